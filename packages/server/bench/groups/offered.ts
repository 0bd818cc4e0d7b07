/**
 * How long a move takes to the other client where every server is offered the same moves at the same times. Under
 * `load` each goes as fast as it can, so its latency is the length of its own queue.
 */

import { benchServers, rivals } from '../bench-servers.js';
import type { Figure } from '../figure.js';
import { goals } from '../goals.js';
import type { OfferedResult } from '../load/offered-load.js';
import { offerLoadToServer } from '../measure-server.js';
import type { Scale } from '../scale.js';

/** The results of one run, by the server's name. */
type Run = ReadonlyMap<string, readonly OfferedResult[]>;

const OURS = 'riverstone';
const FLOOR = 'bare socket';

export async function* offeredFigures(scale: Scale): AsyncGenerator<Figure> {
  for (const tables of scale.loadTables) {
    const runs: Run[] = [];
    for (let run = 0; run < scale.runs; run++) {
      const results = await offerToAll(tables, scale);
      yield* toldOf(tables, results);
      runs.push(results);
    }
    for (const [place, rate] of scale.rates.entries()) yield* comparedAt(`offered ${tables}, ${rate}/s`, place, runs);
  }
}

async function offerToAll(tables: number, scale: Scale): Promise<Run> {
  const results = new Map<string, readonly OfferedResult[]>();
  for (const benchServer of benchServers) {
    if (benchServer.name !== OURS && benchServer.name !== FLOOR && !rivals.has(benchServer.name)) continue;
    const result = await offerLoadToServer(benchServer, tables, scale);
    if (result !== null) results.set(benchServer.name, result);
  }
  return results;
}

function* toldOf(tables: number, results: Run): Generator<Figure> {
  for (const [name, rates] of results) {
    for (const { rate, movesPerSecond, microsPerMove, p50, p99 } of rates) {
      const named = (what: string): string => `offered ${tables}, ${rate}/s ${name}: ${what}`;
      yield { name: named('moves'), value: movesPerSecond, unit: '/s', goal: null };
      yield { name: named('server time a move'), value: microsPerMove[0] ?? Number.NaN, unit: 'us', goal: null };
      yield { name: named('p50'), value: p50, unit: 'ms', goal: null };
      yield { name: named('p99'), value: p99, unit: 'ms', goal: null };
    }
  }
}

/** In how many runs our p99 was lower than each rival's, and how far it was above the floor. */
function* comparedAt(name: string, place: number, runs: readonly Run[]): Generator<Figure> {
  for (const rival of rivals) {
    const ratios = ratiosTo(rival, place, runs);
    if (ratios.length === 0) continue;
    const lower = ratios.filter((ratio) => ratio < 1).length;
    yield { name: `${name}: p99 below ${rival}'s, runs`, value: lower, unit: '', goal: { least: ratios.length } };
  }
  const ratios = ratiosTo(FLOOR, place, runs).sort((one, other) => one - other);
  for (const [what, ratio] of [
    ['median', ratios[Math.floor(ratios.length / 2)]],
    ['highest', ratios.at(-1)],
  ] as const)
    if (ratio !== undefined)
      yield {
        name: `${name}: p99 / ${FLOOR}'s, ${what}`,
        value: ratio,
        unit: 'x',
        goal: { most: goals.partOfBareLatency },
      };
}

function ratiosTo(name: string, place: number, runs: readonly Run[]): number[] {
  return runs.flatMap((run) => {
    const [ours, theirs] = [run.get(OURS)?.[place], run.get(name)?.[place]];
    return ours === undefined || theirs === undefined ? [] : [ours.p99 / theirs.p99];
  });
}
