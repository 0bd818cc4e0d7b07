/** The figures of the rules of the race: fields, markers, and the claims that can be tried on them. */

import type { ActionTile } from '@riverstone/rules/kakuro-race';
import type { FigureId } from '../../rulebook/rules-data';
import type { racePlan } from './plan';

export interface RaceFigure {
  readonly field: string;
  /** The lines that were scored before. */
  readonly scored: readonly string[];
  readonly marker: number;
  /** The caller's Action tiles. */
  readonly tiles: readonly ActionTile[];
  /** In the notation of the rules. */
  readonly claims: readonly string[];
  /** The number that the printed book gives it. */
  readonly book: string | null;
  /** How many rows of the field are shown, from the top. */
  readonly rows: number;
}

const fresh = '92943562/73286451/12673364/75892513/67159688/63499717/23421758/54279483';
const afterFirst = fresh.replace('73286451', 'GCBHFDEA');
const afterSecond = afterFirst.replace('92943562', '92943E62').replace('12673364', '12673#64');
const afterThird = afterSecond.replace('12673#64', '#BFGC#64');

export const raceFigures: Readonly<Record<FigureId<typeof racePlan>, RaceFigure>> = {
  wholeRow: {
    field: fresh,
    scored: [],
    marker: 36,
    tiles: ['d'],
    claims: ['a2-h2', 'b2-h2', 'a2-g2'],
    book: '1',
    rows: 3,
  },
  cutEnd: {
    field: afterFirst,
    scored: ['a2-h2'],
    marker: 9,
    tiles: ['d', 'n4'],
    claims: ['f1-f2', 'f1-f2 #f3(n4)'],
    book: '2',
    rows: 4,
  },
  cutStart: {
    field: afterSecond,
    scored: ['a2-h2', 'f1-f2'],
    marker: 18,
    tiles: ['d', 'x'],
    claims: ['b3-e3', 'b3-e3 #a3(x)'],
    book: '3',
    rows: 4,
  },
  redAgain: {
    field: afterThird,
    scored: ['a2-h2', 'f1-f2', 'b3-e3'],
    marker: 20,
    tiles: ['d'],
    claims: ['d1-h1 #c1(d)'],
    book: '4',
    rows: 3,
  },
  doubles: {
    field: fresh,
    scored: [],
    marker: 40,
    tiles: ['d', 'd', 'x'],
    claims: ['a1-h1 d', 'a1-h1 d d'],
    book: null,
    rows: 2,
  },
};
