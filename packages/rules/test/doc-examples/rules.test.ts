/** The doc examples of the rules. */

import * as index from '../../src/index.js';
import * as challenge from '../../src/kakuro-challenge/index.js';
import * as race from '../../src/kakuro-race/index.js';
import * as kakuzu from '../../src/kakuzu/index.js';
import { fixturesFor } from './fixtures.js';
import { testDocExamples } from './suite.js';

const entryOf: Readonly<Record<string, object>> = { 'kakuro-challenge': challenge, 'kakuro-race': race, kakuzu };

await testDocExamples({
  sources: new URL('../../src/', import.meta.url),
  entries: [index, challenge, race, kakuzu],
  scopesFor: (file) => {
    const own = entryOf[file.split('/')[0] ?? ''];
    return [...(own ? [own] : []), ...fixturesFor(file), index, kakuzu, challenge, race];
  },
});
