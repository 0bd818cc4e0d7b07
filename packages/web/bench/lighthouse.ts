/** Lighthouse on its throttled phone: the median of several runs. */

import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { launchChromium } from '../test/support/chromium';
import type { Figure } from './figure';
import { goals } from './goals';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  'first-contentful-paint': goals.firstPaintMs,
  interactive: goals.readyMs,
  'largest-contentful-paint': null,
  'total-blocking-time': null,
} as const;

/** One run: the number of each figure, and the audits that were not passed. */
interface Run {
  readonly values: ReadonlyMap<string, number>;
  readonly complaints: readonly string[];
}

/** The figures, and what was found fault with. */
export async function lighthouseFigures(
  url: string,
  runs: number,
): Promise<{ readonly figures: Figure[]; readonly complaints: readonly string[] }> {
  const done: Run[] = [];
  for (let run = 0; run < runs; run++) done.push(await runOnce(url));
  const medianOf = (name: string): number => median(done.map(({ values }) => values.get(name) ?? 0));
  const least = {
    performance: goals.performance,
    accessibility: goals.accessibility,
    'best-practices': goals.bestPractices,
    seo: goals.seo,
  };
  const figures: Figure[] = categories.map((name) => ({
    name: `Lighthouse: ${name}`,
    value: medianOf(name),
    unit: 'points',
    goal: { least: least[name] },
  }));
  for (const [name, most] of Object.entries(audits)) {
    const goal = most === null ? null : { most };
    figures.push({ name: `Lighthouse: ${name}`, value: medianOf(name), unit: 'ms', goal });
  }
  return { figures, complaints: [...new Set(done.flatMap(({ complaints }) => complaints))] };
}

/** Lighthouse sometimes records no trace, for reasons of its own; then it may look again. */
async function runOnce(url: string, attempts = 3): Promise<Run> {
  try {
    return await look(url);
  } catch (error) {
    if (attempts === 1) throw error;
    return runOnce(url, attempts - 1);
  }
}

/** A browser of its own for each run, so that nothing is kept from the one before. */
async function look(url: string): Promise<Run> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
    if (result === undefined) throw new Error('Lighthouse gave no result');
    const { lhr } = result;
    if (lhr.runtimeError !== undefined) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
    const values = new Map<string, number>();
    for (const name of categories) values.set(name, Math.round((lhr.categories[name]?.score ?? 0) * 100));
    for (const name of Object.keys(audits))
      values.set(name, lhr.audits[name]?.numericValue ?? Number.POSITIVE_INFINITY);
    const weighed = categories.flatMap(
      (name) => lhr.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
    );
    const failed = weighed.map(({ id }) => lhr.audits[id]).filter((audit) => (audit?.score ?? 1) < 0.9);
    return { values, complaints: failed.map((audit) => `${audit?.id}: ${audit?.title} ${audit?.displayValue ?? ''}`) };
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
