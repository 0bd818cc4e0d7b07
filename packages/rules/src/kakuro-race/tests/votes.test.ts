/** Saying *none*, and the hourglass. */

import { describe, expect, it } from 'vitest';
import { raceTable } from '../../../test/kakuro-race/table.js';

describe('none', () => {
  it('[R7.1] is said by anybody who searches, once', () => {
    const table = raceTable(5);
    expect(table.play('3:none')).toEqual([{ type: 'said-none', seat: 3 }]);
    expect(table.state.round?.none).toEqual([3]);
    expect(table.refusal('3:none')).toBe('said-none');
    expect(table.status).toMatchObject({ awaited: [0, 1, 2, 4], allowed: [0, 1, 2, 3, 4] });
  });

  it('[R7.2] is taken back, and may be said again', () => {
    const table = raceTable(5);
    table.play('3:none');
    expect(table.play('3:none-back')).toEqual([{ type: 'took-none-back', seat: 3 }]);
    expect(table.state.round?.none).toEqual([]);
    expect(table.refusal('3:none-back')).toBe('not-said-none');
    expect(table.refusal('3:none')).toBe('allowed');
  });

  it("[R7.2] is not taken back while somebody's call is open", () => {
    const table = raceTable(5);
    table.play('3:none', '0:call');
    expect(table.refusal('3:none-back')).toBe('call-open');
  });

  it('[R7.3] does not keep anybody from calling, even with the hourglass running', () => {
    const table = raceTable(2);
    table.play('1:none');
    expect(table.state.round?.hourglass).toBe(true);
    expect(table.kinds('1:call', '1:a1-h1')).toContain('solved');
  });
});

describe('half of those who search', () => {
  it.each([
    { seats: 2, half: 1 },
    { seats: 3, half: 2 },
    { seats: 4, half: 2 },
    { seats: 5, half: 3 },
  ])('[R7.4] start the hourglass: $half of $seats', ({ seats, half }) => {
    const table = raceTable(seats);
    for (let said = 1; said <= half; said++) {
      expect(table.state.round?.hourglass).toBe(false);
      const kinds = table.kinds(`${seats - said}:none`);
      expect(kinds).toEqual(said < half ? ['said-none'] : ['said-none', 'hourglass-started']);
    }
    expect(table.status.timers).toMatchObject([{ kind: 'hourglass', seat: null, running: true }]);
  });

  it('[R7.4] start it only once', () => {
    const table = raceTable(5);
    table.play('0:none', '1:none', '2:none');
    expect(table.kinds('2:none-back', '2:none', '3:none')).toEqual(['took-none-back', 'said-none', 'said-none']);
  });

  it.each([2, 3, 4, 5])('[R7.5] all of %i close the marker at once', (seats) => {
    const table = raceTable(seats, { markers: [36, 38] });
    for (let seat = 0; seat < seats - 1; seat++) table.play(`${seat}:none`);
    expect(table.kinds(`${seats - 1}:none`)).toEqual(['said-none', 'unsolved', 'marker-turned']);
    expect(table.state.unsolved).toEqual([36]);
  });
});

describe('votes after somebody has to sit out', () => {
  it.each([
    { name: 'one of three is half of two', seats: 3, before: ['0:none'], out: 1, glass: true },
    { name: 'one of four is not half of three', seats: 4, before: ['0:none'], out: 1, glass: false },
    { name: 'two of five are half of four', seats: 5, before: ['0:none', '1:none'], out: 4, glass: true },
    { name: 'the none of the one who sits out is gone', seats: 3, before: ['0:none'], out: 0, glass: false },
    { name: 'no none is no half', seats: 2, before: [], out: 0, glass: false },
  ])('[R7.6] $name', ({ seats, before, out, glass }) => {
    const table = raceTable(seats);
    table.play(...before);
    expect(table.state.round?.hourglass).toBe(false);
    const kinds = table.kinds(`${out}:call`, `${out}:withdraw`);
    expect(kinds).toEqual(['called', 'wrong-call', ...(glass ? ['hourglass-started'] : [])]);
    expect(table.state.round?.hourglass).toBe(glass);
  });

  it.each(['1:withdraw', '1:late', '1:a2-h2'])(
    '[R7.6] %s leaves only those who said none, and the marker closes',
    (entry) => {
      const table = raceTable(3, { markers: [36, 38] });
      table.play('0:none', '2:none', '1:call');
      expect(table.kinds(entry)).toEqual(['wrong-call', 'unsolved', 'marker-turned']);
    },
  );

  it('[R7.6] a none after a sit-out is counted among the rest', () => {
    const table = raceTable(4, { markers: [36, 38] });
    table.play('3:call', '3:withdraw', '2:call', '2:withdraw');
    expect(table.kinds('0:none')).toEqual(['said-none', 'hourglass-started']);
    expect(table.kinds('1:none')).toEqual(['said-none', 'unsolved', 'marker-turned']);
  });
});

describe('the hourglass', () => {
  it('[R7.7] runs on when a none is taken back', () => {
    const table = raceTable(2);
    table.play('0:none');
    const { timers } = table.status;
    table.play('0:none-back');
    expect(table.status.timers).toEqual(timers);
    expect(table.kinds('*:sand')).toContain('unsolved');
  });

  it('[R7.7] is gone with its marker, and the next one is another', () => {
    const table = raceTable(2);
    table.play('0:none');
    const [first] = table.status.timers;
    table.play('0:call', '0:a1-h1');
    expect(table.status.timers).toEqual([]);
    table.play('0:none');
    expect(table.status.timers[0]?.key).not.toBe(first?.key);
  });

  it('[R7.8] stands still while a call is open, and then goes on', () => {
    const table = raceTable(3);
    table.play('0:none', '1:none');
    const [running] = table.status.timers;
    table.play('2:call');
    expect(table.status.timers).toMatchObject([{ ...running, running: false }, { kind: 'claim' }]);
    expect(table.refusal('*:sand')).toBe('call-open');
    table.play('2:withdraw');
    expect(table.state.unsolved).toEqual([36]);

    const other = raceTable(4);
    other.play('0:none', '1:none', '2:call', '2:withdraw');
    expect(other.status.timers).toEqual([running]);
  });

  it('[R7.9] makes the marker unsolved when the sand has run through', () => {
    const table = raceTable(2, { markers: [36, 38] });
    table.play('0:none');
    expect(table.kinds('*:sand')).toEqual(['unsolved', 'marker-turned']);
  });

  it('[R7.9] can only run through when it was started', () => {
    expect(raceTable(2).refusal('*:sand')).toBe('no-hourglass');
  });

  it('[R7.10] lays what was not solved aside, in order', () => {
    const table = raceTable(2, { markers: [36, 38, 40] });
    table.play('0:none', '1:none', '0:none', '*:sand');
    expect(table.state.unsolved).toEqual([36, 38]);
    expect(table.state.scored).toEqual([]);
  });
});
