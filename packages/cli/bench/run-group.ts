/** Measures one group of figures in a process of its own, so that no group warms or spoils the code of another. */

import { challengeFigures } from './challenge.js';
import type { Figure } from './figure.js';
import { judgeFigures } from './judge.js';
import { kakuzuFigures } from './kakuzu.js';
import { raceFigures } from './race.js';

const groups: Readonly<Record<string, (seconds: number) => Iterable<Figure> | Promise<Iterable<Figure>>>> = {
  challenge: challengeFigures,
  race: raceFigures,
  kakuzu: () => kakuzuFigures(),
  judge: () => judgeFigures(),
};

const [group = '', seconds = '0.5'] = process.argv.slice(2);
const measure = groups[group];
if (measure === undefined) throw new Error(`no group "${group}": ${Object.keys(groups).join(', ')}`);
for (const figure of await measure(Number(seconds))) console.log(JSON.stringify(figure));
