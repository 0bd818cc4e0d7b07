/** The doc examples of the rules. */

import * as index from '../../src/index.js';
import { fixturesFor, gameOf } from './fixtures.js';
import type { ExampleScope } from './run.js';
import { testDocExamples } from './suite.js';

const entries = new Map<string | null, ExampleScope>();
for (const id of index.gameIds) entries.set(id, await import(`../../src/${id}/index.ts`));

await testDocExamples({
  sources: new URL('../../src/', import.meta.url),
  entries: [index, ...entries.values()],
  scopesFor: (file) => [
    entries.get(gameOf(file)) ?? {},
    ...fixturesFor(file),
    index,
    ...[...entries.values()].reverse(),
  ],
});
