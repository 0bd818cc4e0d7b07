/** Claim games: the players count, and their opponents look out for mistakes. */

import { describe, expect, it } from 'vitest';
import { boardWith, type ChallengeTable, type Position, tableAt } from '../../../test/kakuro-challenge/table.js';
import { formatEntry } from '../../core/entry.js';
import { kakuroChallenge as game } from '../game.js';
import { RESULT_SECONDS } from '../status.js';

/** Three seats; on c1 a yellow 7 makes 16, on a2 nothing makes anything. */
function claims(position: Position = {}): ChallengeTable {
  const hands = [
    [7, 1],
    [2, 3],
    [4, 5],
  ];
  const board = boardWith({ 1: 'F9.......' });
  const options = { scoring: 'claim', ...position.options };
  return tableAt({ board, hands, bag: [6, 8, 9], scores: [20, 20, 20], ...position, options });
}

describe('a claim', () => {
  it.each([
    ['right', '0:y7c1=16', 36],
    ['too high', '0:y7c1=17', 37],
    ['too low', '0:y7c1=3', 23],
    ['nothing, for nothing', '0:y1a2=0', 20],
    ['nothing, for 16', '0:y7c1=0', 20],
  ])('[C9.2] %s is credited at once', (_, entry, score) => {
    expect(claims().act(entry).scores).toEqual([score, 20, 20]);
  });

  it('[C9.1] [C15.1] belongs to every placement of a claim game, and to no other', () => {
    expect(claims().refusal('0:y7c1')).toBe('bad-notation');
    expect(claims().refusal('0:y1a2=0')).toBeNull();
    const referee = { options: { scoring: 'referee' } };
    expect(claims(referee).refusal('0:y7c1=16')).toBe('bad-notation');
    expect(claims(referee).refusal('0:y1a2=0')).toBe('bad-notation');
    expect(claims(referee).refusal('0:y7c1')).toBeNull();
  });

  it('[C9.1] is the true one in the moves that the game lists, which are not all that may be made', () => {
    const table = claims();
    const { actions, complete } = game.legal(table.view(0), 0);
    const entries = actions.map((action) => formatEntry(game, { actor: 0, action }));
    expect(entries).toContain('0:y7c1=16');
    expect(entries).toContain('0:y1a2=0');
    expect(entries).toHaveLength(12);
    expect(complete).toBe(false);
  });

  it.each([
    ['an occupied square', '0:y7a1=0', 'occupied'],
    ['a square that touches no tile', '0:y7i9=0', 'not-adjacent'],
    ['a tile not in hand', '0:y5c1=0', 'not-in-hand'],
    ['turning over nothing', '0:y7c1/i9=0', 'flip-empty'],
    ['turning over the tile just laid', '0:y7c1/c1=0', 'flip-placed'],
  ])('[C9.3] %s is refused', (_, entry, code) => {
    expect(claims().refusal(entry)).toBe(code);
  });

  it.each([
    ['a flip outside every Kakuro', 'F9.......', '0:y7c1/b1=5', 'FI7......'],
    ['a flip that merely ends a Kakuro', 'E2.4.....', '0:y7c1/d1=9', 'E27D.....'],
    ['two flips in the base game', '6I.......', '0:y7c1/a1/b1=16', 'F97......'],
  ])('[C9.3] %s is carried out', (_, row, entry, after) => {
    expect(claims({ board: boardWith({ 1: row }) }).act(entry).board).toBe(boardWith({ 1: after }));
  });
});

describe('who may challenge, and when', () => {
  it('[C9.4] every opponent, in turn or not, but not the claimer', () => {
    const table = claims().act('0:y7c1=17');
    expect(['0', '1', '2'].map((seat) => table.refusal(`${seat}:challenge`))).toEqual(['not-allowed', null, null]);
    expect(table.status).toMatchObject({ awaited: [1], allowed: [1, 2] });
    for (const seat of [1, 2]) {
      expect(game.legal(table.view(seat), seat).actions[0]).toEqual({ type: 'challenge' });
      expect(claims().act('0:y7c1=17', `${seat}:challenge`).scores).toEqual([20, 20, 20]);
    }
    expect(game.legal(table.view(0), 0)).toEqual({ actions: [], complete: true });
  });

  it('[C9.4] the seats that may act are told in order', () => {
    expect(claims().act('0:y7c1=16', '1:y2a2=0').status).toMatchObject({ awaited: [2], allowed: [0, 2] });
  });

  it('[C9.5] nobody before the first claim', () => {
    expect(claims().refusal('1:challenge')).toBe('not-allowed');
  });

  it('[C9.5] until the next placement: then the new claim is the open one', () => {
    const table = claims().act('0:y7c1=99', '1:y2a2=50');
    expect(table.refusal('1:challenge')).toBe('not-allowed');
    expect(table.act('2:challenge').scores).toEqual([119, 20, 20]);
  });

  it('[C9.5] nobody in a referee game', () => {
    const table = claims({ options: { scoring: 'referee' } }).act('0:y7c1');
    expect(['1:challenge', '1:accept'].map((entry) => table.refusal(entry))).toEqual(['not-allowed', 'not-allowed']);
    expect(table.status.allowed).toEqual([1]);
  });

  it.each([
    ['upheld', '0:y7c1=17'],
    ['rejected', '0:y7c1=16'],
  ])('[C9.6] [C15.2] once: after it was %s nobody may', (_, entry) => {
    const table = claims().act(entry, '2:challenge');
    expect(['0', '1', '2'].map((seat) => table.refusal(`${seat}:challenge`))).toEqual(new Array(3).fill('not-allowed'));
    expect(table.status).toMatchObject({ awaited: [1], allowed: [1] });
  });
});

