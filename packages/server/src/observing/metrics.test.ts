/** The names that operators go by, and the arithmetic of a histogram. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readMetrics } from '../../test/support/read-metrics.js';
import { SecondsHistogram } from './metrics/seconds-histogram.js';
import { createMetrics } from './metrics.js';

it('documents every metric, with its kind, and no other', async () => {
  const metrics = createMetrics();
  // Of several nodes only.
  metrics.busConnected(true);
  metrics.ownedTables(() => 0);
  const { kinds } = readMetrics(await metrics.text());
  const ours = [...kinds].filter(([name]) => name.startsWith('riverstone_'));
  const page = readFileSync(new URL('../../../../docs/metrics.md', import.meta.url), 'utf8');
  const told = [...page.matchAll(/^\| `(riverstone_\w+)` \| (\w+) \|/gm)].map(([, name, kind]) => [name, kind]);
  expect(told.sort()).toEqual(ours.sort());
});

it('counts seconds into buckets, each with all that are shorter', () => {
  const seconds = new SecondsHistogram([0.001, 0.01]);
  for (const milliseconds of [0, 1, 1.5, 10, 11, 5000]) seconds.observe(milliseconds);
  expect(seconds.lines('x')).toEqual([
    'x_bucket{le="0.001"} 2',
    'x_bucket{le="0.01"} 4',
    'x_bucket{le="+Inf"} 6',
    expect.stringMatching(/^x_sum 5\.0235\d*$/),
    'x_count 6',
  ]);
  expect(seconds.lines('x', 'a="b"').slice(0, 1)).toEqual(['x_bucket{a="b",le="0.001"} 2']);
});
