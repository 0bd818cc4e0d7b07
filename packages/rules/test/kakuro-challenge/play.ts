/**
 * Random games of Kakuro Challenge: players who lay, flip, claim rightly and wrongly, challenge and let clocks run out.
 */

import type { Entry } from '../../src/core/game.js';
import { pick, type Rng } from '../../src/core/rng.js';
import { type ChallengeAction, kakuroChallenge as game, isPlaceable, sides } from '../../src/kakuro-challenge/index.js';
import type { ChallengeTable } from './table.js';

/** Plays a game to its end; `watch` looks at the table after every action. */
export function playOut(table: ChallengeTable, rng: Rng, watch: () => void): void {
  while (!table.status.over) {
    table.apply(someEntry(table, rng));
    watch();
  }
}

function someEntry(table: ChallengeTable, rng: Rng): Entry<ChallengeAction> {
  const { timers, awaited, allowed } = table.status;
  const timer = timers[0];
  if (timer !== undefined && rng.below(8) === 0) {
    return { actor: 'table', action: pick(game.tableActions(table.state, timer.key), rng) };
  }
  const mover = awaited[0] ?? 0;
  const mayPlace = table.state.hands.some((hand) => hand.length > 0);
  const opponents = allowed.filter((seat) => table.state.open !== null && seat !== table.state.open.seat);
  if (opponents.length > 0 && (!mayPlace || rng.below(4) === 0)) {
    return { actor: pick(opponents, rng), action: { type: mayPlace || rng.below(3) === 0 ? 'challenge' : 'accept' } };
  }
  return { actor: mover, action: rng.below(3) === 0 ? goodMove(table, mover, rng) : anyMove(table, mover, rng) };
}

/** One of the moves that the game lists, a flip or many points if there are any. */
function goodMove(table: ChallengeTable, seat: number, rng: Rng): ChallengeAction {
  const moves = game.legal(table.view(seat), seat).actions.filter((action) => action.type === 'place');
  const flipping = moves.filter(({ flips }) => flips.length > 0);
  return pick(flipping.length > 0 && rng.below(2) === 0 ? flipping : moves, rng);
}

/** A tile laid anywhere; in claim games with any claim, and sometimes with a flip that is most likely not allowed. */
function anyMove(table: ChallengeTable, seat: number, rng: Rng): ChallengeAction {
  const { board, hands, options } = table.state;
  const squares = [...board.keys()];
  const claims = options.scoring === 'claim';
  const tiles = squares.filter((square) => board[square] !== 0);
  return {
    type: 'place',
    digit: pick(hands[seat] ?? [], rng),
    side: pick(sides, rng),
    square: pick(
      squares.filter((square) => isPlaceable(board, square)),
      rng,
    ),
    flips: claims && rng.below(4) === 0 ? [pick(tiles, rng)] : [],
    claim: claims ? rng.below(30) : null,
  };
}
