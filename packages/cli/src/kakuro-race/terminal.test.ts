import { createRng, seedFromNumber, unwrap } from '@riverstone/rules';
import { kakuroRace, parseClaim, parseField, type RaceAction, type RaceState } from '@riverstone/rules/kakuro-race';
import { describe, expect, test } from 'vitest';
import { noColors } from '../contract/colors.js';
import { terminal } from './terminal.js';

const names = ['Ada', 'Bo'];
const field = unwrap(parseField('12345678/12345678/12345678/12345678/12345678/12345678/12345678/12345678'));

function stateOf(options: object, marker: number, seats = 2): RaceState {
  const parsed = unwrap(kakuroRace.parseOptions(options, seats));
  const state = kakuroRace.setup(parsed, seats, kakuroRace.deal(parsed, seats, createRng(seedFromNumber(1))));
  return { ...state, field, tiles: [['d'], ['x']], markers: [9], round: state.round && { ...state.round, marker } };
}

const claim = (text: string) => unwrap(parseClaim(text));

/** The descriptions of some actions, in order. */
function logLines(start: RaceState, ...entries: readonly (readonly [number | 'table', RaceAction])[]): string[] {
  let state = start;
  return entries.flatMap(([actor, action]) => {
    const before = kakuroRace.view(state, 'spectator');
    const step = unwrap(kakuroRace.apply(state, actor, action));
    state = step.state;
    return terminal.describeMove({ events: step.events, before, after: kakuroRace.view(state, 'spectator') }, names);
  });
}

describe('what happened', () => {
  test('a claim that is right, and one that is not', () => {
    const right = logLines(stateOf({}, 36), [0, { type: 'call' }], [0, { type: 'claim', claim: claim('a2-h2') }]);
    expect(right).toEqual(['Ada: Kakuro!', 'Ada: a2-h2. 36 = 1+2+3+4+5+6+7+8: 8 points.', 'Marker 2: 9.']);
    const wrong = logLines(stateOf({}, 30), [0, { type: 'call' }], [0, { type: 'claim', claim: claim('a2-h2') }]);
    expect(wrong[1]).toBe('Ada: a2-h2 is not valid. The line makes 36, the marker says 30. Out until the next marker.');
  });

  test('nobody finds one: what there was to find, or that there was nothing', () => {
    const told = logLines(stateOf({}, 36), [0, { type: 'none' }], [1, { type: 'none' }]);
    expect(told.slice(0, 3)).toEqual(['Ada: none.', 'The hourglass runs: 60 seconds.', 'Bo: none.']);
    expect(told[3]).toMatch(/^Marker 36 is unsolved \(1 of 3\)\. There was a([1-8])-h\1, for Ada\.$/);
    const nothing = logLines({ ...stateOf({}, 40), tiles: [[], []] }, [0, { type: 'none' }], [1, { type: 'none' }]);
    expect(nothing[3]).toContain('There was nothing to find.');
  });

  test('sealed claims, opened together', () => {
    const told = logLines(
      stateOf({ sealed: true }, 36),
      [0, { type: 'seal', claim: claim('a3-b3') }],
      [1, { type: 'seal', claim: claim('a4-h4') }],
    );
    expect(told.slice(0, 2)).toEqual(['Ada: sealed.', 'Bo: sealed.']);
    expect(told[2]).toContain('Ada sealed: a3-b3. Void:');
    expect(told[3]).toBe('Bo sealed: a4-h4, 8 points.');
  });

  test('everybody draws before the next marker is turned up', () => {
    const told = logLines(stateOf({}, 35), [0, { type: 'none' }], [1, { type: 'none' }]);
    expect(told.at(-2)).toMatch(/^Drawn: Ada \S+, Bo \S+\.$/);
    expect(told.at(-1)).toBe('Marker 2: 9.');
  });
});

test('red numbers say in which direction they were scored', () => {
  const state: RaceState = {
    ...stateOf({}, 36),
    field: unwrap(parseField('A2345678/ABCDEFGH/A2#45678/12345678/12345678/12345678/12345678/12345678')),
    scored: [
      { first: 0, last: 16, marker: 3 },
      { first: 8, last: 15, marker: 36 },
    ],
  };
  expect(terminal.board(kakuroRace.view(state, 0), noColors).slice(0, 4)).toEqual([
    '   a  b  c  d  e  f  g  h ',
    '1 |1  2  3  4  5  6  7  8 ',
    '2 +1*-2*-3*-4*-5*-6*-7*-8*',
    '3 |1  2  #  4  5  6  7  8 ',
  ]);
});

