/** The check list of valid and invalid lines. */

import { unwrap } from '@riverstone/rules';
import { type ClaimPosition, parseClaim, parseField, parseLine } from '@riverstone/rules/kakuro-race';
import { describe, expect, it } from 'vitest';
import { checkListOf } from './check-list';
import { emptyDraft } from './draft';

const field = unwrap(parseField('39564783/52778361/23592299/34491429/61797711/52164457/21364836/HEHEIFAG'));
const position: ClaimPosition = {
  field,
  scored: [unwrap(parseLine('a8-h8'))],
  marker: 24,
  tiles: ['d', 'x', 'n3', 'n7'],
};

/** The claim as a draft, judged. */
function judge(text: string, marker = position.marker) {
  const { first, last, ...laid } = unwrap(parseClaim(text));
  return checkListOf({ ...position, marker }, { ...laid, anchor: null, line: { first, last } });
}

describe('the check list', () => {
  it('is empty without a line', () => {
    expect(checkListOf(position, emptyDraft)).toBeNull();
  });

  it.each([
    // row 2 is 5 2 7 7 8 3 6 1
    ['b2-e2', ['start', 'end', 'repeats'], 'no-start'],
    ['b2-e2 #a2(x)', ['end', 'repeats'], 'no-end'],
    ['b2-e2 #a2(x) #f2(n3)', ['repeats'], 'repeats'],
    ['b2-e2 #a2(x) #f2(n3) d', [], null],
    ['a2-h2', ['sum', 'repeats'], 'wrong-sum'],
    ['e2-h2 #d2(x)', ['sum'], 'wrong-sum'],
    ['e2-h2 #d2(x) d', ['sum'], 'wrong-sum'],
    ['a8-h8', ['sum', 'repeats', 'fresh'], 'already-scored'],
    ['b2-e2 x:a1,b1', ['start', 'end', 'repeats'], 'bad-exchange'],
  ])('%s lacks %j', (text, lacking, code) => {
    const list = judge(text);
    expect(list?.items.filter(({ done }) => !done).map(({ id }) => id)).toEqual(lacking);
    expect(list?.fault?.code ?? null).toBe(code);
  });

  it('spells the numbers out as they would lie', () => {
    expect(judge('b2-e2 x:b2,a1 n3:c2')).toMatchObject({ digits: [3, 3, 7, 8], sum: 21 });
  });

  it('counts Doubles that lack, and those that come back', () => {
    expect(judge('b2-e2')).toMatchObject({ doublesLacking: 1, doublesBack: 0 });
    expect(judge('e2-h2 d')).toMatchObject({ doublesLacking: 0, doublesBack: 1 });
  });

  it('calls no Double wrong that is not needed', () => {
    const list = judge('e2-h2 #d2(x) d', 18);
    expect(list).toMatchObject({ fault: null, points: 4, doublesBack: 1 });
    expect(list?.items.every(({ done }) => done)).toBe(true);
  });

  it('knows the points of a valid line', () => {
    expect(judge('b2-e2 #a2(x) #f2(n3) d')?.points).toBe(4);
    expect(judge('b2-e2')?.points).toBe(0);
  });
});
