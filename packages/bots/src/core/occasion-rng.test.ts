import { expect, test } from 'vitest';
import { occasionRng } from './occasion-rng.js';

const words = (seed: string, occasion: string): number[] => {
  const rng = occasionRng({ seed, seat: 0 }, occasion);
  return Array.from({ length: 4 }, () => rng.word());
};

test('the same occasion has the same chance', () => {
  expect(words('table 7:1', 'marker 12')).toEqual(words('table 7:1', 'marker 12'));
});

test('another seed, another seat or another occasion has another', () => {
  const second = occasionRng({ seed: 'table 7:1', seat: 1 }, 'marker 12');
  const all = [
    Array.from({ length: 4 }, () => second.word()),
    ...['table 7:1', 'table 7:2', 'table 8:1'].map((seed) => words(seed, 'marker 12')),
    ...['marker 13', 'marker 21', ''].map((occasion) => words('table 7:1', occasion)),
  ];
  expect(new Set(all.map((each) => each.join())).size).toBe(all.length);
  expect(new Set(all.map(([first]) => first)).size).toBe(all.length);
});

test('over many occasions it is even', () => {
  const counts = [0, 0, 0, 0];
  for (let occasion = 0; occasion < 4000; occasion++) {
    const die = occasionRng({ seed: 'seed', seat: 0 }, String(occasion)).below(4);
    counts[die] = (counts[die] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(110); // four standard deviations
});
