/**
 * Two players who play one game after the other and chat while the server is killed, and record its replies.
 */

import { randomBytes } from 'node:crypto';
import type { Command } from '@riverstone/protocol';
import { type Rng, unwrap } from '@riverstone/rules';
import { type Pair, startDuel } from '../../support/duel.js';
import { anyStone } from '../../support/kakuzu-move.js';
import type { Player } from '../../support/player.js';
import { playerInTurn } from './play-duel.js';

/** A command that got its answer. */
export interface Answered {
  readonly table: string;
  readonly id: string;
  /** Why it was refused; null when it was acknowledged. */
  readonly refusal: string | null;
  /** It had been done when it was sent again. */
  readonly again: boolean;
}

export class EndlessDuel {
  readonly answered: Answered[] = [];
  private readonly pair: Pair;
  private readonly rng: Rng;
  private table: string;
  private count = 0;
  private finished = false;

  private constructor(pair: Pair, table: string, rng: Rng) {
    this.pair = pair;
    this.table = table;
    this.rng = rng;
  }

  static async start(url: string, pair: Pair, rng: Rng): Promise<EndlessDuel> {
    return new EndlessDuel(pair, await startDuel(url, pair), rng);
  }

  /** Plays until it is told to finish. */
  async play(): Promise<void> {
    while (!this.finished) {
      const player = await playerInTurn(this.pair);
      if (player === null) await this.playAgain();
      else await Promise.all([this.do(player, anyStone(player.view ?? {}, this.rng)), this.talk()]);
    }
  }

  /** Resolves when both have reconnected after so many breaks. */
  async bothBack(breaks: number): Promise<void> {
    await Promise.all(this.pair.map(({ player }) => player.until((each) => each.isHere && each.breaks >= breaks)));
  }

  finish(): void {
    this.finished = true;
  }

  async close(): Promise<void> {
    await Promise.all(this.pair.map(({ player }) => player.close()));
  }

  /** A move can't be made twice, whatever the server does; words could be said twice. */
  private async talk(): Promise<void> {
    const { player } = this.pair[this.rng.below(2) as 0 | 1];
    if (this.rng.below(3) === 0) await this.do(player, { type: 'say', text: `word ${this.count}` });
  }

  /** A new table with the same two. */
  private async playAgain(): Promise<void> {
    const [{ player: host }, { player: other }] = this.pair;
    await this.do(host, { type: 'rematch' });
    await host.until(({ room }) => room?.rematch !== null);
    this.table = host.room?.rematch as string;
    for (const player of [host, other]) {
      unwrap(await player.join(this.table));
      await this.do(player, { type: 'share', share: randomBytes(16).toString('hex') });
    }
    await this.do(host, { type: 'start' });
    await host.until(({ view }) => view !== null);
  }

  private async do(player: Player, command: Command): Promise<void> {
    const [id, { table }] = [`${this.table}-${++this.count}`, this];
    const result = await player.do(command, id);
    const refusal = result.ok ? null : `${command.type} ${result.error.code}`;
    this.answered.push({ table, id, refusal, again: result.ok && result.value.again });
  }
}
