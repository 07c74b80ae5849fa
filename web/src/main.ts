import { mount } from 'svelte';
import { api } from './api/client';
import App from './App.svelte';
import { learnCovers } from './art/covers';
import { learnPieces } from './art/pieces';
import { learnPowers } from './art/powers';
import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';

const target = document.getElementById('app')!;

/** Games bring their own art; without an answer all is drawn in grey. */
async function start(): Promise<void> {
  try {
    const art = await api.art();
    learnPowers(art.powers ?? {}, art.lands ?? {});
    learnPieces(art.pieces ?? {});
    learnCovers(art.covers ?? {});
  } catch {
    // the pages say themselves that the server is away
  }
  target.textContent = '';
  mount(App, { target });
}

void start();
