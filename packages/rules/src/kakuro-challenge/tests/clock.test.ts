/** The move clock: what the table does for a player whose time is up. */

import { describe, expect, it } from 'vitest';
import {
  boardWith,
  type ChallengeTable,
  newTable,
  type Position,
  tableAt,
} from '../../../test/kakuro-challenge/table.js';
import { formatEntry } from '../../core/entry.js';
import { kakuroChallenge as game } from '../game.js';

function timed(position: Position = {}): ChallengeTable {
  const hands = [
    [7, 1],
    [2, 3],
  ];
  const board = boardWith({ 1: 'F9.......' });
  const options = { moveSeconds: 30, ...position.options };
  return tableAt({ board, hands, bag: [6, 8, 9], ...position, options });
}

const keyOf = (table: ChallengeTable): string | undefined => table.status.timers[0]?.key;

describe('the clock', () => {
  it('[C10.1] runs for the seat in turn, for as many seconds as the option says', () => {
    const table = timed({ options: { moveSeconds: 45 } });
    expect(table.status.timers).toMatchObject([{ kind: 'move', seat: 0, seconds: 45, running: true }]);
    expect(table.act('0:y7c1').status.timers).toMatchObject([{ kind: 'move', seat: 1, seconds: 45, running: true }]);
  });

  it('[C10.1] is a new one in every turn, also when the same seat comes round again', () => {
    const table = timed();
    const keys = [keyOf(table), keyOf(table.act('0:y7c1')), keyOf(table.act('1:y2a2'))];
    expect(new Set(keys).size).toBe(3);
  });

  it('[C10.1] is not stopped by a challenge', () => {
    const table = timed({ options: { scoring: 'claim' } }).act('0:y7c1=17');
    const before = table.status.timers;
    expect(table.act('1:challenge').status.timers).toEqual(before);
  });

  it('[C10.5] is off by default, and then there is no move by the clock', () => {
    const table = newTable(2);
    expect(table.status.timers).toEqual([]);
    expect(game.tableActions(table.state, 'move:5')).toEqual([]);
    expect(timed({ options: { moveSeconds: 'off' } }).refusal('0:y7c1!')).toBe('not-allowed');
  });
});

describe('a clock that only reminds', () => {
  const reminded = (): ChallengeTable => timed({ options: { timeUp: 'remind' } });

  it('[C10.6] runs like the other, and nothing happens when it has run out', () => {
    const table = reminded();
    expect(table.status.timers).toMatchObject([{ kind: 'reminder', seat: 0, seconds: 30, running: true }]);
    expect(game.tableActions(table.state, keyOf(table))).toEqual([]);
    expect(table.refusal('0:y7c1!')).toBe('not-allowed');
    expect(table.act('0:y7c1').status.timers).toMatchObject([{ kind: 'reminder', seat: 1 }]);
  });
});

describe('a move by the clock', () => {
  it('[C10.2] is one of all placements: every open square, every tile, both sides', () => {
    const table = timed();
    const entries = game
      .tableActions(table.state, keyOf(table))
      .map((action) => formatEntry(game, { actor: 'table', action }));
    const expected = ['c1', 'a2', 'b2'].flatMap((square) =>
      ['y7', 'r7', 'y1', 'r1'].map((tile) => `0:${tile}${square}!`),
    );
    expect([...entries].sort()).toEqual(expected.sort());
  });

  it('[C10.2] counts two equal tiles once', () => {
    const table = timed({
      hands: [
        [7, 7],
        [2, 3],
      ],
    });
    const actions = game.tableActions(table.state, keyOf(table));
    expect(actions).toHaveLength(6);
    expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(6);
  });

  it('[C10.2] is not made for a clock that is not running', () => {
    const table = timed();
    const stale = keyOf(table);
    expect(game.tableActions(table.act('0:y7c1').state, stale)).toEqual([]);
    expect(game.tableActions(table.state)).toEqual([]);
    expect(game.tableActions(table.state, 'result')).toEqual([]);
  });

  it.each(['referee', 'claim'])('[C10.3] turns nothing over and scores its true points: %s', (scoring) => {
    const table = timed({ options: { scoring } }).act('0:y7c1!');
    expect(table.scores).toEqual([16, 0]);
    expect(table.state.last).toEqual({
      seat: 0,
      byClock: true,
      digit: 7,
      side: 'yellow',
      square: 2,
      flips: [],
      credited: 16,
    });
    expect(table.happened('placed')[0]?.kakuros).toMatchObject([{ sum: 16 }]);
    expect(table.state.hands[0]).toEqual([1, 6]);
    expect(table.status.awaited).toEqual([1]);
  });

  it('[C10.4] is not open to challenge, and closes the claim before it', () => {
    const table = timed({ options: { scoring: 'claim' } }).act('0:y7c1=40', '1:y2a2!');
    expect(table.events.map(({ type }) => type)).toEqual(['claim-stood', 'placed', 'drew']);
    expect(['0:challenge', '1:challenge'].map((entry) => table.refusal(entry))).toEqual(['not-allowed', 'not-allowed']);
    expect(table.scores).toEqual([40, 0]);
  });

  it('[C10.4] as the last of the game it ends it at once', () => {
    const table = timed({ options: { scoring: 'claim' }, hands: [[7], []], bag: [] }).act('0:y7c1!');
    expect(table.status).toMatchObject({ over: true, scores: [16, 0], winners: [0] });
    expect(table.events.map(({ type }) => type)).toEqual(['placed', 'ended']);
  });

  it('[C10.2] is made by the table alone, for the seat in turn, with what it can lay', () => {
    const table = timed();
    expect(table.refusal('1:y2a2!')).toBe('not-your-turn');
    expect(['0:y7a1!', '0:y7i9!', '0:y2c1!'].map((entry) => table.refusal(entry))).toEqual([
      'occupied',
      'not-adjacent',
      'not-in-hand',
    ]);
    const action = { type: 'place-by-clock', seat: 0, digit: 7, side: 'yellow', square: 2 } as const;
    expect(game.apply(table.state, 0, action)).toMatchObject({ ok: false, error: { code: 'not-allowed' } });
  });
});
