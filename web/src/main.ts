import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';

const target = document.getElementById('app')!;
target.textContent = '';
mount(App, { target });
