/**
 * `npm run bench:online`: how many moves our server takes, at what cost, and what it loses; with others beside it in
 * the same run.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Figure, figureLine, isMet } from './figure.js';
import { idleFigures } from './groups/idle.js';
import { killFigures } from './groups/kill.js';
import { loadFigures } from './groups/load.js';
import { nodesFigures } from './groups/nodes.js';
import { offeredFigures } from './groups/offered.js';
import { postgresFigures } from './groups/postgres.js';
import { storedFigures } from './groups/stored.js';
import { fullScale, quickScale, type Scale } from './scale.js';

interface Group {
  readonly about: string;
  /** What of the scale it goes by. */
  readonly sizes: string;
  figures(scale: Scale): AsyncIterable<Figure>;
}

const groups: Readonly<Record<string, Group>> = {
  load: {
    about: 'processor time a move, and moves a second, of ours and of others',
    sizes: '--tables --seconds',
    figures: loadFigures,
  },
  offered: {
    about: 'how long moves take that are due at fixed times, at ours and at others',
    sizes: '--tables --seconds --rates --runs',
    figures: offeredFigures,
  },
  postgres: {
    about: 'processor time a move with PostgreSQL, beside SQLite',
    sizes: '--tables --seconds',
    figures: postgresFigures,
  },
  nodes: {
    about: 'processor time a move of one node and of three, with so many tables at each',
    sizes: '--tables --seconds',
    figures: nodesFigures,
  },
  stored: {
    about: 'start, processor time a move and the list of a guest, with few and many tables in the store',
    sizes: '--stored --seconds',
    figures: storedFigures,
  },
  idle: {
    about: 'memory with thousands of clients that do nothing',
    sizes: '--tables',
    figures: idleFigures,
  },
  kill: {
    about: 'what is lost when the server is killed under load',
    sizes: '--kills',
    figures: killFigures,
  },
};

const usage = `npm run bench:online -- [--only NAMES] [sizes] [--quick] [--json FILE]

  --only NAMES    only some groups, separated by commas
  --quick         a first impression in a few minutes
  --json FILE     where the JSON goes (default .cache/bench-online.json)

Sizes; lists are separated by commas:
  --seconds N     how long each figure is measured (default ${fullScale.seconds})
  --tables LIST   tables with two clients each (default ${fullScale.loadTables}; idle: ${fullScale.idleTables})
  --rates LIST    moves a second that are offered (default ${fullScale.rates})
  --runs N        how often they are offered (default ${fullScale.runs})
  --stored LIST   tables in the store (default ${fullScale.storedTables})
  --kills N       how often the server is killed (default ${fullScale.kills})

Groups:
${Object.entries(groups)
  .map(([name, { about, sizes }]) => `  ${name.padEnd(9)} ${about}\n${''.padEnd(12)}${sizes}`)
  .join('\n')}`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(groups).join(',') },
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    tables: { type: 'string' },
    rates: { type: 'string' },
    runs: { type: 'string' },
    stored: { type: 'string' },
    kills: { type: 'string' },
    json: { type: 'string', default: fileURLToPath(new URL('../../../.cache/bench-online.json', import.meta.url)) },
    help: { type: 'boolean', default: false },
  },
});

const names = values.only.split(',');
const unknown = names.filter((name) => !Object.hasOwn(groups, name));

if (values.help) console.log(usage);
else if (unknown.length > 0) fail(`there is no group ${unknown.join(', ')}`);
else await run(chosenScale());

function fail(reason: string): never {
  console.error(`${reason}\n\n${usage}`);
  process.exit(1);
}

function chosenScale(): Scale {
  const scale = values.quick ? quickScale : fullScale;
  const [runs] = numbers('runs') ?? [];
  const [seconds] = numbers('seconds') ?? [];
  const [kills] = numbers('kills') ?? [];
  const tables = numbers('tables');
  return {
    ...scale,
    runs: runs ?? scale.runs,
    seconds: seconds ?? scale.seconds,
    kills: kills ?? scale.kills,
    loadTables: tables ?? scale.loadTables,
    idleTables: tables?.[0] ?? scale.idleTables,
    rates: numbers('rates') ?? scale.rates,
    storedTables: numbers('stored') ?? scale.storedTables,
  };
}

function numbers(name: 'seconds' | 'tables' | 'rates' | 'runs' | 'stored' | 'kills'): readonly number[] | undefined {
  const list = values[name]?.split(',').map(Number);
  const isRight = list === undefined || list.every((value) => Number.isInteger(value) && value > 0);
  return isRight ? list : fail(`--${name} takes whole numbers above 0`);
}

async function run(scale: Scale): Promise<void> {
  const figures: Figure[] = [];
  for (const name of names) {
    for await (const figure of groups[name]?.figures(scale) ?? []) {
      console.log(figureLine(figure));
      figures.push(figure);
    }
  }
  const missed = figures.filter((figure) => !isMet(figure));
  console.log(`${figures.length} figures, ${missed.length} goals missed; JSON in ${values.json}`);
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
}
