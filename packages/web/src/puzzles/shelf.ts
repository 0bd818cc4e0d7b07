/** The puzzles that ship: which there are, and how a file of them is loaded and kept for offline. */

import { isPuzzleKind, PUZZLES_A_FILE, type PuzzleEntry, type PuzzleKind, readPuzzles } from '@riverstone/bots/puzzles';
import { shelves } from './shelves';

export { isPuzzleKind };

/** The addresses of all files. Their names change with their content. */
const addresses: Readonly<Record<string, string>> = import.meta.glob('./files/*/*.txt', {
  query: '?url',
  import: 'default',
  eager: true,
});

const CACHE = 'riverstone-puzzles';
const loaded = new Map<string, Promise<readonly PuzzleEntry[]>>();

/** How many puzzles of a kind there are. They are counted from 1. */
export function countOf(kind: PuzzleKind): number {
  return shelves[kind].count;
}

/** The number of a puzzle from an address; null where there is none. */
export function numberFrom(kind: PuzzleKind, text: string): number | null {
  const number = /^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= countOf(kind) ? number : null;
}

/** The files of a kind: their first and last number, and the lowest rating in each. */
export function groupsOf(kind: PuzzleKind): readonly { first: number; last: number; rating: number }[] {
  const { count, ratings } = shelves[kind];
  return ratings.map((rating, index) => ({
    first: index * PUZZLES_A_FILE + 1,
    last: Math.min(count, (index + 1) * PUZZLES_A_FILE),
    rating,
  }));
}

/** About the rating of a puzzle, without loading its file: between the first ratings of its file and the next. */
export function ratingNear(kind: PuzzleKind, number: number): number {
  const { ratings } = shelves[kind];
  const place = (number - 1) / PUZZLES_A_FILE;
  const file = Math.min(Math.floor(place), ratings.length - 1);
  const from = ratings[file] ?? 0;
  const to = ratings[file + 1] ?? from + (from - (ratings[file - 1] ?? from));
  return from + (to - from) * (place - file);
}

/** A puzzle; throws where its file can't be loaded. */
export async function loadPuzzle(kind: PuzzleKind, number: number): Promise<PuzzleEntry> {
  const puzzles = await loadFile(kind, Math.ceil(number / PUZZLES_A_FILE));
  const puzzle = puzzles[(number - 1) % PUZZLES_A_FILE];
  if (puzzle === undefined) throw new Error(`there is no puzzle ${number} of ${kind}`);
  return puzzle;
}

/** Every puzzle of a kind, the easiest first; throws where a file can't be loaded. */
export async function loadKind(kind: PuzzleKind): Promise<readonly PuzzleEntry[]> {
  return (await Promise.all(shelves[kind].ratings.map((_, index) => loadFile(kind, index + 1)))).flat();
}

function loadFile(kind: PuzzleKind, file: number): Promise<readonly PuzzleEntry[]> {
  const key = `./files/${kind}/${file}.txt`;
  const puzzles = loaded.get(key) ?? load(key);
  loaded.set(key, puzzles);
  puzzles.catch(() => loaded.delete(key));
  return puzzles;
}

async function load(key: string): Promise<readonly PuzzleEntry[]> {
  return readPuzzles(await textAt(addressOf(key)));
}

function addressOf(key: string): string {
  return new URL(addresses[key] ?? '', import.meta.url).href;
}

/** What was loaded once is kept, so that it can be played offline. Where nothing can be kept, it is loaded again. */
async function textAt(address: string): Promise<string> {
  const cache = await keptFiles();
  const kept = await cache?.match(address);
  if (kept !== undefined) return kept.text();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache?.put(address, response.clone()).catch(() => undefined);
  return response.text();
}

/** Fetches all files that are not kept yet, one after the other, so that every puzzle can be played offline. */
export async function keepAllFiles(): Promise<void> {
  if ((await keptFiles()) === null) return;
  for (const key of Object.keys(addresses)) await textAt(addressOf(key));
}

/** Browsers have no cache over plain http, and some forbid it. */
async function keptFiles(): Promise<Cache | null> {
  if (!('caches' in globalThis)) return null;
  return caches.open(CACHE).catch(() => null);
}
