/**
 * What doc examples of the race may name: `field`, in the middle of a game; `claim`, which uses every kind of Action
 * tile; `position`, what a claim is judged on: a fresh field, marker 36, a Double.
 */

import { unwrap } from '../../src/index.js';
import { parseClaim, parseField } from '../../src/kakuro-race/index.js';
import type { ExampleNames } from '../game-test-kit.js';

const FIELD = '92943E62/GCBHFDEA/#BFGC#64/75892513/67159688/63499717/23421758/54279483';
const FRESH_FIELD = '92943562/73284165/82673164/75892513/67159688/63499717/23421758/54279483';

export const examples: ExampleNames = {
  options: {},
  names: {
    field: unwrap(parseField(FIELD)),
    claim: unwrap(parseClaim('b2-e2 x:d2,f6 #a2(n3) #f2(d) n7:c2 d')),
    position: { field: unwrap(parseField(FRESH_FIELD)), scored: [], marker: 36, tiles: ['d'] },
  },
};
