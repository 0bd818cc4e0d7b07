/** Calls: who may call, what a right one brings, and what becomes of one that comes to nothing. */

import { describe, expect, it } from 'vitest';
import { raceTable } from '../../../test/kakuro-race/table.js';

describe('an open call', () => {
  it('[R3.2] is opened by anybody who searches', () => {
    for (const seat of [0, 1, 2]) {
      const table = raceTable(3);
      expect(table.play(`${seat}:call`)).toEqual([{ type: 'called', seat }]);
      expect(table.state.round?.caller).toBe(seat);
    }
  });

  it('[R3.2] belongs to the call that came first', () => {
    const table = raceTable(3);
    table.play('2:call');
    expect(table.refusal('0:call')).toBe('call-open');
    expect(table.refusal('2:call')).toBe('call-open');
  });

  it.each([
    ['0:call', 'call-open'],
    ['0:none', 'call-open'],
    ['0:none-back', 'call-open'],
    ['0:a1-h1', 'no-call'],
    ['0:withdraw', 'no-call'],
    ['0:late', 'no-call'],
    ['*:sand', 'call-open'],
    ['1:none', 'call-open'],
    ['1:a1-h1', 'allowed'],
    ['1:a2-h2', 'allowed'],
    ['1:withdraw', 'allowed'],
    ['1:late', 'allowed'],
  ])('[R3.3] of seat 1 meets %s: %s', (entry, answer) => {
    const table = raceTable(2);
    table.play('0:none', '1:call');
    expect(table.refusal(entry)).toBe(answer);
    expect(table.status).toMatchObject({ awaited: [1], allowed: [1] });
  });

  it('[R3.4] has 30 seconds, of which each call gets its own', () => {
    const table = raceTable(3);
    table.play('1:call');
    const [first] = table.status.timers;
    expect(table.status.timers).toMatchObject([{ kind: 'claim', seat: 1, seconds: 30, running: true }]);
    table.play('1:withdraw', '2:call');
    expect(table.status.timers).toMatchObject([{ kind: 'claim', seat: 2, seconds: 30, running: true }]);
    expect(table.status.timers[0]?.key).not.toBe(first?.key);
  });

  it.each(['0:a1-h1', '0:withdraw', '0:late'])('[R3.5] is needed for %s', (entry) => {
    const table = raceTable(2);
    expect(table.refusal(entry)).toBe('no-call');
    table.play('0:call');
    expect(table.refusal(entry)).toBe('allowed');
  });
});

describe('a right call', () => {
  it.each([
    { marker: 36, claim: 'a1-h1', points: 8 },
    { marker: 36, claim: 'h1-h8', points: 8 },
    { marker: 3, claim: 'a1-b1 #c1(d)', points: 2 },
    { marker: 12, claim: 'a1-c1 #d1(x) n7:a1', points: 3 },
  ])('[R3.6] $claim for $marker scores $points', ({ marker, claim, points }) => {
    const table = raceTable(2, { markers: [marker, 4], pile: ['x', 'x', 'n7', 'x'] });
    const events = table.play('0:call', `0:${claim}`);
    expect(events).toContainEqual(expect.objectContaining({ type: 'solved', seat: 0, marker, points }));
    expect(table.state.scores).toEqual([points, 0]);
  });

  it('[R3.6] adds to what the caller has', () => {
    const table = raceTable(2);
    table.play('0:call', '0:a1-h1', '1:call', '1:a2-h2', '0:call', '0:a3-h3');
    expect(table.state.scores).toEqual([16, 8]);
  });

  it('[R3.7] turns its numbers red, and no others', () => {
    const table = raceTable(2);
    table.play('0:call', '0:a1-h1');
    expect(table.field).toBe('ABCDEFGH/91234567/89123456/78912345/67891234/56789123/45678912/34567891');
  });

  it('[R3.8] keeps its marker with its line', () => {
    const table = raceTable(2, { markers: [36, 36, 4] });
    table.play('0:call', '0:a1-h1', '1:call', '1:h1-h8');
    expect(table.state.scored).toEqual([
      { first: 0, last: 7, marker: 36 },
      { first: 7, last: 63, marker: 36 },
    ]);
  });

  it('[R3.9] spends what it used, the caller keeps the rest', () => {
    const table = raceTable(2, { markers: [8, 4], pile: ['x', 'n1', 'n5', 'x'] });
    table.play('0:call', '0:a1-b1 x:a1,d8 #c1(n5)');
    expect(table.tiles(0)).toBe('d');
    expect(table.tiles(1)).toBe('d n1 x');
    expect(table.field).toBe('FB#45678/91234567/89123456/78912345/67891234/56789123/45678912/34517891');
  });

  it('[R3.10] is followed by the next marker, for which everybody searches afresh', () => {
    const table = raceTable(4);
    table.play('1:call', '1:withdraw', '2:none', '3:none', '0:call');
    expect(table.state.round).toMatchObject({ out: [1], none: [2, 3], hourglass: true });
    expect(table.kinds('0:a1-h1')).toEqual(['solved', 'marker-turned']);
    expect(table.state.round).toEqual({
      marker: 37,
      number: 2,
      out: [],
      none: [],
      hourglass: false,
      caller: null,
      calls: 0,
      sealed: [],
    });
    expect(table.status).toMatchObject({ awaited: [0, 1, 2, 3], timers: [] });
  });
});

