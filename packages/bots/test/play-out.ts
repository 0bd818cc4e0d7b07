/** Plays whole games among simple bots, for tests: any game, any options, every action checked. */

import { type SimpleBot, simpleBots } from '@riverstone/bots';
import {
  createRng,
  type Game,
  type GameId,
  games,
  type Rng,
  type Seat,
  seedFromNumber,
  settle,
  unwrap,
} from '@riverstone/rules';

/** A game and its bot, their types kept together. */
interface Match<Options, Chance, State, View, Action, Event, Code extends string> {
  readonly game: Game<Options, Chance, State, View, Action, Event, Code>;
  readonly bot: SimpleBot<View, Action>;
}

type ForAnyMatch<R> = <Options, Chance, State, View, Action, Event, Code extends string>(
  match: Match<Options, Chance, State, View, Action, Event, Code>,
) => R;

export function withMatch<R>(id: GameId, use: ForAnyMatch<R>): R {
  switch (id) {
    case 'kakuro-challenge':
      return use({ game: games[id], bot: simpleBots[id] });
    case 'kakuro-race':
      return use({ game: games[id], bot: simpleBots[id] });
    case 'kakuzu':
      return use({ game: games[id], bot: simpleBots[id] });
  }
}

/** One game to its end. */
export interface Played {
  readonly actions: number;
  readonly scores: readonly number[];
}

const MOST_ACTIONS = 5_000;

/** Plays one game; throws at an action that is refused, and when nobody does anything although the game is not over. */
export function playOut(id: GameId, options: object, seats: number, seed: number): Played {
  return withMatch(id, ({ game, bot }) => {
    const rng = createRng(seedFromNumber(seed));
    const parsed = unwrap(game.parseOptions(options, seats));
    let { state } = settle(game, game.setup(parsed, seats, game.deal(parsed, seats, rng)), rng);
    let actions = 0;
    while (!game.status(state).over) {
      const chosen = firstToAct(game.status(state).allowed, rng, (seat) =>
        bot.choose(game.view(state, seat), seat, rng),
      );
      if (chosen === null) throw new Error('the bots stand still');
      state = settle(game, unwrap(game.apply(state, chosen.seat, chosen.action)).state, rng).state;
      if (++actions > MOST_ACTIONS) throw new Error('the game does not end');
    }
    return { actions, scores: game.status(state).scores };
  });
}

/** The first seat, counted from a random one, that wants to do something. */
function firstToAct<Action>(
  allowed: readonly Seat[],
  rng: Rng,
  choose: (seat: Seat) => Action | null,
): { readonly seat: Seat; readonly action: Action } | null {
  const start = allowed.length === 0 ? 0 : rng.below(allowed.length);
  for (let step = 0; step < allowed.length; step++) {
    const seat = allowed[(start + step) % allowed.length] as Seat;
    const action = choose(seat);
    if (action !== null) return { seat, action };
  }
  return null;
}
