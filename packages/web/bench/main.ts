/** `npm run bench:web`: how small and how quick the built page is, with the goals beside. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { servePage } from '../test/support/built-page';
import { launchChromium } from '../test/support/chromium';
import { downloadFigures } from './downloads';
import { type Figure, figureLine, isMet } from './figure';
import { lighthouseFigures } from './lighthouse';
import { longTaskFigures } from './long-tasks';
import { replayFigures } from './replay';

const usage = `npm run bench:web -- [--group NAME] [--runs N] [--json FILE] [--check]

  --group NAME   only downloads, tasks, replay or lighthouse; may be given several times
  --runs N       how often Lighthouse looks; the median counts (default 3)
  --json FILE    where the JSON goes (default .cache/bench-web.json)
  --check        exit with 1 when a goal is missed`;

const { values } = parseArgs({
  options: {
    group: { type: 'string', multiple: true, default: ['downloads', 'tasks', 'replay', 'lighthouse'] },
    runs: { type: 'string', default: '3' },
    json: { type: 'string', default: fileURLToPath(new URL('../../../.cache/bench-web.json', import.meta.url)) },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else await run();

async function run(): Promise<void> {
  const site = await servePage();
  try {
    report(await measure(site.url));
  } finally {
    await site.close();
  }
}

async function measure(url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const browser = await launchChromium();
  try {
    if (values.group.includes('downloads')) figures.push(...(await downloadFigures(browser, url)));
    if (values.group.includes('replay')) figures.push(...(await replayFigures(browser, url)));
    if (values.group.includes('tasks')) figures.push(...(await longTaskFigures(browser, url)));
  } finally {
    await browser.close();
  }
  if (values.group.includes('lighthouse')) {
    const seen = await lighthouseFigures(url, Math.max(1, Number(values.runs) || 1));
    for (const complaint of seen.complaints) console.log(`Lighthouse: ${complaint}`);
    figures.push(...seen.figures);
  }
  return figures;
}

function report(figures: readonly Figure[]): void {
  for (const figure of figures) console.log(figureLine(figure));
  const missed = figures.filter((figure) => !isMet(figure));
  console.log(`${figures.length} figures, ${missed.length} goals missed; JSON in ${values.json}`);
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
  if (values.check && missed.length > 0) process.exitCode = 1;
}
