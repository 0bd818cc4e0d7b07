import { describe, expect, it } from 'vitest';
import { boundedRating, choosePuzzles, type RatedPuzzle } from './choose.js';
import { puzzleFiles, readPuzzles } from './puzzle-file.js';
import { themeLetters } from './themes.js';

/** Puzzles of all difficulties; the easy ones are many, and nearly all of one theme. */
const made: readonly RatedPuzzle[] = Array.from({ length: 2000 }, (_, index) => ({
  text: `p${index}`,
  rating: 700 + Math.round(((index * 7) % 1000) ** 2 / 1000),
  themes: index % 20 === 0 ? ['red', 'late'] : ['no-flip', 'early'],
  features: {},
}));

describe('the puzzles chosen', () => {
  it('are as many as asked for, each once, the easiest first', () => {
    const chosen = choosePuzzles(made, 300);
    expect(chosen.length).toBe(300);
    expect(new Set(chosen).size).toBe(300);
    const ratings = chosen.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
  });

  it('are of every difficulty, and of rare themes too', () => {
    const chosen = choosePuzzles(made, 300);
    for (let rating = 700; rating < 1700; rating += 50) {
      const inRange = chosen.filter((each) => each.rating >= rating && each.rating < rating + 50).length;
      expect(inRange).toBeGreaterThanOrEqual(14);
    }
    expect(chosen.filter(({ themes }) => themes.includes('red')).length).toBeGreaterThan(60);
  });

  it('are the same again', () => {
    expect(choosePuzzles(made, 100)).toEqual(choosePuzzles(made, 100));
  });

  it('have ratings within bounds', () => {
    expect([boundedRating(-50), boundedRating(1234.4), boundedRating(9999)]).toEqual([600, 1234, 2400]);
  });
});

describe('files', () => {
  it('read back what was written', () => {
    const chosen = choosePuzzles(made, 120);
    const { files, shelf } = puzzleFiles(chosen);
    expect(files.length).toBe(3);
    expect(shelf.count).toBe(120);
    expect(shelf.ratings[1]).toBe(chosen[50]?.rating);
    const read = files.flatMap(readPuzzles);
    expect(read).toEqual(chosen.map(({ rating, themes, text }) => ({ rating, themes, text })));
  });

  it('have a letter of its own for each theme', () => {
    const letters = Object.values(themeLetters);
    expect(new Set(letters).size).toBe(letters.length);
  });
});
