/** Views as JSON: everything comes back, and nothing that was tampered with is misread. */

import { expect } from 'vitest';
import { type Game, type GameTypes, pick, type Refusal, type Rng, type Viewer } from '../../src/index.js';

/** A view's JSON, as a program outside gets it. */
type Json = Record<string, unknown>;

/** What every viewer sees comes back from its JSON. */
export function checkViewsComeBack<T extends GameTypes>(game: Game<T>, state: T['State'], seats: number): void {
  for (const viewer of viewers(seats)) {
    const view = game.view(state, viewer);
    const read = game.readView(JSON.parse(JSON.stringify(game.writeView(view))));
    // The order of fields is the same too, so that equal texts will do; the runner's own comparison is slow.
    if (!read.ok || JSON.stringify(read.value) !== JSON.stringify(view))
      expect(read).toEqual({ ok: true, value: view });
  }
}

/** A view's JSON with something in it changed, left out or added: refused, or read as exactly what it says. */
export function checkTamperedView<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seats: number,
  rng: Rng,
): void {
  const written = JSON.stringify(game.writeView(game.view(state, pick(viewers(seats), rng))));
  for (let change = 0; change < 20; change++) {
    const tampered: Json = JSON.parse(written);
    tamper(tampered, rng);
    const read = game.readView(tampered);
    if (read.ok) expect(game.writeView(read.value)).toEqual(tampered);
    else if (!isRefusal(read.error)) expect(read.error).toBe('a refusal that names the field');
  }
  for (const junk of someJunk) if (game.readView(junk).ok) expect(junk).toBe('refused');
}

function isRefusal({ code, detail }: Refusal): boolean {
  return (code === 'bad-request' || code === 'bad-notation') && typeof detail.field === 'string';
}

function viewers(seats: number): Viewer[] {
  return [...Array(seats).keys(), 'spectator'];
}

const someJunk: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2,
  5,
  9,
  10,
  0.5,
  1e99,
  '',
  'a1',
  'spectator',
  'y4c6',
  'a1-d1 d',
  '/'.repeat(8),
  [],
  [0],
  [0, 0],
  [null],
  new Array(100).fill(1),
  {},
  { seat: 0 },
  { scores: [0, 0] },
];

/** Changes one thing somewhere in a value. */
function tamper(value: Json | unknown[], rng: Rng): void {
  const names = Object.keys(value);
  const name = names.length === 0 ? 'odd' : pick(names, rng);
  const inside = (value as Json)[name];
  if (typeof inside === 'object' && inside !== null && rng.below(4) > 0) tamper(inside as Json, rng);
  else if (Array.isArray(value)) tamperWithList(value, Number(name) || 0, rng);
  else tamperWithObject(value, name, rng);
}

function tamperWithObject(value: Json, name: string, rng: Rng): void {
  const kind = rng.below(5);
  if (kind === 0) delete value[name];
  else if (kind === 1) value[pick(['odd', 'length', 'constructor', `${name}s`], rng)] = pick(someJunk, rng);
  else value[name] = changed(value[name], rng);
}

function tamperWithList(value: unknown[], index: number, rng: Rng): void {
  const kind = rng.below(4);
  if (kind === 0) value.splice(index, 1);
  else if (kind === 1) value.push(pick([value[index], ...someJunk], rng));
  else value[index] = changed(value[index], rng);
}

/** Something else in a value's place: often close to it. */
function changed(value: unknown, rng: Rng): unknown {
  if (rng.below(2) === 0) return structuredClone(pick(someJunk, rng));
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + pick([-1, 1, 0.5, 100], rng);
  if (typeof value !== 'string') return null;
  const at = rng.below(value.length + 1);
  return value.slice(0, at) + pick([...'.19AIdxn#/- \n'], rng) + value.slice(at + rng.below(2));
}
