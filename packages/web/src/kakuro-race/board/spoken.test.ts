/** The labels of squares, and who may do what in which phase. */

import { createRng, seedFromNumber, unwrap } from '@riverstone/rules';
import { kakuroRace, parseClaim, parseField, parseLine, type RaceView } from '@riverstone/rules/kakuro-race';
import { describe, expect, it } from 'vitest';
import { english } from '../../../test/support/english';
import { emptyDraft } from '../draft/draft';
import { markerOf, noneCloses, phaseOf } from '../table/race-table';
import { spokenSquare } from './spoken';
import { type RaceHighlights, squareDisplays } from './square-display';

const text = english['kakuro-race'];

function dealt(seats: number, raw: unknown = {}): RaceView {
  const options = unwrap(kakuroRace.parseOptions(raw, seats));
  const state = kakuroRace.setup(options, seats, kakuroRace.deal(options, seats, createRng(seedFromNumber(4))));
  return kakuroRace.view(state, seats === 1 ? 0 : 'spectator');
}

const dark: RaceHighlights = {
  draft: emptyDraft,
  picked: null,
  isTarget: () => false,
  hinted: [],
  shown: null,
  advised: null,
  isReady: false,
};
const at = (name: string): number => (Number(name[1]) - 1) * 8 + name.charCodeAt(0) - 97;

describe('a spoken square', () => {
  const view: RaceView = {
    ...dealt(2),
    field: unwrap(parseField('ABC#5678/A2345678/A2345678/12345678/12345678/12345678/12345678/12345678')),
    scored: [
      { ...unwrap(parseLine('a1-c1')), marker: 6 },
      { ...unwrap(parseLine('a1-a3')), marker: 3 },
      { ...unwrap(parseLine('e1-h1')), marker: 26 },
    ],
  };
  const speak = (name: string, highlights: Partial<RaceHighlights> = {}): string =>
    spokenSquare(text, at(name), squareDisplays(view, { ...dark, ...highlights })(at(name)));
  const { first, last, ...laid } = unwrap(parseClaim('b4-d4 x:c4,h5 #e4(d) n9:b4'));
  const draft = { ...laid, anchor: null, line: { first, last } };

  it.each([
    ['b2', 'b2, 2'],
    ['b1', 'b1, red 2, scored across'],
    ['a2', 'a2, red 1, scored down'],
    ['a1', 'a1, red 1, scored both ways, marker 6 across starts here, marker 3 down starts here'],
    ['d1', 'd1, Sum square, marker 26 across starts here'],
  ])('%s is %j', (name, spoken) => {
    expect(speak(name)).toBe(spoken);
  });

  it.each([
    ['c4', 'c4, 8, exchanged, in your line'],
    ['h5', 'h5, 3, exchanged'],
    ['e4', 'e4, Sum square, not confirmed'],
    ['b4', 'b4, red 9, New number, not confirmed, in your line'],
  ])('%s of a line that is laid out is %j', (name, spoken) => {
    expect(speak(name, { draft })).toBe(spoken);
  });

  it('says what can be chosen, and what a hint is about', () => {
    expect(speak('f4', { draft: { ...emptyDraft, anchor: at('f4') } })).toBe('f4, 6, one end of your line');
    expect(speak('f4', { isTarget: () => true })).toBe('f4, 6, can be chosen');
    expect(speak('f4', { picked: at('f4') })).toBe('f4, 6, picked for an exchange');
    expect(speak('f4', { hinted: [at('f4')] })).toBe('f4, 6, hint');
  });

  it('tells what could have been found, on the field as it was', () => {
    const field = unwrap(parseField('12345678/12345678/12345678/19199999/12345678/12345678/12345678/12345678'));
    const claim = unwrap(parseClaim('b4-d4 n7:c4'));
    const shown = { seat: 0, claim, points: 3, field, scored: [] };
    const was = english['kakuro-race'].square.shown;
    expect(speak('b4', { shown })).toBe(`b4, 9, ${was}`);
    expect(speak('c4', { shown })).toBe(`c4, red 7, ${english['kakuro-race'].square.newNumber}, ${was}`);
    expect(speak('b1', { shown })).toBe('b1, 2');
  });
});

describe('markers that nobody solved', () => {
  it('are spoken with their numbers', () => {
    expect(text.stand.unsolved({ sums: [7, 23], limit: 3 })).toBe('Unsolved: 7 and 23. 2 of 3.');
  });
});

describe('what is going on', () => {
  const open = dealt(3);
  const withRound = (view: RaceView, change: Partial<NonNullable<RaceView['round']>>): RaceView => ({
    ...view,
    round: view.round && { ...view.round, ...change },
  });

  it('is a search, a call of somebody here, or a call of a bot', () => {
    expect(phaseOf(open, [0, 1], [])).toEqual({ kind: 'search', seats: [0, 1] });
    expect(phaseOf(withRound(open, { out: [1] }), [0, 1], [])).toEqual({ kind: 'search', seats: [0] });
    expect(phaseOf(withRound(open, { caller: 1 }), [0, 1], [])).toEqual({ kind: 'lay-out', seat: 1 });
    expect(phaseOf(withRound(open, { caller: 2 }), [0, 1], [])).toEqual({ kind: 'watch', seat: 2 });
    expect(phaseOf({ ...open, round: null }, [0], [])).toEqual({ kind: 'over' });
  });

  it('is one thing alone: there is nobody to call before', () => {
    expect(phaseOf(dealt(1), [0], [])).toEqual({ kind: 'alone', seat: 0 });
    expect(markerOf(phaseOf(dealt(1), [0], []), [0])).toBe(0);
    expect(phaseOf({ ...dealt(1), round: null }, [0], [])).toEqual({ kind: 'over' });
    // A bot that plays alone is only watched.
    expect(phaseOf(dealt(1), [], [])).toEqual({ kind: 'search', seats: [] });
  });

  it('is sealing for the one before the screen, and nothing of theirs for the others', () => {
    const sealed = dealt(3, { sealed: true });
    expect(phaseOf({ ...sealed, viewer: 1 }, [0, 1], [])).toEqual({ kind: 'seal', seat: 1 });
    expect(phaseOf(sealed, [0, 1], [0, 1])).toEqual({ kind: 'pass' });
    expect(phaseOf(sealed, [0, 1], [])).toEqual({ kind: 'wait' });
  });

  it('lets one who searches alone mark a line before the call, several only after it', () => {
    expect(markerOf(phaseOf(open, [0], []), [0])).toBe(0);
    expect(markerOf(phaseOf(open, [0, 1], []), [0, 1])).toBeNull();
    expect(markerOf(phaseOf(withRound(open, { caller: 1 }), [0, 1], []), [0, 1])).toBe(1);
  });

  it('asks before a none that closes the marker', () => {
    expect(noneCloses(dealt(1), 0)).toBe(true);
    expect(noneCloses(open, 0)).toBe(false);
    expect(noneCloses(withRound(open, { none: [1], out: [2] }), 0)).toBe(true);
    const sealed = dealt(3, { sealed: true });
    expect(noneCloses(withRound(sealed, { sealed: [0, 1] }), 0)).toBe(false);
    expect(noneCloses(withRound(sealed, { sealed: [1, 2] }), 0)).toBe(true);
  });
});
