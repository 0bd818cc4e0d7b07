import { describe, expect, it } from 'vitest';
import { boardWith, tableAt } from '../../test/kakuro-challenge/table.js';
import { kakuroChallenge as game } from './game.js';

/** A claim game of two: seat 0 has laid a 1, flipped an 8 and claims 10. */
const table = tableAt({
  options: { scoring: 'claim', falseChallenge: 5, moveSeconds: 30 },
  board: boardWith({ 4: '8G......2' }),
  hands: [
    [1, 4],
    [6, 6],
  ],
  bag: [3, 9],
  scores: [205, -3],
}).act('0:y1c4/a4=10');

const written = {
  viewer: 1,
  options: {
    expert: false,
    scoring: 'claim',
    falseChallenge: 5,
    moveSeconds: 30,
    timeUp: 'move',
    stones: ['b2', 'h2', 'e5', 'b8', 'h8'],
  },
  status: {
    over: false,
    scores: [215, -3],
    winners: [],
    awaited: [1],
    allowed: [1],
    tableDue: false,
    timers: [{ key: 'move:4', kind: 'move', seat: 1, seconds: 30, running: true }],
  },
  board: boardWith({ 4: 'HG1.....2' }),
  turn: 1,
  hand: [6, 6],
  handSizes: [2, 2],
  bagSize: 1,
  tracks: [
    { position: 15, cards: 2 },
    { position: 97, cards: -1 },
  ],
  last: { seat: 0, move: 'y1c4/a4', byClock: false, credited: 10 },
  open: { seat: 0, claim: 10, accepted: [] },
};

const refusalOf = (raw: unknown): unknown => {
  const read = game.readView(raw);
  return read.ok ? 'accepted' : [read.error.code, read.error.detail.field, read.error.detail.problem];
};

describe('a view of Kakuro Challenge as JSON', () => {
  it('is this, field by field and in this order', () => {
    expect(JSON.stringify(game.writeView(table.view(1)))).toBe(JSON.stringify(written));
  });

  it('has no hand for a spectator, and neither last move nor claim at the start', () => {
    const start = game.writeView(tableAt({ hands: [[1, 2], [3, 4], [5]] }).view('spectator'));
    expect(start).toMatchObject({ viewer: 'spectator', hand: null, handSizes: [2, 2, 1], last: null, open: null });
  });

  it.each([0, 1, 'spectator'] as const)('comes back for %s', (viewer) => {
    const view = table.view(viewer);
    expect(game.readView(JSON.parse(JSON.stringify(game.writeView(view))))).toEqual({ ok: true, value: view });
  });

  it('comes back with scores and claims as large as a claim can be written', () => {
    const most = 999_999_999_999_999;
    const view = tableAt({
      options: { scoring: 'claim' },
      board: boardWith({ 5: '....5....' }),
      hands: [[1], [2]],
      bag: [],
      scores: [33 * most, 0],
    })
      .act(`0:y1f5=${most}`)
      .view(0);
    expect(game.readView(game.writeView(view))).toEqual({ ok: true, value: view });
  });

  const { status, options, last, open } = written;
  it.each<[unknown, string, string, string | undefined]>([
    [null, 'bad-request', '', 'wrong'],
    [[written], 'bad-request', '', 'wrong'],
    [{ ...written, bag: [3] }, 'bad-request', 'bag', 'unknown'],
    [{ ...written, board: undefined }, 'bad-request', 'board', 'wrong'],
    [{ ...written, viewer: 2 }, 'bad-request', 'viewer', 'wrong'],
    [{ ...written, options: { ...options, first: 0 } }, 'bad-request', 'options.first', 'unknown'],
    [{ ...written, options: { ...options, expert: undefined } }, 'bad-request', 'options.expert', 'wrong'],
    [
      { ...written, options: { ...options, stones: options.stones.toReversed() } },
      'bad-request',
      'options.stones',
      'wrong',
    ],
    [{ ...written, status: { ...status, scores: [215] } }, 'bad-request', 'status.scores', 'wrong'],
    [{ ...written, status: { ...status, scores: [0, 0, 0, 0, 0] } }, 'bad-request', 'status.scores', 'wrong'],
    [{ ...written, status: { ...status, awaited: [2] } }, 'bad-request', 'status.awaited.0', 'wrong'],
    [{ ...written, status: { ...status, allowed: [1, 1] } }, 'bad-request', 'status.allowed', 'wrong'],
    [
      { ...written, status: { ...status, timers: [{ ...status.timers[0], kind: 'egg' }] } },
      'bad-request',
      'status.timers.0.kind',
      'wrong',
    ],
    [
      { ...written, status: { ...status, timers: new Array(17).fill(status.timers[0]) } },
      'bad-request',
      'status.timers',
      'wrong',
    ],
    [{ ...written, board: 'HG1' }, 'bad-notation', 'board', 'rows'],
    [{ ...written, board: boardWith({ 4: 'HG1.....0' }) }, 'bad-notation', 'board', 'character'],
    [{ ...written, hand: [6, 10] }, 'bad-request', 'hand.1', 'wrong'],
    [{ ...written, hand: [6, 6, 6] }, 'bad-request', 'hand', 'wrong'],
    [{ ...written, hand: null }, 'bad-request', 'hand', 'wrong'],
    [{ ...written, viewer: 'spectator' }, 'bad-request', 'hand', 'wrong'],
    [{ ...written, handSizes: [2, 2, 2] }, 'bad-request', 'handSizes', 'wrong'],
    [{ ...written, bagSize: -1 }, 'bad-request', 'bagSize', 'wrong'],
    [{ ...written, tracks: [written.tracks[0], { position: 96, cards: -1 }] }, 'bad-request', 'tracks', 'wrong'],
    [{ ...written, last: { ...last, move: 'y1c4/a4/a1' } }, 'bad-notation', 'last.move', 'flip-order'],
    [{ ...written, last: { ...last, move: 'c4' } }, 'bad-notation', 'last.move', undefined],
    [{ ...written, last: { ...last, credited: -1 } }, 'bad-request', 'last.credited', 'wrong'],
    [{ ...written, open: { ...open, truth: 8 } }, 'bad-request', 'open.truth', 'unknown'],
  ])('refuses %j: %s in %s', (raw, code, field, problem) => {
    expect(refusalOf(written)).toBe('accepted');
    expect(refusalOf(raw)).toEqual([code, field, problem]);
  });
});
