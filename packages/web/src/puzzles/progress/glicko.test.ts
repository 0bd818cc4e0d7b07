import { describe, expect, it } from 'vitest';
import { NEW_PLAYER, puzzleRating, updatedRating } from './glicko';

describe('ratings', () => {
  it('are those of the example in the paper', () => {
    const after = updatedRating({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { opponent: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('rise with a solved puzzle, most with a hard one, and fall with a failed one', () => {
    const solved = (rating: number) => updatedRating(NEW_PLAYER, [{ opponent: puzzleRating(rating), score: 1 }]).rating;
    const failed = (rating: number) => updatedRating(NEW_PLAYER, [{ opponent: puzzleRating(rating), score: 0 }]).rating;
    expect(solved(1600)).toBeGreaterThan(solved(1200));
    expect(solved(1200)).toBeGreaterThan(NEW_PLAYER.rating);
    expect(failed(1200)).toBeLessThan(NEW_PLAYER.rating);
    expect(failed(800)).toBeLessThan(failed(1200));
  });

  it('settle near the strength that the results show', () => {
    let player = NEW_PLAYER;
    for (let round = 0; round < 200; round++) {
      // Solves what is easier than 1500, fails at what is harder.
      const opponent = puzzleRating(player.rating + (round % 5) * 40 - 80);
      player = updatedRating(player, [{ opponent, score: opponent.rating < 1500 ? 1 : 0 }]);
    }
    expect(Math.abs(player.rating - 1500)).toBeLessThan(80);
    expect(player.deviation).toBeLessThan(90);
  });
});
