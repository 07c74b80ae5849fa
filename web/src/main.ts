import { mount } from 'svelte';
import { api } from './api/client';
import App from './App.svelte';
import { learnCovers } from './art/covers';
import { learnPieces } from './art/pieces';
import { learnPowers } from './art/powers';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';

const target = document.getElementById('app')!;

/** The pages that most come to first are fetched while words and art are. */
const AHEAD: Record<string, () => Promise<unknown>> = { start: () => import('./start/StartPage.svelte'), rules: () => import('./rules/RulesPage.svelte') };

/** Games bring their own art; without an answer all is drawn in grey. */
async function start(): Promise<void> {
  const words = settings.begin();
  AHEAD[router.page.name]?.().catch(() => undefined); // the page itself says what is wrong
  try {
    const art = await api.art();
    learnPowers(art.powers ?? {}, art.lands ?? {});
    learnPieces(art.pieces ?? {});
    learnCovers(art.covers ?? {});
  } catch {
    // the pages say themselves that the server is away
  }
  await words;
  target.textContent = '';
  mount(App, { target });
}

/** A new version lies on the server, and a part that was never opened is gone: the page is loaded anew, once. */
addEventListener('vite:preloadError', () => {
  const [key, now] = ['chancellery.anew', Date.now()];
  if (now - Number(sessionStorage.getItem(key)) < 60_000) return;
  sessionStorage.setItem(key, String(now));
  location.reload();
});

void start();
