/** The options of a table in words. */

import { expect, test } from 'vitest';
import { english } from '../test/support/english';
import { optionWords } from './option-words';

const names = ['Ada', ''];

test.each([
  ['kakuzu', {}, ['From the bag']],
  [
    'kakuzu',
    { variant: 'announce', sheet: 7, clockMinutes: 20, first: 0 },
    ['Announced', 'Sheet number: 7', 'Minutes for each player: 20', 'Who begins: Ada'],
  ],
  ['kakuzu', { sheet: 'lot' }, ['From the bag', 'Sheet: Drawn by lot']],
  ['kakuzu', { first: 'lot', sheet: 'random', clockMinutes: 'off' }, ['From the bag']],
  ['kakuro-challenge', { first: 1 }, ['Automatic scoring', 'Who begins: Seat 2']],
  [
    'kakuro-challenge',
    { scoring: 'claim', falseChallenge: 5, expert: true, moveSeconds: 30 },
    ['Players claim', 'Points lost by a wrong challenge: 5', 'Expert game', 'Time for a move: 30 seconds'],
  ],
  ['kakuro-challenge', { falseChallenge: 5, moveSeconds: 'off' }, ['Automatic scoring']],
  ['kakuro-challenge', { scoring: 'strict', timeUp: 'remind' }, ['Strict scoring']],
  [
    'kakuro-challenge',
    { moveSeconds: 30, timeUp: 'remind', stones: ['a1', 'i1', 'e5', 'a9', 'i9'] },
    ['Automatic scoring', 'Time for a move: 30 seconds', 'When time is up: Only a reminder', 'River stones: Corners'],
  ],
  [
    'kakuro-challenge',
    { stones: ['a1', 'c1', 'e5', 'a9', 'i9'] },
    ['Automatic scoring', 'River stones: a1 c1 e5 a9 i9'],
  ],
  ['kakuro-race', {}, ['A race']],
  [
    'kakuro-race',
    { sealed: true, counting: 'shown', hourglassSeconds: 1, markers: [3, 4] },
    ['Sealed', 'Help with counting', 'Hourglass: 1 second', 'Which Sum markers: 2'],
  ],
  // Nobody calls in a sealed game.
  ['kakuro-race', { sealed: true, claimSeconds: 20 }, ['Sealed']],
] as const)('%s %j', async (game, options, said) => {
  expect(await optionWords({ game, options, names }, english)).toEqual(said);
});
