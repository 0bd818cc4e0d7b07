import { createRng, seedFromNumber, unwrap } from '@riverstone/rules';
import {
  type ChallengeAction,
  type ChallengeState,
  kakuroChallenge,
  parseBoard,
  parsePlacement,
} from '@riverstone/rules/kakuro-challenge';
import { describe, expect, test } from 'vitest';
import { noColors } from '../contract/colors.js';
import { terminal } from './terminal.js';

const names = ['Ada', 'Bo'];
const board = unwrap(parseBoard(`H34......${'/.........'.repeat(8)}`));

function stateOf(
  options: object,
  hands: readonly (readonly number[])[] = [
    [1, 2],
    [5, 6],
  ],
): ChallengeState {
  const parsed = unwrap(kakuroChallenge.parseOptions({ first: 0, ...options }, 2));
  const chance = kakuroChallenge.deal(parsed, 2, createRng(seedFromNumber(1)));
  return { ...kakuroChallenge.setup(parsed, 2, chance), board, hands, bag: [] };
}

const place = (text: string, claim: number | null = null): ChallengeAction => ({
  type: 'place',
  ...unwrap(parsePlacement(text)),
  claim,
});

/** The descriptions of some actions, in order. */
function logLines(start: ChallengeState, ...entries: readonly (readonly [number, ChallengeAction])[]): string[] {
  let state = start;
  return entries.flatMap(([seat, action]) => {
    const before = kakuroChallenge.view(state, 'spectator');
    const step = unwrap(kakuroChallenge.apply(state, seat, action));
    state = step.state;
    return terminal.describeMove(
      { events: step.events, before, after: kakuroChallenge.view(state, 'spectator') },
      names,
    );
  });
}

describe('what happened', () => {
  test('a Kakuro is spelled out', () => {
    expect(logLines(stateOf({}), [0, place('y1d1')])).toEqual(['Ada: yellow 1 on d1. 8 = 3+4+1: 8 points.']);
    expect(logLines(stateOf({}), [0, place('r1a2')])).toEqual(['Ada: red 1 on a2. No Kakuro.']);
  });

  test('a wrong flip of a strict game, and which tiles turn back', () => {
    const strict = stateOf({ scoring: 'strict' });
    expect(logLines(strict, [0, place('y2c2/a1')])).toEqual([
      'Ada: yellow 2 on c2. Wrong flip, 0 points: a1 flips back.',
    ]);
    expect(logLines(strict, [0, place('y1d1/b1/c1')])).toEqual([
      'Ada: yellow 1 on d1. Wrong flip, 0 points: b1 and c1 flip back.',
    ]);
    expect(logLines(strict, [0, place('y1d1')])).toEqual(['Ada: yellow 1 on d1. 8 = 3+4+1: 8 points.']);
  });

  const claims = { scoring: 'claim', falseChallenge: 5 };

  test('an open claim is told without its truth', () => {
    expect(logLines(stateOf(claims), [0, place('y1d1', 20)])).toEqual(['Ada: yellow 1 on d1. Claims 20 points.']);
  });

  test('a challenge that is upheld', () => {
    const told = logLines(stateOf(claims), [0, place('y2c2/a1', 20)], [1, { type: 'challenge' }]);
    expect(told.at(-1)).toBe(
      'Bo: challenge! Upheld: the flip was not allowed. Nothing for Ada, and the flips are undone.',
    );
  });

  test('a challenge that is rejected, and what it costs', () => {
    const told = logLines(stateOf(claims), [0, place('y1d1', 8)], [1, { type: 'challenge' }]);
    expect(told.at(-1)).toBe('Bo: challenge! Rejected: the move is worth 8. The claim stands. It costs Bo 5 points.');
  });

  test('a claim that stands though it is wrong', () => {
    const told = logLines(stateOf(claims), [0, place('y1d1', 20)], [1, place('y5c2', 0)]);
    expect(told[1]).toBe('Ada: the claim of 20 stands, though the move is worth 8.');
  });
});

test('a total is marked, and so is what the last move laid or turned', () => {
  const { state } = unwrap(kakuroChallenge.apply(stateOf({}), 0, place('y1d1')));
  const [columns, row] = terminal.board(kakuroChallenge.view(state, 1), noColors);
  expect(columns).toBe('   a  b  c  d  e  f  g  h  i ');
  expect(row).toBe('1 Σ8  3  4  1* ·  ·  ·  ·  · ');
});

describe('what is typed', () => {
  const view = kakuroChallenge.view(stateOf({}), 0);
  const placement = { type: 'place', digit: 1, side: 'yellow', square: 3, claim: null };

  test.each([['y1d1'], ['Y1 D1'], [' y1d1 ']])('%j', (line) => {
    expect(terminal.read(line, view, 0)).toEqual({ ok: true, value: [{ ...placement, flips: [] }] });
  });

  test('tiles to turn over, in any order, and a claim', () => {
    const read = terminal.read('y1d1 / a2 / c1 / b1 = 13', view, 0);
    expect(read).toEqual({ ok: true, value: [{ ...placement, flips: [1, 2, 9], claim: 13 }] });
  });

  test.each([['y1d1!'], ['y1'], ['close'], ['y1d1/a1/a1'], ['1:challenge']])('not %j', (line) => {
    expect(terminal.read(line, view, 0).ok).toBe(false);
  });
});

test.each(['claim', 'strict'])('in %s games nothing helps with points', (scoring) => {
  const view = kakuroChallenge.view(stateOf({ scoring }), 0);
  expect(terminal.moves(view, 0)).toEqual([`No help with points in a ${scoring} game: finding them is the game.`]);
  for (const strength of ['where', 'which', 'move'] as const) {
    expect(terminal.hint(view, 0, strength)).toContain('finding them is the game');
  }
  expect(terminal.inputHelp(view, 0)).toMatch(/^Your turn: a move such as y1d1(=0)?\.$/);
  expect(terminal.moves(kakuroChallenge.view(stateOf({}), 0), 0).join()).toMatch(/[yr][12][a-i]\d\S* \(\d+\)/);
});

test("only the viewer's own tiles are ever named", () => {
  const state = stateOf({});
  expect(terminal.situation(kakuroChallenge.view(state, 1))).toContain('Your tiles: 5 and 6.');
  expect(terminal.situation(kakuroChallenge.view(state, 'spectator'))).toEqual(['The bag is empty.']);
});
