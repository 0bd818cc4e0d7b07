/** The doc examples of the bots. */

import * as rules from '@riverstone/rules';
import { fixturesFor, gameOf } from '../../rules/test/doc-examples/fixtures.js';
import type { ExampleScope } from '../../rules/test/doc-examples/run.js';
import { testDocExamples } from '../../rules/test/doc-examples/suite.js';
import * as index from '../src/index.js';

const entries = new Map<string, ExampleScope>();
const rulesEntries = new Map<string, ExampleScope>();
for (const id of rules.gameIds) {
  entries.set(id, await import(`../src/${id}/index.ts`));
  rulesEntries.set(id, await import(`../../rules/src/${id}/index.ts`));
}

function scopesFor(file: string): readonly ExampleScope[] {
  const id = gameOf(file);
  const own = id === null ? [] : [entries.get(id) ?? {}, rulesEntries.get(id) ?? {}];
  return [...own, ...fixturesFor(file), index, rules];
}

await testDocExamples({
  sources: new URL('../src/', import.meta.url),
  entries: [index, ...entries.values()],
  scopesFor,
});
