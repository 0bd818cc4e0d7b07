/**
 * How long a move takes to the other client where every server has the same to do. Under `load` each goes as fast as it
 * can, so the faster one has more to do, and its latency is the length of its own queue.
 */

import { contenders, rivals } from '../contenders.js';
import type { Figure } from '../figure.js';
import type { LoadResult } from '../load/generator.js';
import { measureContender } from '../measure-contender.js';
import type { Scale } from '../scale.js';

/** Each table moves at most five times a second: more than people do, and less than any of the servers can take. */
const BETWEEN_MOVES = 200;

export async function* paceFigures(scale: Scale): AsyncGenerator<Figure> {
  for (const tables of scale.loadTables) {
    const results = new Map<string, LoadResult>();
    for (const contender of contenders) {
      if (contender.name !== 'riverstone' && !rivals.has(contender.name)) continue;
      const result = await measureContender(contender, { tables, betweenMoves: BETWEEN_MOVES }, scale);
      if (result !== null) results.set(contender.name, result);
    }
    yield* figuresOf(tables, results);
  }
}

function* figuresOf(tables: number, results: ReadonlyMap<string, LoadResult>): Generator<Figure> {
  for (const [name, { movesPerSecond, p50, p99 }] of results) {
    const named = (what: string): string => `pace ${tables} ${name}: ${what}`;
    yield { name: named('moves'), value: movesPerSecond, unit: '/s', goal: null };
    yield { name: named('p50'), value: p50, unit: 'ms', goal: null };
    yield { name: named('p99'), value: p99, unit: 'ms', goal: null };
  }
  const ours = results.get('riverstone');
  if (ours === undefined) return;
  for (const [name, theirs] of results)
    if (theirs !== ours)
      yield { name: `pace ${tables} ours / ${name}: p99`, value: ours.p99 / theirs.p99, unit: 'x', goal: null };
}
