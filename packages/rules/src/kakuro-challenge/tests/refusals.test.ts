/** Of several reasons against an action the first in the list of codes is given. */

import { describe, expect, it } from 'vitest';
import { boardWith, type ChallengeTable, tableAt } from '../../../test/kakuro-challenge/table.js';
import { kakuroChallenge as game } from '../game.js';

const table = (options: Readonly<Record<string, unknown>> = {}, over = false): ChallengeTable =>
  tableAt({
    options,
    board: boardWith({ 1: '6I.......', 5: '....5....' }),
    hands: over
      ? [[], []]
      : [
          [7, 1],
          [2, 3],
        ],
    bag: [],
  });

it('[C15.1] the codes, in order', () => {
  expect(game.codes).toEqual([
    'bad-notation',
    'game-over',
    'not-your-turn',
    'not-allowed',
    'occupied',
    'not-adjacent',
    'not-in-hand',
    'flip-empty',
    'flip-placed',
    'flip-outside',
    'too-many-flips',
  ]);
});

describe('pairs of faults', () => {
  const claim = { scoring: 'claim' };

  it.each([
    ['a claim out of place after the end', table({}, true), '0:y7c1=1', 'bad-notation'],
    ['a claim out of place, out of turn', table(), '1:y2c1=1', 'bad-notation'],
    ['a claim that is missing, onto a tile', table(claim), '0:y7a1', 'bad-notation'],
    ['after the end, out of turn', table({}, true), '1:y2c1', 'game-over'],
    ['after the end, onto a tile', table({}, true), '0:y7a1', 'game-over'],
    ['after the end, by a clock that does not run', table({}, true), '0:y7c1!', 'game-over'],
    ['after the end, a challenge', table({}, true), '1:challenge', 'game-over'],
    ['out of turn, by a clock that does not run', table(), '1:y2c1!', 'not-your-turn'],
    ['out of turn, onto a tile', table(), '1:y2a1', 'not-your-turn'],
    ['by a clock that does not run, onto a tile', table(), '0:y7a1!', 'not-allowed'],
    ['onto a lonely tile', table(), '0:y7e5', 'occupied'],
    ['touching nothing, with a tile not in hand', table(), '0:y2i9', 'not-adjacent'],
    ['with a tile not in hand, turning over nothing', table(), '0:y2c1/i9', 'not-in-hand'],
    ['turning over nothing and the tile laid', table(), '0:y7c1/c1/i9', 'flip-empty'],
    ['turning over the tile laid, and one outside', table(), '0:y7c1/c1/e5', 'flip-placed'],
    ['turning over two, one of them outside', table(), '0:y7c1/a1/e5', 'flip-outside'],
    ['turning over two', table(), '0:y7c1/a1/b1', 'too-many-flips'],
    ['turning over two in the expert game', table({ expert: true }), '0:y7c1/a1/b1', null],
  ])('[C15.1] %s', (_, at, entry, code) => {
    expect(at.refusal(entry)).toBe(code);
  });

  it('[C15.2] the words that can’t be said now', () => {
    const words = ['0:challenge', '1:challenge', '0:accept', '1:accept', '*:close'];
    for (const options of [{}, claim]) {
      expect(words.map((entry) => table(options).refusal(entry))).toEqual(words.map(() => 'not-allowed'));
    }
  });
});

describe('whatever is refused leaves the table as it was', () => {
  it.each(['0:y2c1', '1:y2c1', '0:y7c1/a1', '1:challenge', '0:y7c1!'])('[C5.7] %s', (entry) => {
    const at = table();
    const before = JSON.stringify(at.state);
    expect(at.refusal(entry)).not.toBeNull();
    expect(JSON.stringify(at.state)).toBe(before);
    expect(at.act('0:y7c1').scores).toEqual([0, 0]);
  });
});

it('a seat may do what the game lists for it, and nothing else of its tiles', () => {
  const at = table();
  const listed = game.legal(at.view(0), 0);
  expect(listed.complete).toBe(true);
  for (const action of listed.actions) expect(game.check(at.view(0), 0, action).ok).toBe(true);
  expect(game.legal(at.view(1), 1)).toEqual({ actions: [], complete: true });
  const claimed = table({ scoring: 'claim' });
  expect(game.legal(claimed.view(0), 0).complete).toBe(false);
});

it('nobody but an opponent of the mover answers a claim, least of all a seat that is not there', () => {
  const { state } = table({ scoring: 'claim' }).act('0:y7c1=0');
  for (const actor of [0, 7, 'table'] as const) {
    expect(game.apply(state, actor, { type: 'challenge' })).toMatchObject({
      ok: false,
      error: { code: 'not-allowed', detail: { reason: 'not-an-opponent' } },
    });
  }
});

it('[C15.1] flips out of board order, or named twice, are no move: no record could hold it', () => {
  for (const scoring of ['referee', 'claim']) {
    const at = table({ expert: true, scoring });
    const placement = { digit: 7, side: 'yellow', square: 2, claim: scoring === 'claim' ? 0 : null } as const;
    for (const flips of [
      [1, 0],
      [0, 0],
    ]) {
      expect(game.check(at.view(0), 0, { type: 'place', ...placement, flips })).toMatchObject({
        ok: false,
        error: { code: 'bad-notation', detail: { problem: 'flip-order' } },
      });
    }
  }
});