describe('a call that comes to nothing', () => {
  const wrong = [
    { name: 'a wrong claim', entry: '0:a1-b1 x:a1,d8 #c1(d)', reason: 'wrong-sum' },
    { name: 'a withdrawal', entry: '0:withdraw', reason: 'withdrawn' },
    { name: 'lateness', entry: '0:late', reason: 'late' },
  ];

  it.each(wrong)('[R5.6] [R6.1] [R6.3] [R6.4] $name changes nothing on the table', ({ entry }) => {
    const table = raceTable(3);
    const before = table.state;
    table.play('0:call', entry);
    expect(table.state).toEqual({ ...before, round: { ...before.round, out: [0], calls: 1 } });
  });

  it.each(wrong)(
    '[R6.2] [R6.3] [R6.4] after $name the caller sits out and the others search on',
    ({ entry, reason }) => {
      const table = raceTable(3);
      expect(table.play('0:call', entry)).toMatchObject([{ type: 'called' }, { type: 'wrong-call', seat: 0, reason }]);
      expect(table.status).toMatchObject({ awaited: [1, 2], allowed: [1, 2], timers: [] });
      expect(table.kinds('2:call', '2:a1-h1')).toContain('solved');
    },
  );

  it('[R6.1] shows everybody the claim that was wrong', () => {
    const table = raceTable(2);
    const [event] = table.play('0:call', '0:a2-h2').slice(1);
    expect(event).toMatchObject({ type: 'wrong-call', reason: 'wrong-sum', claim: { first: 8, last: 15 } });
  });

  it('[R6.2] lasts until the next marker', () => {
    const table = raceTable(2);
    table.play('0:call', '0:withdraw', '1:call', '1:a1-h1');
    expect(table.kinds('0:call', '0:a2-h2')).toContain('solved');
  });

  it.each(['0:call', '0:none', '0:none-back'])('[R6.5] leaves no room for %s', (entry) => {
    const table = raceTable(3);
    table.play('0:call', '0:withdraw');
    expect(table.refusal(entry)).toBe('sits-out');
  });

  it('[R6.5] leaves no room for taking back a none said before', () => {
    const table = raceTable(3);
    table.play('0:none', '0:call', '0:withdraw');
    expect(table.refusal('0:none-back')).toBe('sits-out');
  });

  it.each([2, 3, 4, 5])('[R6.6] makes the marker unsolved when all of %i sit out', (seats) => {
    const table = raceTable(seats, { markers: [36, 38] });
    const seatsInTurn = Array.from({ length: seats }, (_, seat) => seat);
    for (const seat of seatsInTurn) {
      expect(table.state.unsolved).toEqual([]);
      table.play(`${seat}:call`, `${seat}:a2-h2`);
    }
    expect(table.state.unsolved).toEqual([36]);
    expect(table.marker).toBe(38);
  });
});
