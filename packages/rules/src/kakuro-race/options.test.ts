/** The table options. */

import { describe, expect, it } from 'vitest';
import { raceTable } from '../../test/kakuro-race/table.js';
import { unwrap } from '../core/result.js';
import { createRng, seedFromNumber } from '../core/rng.js';
import { kakuroRace } from './game.js';

/** The field that is refused and why, or `fine`. */
function answer(raw: unknown, seats: number): string {
  const parsed = kakuroRace.parseOptions(raw, seats);
  return parsed.ok ? 'fine' : `${parsed.error.detail.field} ${parsed.error.detail.problem}`;
}

describe('options', () => {
  it('[R12.1] hourglassSeconds is what the hourglass holds', () => {
    const table = raceTable(2, { options: { hourglassSeconds: 90 } });
    table.play('0:none');
    expect(table.status.timers).toMatchObject([{ kind: 'hourglass', seconds: 90 }]);
  });

  it('[R12.2] claimSeconds is what a caller has', () => {
    const table = raceTable(2, { options: { claimSeconds: 12 } });
    table.play('0:call');
    expect(table.status.timers).toMatchObject([{ kind: 'claim', seconds: 12 }]);
  });

  it('[R12.2] claimSeconds is for two to five', () => {
    expect(answer({ claimSeconds: 12 }, 1)).toBe('options.claimSeconds seats');
    expect(answer({ claimSeconds: 30 }, 1)).toBe('fine');
    expect(answer({ claimSeconds: 12 }, 5)).toBe('fine');
  });

  it.each([1, 2, 5])('[R12.8] [R3.11] [R3.12] counting changes nothing in the rules, with %i players', (seats) => {
    expect(unwrap(kakuroRace.parseOptions({}, seats)).counting).toBe('own');
    const [own, shown] = (['own', 'shown'] as const).map((counting) => {
      const table = raceTable(seats, { markers: [36, 38], options: { counting } });
      table.play(...(seats === 1 ? ['0:a2-h2'] : ['0:call', '0:a2-h2']));
      const { options: _options, ...state } = table.state;
      return state;
    });
    expect(own).toEqual(shown);
  });

  it.each([1, 2, 3, 4, 5])('[R12.3] [R12.4] untimed is for one, sealed for more: %i', (seats) => {
    const [alone, together] = seats === 1 ? ['fine', 'options.sealed seats'] : ['options.untimed seats', 'fine'];
    expect(answer({ untimed: true }, seats)).toBe(alone);
    expect(answer({ sealed: true }, seats)).toBe(together);
    expect(answer({ untimed: false, sealed: false }, seats)).toBe('fine');
  });

  it('[R12.5] [R12.6] markers and actions are what is dealt from', () => {
    const own = { markers: [40, 3, 3], actions: ['n7', 'd', 'x', 'd', 'd'] };
    const options = unwrap(kakuroRace.parseOptions(own, 2));
    const { markers, actions } = kakuroRace.deal(options, 2, createRng(seedFromNumber(5)));
    expect([...markers].sort()).toEqual([3, 3, 40]);
    expect([...actions].sort()).toEqual(['d', 'n7', 'x']);
  });

  it('[R12.5] a game of one marker ends with it', () => {
    const table = raceTable(3, { markers: [36], options: { markers: [36] } });
    table.play('0:call', '0:a1-h1');
    expect(table.status.over).toBe(true);
  });

  it.each([1, 2, 5])('[R12.6] actions have a Double for each of %i players', (seats) => {
    const doubles = (count: number): string[] => [...new Array(count).fill('d'), 'x', 'n1'];
    expect(answer({ actions: doubles(seats) }, seats)).toBe('fine');
    expect(answer({ actions: doubles(seats - 1) }, seats)).toBe('options.actions doubles');
  });

  it.each([
    { raw: {}, expected: 'fine' },
    { raw: { hourglassSeconds: 1 }, expected: 'fine' },
    { raw: { hourglassSeconds: 3600 }, expected: 'fine' },
    { raw: { counting: 'shown' }, expected: 'fine' },
    { raw: { counting: 'aloud' }, expected: 'options.counting wrong' },
    { raw: { hourglassSeconds: 0 }, expected: 'options.hourglassSeconds wrong' },
    { raw: { hourglassSeconds: 3601 }, expected: 'options.hourglassSeconds wrong' },
    { raw: { hourglassSeconds: 1.5 }, expected: 'options.hourglassSeconds wrong' },
    { raw: { hourglassSeconds: '60' }, expected: 'options.hourglassSeconds wrong' },
    { raw: { claimSeconds: 0 }, expected: 'options.claimSeconds wrong' },
    { raw: { claimSeconds: null }, expected: 'options.claimSeconds wrong' },
    { raw: { sealed: 1 }, expected: 'options.sealed wrong' },
    { raw: { markers: [] }, expected: 'options.markers wrong' },
    { raw: { markers: [2] }, expected: 'options.markers wrong' },
    { raw: { markers: [41] }, expected: 'options.markers wrong' },
    { raw: { markers: [3, '4'] }, expected: 'options.markers wrong' },
    { raw: { markers: new Array(90).fill(3) }, expected: 'fine' },
    { raw: { markers: new Array(91).fill(3) }, expected: 'options.markers wrong' },
    { raw: { actions: ['d', 'd', 'n0'] }, expected: 'options.actions wrong' },
    { raw: { actions: ['d', 'd', '#'] }, expected: 'options.actions wrong' },
    { raw: { actions: new Array(80).fill('d') }, expected: 'fine' },
    { raw: { actions: new Array(81).fill('d') }, expected: 'options.actions wrong' },
    { raw: { expert: true }, expected: 'options.expert unknown' },
    { raw: [], expected: 'options wrong' },
    { raw: null, expected: 'options wrong' },
  ])('[R12.1] [R12.2] [R12.5] [R12.6] [R12.7] $raw: $expected', ({ raw, expected }) => {
    expect(answer(raw, 2)).toBe(expected);
  });
});
