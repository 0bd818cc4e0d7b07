/** The native yardstick: runs its programs and names their figures as ours are named. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A line of the yardstick's output. */
interface NativeLine {
  readonly bench?: string;
  readonly expert?: boolean;
  readonly players?: number;
  readonly tiles?: number;
  readonly incremental?: boolean;
  readonly stage?: string;
  readonly uncovered?: number;
  readonly games_per_s?: number;
  readonly lists_per_s?: number;
  readonly per_s?: number;
  readonly nodes_per_s?: number;
  readonly pairs_per_s?: number;
  readonly solves_per_s?: number;
  readonly grids_per_s?: number;
  readonly mean_ms?: number;
}

/** The programs of each group and their arguments. */
const programs: Readonly<Record<string, (seconds: string) => readonly (readonly [string, ...string[]])[]>> = {
  challenge: (seconds) => [['chal_bench', seconds]],
  race: (seconds) => [['race_bench', seconds]],
  kakuzu: () => [
    ['kz_bench', 'count'],
    ['kz_sampler', '6'],
  ],
};

/** How often a second the native code does each thing of a group, by the names of our figures. */
export function nativeFigures(folder: string, group: string, seconds: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [program, ...args] of programs[group]?.(seconds) ?? []) {
    const output = execFileSync(join(folder, program), args, { encoding: 'utf8' });
    for (const text of output.split('\n').filter((line) => line.startsWith('{'))) {
      const figure = named(JSON.parse(text) as NativeLine);
      if (figure) found.set(figure[0], figure[1]);
    }
  }
  return found;
}

function named(line: NativeLine): [name: string, perSecond: number] | undefined {
  const rules = line.expert ? 'expert' : 'base';
  const kept = line.incremental ? 'incremental' : 'cold';
  switch (line.bench) {
    case 'challenge.randomGames':
      return [`${line.bench} ${rules} ${line.players}p`, line.games_per_s ?? 0];
    case 'challenge.moveLists':
      return [`${line.bench} ${rules} ${line.tiles} ${kept}`, line.lists_per_s ?? 0];
    case 'challenge.bestPerDigit':
      return [`${line.bench} ${rules} ${line.tiles} ${kept}`, line.per_s ?? 0];
    case 'challenge.twoPlyNodes':
      return [`${line.bench} ${rules} ${line.tiles}`, line.nodes_per_s ?? 0];
    case 'challenge.applyUndo':
      return [`${line.bench} ${rules} ${line.tiles}`, line.pairs_per_s ?? 0];
    case 'race.best':
      return [`${line.bench} ${line.stage?.split('(')[0]} ${line.tiles}`, line.solves_per_s ?? 0];
    case 'kakuzu.exactCount':
      return [`${line.bench} ${line.uncovered}`, line.grids_per_s ?? 0];
    case 'kakuzu.samplerTo0.02':
      return [`${line.bench} ${line.uncovered}`, 1000 / (line.mean_ms ?? Number.POSITIVE_INFINITY)];
    default:
      return undefined;
  }
}