describe('the ruling', () => {
  const rows = { legal: 'F9.......', oneFlip: '69.......', twoFlips: '6I.......', ends: 'E2.4.....' };

  it.each([
    ['[C9.7] one too many', rows.legal, '0:y7c1=17', true, { points: 16, flipsLegal: true }],
    ['[C9.7] something for nothing', rows.legal, '0:y1a2=1', true, { points: 0, flipsLegal: true }],
    ['[C9.7] right', rows.legal, '0:y7c1=16', false, { points: 16, flipsLegal: true }],
    ['[C9.7] right, with a flip', rows.oneFlip, '0:y7c1/a1=16', false, { points: 16, flipsLegal: true }],
    ['[C9.7] nothing for nothing', rows.legal, '0:y1a2=0', false, { points: 0, flipsLegal: true }],
    ['[C9.7] two flips in the base game', rows.twoFlips, '0:y7c1/a1/b1=16', true, { points: 0, flipsLegal: false }],
    ['[C9.7] a flip outside, claimed as 0', rows.legal, '0:y7c1/b1=0', true, { points: 0, flipsLegal: false }],
    ['[C9.7] a flip that only ends a run', rows.ends, '0:y1c1/d1=0', true, { points: 0, flipsLegal: false }],
    ['[C9.10] too few', rows.legal, '0:y7c1=15', false, { points: 16, flipsLegal: true }],
    ['[C9.10] nothing at all for 16', rows.legal, '0:y7c1=0', false, { points: 16, flipsLegal: true }],
  ])('%s', (_, row, entry, upheld, truth) => {
    const table = claims({ board: boardWith({ 1: row }) }).act(entry, '1:challenge');
    expect(table.happened('challenged')).toEqual([
      { type: 'challenged', seat: 1, mover: 0, upheld, truth, penalty: 0 },
    ]);
  });

  it('[C9.7] two flips that one Kakuro holds are right in the expert game', () => {
    const table = claims({ options: { expert: true }, board: boardWith({ 1: rows.twoFlips }) });
    table.act('0:y7c1/a1/b1=16', '1:challenge');
    expect(table.happened('challenged')).toMatchObject([{ upheld: false, truth: { points: 16, flipsLegal: true } }]);
  });

  it('[C9.8] upheld: no points, what was right included, and the turn goes on', () => {
    const table = claims().act('0:y7c1=17', '2:challenge');
    expect(table.scores).toEqual([20, 20, 20]);
    expect(table.board).toBe(boardWith({ 1: 'F97......' }));
    expect(table.state.last).toMatchObject({ seat: 0, square: 2, credited: 0 });
    expect(table.status.awaited).toEqual([1]);
    expect(table.state.hands[0]).toEqual([1, 6]);
  });

  it.each([
    ['one flip that was allowed, for too much', rows.oneFlip, '0:y7c1/a1=17', '697......'],
    ['one that was not', rows.legal, '0:y7c1/b1=16', 'F97......'],
    ['several', rows.twoFlips, '0:y7c1/a1/b1=16', '6I7......'],
  ])('[C9.8] upheld: the tile stays, the flips turn back: %s', (_, row, entry, after) => {
    const table = claims({ board: boardWith({ 1: row }) }).act(entry, '1:challenge');
    expect(table.board).toBe(boardWith({ 1: after }));
    expect(table.scores).toEqual([20, 20, 20]);
    expect(table.state.last?.flips).toEqual([]);
  });

  it('[C9.9] rejected: nothing changes', () => {
    const before = claims({ board: boardWith({ 1: rows.oneFlip }) }).act('0:y7c1/a1=16').state;
    const table = claims({ board: boardWith({ 1: rows.oneFlip }) }).act('0:y7c1/a1=16', '1:challenge');
    expect(table.state).toEqual({ ...before, open: null });
  });

  it.each([
    [0, [36, 20, 20]],
    [5, [36, 20, 15]],
    [25, [36, 20, -5]],
  ])('[C9.9] rejected: it costs the challenger %i', (falseChallenge, scores) => {
    const table = claims({ options: { falseChallenge } }).act('0:y7c1=16', '2:challenge');
    expect(table.scores).toEqual(scores);
    expect(table.happened('challenged')).toMatchObject([{ seat: 2, penalty: falseChallenge }]);
  });

  it('[C9.9] upheld: it costs the challenger nothing', () => {
    expect(claims({ options: { falseChallenge: 5 } }).act('0:y7c1=17', '2:challenge').scores).toEqual([20, 20, 20]);
  });

  it('[C9.10] a claim that was too low stays as it was', () => {
    expect(claims().act('0:y7c1=3', '1:challenge').scores).toEqual([23, 20, 20]);
  });
});

