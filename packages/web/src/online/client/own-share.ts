/** Gives this device's share of the luck as early as possible, so that no game starts without it. */

import type { Command, Room } from '@riverstone/protocol';
import type { Refusal, Result, Seat } from '@riverstone/rules';
import { randomId } from '../connection/random-id';
import { storedLuck, storeShare } from './stored-luck';

/** After these refusals there is no retry: another device of mine has given one, or the game has begun. */
const forGood: readonly string[] = ['already-shared', 'begun'];

export class OwnShare {
  #isGiving = false;

  /** `send` sends a command. */
  constructor(private readonly send: (command: Command) => Promise<Result<true, Refusal>>) {}

  /** Gives a share for a seat that has none. */
  giveIn(room: Room, seat: Seat | null): void {
    if (seat !== null && room.seats[seat]?.shared === false) this.#give(room);
  }

  /** Gives a share before sitting down, so that it counts even if the game starts at once. */
  giveBefore(room: Room): void {
    if ((storedLuck(room.table)?.share ?? null) === null) this.#give(room);
  }

  #give({ table, phase, commitment }: Room): void {
    if (phase !== 'gathering' || this.#isGiving) return;
    this.#isGiving = true;
    const share = randomId();
    void this.send({ type: 'share', share }).then((given) => {
      if (given.ok) storeShare(table, commitment, share);
      this.#isGiving = !given.ok && forGood.includes(given.error.code);
    });
  }
}
