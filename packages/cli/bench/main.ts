/** `npm run bench`: measures the hot paths and prints ratios within this one run, as a table and as JSON. */

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Figure } from './figure.js';
import { nativeFigures } from './native.js';

const usage = `npm run bench -- [--native DIR] [--group NAME] [--seconds N] [--json FILE]

  --native DIR   compare with the native yardstick built in DIR, run in between; else with the plain rules
  --group NAME   only challenge, race, kakuzu or judge
  --seconds N    processor time for each figure (default 0.5)
  --json FILE    where the JSON goes (default .cache/bench.json)`;

const { values } = parseArgs({
  options: {
    native: { type: 'string' },
    group: { type: 'string', multiple: true, default: ['challenge', 'race', 'kakuzu', 'judge'] },
    seconds: { type: 'string', default: '0.5' },
    json: { type: 'string', default: fileURLToPath(new URL('../../../.cache/bench.json', import.meta.url)) },
    help: { type: 'boolean', default: false },
  },
});

/** What part of native speed each kind of figure must reach. */
const goals: readonly (readonly [prefix: string, ratio: number])[] = [
  ['challenge.randomGames', 1 / 3],
  ['challenge.', 1 / 2],
  ['race.', 1 / 3],
  ['kakuzu.exactCount', 1 / 4],
];

interface Row extends Figure {
  readonly baseline: 'native' | 'plain' | null;
  readonly baselinePerSecond: number | null;
  readonly ratio: number | null;
  readonly goalRatio: number | null;
  readonly met: boolean | null;
}

if (values.help) console.log(usage);
else run();

function run(): void {
  const rows = values.group.flatMap(measureGroup);
  for (const row of rows) console.log(tableLine(row));
  const missed = rows.filter(({ met }) => met === false);
  console.log(`${rows.length} figures, ${missed.length} below their goal; JSON in ${values.json}`);
  writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
}

/** Measures ours, native, then ours again, so that other work on the machine affects both alike. */
function measureGroup(group: string): Row[] {
  const before = ours(group);
  const native =
    values.native === undefined ? new Map<string, number>() : nativeFigures(values.native, group, values.seconds);
  const after = new Map(ours(group).map((figure) => [figure.name, figure]));
  return before.map((figure) => row(mean(figure, after.get(figure.name)), native.get(figure.name)));
}

function ours(group: string): Figure[] {
  const file = fileURLToPath(new URL('./run-group.ts', import.meta.url));
  const child = spawnSync(process.execPath, ['--import', 'tsx', file, group, values.seconds], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 26,
  });
  if (child.status !== 0) process.exit(child.status ?? 1);
  return child.stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Figure);
}

function mean(one: Figure, other: Figure | undefined): Figure {
  return other ? { ...one, perSecond: (one.perSecond + other.perSecond) / 2 } : one;
}

function row(figure: Figure, native: number | undefined): Row {
  const baselinePerSecond = native ?? figure.plainPerSecond ?? null;
  const baseline = native === undefined ? (figure.plainPerSecond === undefined ? null : 'plain') : 'native';
  const ratio = baselinePerSecond === null ? null : figure.perSecond / baselinePerSecond;
  const goalRatio =
    baseline === 'native' ? (goals.find(([prefix]) => figure.name.startsWith(prefix))?.[1] ?? null) : null;
  const met =
    figure.goal !== undefined
      ? figure.perSecond >= figure.goal
      : goalRatio === null || ratio === null
        ? null
        : ratio >= goalRatio;
  return { ...figure, baseline, baselinePerSecond, ratio, goalRatio, met };
}

function tableLine({ name, perSecond, ratio, baseline, goalRatio, goal, met, worstMs }: Row): string {
  const speed = perSecond >= 100 ? Math.round(perSecond).toLocaleString('en') : perSecond.toFixed(2);
  const compared = ratio === null ? '' : `${ratio.toFixed(2)} x ${baseline}`;
  const wanted =
    goalRatio !== null ? `goal ${goalRatio.toFixed(2)}` : goal !== undefined ? `goal ${Math.round(goal)}/s` : '';
  const verdict = met === null ? '' : met ? 'met' : 'MISSED';
  const worst = worstMs === undefined ? '' : `worst ${worstMs.toFixed(2)} ms`;
  return `${name.padEnd(44)} ${speed.padStart(12)}/s  ${compared.padStart(14)}  ${wanted.padEnd(12)} ${verdict.padEnd(6)} ${worst}`.trimEnd();
}