describe('what is typed', () => {
  const open = kakuroRace.view(stateOf({}, 36), 0);

  test('a line is call and claim in one, or only the claim when the call is open', () => {
    const read = terminal.read('A2-H2 d', open, 0);
    expect(read).toEqual({ ok: true, value: [{ type: 'call' }, { type: 'claim', claim: claim('a2-h2 d') }] });
    const called = unwrap(kakuroRace.apply(stateOf({}, 36), 0, { type: 'call' })).state;
    expect(terminal.read('a2-h2', kakuroRace.view(called, 0), 0)).toMatchObject({ value: [{ type: 'claim' }] });
  });

  test('in a sealed game it is sealed', () => {
    const sealed = kakuroRace.view(stateOf({ sealed: true }, 36), 0);
    expect(terminal.read('seal a2-h2', sealed, 0)).toMatchObject({ value: [{ type: 'seal' }] });
    expect(terminal.read('a2-h2', sealed, 0)).toMatchObject({ value: [{ type: 'seal' }] });
  });

  test('tiles in any order', () => {
    const read = terminal.read('b2-e2 d n7:c2 #f2(d) x:d2,f6 #a2(n3)', open, 0);
    expect(read).toMatchObject({ value: [{}, { claim: claim('b2-e2 x:d2,f6 #f2(d) #a2(n3) n7:c2 d') }] });
  });

  test.each([['sand'], ['late'], ['a2'], ['a2-i2'], ['a2-h2 q'], ['constructor']])('not %j', (line) => {
    expect(terminal.read(line, open, 0).ok).toBe(false);
  });
});

describe('alone', () => {
  const alone = (options: object = {}): RaceState => ({ ...stateOf(options, 30, 1), tiles: [['d']] });

  test('a line is claimed at once, and nobody calls', () => {
    const view = kakuroRace.view(alone(), 0);
    expect(terminal.read('a2-h2', view, 0)).toEqual({
      ok: true,
      value: [{ type: 'claim', claim: claim('a2-h2') }],
    });
    expect(terminal.moves(view, 0).join()).not.toContain('call');
    expect(terminal.inputHelp(view, 0)).toBe('A line such as a2-h2, or none.');
  });

  test('a wrong line leaves the marker unsolved, and says why', () => {
    const told = logLines(alone({ untimed: true }), [0, { type: 'claim', claim: claim('a2-h2') }]);
    expect(told[0]).toBe('Ada: a2-h2 is not valid. The line makes 36, the marker says 30.');
    expect(told[1]).toMatch(/^Marker 30 is unsolved \(1 of 3\)\./);
  });
});

test('before a claim nothing tells whether it holds', () => {
  for (const text of ['a2-h2', 'a2-c2', 'a2-h2 d']) {
    const called = kakuroRace.view(unwrap(kakuroRace.apply(stateOf({}, 36), 0, { type: 'call' })).state, 0);
    expect(terminal.read(text, called, 0)).toMatchObject({ ok: true, value: [{ type: 'claim' }] });
    expect(terminal.situation(called).join()).not.toMatch(/valid|makes/);
  }
});

test('markers that nobody solved lie face up', () => {
  const state: RaceState = { ...stateOf({}, 36), unsolved: [7, 23] };
  expect(terminal.situation(kakuroRace.view(state, 0)).join()).toContain('Unsolved: 7 23 (2 of 3).');
});

test('hints are for those who play alone', () => {
  expect(terminal.hint(kakuroRace.view(stateOf({}, 36), 0), 0, 'where')).toBe('No hints in a race.');
  const alone = { ...stateOf({}, 36, 1), tiles: [[]] };
  const view = kakuroRace.view(alone, 0);
  expect(terminal.hint(view, 0, 'where')).toMatch(/^Look at row [1-8]\.$/);
  expect(terminal.hint(view, 0, 'move')).toMatch(/^Perhaps a([1-8])-h\1 \(8 points\)\.$/);
});

test('at the end everything is shown', () => {
  const over: Partial<RaceState> = { round: null, unsolved: [7, 23], pile: ['d', 'n7'], spare: [1, 2] };
  const state: RaceState = { ...stateOf({}, 36), ...over };
  expect(terminal.reveal(kakuroRace.view(state, 'spectator'))).toEqual([
    'Unsolved: 7 23.',
    'Markers left: 9.',
    'Action tiles left: d n7.',
    'Put away: 1 2.',
  ]);
});
