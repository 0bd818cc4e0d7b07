import { describe, expect, it } from 'vitest';
import { raceTable, staircase } from '../../test/kakuro-race/table.js';
import { kakuroRace as game } from './game.js';

/** Seat 0 has made 36 with row 1; now seat 1 has called for 37. */
const open = raceTable(2, { markers: [36, 37, 20], pile: ['x', 'n1', 'd', 'x', 'n9'] });
open.play('0:call', '0:a1-h1', '1:none', '1:call');

const written = {
  viewer: 0,
  options: { hourglassSeconds: 60, claimSeconds: 30, counting: 'own', untimed: false, sealed: false },
  status: {
    over: false,
    scores: [8, 0],
    winners: [],
    awaited: [1],
    allowed: [1],
    tableDue: false,
    timers: [
      { key: 'hourglass:2', kind: 'hourglass', seat: null, seconds: 60, running: false },
      { key: 'claim:2:1', kind: 'claim', seat: 1, seconds: 30, running: true },
    ],
  },
  field: staircase.replace('12345678', 'ABCDEFGH'),
  scored: [{ line: 'a1-h1', marker: 36 }],
  tiles: [
    ['d', 'x', 'd'],
    ['d', 'n1', 'x'],
  ],
  unsolved: [],
  round: {
    marker: 37,
    number: 2,
    out: [],
    none: [1],
    hourglass: true,
    caller: 1,
    calls: 1,
    sealed: [],
    ownSeal: null,
  },
  markersLeft: [20],
  pileLeft: ['n9'],
  faceDown: null,
};

const viewOf = (table: typeof open, viewer: number | 'spectator') => game.view(table.state, viewer);
const refusalOf = (raw: unknown): unknown => {
  const read = game.readView(raw);
  return read.ok ? 'accepted' : [read.error.code, read.error.detail.field, read.error.detail.problem];
};

describe('a view of the race as JSON', () => {
  it('is this, field by field and in this order', () => {
    expect(JSON.stringify(game.writeView(viewOf(open, 0)))).toBe(JSON.stringify(written));
  });

  it('names a sealed claim to its own seat alone', () => {
    const table = raceTable(3, { options: { sealed: true } });
    table.play('2:seal b2-e2 x:d2,f6 #a2(n3) d', '0:none');
    const sealOf = (viewer: number | 'spectator') => game.writeView(viewOf(table, viewer)).round;
    expect(sealOf(2)).toMatchObject({ sealed: [2, 0], ownSeal: { seat: 2, claim: 'b2-e2 x:d2,f6 #a2(n3) d' } });
    expect(sealOf(0)).toMatchObject({ sealed: [2, 0], ownSeal: { seat: 0, claim: null } });
    expect(sealOf(1)).toMatchObject({ sealed: [2, 0], ownSeal: null });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = viewOf(table, viewer);
      expect(game.readView(game.writeView(view))).toEqual({ ok: true, value: view });
    }
  });

  it('shows at the end what lay face down', () => {
    const table = raceTable(1, { markers: [3, 4, 5, 38, 6], pile: ['x', 'n1', 'd', 'x', 'n2', 'd'] });
    table.play('*:sand', '*:sand', '*:sand');
    const view = viewOf(table, 0);
    const shown = game.writeView(view);
    expect(shown).toMatchObject({ round: null, unsolved: [3, 4, 5], markersLeft: [6, 38], pileLeft: ['d'] });
    expect(shown.faceDown).toEqual({ markers: [38, 6], pile: ['d'], spare: [2, 3, 4, 5, 6, 7, 8, 9] });
    expect(game.readView(JSON.parse(JSON.stringify(shown)))).toEqual({ ok: true, value: view });
  });

  const { status, options, round } = written;
  const seal = { seat: 0, claim: 'b2-e2' };
  it.each<[unknown, string, string, string | undefined]>([
    ['view', 'bad-request', '', 'wrong'],
    [{ ...written, spare: [] }, 'bad-request', 'spare', 'unknown'],
    [{ ...written, options: { ...options, markers: [3] } }, 'bad-request', 'options.markers', 'unknown'],
    [{ ...written, options: { ...options, untimed: true } }, 'bad-request', 'options.untimed', 'seats'],
    [{ ...written, status: { ...status, scores: [] } }, 'bad-request', 'status.scores', 'wrong'],
    [{ ...written, field: staircase.slice(1) }, 'bad-notation', 'field', 'length'],
    [{ ...written, scored: [{ line: 'a1', marker: 36 }] }, 'bad-notation', 'scored.0.line', 'squares'],
    [{ ...written, scored: [{ line: 'h1-a1', marker: 36 }] }, 'bad-notation', 'scored.0.line', 'squares'],
    [{ ...written, scored: [{ line: 'a1-h1', marker: 41 }] }, 'bad-request', 'scored.0.marker', 'wrong'],
    [{ ...written, scored: new Array(91).fill(written.scored[0]) }, 'bad-request', 'scored', 'wrong'],
    [{ ...written, tiles: [[]] }, 'bad-request', 'tiles', 'wrong'],
    [{ ...written, tiles: [[], ['n0']] }, 'bad-request', 'tiles.1.0', 'wrong'],
    [{ ...written, tiles: [[], new Array(81).fill('d')] }, 'bad-request', 'tiles.1', 'wrong'],
    [{ ...written, unsolved: [3, 3, 3, 3] }, 'bad-request', 'unsolved', 'wrong'],
    [{ ...written, round: { ...round, out: [2] } }, 'bad-request', 'round.out.0', 'wrong'],
    [{ ...written, round: { ...round, calls: 3 } }, 'bad-request', 'round.calls', 'wrong'],
    [
      { ...written, round: { ...round, ownSeal: { ...seal, claim: 'b2-e2  d' } } },
      'bad-notation',
      'round.ownSeal.claim',
      'word',
    ],
    [{ ...written, round: { ...round, ownSeal: { ...seal, seat: 2 } } }, 'bad-request', 'round.ownSeal.seat', 'wrong'],
    [{ ...written, round: null }, 'bad-request', 'round', 'wrong'],
    [{ ...written, markersLeft: new Array(91).fill(3) }, 'bad-request', 'markersLeft', 'wrong'],
    [{ ...written, faceDown: { markers: [], pile: [], spare: [1] } }, 'bad-request', 'faceDown.spare', 'wrong'],
    [
      { ...written, faceDown: { markers: [], pile: [], spare: new Array(8).fill(1) } },
      'bad-request',
      'faceDown',
      'wrong',
    ],
  ])('refuses %j: %s in %s', (raw, code, field, problem) => {
    expect(refusalOf(written)).toBe('accepted');
    expect(refusalOf(raw)).toEqual([code, field, problem]);
  });
});
