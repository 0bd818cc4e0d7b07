/** One's own share of the chance of a table: given as early as can be, so that nobody begins without it. */

import type { Command, Room } from '@riverstone/protocol';
import type { Refusal, Result, Seat } from '@riverstone/rules';
import { randomId } from '../connection/random-id';
import { keepShare, keptLuck } from './kept-luck';

/** Another device of mine has given one, or the game has begun; after all else it can be tried again. */
const forGood: readonly string[] = ['already-shared', 'begun'];

export class OwnShare {
  #isGiving = false;

  /** `send` does something at the table. */
  constructor(private readonly send: (command: Command) => Promise<Result<true, Refusal>>) {}

  /** Whoever sits and has given none gives one. */
  giveIn(room: Room, seat: Seat | null): void {
    if (seat !== null && room.seats[seat]?.shared === false) this.#give(room);
  }

  /** Whoever is about to sit down gives theirs first: if somebody begins as soon as they sit, it counts. */
  giveBefore(room: Room): void {
    if ((keptLuck(room.table)?.share ?? null) === null) this.#give(room);
  }

  #give({ table, phase, commitment }: Room): void {
    if (phase !== 'gathering' || this.#isGiving) return;
    this.#isGiving = true;
    const share = randomId();
    void this.send({ type: 'share', share }).then((given) => {
      if (given.ok) keepShare(table, commitment, share);
      this.#isGiving = !given.ok && forGood.includes(given.error.code);
    });
  }
}
