/**
 * Moves a second, processor time for a move, and how long one takes to the other client: ours, and others in the same
 * run.
 */

import { benchServers, rivals } from '../bench-servers.js';
import type { Figure } from '../figure.js';
import { goals } from '../goals.js';
import type { LoadResult } from '../load/generator.js';
import { measureServer } from '../measure-server.js';
import type { Scale } from '../scale.js';

/** What our processor time a move may be at most, as a part of theirs. */
const timeGoals: Readonly<Record<string, number>> = {
  'boardgame.io': goals.partOfBoardgame,
  'bare socket': goals.partOfBare,
};

type Results = ReadonlyMap<string, LoadResult>;

export async function* loadFigures(scale: Scale): AsyncGenerator<Figure> {
  for (const tables of scale.loadTables) {
    const results = new Map<string, LoadResult>();
    for (const benchServer of benchServers) {
      const result = await measureServer(benchServer, tables, scale);
      if (result !== null) results.set(benchServer.name, result);
    }
    yield* [...results].flatMap(([name, result]) => told(name, tables, result));
    yield* compared(tables, results);
  }
}

function told(name: string, tables: number, result: LoadResult): Figure[] {
  const ours = name === 'riverstone';
  const named = (what: string): string => `load ${tables} ${name}: ${what}`;
  return [
    { name: named('moves'), value: result.movesPerSecond, unit: '/s', goal: null },
    {
      name: named('server time a move'),
      value: result.serverMicrosPerMove,
      unit: 'us',
      goal: ours ? { most: goals.microsPerMove } : null,
    },
    { name: named('p50'), value: result.p50, unit: 'ms', goal: null },
    { name: named('p99'), value: result.p99, unit: 'ms', goal: null },
    { name: named('memory'), value: result.megabytes, unit: 'MB', goal: null },
    { name: named('memory a table'), value: (1000 * result.megabytes) / tables, unit: 'kB', goal: null },
    { name: named('client time a move'), value: result.clientMicrosPerMove, unit: 'us', goal: null },
  ];
}

/**
 * Ours as a part of theirs. Colyseus at its best sends a patch by hand after every message: it is told, and no goal.
 */
function compared(tables: number, results: Results): Figure[] {
  const ours = results.get('riverstone');
  if (ours === undefined) return [];
  return [...results].flatMap(([name, theirs]) => {
    if (theirs === ours) return [];
    const named = (what: string): string => `load ${tables} ours / ${name}: ${what}`;
    const isRival = rivals.has(name);
    const timeGoal = timeGoals[name] === undefined ? null : { most: timeGoals[name] };
    return [
      ratio(named('moves'), ours.movesPerSecond / theirs.movesPerSecond, isRival ? { least: 1 } : null),
      ratio(named('server time a move'), ours.serverMicrosPerMove / theirs.serverMicrosPerMove, timeGoal),
      ratio(named('p99'), ours.p99 / theirs.p99, isRival ? { most: 1 } : null),
    ];
  });
}

function ratio(name: string, value: number, goal: Figure['goal']): Figure {
  return { name, value, unit: 'x', goal };
}
