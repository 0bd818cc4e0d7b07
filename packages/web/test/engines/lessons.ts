/** The guided games, as a learner plays them by mouse: for each step, the parts to click. */

import type { GameId } from '@riverstone/rules';
import challenge from '../../src/kakuro-challenge/messages/en.json';
import race from '../../src/kakuro-race/messages/en.json';
import type { Part } from './engine';

type Step = readonly Part[];

const square = (name: string): Part => ({ role: 'gridcell', name: new RegExp(`^${name}\\b`) });
const button = (name: string | RegExp): Part => ({ role: 'button', name });

const tile = (digit: number): Part => button(new RegExp(`^\\w+ ${digit}\\b.*, choose$`));
const flip = button(challenge.tray.flip);
const place = button(/^(?:Place|Claim)\b/);

const claimed = (first: string, last: string, ...tiles: Step): Step => [
  button(/^Kakuro!/),
  square(first),
  square(last),
  ...tiles,
  button(/^Claim\b/),
];

/** A game that is new has none yet. */
export const lessonSteps: Readonly<Partial<Record<GameId, readonly Step[]>>> = {
  'kakuro-challenge': [
    [tile(3), square('g5'), place],
    [tile(4), flip, square('f4'), place],
    [tile(8), square('g7'), square('g5'), place],
    [tile(7), square('c3'), place],
  ],
  'kakuro-race': [
    claimed('a3', 'h3'),
    claimed('a6', 'c6', button('New number 9'), square('d6')),
    claimed('e6', 'h6', button(/^Double/)),
    [button(race.buttons.none)],
  ],
  kakuzu: ['e6', 'a8', 'g6', 'h9', 'h6'].map((stone) => [square(stone), button(`Lift ${stone}`)]),
};
