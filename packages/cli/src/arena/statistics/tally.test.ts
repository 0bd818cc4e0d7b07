import { describe, expect, it } from 'vitest';
import type { ArenaGame } from '../plan.js';
import { Tally } from './tally.js';

const game = (seating: number[], scores: number[], winners: number[]): ArenaGame => ({
  seating,
  scores,
  winners,
  record: null,
});

describe('a tally', () => {
  it('has one value a deal: the mean over its games', () => {
    const tally = new Tally(2);
    tally.add({ deal: 1, games: [game([0, 1], [40, 30], [0]), game([1, 0], [20, 20], [0, 1])], faults: [] });
    expect(tally.measures[0]).toEqual({ shares: [0.75], points: [30], margins: [5], places: [1.25] });
    expect(tally.measures[1]).toEqual({ shares: [0.25], points: [25], margins: [-5], places: [1.75] });
    expect(tally.games).toEqual([
      { won: 1, shared: 1, lost: 0 },
      { won: 0, shared: 1, lost: 1 },
    ]);
    expect([tally.deals, tally.gamesPlayed]).toEqual([1, 2]);
  });

  it('takes all seats of a contender together', () => {
    const tally = new Tally(2);
    tally.add({ deal: 1, games: [game([1, 0, 1], [9, 5, 1], [0])], faults: [] });
    expect(tally.measures[0]).toEqual({ shares: [0], points: [5], margins: [0], places: [2] });
    expect(tally.measures[1]).toEqual({ shares: [1], points: [5], margins: [0], places: [2] });
  });

  it('adds faults of a kind up, and keeps the first example', () => {
    const tally = new Tally(1);
    for (const example of ['first', 'second']) {
      tally.add({
        deal: 1,
        games: [game([0], [1], [0])],
        faults: [{ contender: 0, kind: 'late', count: 2, example }],
      });
    }
    expect(tally.faults.list()).toEqual([{ contender: 0, kind: 'late', count: 4, example: 'first' }]);
  });
});
