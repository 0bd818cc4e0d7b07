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
import { paceFigures } from './groups/pace.js';
import { storedFigures } from './groups/stored.js';
import { fullScale, quickScale, type Scale } from './scale.js';

const groups: Readonly<Record<string, (scale: Scale) => AsyncIterable<Figure>>> = {
  load: loadFigures,
  pace: paceFigures,
  idle: idleFigures,
  stored: storedFigures,
  kill: killFigures,
};

const usage = `npm run bench:online -- [--only NAMES] [--quick] [--json FILE]

  --only NAMES   only some of ${Object.keys(groups).join(',')}
  --quick        a first impression in a few minutes
  --json FILE    where the JSON goes (default .cache/bench-online.json)`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(groups).join(',') },
    quick: { type: 'boolean', default: false },
    json: { type: 'string', default: fileURLToPath(new URL('../../../.cache/bench-online.json', import.meta.url)) },
    help: { type: 'boolean', default: false },
  },
});

const names = values.only.split(',');
const unknown = names.filter((name) => !Object.hasOwn(groups, name));

if (values.help) console.log(usage);
else if (unknown.length > 0) throw new Error(`nothing is called ${unknown.join(', ')}\n\n${usage}`);
else await run();

async function run(): Promise<void> {
  const figures: Figure[] = [];
  for (const name of names) {
    for await (const figure of groups[name]?.(values.quick ? quickScale : fullScale) ?? []) {
      console.log(figureLine(figure));
      figures.push(figure);
    }
  }
  const missed = figures.filter((figure) => !isMet(figure));
  console.log(`${figures.length} figures, ${missed.length} goals missed; JSON in ${values.json}`);
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
}
