import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PowerArt } from '../src/art/powers';
import { ACTIONS, Keymap } from '../src/lib/keymap.svelte';
import { edges, meets } from '../src/map/clear';
import type { Frame } from '../src/map/types';

// -- colours, from the theme as it is

const CSS = ['theme', 'base'].map((name) => readFileSync(new URL(`../src/styles/${name}.css`, import.meta.url), 'utf8')).join('\n');
type Theme = Record<string, string>;

function declared(selector: RegExp): Theme {
  const blocks = [...CSS.matchAll(new RegExp(`^${selector.source} \\{([^}]*)\\}`, 'gm'))];
  return Object.fromEntries(blocks.flatMap(([, body]) => [...body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name, colour]) => [name!, colour!])));
}

const light = declared(/:root/);
const themes: Record<string, Theme> = { light, dark: { ...light, ...declared(/:root\[data-theme='dark'\]/) } };

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const EDGE = 3;
/** A pair, the least ratio in both themes, and what the light one was designed to have. */
const PAIRS: [string, string, number, number][] = [
  ['ink', 'paper', TEXT, 11.6], ['ink-soft', 'paper', TEXT, 6.0], ['ink-soft', 'paper-raised', TEXT, 6.5],
  ['piece-edge', 'map-paper', EDGE, 13.4], ['piece-edge', 'sea', EDGE, 10.5],
  ['bad', 'map-paper', EDGE, 6.2], ['bad', 'paper', TEXT, 6.0], ['accent', 'paper-raised', TEXT, 8.3], ['accent', 'paper', TEXT, 7.4], ['good', 'paper-raised', TEXT, 6.0], ['bad', 'paper-raised', TEXT, 6.6],
  ['legal-edge', 'map-paper', TEXT, 4.8], ['legal-edge', 'sea', EDGE, 3.8], ['accent-ink', 'accent', TEXT, 8.3],
  ['focus', 'paper', EDGE, 6.5], ['focus', 'paper-raised', EDGE, 7], ['focus', 'map-paper', EDGE, 6.5], ['focus', 'sea', EDGE, 5],
];

describe.each(Object.keys(themes))('the %s theme', (name) => {
  const theme = themes[name]!;
  it.each(PAIRS)('%s on %s can be told', (one, other, least, designed) => {
    const ratio = contrast(theme[one]!, theme[other]!);
    expect(ratio).toBeGreaterThanOrEqual(least);
    if (name === 'light') expect(ratio).toBeGreaterThanOrEqual(designed - 0.1);
  });

  it('the rope of one power stands out from its land, from the paper and in itself', () => {
    const [land, gold, dark] = [theme['rope-land']!, theme['rope-gold']!, theme['rope-dark']!];
    expect(Math.max(contrast(gold, land), contrast(dark, land))).toBeGreaterThanOrEqual(EDGE);
    expect(Math.max(contrast(gold, theme['map-paper']!), contrast(dark, theme['map-paper']!))).toBeGreaterThanOrEqual(EDGE);
    if (name === 'light') expect(contrast(gold, dark)).toBeGreaterThanOrEqual(EDGE);
    else expect(contrast(gold, land)).toBeGreaterThanOrEqual(EDGE);
  });
});

it('what is drawn the same in both themes can be read', () => {
  expect(contrast('#ffffff', '#3b6e9f')).toBeGreaterThanOrEqual(5.3); // odds
  expect(contrast('#2f2a24', '#f3e3b2')).toBeGreaterThanOrEqual(TEXT);
  expect(contrast('#2f2a24', '#fff3c9')).toBeGreaterThanOrEqual(TEXT); // a button that is raised
  expect(contrast('#1f4f8f', '#fffefa')).toBeGreaterThanOrEqual(TEXT);
  expect(light.focus).toBe('#1f4f8f');
});

const GAMES = new URL('../../src/chancellery/games/', import.meta.url);
const arts = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('art.json'));

it.each(arts)('%s: letters can be read on their colours, and no two powers differ by colour alone', (path) => {
  const { powers } = JSON.parse(readFileSync(new URL(path, GAMES), 'utf8')) as { powers: Record<string, PowerArt> };
  for (const [power, { fill, ink }] of Object.entries(powers)) expect([power, contrast(fill, ink) >= TEXT]).toEqual([power, true]);
  const onMap = Object.entries(powers).filter(([id]) => !id.startsWith('player_')).map(([, art]) => art); // the others are seats before they have chosen
  const signs = (art: PowerArt): string => `${art.letter} ${art.pattern}`;
  expect(new Set(onMap.map(signs)).size).toBe(new Set(onMap.map((art) => `${signs(art)} ${art.fill}`)).size);
});

// -- keys

describe('single keys', () => {
  it('do what they usually do', () => {
    const keys = new Keymap();
    for (const [key] of ACTIONS) expect(keys.meant(key)).toBe(key);
    for (const key of ['1', '9', '+', '-', '0', ' ', 'n']) expect(keys.meant(key)).toBe(key); // n: of a lesson
    expect(keys.meant('L')).toBe('l');
  });

  it('can be changed; two actions never share one', () => {
    const keys = new Keymap();
    expect(keys.change('l', 'k')).toBe(true);
    expect([keys.meant('k'), keys.meant('l'), keys.of('l')]).toEqual(['l', null, 'k']);
    expect(keys.change('u', 'K')).toBe(true); // taken: they change places
    expect([keys.meant('k'), keys.meant('u')]).toEqual(['u', 'l']);
    expect(new Set(ACTIONS.map(([key]) => keys.of(key))).size).toBe(ACTIONS.length);
    for (const fixed of ['1', '+', ' ', 'ab', '']) expect(keys.change('l', fixed)).toBe(false);
    keys.reset();
    expect([keys.meant('l'), keys.changed]).toEqual(['l', false]);
  });

  it('can be switched off, all but the space bar', () => {
    const keys = new Keymap();
    keys.set(false);
    expect(['e', '1', '+', '.', '?', ' '].map((key) => keys.meant(key))).toEqual([null, null, null, null, null, ' ']);
    expect([keys.shown, keys.tip('U')]).toEqual([false, '']);
  });
});

// -- what has the focus is not covered

describe('what lies over the board', () => {
  it('takes the edge where it takes least', () => {
    const stage: Frame = [12, 12, 416, 678];
    const hand: Frame = [400, 658, 800, 736];
    expect(edges([stage, hand], 1216, 736)).toEqual({ left: 416, top: 0, right: 0, bottom: 78 });
    expect(edges([[896, 0, 1216, 736]], 1216, 736).right).toBe(320);
  });

  it('never takes all of it', () => {
    expect(edges([[0, 0, 1000, 600]], 1000, 600)).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
    const { top, bottom } = edges([[0, 0, 390, 40], [6, 200, 384, 640]], 390, 656);
    expect(656 - top - bottom).toBeGreaterThan(120);
  });

  it('meets what it covers', () => {
    expect([meets([0, 0, 10, 10], [9, 9, 20, 20]), meets([0, 0, 10, 10], [10, 0, 20, 10])]).toEqual([true, false]);
  });
});
