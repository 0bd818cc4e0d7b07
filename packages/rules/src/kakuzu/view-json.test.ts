import { describe, expect, it } from 'vitest';
import { look, newTable, play, SHEET, startedTable, tableWithStones } from '../../test/kakuzu/table.js';
import { kakuzu as game } from './game.js';

const state = play(startedTable({ clockMinutes: 5 }), '*:draw 2', '0:b1', '*:draw 3');

const written = {
  viewer: 1,
  options: { variant: 'bag', clockMinutes: 5 },
  status: {
    over: false,
    scores: [1, 0],
    winners: [],
    awaited: [0],
    allowed: [0],
    tableDue: false,
    timers: [
      { key: 'clock:0', kind: 'clock', seat: 0, seconds: 300, running: true },
      { key: 'clock:1', kind: 'clock', seat: 1, seconds: 300, running: false },
    ],
  },
  phase: 'remove',
  uncovered: '12.4..7../........./........./2..5..8../........./........./3..6..9../........./.........',
  first: 0,
  turn: 0,
  drawn: [2, 3],
  bag: [0, 1, 4, 5, 6, 7, 8, 9],
  kept: 1,
  flagged: [],
  last: { seat: 0, square: 'b1', digit: 2, wanted: 2, to: 0 },
  sheet: null,
};

const refusalOf = (raw: unknown): unknown => {
  const read = game.readView(raw);
  return read.ok ? 'accepted' : [read.error.code, read.error.detail.field, read.error.detail.problem];
};

describe('a view of Kakuzu as JSON', () => {
  it('is this, field by field and in this order', () => {
    expect(JSON.stringify(game.writeView(look(state, 1)))).toBe(JSON.stringify(written));
  });

  it('names no stone before the first, and nobody who looked for one in the set-up', () => {
    expect(game.writeView(look(newTable()))).toMatchObject({ viewer: 'spectator', phase: 'setup', last: null });
    const setUp = play(newTable(), '0:e5');
    expect(game.writeView(look(setUp)).last).toEqual({ seat: 0, square: 'e5', digit: 9, wanted: null, to: null });
  });

  it('shows the sheet at the end', () => {
    const over = look(play(tableWithStones('i9'), '*:draw 8', '0:i9'), 0);
    expect(game.writeView(over)).toMatchObject({ phase: 'over', uncovered: SHEET, sheet: SHEET });
    expect(game.readView(JSON.parse(JSON.stringify(game.writeView(over))))).toEqual({ ok: true, value: over });
  });

  it.each([0, 1, 'spectator'] as const)('comes back for %s', (viewer) => {
    const view = look(state, viewer);
    expect(game.readView(JSON.parse(JSON.stringify(game.writeView(view))))).toEqual({ ok: true, value: view });
  });

  const { status, options, last } = written;
  const over = { ...written, phase: 'over', status: { ...status, over: true } };
  it.each<[unknown, string, string, string | undefined]>([
    [3, 'bad-request', '', 'wrong'],
    [{ ...written, draws: [] }, 'bad-request', 'draws', 'unknown'],
    [{ ...written, viewer: 'table' }, 'bad-request', 'viewer', 'wrong'],
    [{ ...written, options: { variant: 'bag' } }, 'bad-request', 'options.clockMinutes', 'missing'],
    [{ ...written, options: { ...options, variant: 'bags' } }, 'bad-request', 'options.variant', 'wrong'],
    [{ ...written, status: { ...status, scores: new Array(5).fill(0) } }, 'bad-request', 'status.scores', 'wrong'],
    [
      { ...written, status: { ...status, timers: [{ ...status.timers[0], key: '' }] } },
      'bad-request',
      'status.timers.0.key',
      'wrong',
    ],
    [{ ...written, phase: 'over' }, 'bad-request', 'phase', 'wrong'],
    [{ ...written, status: { ...status, over: true } }, 'bad-request', 'phase', 'wrong'],
    [{ ...written, uncovered: SHEET.replace('/', '') }, 'bad-notation', 'uncovered', 'rows'],
    [{ ...written, turn: 2 }, 'bad-request', 'turn', 'wrong'],
    [{ ...written, drawn: [0] }, 'bad-request', 'drawn.0', 'wrong'],
    [{ ...written, bag: new Array(11).fill(1) }, 'bad-request', 'bag', 'wrong'],
    [{ ...written, kept: 82 }, 'bad-request', 'kept', 'wrong'],
    [{ ...written, flagged: [1, 1] }, 'bad-request', 'flagged', 'wrong'],
    [{ ...written, last: { ...last, square: 'j1' } }, 'bad-notation', 'last.square', undefined],
    [{ ...written, last: { ...last, square: 1 } }, 'bad-request', 'last.square', 'wrong'],
    [{ ...written, last: { ...last, to: 2 } }, 'bad-request', 'last.to', 'wrong'],
    [{ ...written, sheet: SHEET }, 'bad-request', 'sheet', 'wrong'],
    [over, 'bad-request', 'sheet', 'wrong'],
    [{ ...over, sheet: SHEET.replace('1', '2') }, 'bad-notation', 'sheet', 'repeat'],
  ])('refuses %j: %s in %s', (raw, code, field, problem) => {
    expect(refusalOf(written)).toBe('accepted');
    expect(refusalOf(raw)).toEqual([code, field, problem]);
  });
});
