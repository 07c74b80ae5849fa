/** Positions as plain data: reading and changing a field by its way, and writing a whole one into a link. */

import type { Control } from './types';

export type Position = Record<string, unknown>;
type Table = Record<string, unknown>;

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value);

export function read(position: Position, path: readonly string[]): unknown {
  let found: unknown = position;
  for (const key of path) found = isTable(found) ? found[key] : undefined;
  return found;
}

/** The position with another value; undefined takes the field away, and the tables that are empty then. */
export function put(position: Position, path: readonly string[], value: unknown): Position {
  const [key, ...rest] = path;
  if (key === undefined) return isTable(value) ? value : {};
  const next = rest.length ? put(isTable(position[key]) ? position[key] : {}, rest, value) : value;
  const gone = next === undefined || (rest.length > 0 && value === undefined && isTable(next) && !Object.keys(next).length);
  if (!gone) return { ...position, [key]: next };
  return Object.fromEntries(Object.entries(position).filter(([name]) => name !== key));
}

export const listAt = (position: Position, path: readonly string[]): unknown[] => [read(position, path) ?? []].flat() as unknown[];
export const tableAt = (position: Position, path: readonly string[]): Table => {
  const found = read(position, path);
  return isTable(found) ? found : {};
};

/** Whether a field can be at a place. */
export const fits = (control: Control, place: string): boolean => !control.among?.length || control.among.includes(place);

export const samePair = (pair: unknown, first: string, second: string): boolean => Array.isArray(pair) && pair.includes(first) && pair.includes(second);

/** The places that a field names now. */
export function placesOf(control: Control, position: Position): string[] {
  if (control.kind === 'places') return listAt(position, control.path).map(String);
  if (control.kind === 'at') return Object.keys(tableAt(position, control.path));
  const at = control.kind === 'stands' ? read(position, control.path) : undefined;
  return typeof at === 'string' && !control.values?.some((value) => value.id === at) ? [at] : [];
}

// -- links

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const through = async (bytes: Uint8Array<ArrayBuffer>, way: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>): Promise<Uint8Array> => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer());

/** A position as the end of an address. */
export async function pack(position: Position): Promise<string> {
  return toText(await through(new TextEncoder().encode(JSON.stringify(position)), new CompressionStream('deflate-raw')));
}

/** The position in the end of an address; an error if there is none. */
export async function unpack(text: string): Promise<Position> {
  const found: unknown = JSON.parse(new TextDecoder().decode(await through(toBytes(text), new DecompressionStream('deflate-raw'))));
  if (!isTable(found)) throw new Error('no position');
  return found;
}
