/** Pairs of people who play one game after the other, and note what the server said that it has stored. */

import type { Rng } from '@riverstone/rules';
import { newPlayer, type Pair, startDuel } from '../../support/duel.js';
import { anyStone, seatInTurn } from '../../support/kakuzu-move.js';

interface StoredMove {
  readonly table: string;
  readonly id: string;
}

export class EndlessLoad {
  readonly acknowledged: StoredMove[] = [];
  #isOver = false;
  #sent = 0;
  readonly #loops: Promise<void>[] = [];
  #watches: { readonly at: number; readonly reached: () => void }[] = [];

  constructor(
    private readonly url: string,
    private readonly rng: Rng,
  ) {}

  async start(pairs: number): Promise<void> {
    for (let index = 0; index < pairs; index++) {
      const pair: Pair = [await newPlayer(this.url), await newPlayer(this.url)];
      this.#loops.push(this.#play(pair));
    }
  }

  /** Resolves when so many more were acknowledged. */
  more(count: number): Promise<void> {
    return new Promise((reached) => {
      this.#watches.push({ at: this.acknowledged.length + count, reached });
    });
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }

  async #play(pair: Pair): Promise<void> {
    while (!this.#isOver) {
      const table = await startDuel(this.url, pair);
      while (!this.#isOver && pair[0].player.room?.phase === 'playing') await this.#move(table, pair);
    }
    for (const { player } of pair) await player.close();
  }

  async #move(table: string, pair: Pair): Promise<void> {
    const { view } = pair[0].player;
    const seat = view === null ? null : seatInTurn(view);
    if (view === null || seat === null) throw new Error('nobody is in turn');
    const id = `load-${++this.#sent}`;
    const answer = await pair[seat === 0 ? 0 : 1].player.do(anyStone(view, this.rng), id);
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
    this.acknowledged.push({ table, id });
    for (const { at, reached } of this.#watches) if (at <= this.acknowledged.length) reached();
    this.#watches = this.#watches.filter(({ at }) => at > this.acknowledged.length);
    const { version } = answer.value;
    for (const { player } of pair) await player.until((each) => version === null || each.version >= version);
  }
}
