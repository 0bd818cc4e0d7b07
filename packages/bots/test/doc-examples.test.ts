/**
 * The doc examples of the bots. They may use the fixtures of the rules' examples, and beside that:
 *
 * - The race: `position`, what a claim on `field` is judged on, for marker 36 and a Double.
 * - Kakuzu: `uncovered`, the sheet with three stones of four removed.
 */

import * as rules from '@riverstone/rules';
import * as challengeRules from '@riverstone/rules/kakuro-challenge';
import * as raceRules from '@riverstone/rules/kakuro-race';
import * as kakuzuRules from '@riverstone/rules/kakuzu';
import { fixturesFor } from '../../rules/test/doc-examples/fixtures.js';
import type { ExampleScope } from '../../rules/test/doc-examples/run.js';
import { testDocExamples } from '../../rules/test/doc-examples/suite.js';
import * as index from '../src/index.js';
import * as challenge from '../src/kakuro-challenge/index.js';
import * as race from '../src/kakuro-race/index.js';
import * as kakuzu from '../src/kakuzu/index.js';

const FIELD = '92943562/73284165/82673164/75892513/67159688/63499717/23421758/54279483';
const sheet = kakuzuRules.numberedSheet(1);

const challengeScopes = [challenge, challengeRules];
const raceScopes = [
  { position: { field: rules.unwrap(raceRules.parseField(FIELD)), scored: [], marker: 36, tiles: ['d'] } },
  race,
  raceRules,
];
const kakuzuScopes = [{ uncovered: sheet.map((digit, square) => (square % 4 === 0 ? 0 : digit)) }, kakuzu, kakuzuRules];

function ownScopes(file: string): readonly ExampleScope[] {
  if (file.startsWith('kakuro-challenge/')) return challengeScopes;
  if (file.startsWith('kakuro-race/')) return raceScopes;
  return file.startsWith('kakuzu/') ? kakuzuScopes : [index, ...kakuzuScopes];
}

await testDocExamples({
  sources: new URL('../src/', import.meta.url),
  entries: [index, challenge, race, kakuzu],
  scopesFor: (file) => [...ownScopes(file), ...fixturesFor(file), index, rules],
});
