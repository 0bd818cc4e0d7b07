/** A score kept by hand: sums, rounds, leaders, pawns, and the way back. */

import { expect, it } from 'vitest';
import { readScore, scoreText } from './read-score';
import {
  leadersOf,
  newScoreGame,
  nextMark,
  onTrack,
  roundsOf,
  scoresOf,
  seated,
  withPoints,
  withRedo,
  withUndo,
} from './score-game';

const players = ['Ada', 'Bo', 'Cy'].map((name, mark) => ({ name, mark }));
const start = newScoreGame('track', players);
const played = (...entries: readonly (readonly [number, number])[]) =>
  entries.reduce((game, [player, points]) => withPoints(game, player, points), start);

it('adds and takes off', () => {
  expect(scoresOf(played([0, 13], [1, 9], [0, -3]))).toEqual([10, 9, 0]);
});

it('undoes one by one, and brings back until something new is entered', () => {
  const game = played([0, 13], [1, 9]);
  expect(scoresOf(withUndo(game))).toEqual([13, 0, 0]);
  expect(withRedo(withUndo(withUndo(game))).entries).toEqual([{ player: 0, points: 13 }]);
  expect(withRedo(withRedo(withUndo(withUndo(game))))).toEqual(game);
  expect(withRedo(withPoints(withUndo(game), 2, 4)).entries).toHaveLength(2);
  expect(withUndo(start)).toEqual(start);
});

it('has a round for each time that somebody scores', () => {
  expect(roundsOf(played([0, 13], [1, 9], [2, 0], [0, 7]))).toEqual([
    [13, 9, 0],
    [7, null, null],
  ]);
  expect(roundsOf(start)).toEqual([]);
});

it('says who is first, several on a tie, nobody before anything is entered', () => {
  expect(leadersOf(start)).toEqual([]);
  expect(leadersOf(played([0, 13], [1, 9], [1, 4]))).toEqual([0, 1]);
  expect(leadersOf(played([0, -5]))).toEqual([1, 2]);
});

it('[C8.1] [C8.3] knows the pawn and the cards of a score, below 0 too', () => {
  expect(onTrack(0)).toEqual({ square: 0, cards: 0 });
  expect(onTrack(99)).toEqual({ square: 99, cards: 0 });
  expect(onTrack(213)).toEqual({ square: 13, cards: 2 });
  expect(onTrack(-3)).toEqual({ square: 97, cards: -1 });
});

it('gives every player another colour', () => {
  expect(nextMark(players, 0)).toBe(3);
  const five = seated([{ name: 'Ada', mark: 1 }], 5, String);
  expect(five.map(({ mark }) => mark)).toEqual([1, 0, 2, 3, 4]);
  expect(nextMark(five, 4)).toBe(4);
  expect(seated(five, 2, String)).toEqual(five.slice(0, 2));
});

it('comes back from its text, and nothing comes from another text', () => {
  const game = withUndo(played([0, 13], [1, 9]));
  expect(readScore(scoreText(game))).toEqual(game);
  const broken = [
    null,
    '',
    '{',
    '[]',
    scoreText(game).replace('track', 'chess'),
    scoreText(game).replace('"points":13', '"points":1.5'),
    scoreText(game).replace('"player":0', '"player":3'),
    scoreText(game).replace('"mark":1', '"mark":0'),
    scoreText({ ...game, players: [] }),
  ];
  for (const text of broken) expect(readScore(text), String(text)).toBeNull();
});
