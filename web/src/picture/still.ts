/**
 * Pictures of components: what one draws becomes an SVG of its own, with the styles and fonts it needs, so that several
 * maps can stand on a page without meddling with each other, and can be kept as a file.
 */

import { type Component, flushSync, mount, unmount } from 'svelte';
import { settings } from '../lib/settings.svelte';

/**
 * The rules of all style sheets as they were written: what a browser gives back of them loses shorthands with variables.
 * Sheets that come with other pages are read when they are there.
 */
const sheets = new Map<Element, Promise<string>>();

async function rules(): Promise<[selector: string, rule: string][]> {
  const all = [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel="stylesheet"], style')];
  for (const one of all) if (!sheets.has(one)) sheets.set(one, one instanceof HTMLLinkElement ? fetch(one.href).then((answer) => answer.text()).then((text) => text.replace(/url\((?!data:)["']?([^"')]+)["']?\)/g, (_, path: string) => `url(${new URL(path, one.href).href})`), () => '') : Promise.resolve(one.textContent ?? ''));
  return split((await Promise.all(all.map((one) => sheets.get(one)!))).join('\n'));
}

/** The outermost rules, each with what stands before its brace. */
export function split(css: string): [selector: string, rule: string][] {
  const text = css.replace(/\/\*[^]*?\*\//g, '');
  const found: [string, string][] = [];
  let [start, open, depth] = [0, 0, 0];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{' && depth++ === 0) open = i;
    else if (text[i] === '}' && --depth === 0) {
      found.push([text.slice(start, open).trim(), text.slice(start, i + 1).trim()]);
      start = i + 1;
    }
  }
  return found;
}

/** The styles that something in the drawing has. */
function stylesOf(svg: SVGElement, all: [string, string][]): string {
  return all.flatMap(([selector, rule]) => {
    if (selector.startsWith(':root')) return [rule];
    if (selector.startsWith('@')) return [];
    try {
      return svg.matches(selector) || svg.querySelector(selector) ? [rule] : [];
    } catch {
      return [];
    }
  }).join('\n');
}

const fonts = new Map<string, Promise<string>>();

/** A font inside a style: a picture loads nothing. */
function fontFace(rule: string): Promise<string> {
  const address = /url\(["']?([^"')]+)/.exec(rule)?.[1];
  if (!address) return Promise.resolve('');
  let found = fonts.get(address);
  if (!found) {
    found = fetch(address).then((answer) => answer.blob()).then(dataUrl).then((data) => rule.replace(/url\([^)]+\)/, `url("${data}")`), () => '');
    fonts.set(address, found);
  }
  return found;
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });

/** Fonts for the letters on pieces and seas; for all words, if it has words. */
async function fontsOf(all: [string, string][], words: boolean): Promise<string> {
  const faces = all.flatMap(([selector, rule]) => (selector === '@font-face' ? [rule.replace(/\s+/g, ' ')] : []));
  const wanted = faces.filter((face) => words || (/Garamond/.test(face) && /unicode-range: ?U\+0+-0*FF/i.test(face) && (/font-style: ?italic/.test(face) || /font-weight: ?600/.test(face))));
  return (await Promise.all(wanted.map(fontFace))).join('\n');
}

/** What a component draws, as the text of an SVG file. Its first SVG element counts. */
export async function drawing<P extends Record<string, unknown>>(component: Component<P>, props: P, words = false): Promise<string> {
  const all = await rules();
  const faces = await fontsOf(all, words);
  const target = document.createElement('div');
  const made = mount(component, { target, props });
  flushSync();
  const svg = target.querySelector('svg')!;
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${faces}\n${stylesOf(svg, all)}`;
  svg.prepend(style);
  svg.setAttribute('data-theme', settings.dark ? 'dark' : 'light');
  const text = new XMLSerializer().serializeToString(svg);
  void unmount(made);
  return text;
}

export const svgUrl = (text: string): string => URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));

/** The SVG as a PNG of so many pixels. */
export async function png(text: string, width: number, height: number): Promise<Blob> {
  const url = svgUrl(text);
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(url);
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** One picture after another, each when the page has nothing better to do. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const idle = (): Promise<void> => new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(() => done(), { timeout: 400 }) : setTimeout(done, 30)));
  const found = turn.then(idle).then(work);
  turn = found.catch(() => undefined);
  return found;
}
