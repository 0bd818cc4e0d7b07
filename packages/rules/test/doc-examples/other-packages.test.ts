/** The doc examples of the packages that are no libraries. A function need not have one; those there must be right. */

import * as index from '../../src/index.js';
import { fixturesFor } from './fixtures.js';
import { testDocExamples } from './suite.js';

for (const name of ['protocol', 'server', 'cli', 'web']) {
  await testDocExamples({
    sources: new URL(`../../../${name}/src/`, import.meta.url),
    entries: [],
    scopesFor: (file) => [...fixturesFor(file), index],
  });
}
