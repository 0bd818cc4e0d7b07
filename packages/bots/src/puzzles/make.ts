/** Makes puzzles of a kind from one game between bots of several levels. */

import {
  createRng,
  type GameTypes,
  HostedGame,
  pick,
  type Seat,
  seedFromNumber,
  tieBreaker,
  unwrap,
} from '@riverstone/rules';
import type { BotTypes } from '../core/bot.js';
import type { MadePuzzle, PuzzleMaker, PuzzleSource } from '../core/puzzle.js';
import { type Entrant, seated } from '../match/entrant.js';
import { playMatch } from '../match/play-match.js';
import { type GameWithBots, withBots } from '../registry.js';
import { type PuzzleKind, puzzleGames } from './kinds.js';
import { puzzleMakers } from './registry.js';

/** Who plays: those who err, and those who reach positions worth a look. */
const players = ['novice', 'casual', 'strong', 'plain'] as const;

/** The puzzles of the game with that number: the same whenever it is asked. */
export function makePuzzles(kind: PuzzleKind, number: number): Promise<MadePuzzle[]> {
  const maker = puzzleMakers[kind];
  return withBots(puzzleGames[kind], (parts) => fromGame(parts, maker as unknown as PuzzleMaker<GameTypes>, number));
}

async function fromGame<T extends GameTypes, B extends BotTypes>(
  { game, bots, idle }: GameWithBots<T, B>,
  maker: PuzzleMaker<GameTypes>,
  number: number,
): Promise<MadePuzzle[]> {
  const seed = seedFromNumber(number);
  const levels = createRng(seed);
  const { options, seats } = maker;
  const table = unwrap(HostedGame.deal(game, { seats, options, seed }));
  const made = new Map<string, MadePuzzle>();
  const entrants = Array.from({ length: seats }, () =>
    watched(seated(bots[pick(players, levels)], `puzzles ${number}`), (source) => {
      const puzzle = maker.make(source);
      if (puzzle !== null && !made.has(puzzle.text)) made.set(puzzle.text, puzzle);
    }),
  );
  await playMatch({ table, entrants, ties: tieBreaker(seed), pace: 'human', idle });
  return spread([...made.values()], maker.perGame);
}

/** An entrant whose decisions are looked at. */
function watched<T extends GameTypes>(
  entrant: Entrant<T['View'], T['Action']>,
  look: (source: PuzzleSource<T>) => void,
): Entrant<T['View'], T['Action']> {
  return {
    occasion: (view, seat) => entrant.occasion(view, seat),
    async ask(view: T['View'], seat: Seat) {
      const answer = await entrant.ask(view, seat);
      if (answer !== null && typeof answer === 'object') look({ view, seat, action: answer.action });
      return answer;
    },
  };
}

/** At most so many, evenly from the whole game. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, index) => items[Math.floor(((index + 0.5) * items.length) / most)] as Item);
}