describe('a claim that nobody challenges', () => {
  it.each([
    ['right', 'F9.......', '0:y7c1=16', 36, 'F97......', { points: 16, flipsLegal: true }],
    ['too high', 'F9.......', '0:y7c1=40', 60, 'F97......', { points: 16, flipsLegal: true }],
    ['too low', 'F9.......', '0:y7c1=3', 23, 'F97......', { points: 16, flipsLegal: true }],
    [
      'with flips that are not allowed',
      '6I.......',
      '0:y7c1/a1/b1=16',
      36,
      'F97......',
      { points: 0, flipsLegal: false },
    ],
  ])('[C9.11] %s: stands', (_, row, entry, score, after, truth) => {
    const table = claims({ board: boardWith({ 1: row }) }).act(entry);
    const { claim } = table.state.open ?? {};
    table.act('1:y2a2=0');
    expect(table.scores).toEqual([score, 20, 20]);
    expect(table.board).toBe(boardWith({ 1: after, 2: '2........' }));
    expect(table.happened('claim-stood')).toEqual([{ type: 'claim-stood', seat: 0, claim, truth }]);
  });
});

describe('the last claim', () => {
  const last = (options: Readonly<Record<string, unknown>> = {}): ChallengeTable =>
    claims({ options, hands: [[7], [], []], bag: [] });
  const open = (): ChallengeTable => last().act('0:y7c1=17');

  it('[C9.12] stays open: nobody can lay a tile, the opponents are waited for, 20 seconds run', () => {
    const table = open();
    expect(table.status).toMatchObject({ over: false, winners: [], awaited: [1, 2], allowed: [1, 2] });
    expect(table.status.timers).toEqual([{ key: 'result', kind: 'result', seat: null, seconds: 20, running: true }]);
    expect(RESULT_SECONDS).toBe(20);
    expect(['0:y7a2=0', '1:y7a2=0'].map((entry) => table.refusal(entry))).toEqual(['game-over', 'game-over']);
    const answers = { actions: [{ type: 'challenge' }, { type: 'accept' }], complete: true };
    expect([1, 2].map((seat) => game.legal(table.view(seat), seat))).toEqual([answers, answers]);
    expect(game.legal(table.view(0), 0)).toEqual({ actions: [], complete: true });
  });

  it('[C9.12] is over when every opponent has accepted it', () => {
    const table = open().act('2:accept');
    expect(table.events).toEqual([{ type: 'accepted', seat: 2 }]);
    expect(table.status).toMatchObject({ over: false, awaited: [1], allowed: [1] });
    table.act('1:accept');
    expect(table.events.map(({ type }) => type)).toEqual(['accepted', 'claim-stood', 'ended']);
    expect(table.status).toMatchObject({ over: true, scores: [37, 20, 20], winners: [0] });
  });

  it('[C9.12] is over when its time has run', () => {
    const table = open();
    expect(game.tableActions(table.state, 'result')).toEqual([{ type: 'close' }]);
    table.act('*:close');
    expect(table.events.map(({ type }) => type)).toEqual(['claim-stood', 'ended']);
    expect(table.status).toMatchObject({ over: true, scores: [37, 20, 20] });
  });

  it.each([
    ['upheld', '0:y7c1=17', [20, 20, 20]],
    ['rejected', '0:y7c1=16', [36, 20, 15]],
  ])('[C9.12] is over when a challenge was %s', (_, entry, scores) => {
    const table = last({ falseChallenge: 5 }).act(entry, '2:challenge');
    expect(table.events.map(({ type }) => type)).toEqual(['challenged', 'ended']);
    expect(table.status).toMatchObject({ over: true, scores });
    const after = ['1:challenge', '1:accept', '*:close'];
    expect(after.map((each) => table.refusal(each))).toEqual(after.map(() => 'game-over'));
  });

  it('[C9.13] who has accepted it can’t challenge it, the others can', () => {
    const table = open().act('1:accept');
    const refused = ['1:challenge', '1:accept', '0:accept', '0:challenge'];
    expect(refused.map((entry) => table.refusal(entry))).toEqual(refused.map(() => 'not-allowed'));
    expect(table.act('2:challenge').scores).toEqual([20, 20, 20]);
  });

  it('[C9.13] no other claim is accepted or closed', () => {
    const table = claims().act('0:y7c1=17');
    expect(['1:accept', '*:close'].map((entry) => table.refusal(entry))).toEqual(['not-allowed', 'not-allowed']);
  });

  it('[C9.12] only the table closes it', () => {
    const step = game.apply(open().state, 1, { type: 'close' });
    expect(step).toMatchObject({ ok: false, error: { code: 'not-allowed' } });
  });
});
