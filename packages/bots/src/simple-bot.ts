/** What a simple bot is: a player that knows a seat's view of the table and nothing else. */

import type { Rng, Seat } from '@riverstone/rules';

/** A player. It gets a view by type, so that one which reads a secret does not compile. */
export interface SimpleBot<View, Action> {
  /** What it does now; null when it lets things be (it is not its turn and there is nothing to object to). */
  choose(view: View, seat: Seat, rng: Rng): Action | null;
  /** How it takes its time where the fastest wins; left out where players take turns. */
  readonly tempo?: Tempo<View>;
}

/** A bot's pace in a race. Bots have no clock: the host of the table waits for them. */
export interface Tempo<View> {
  /** What the bot is thinking about. As long as this stays the same it goes on thinking and does not begin anew. */
  occasion(view: View, seat: Seat): string;
  /** How long it thinks about that before it acts, in seconds. */
  reactionSeconds(view: View, seat: Seat, rng: Rng): number;
}
