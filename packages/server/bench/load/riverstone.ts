/** The load on our own server: whole games of Kakuzu, made beforehand, played one after the other by the same two. */

import type { Step } from '@riverstone/protocol';
import { createRng, type Rng, seedFromNumber, unwrap } from '@riverstone/rules';
import { newPlayer, type Pair, startDuel } from '../support/duel.js';
import { anyStone, seatInTurn } from '../support/kakuzu-move.js';
import type { LoadTable, OpenTable, TableEvents } from './load-table.js';

export const openRiverstoneTable: OpenTable = async (url, index, events) => {
  const pair = [await newPlayer(url), await newPlayer(url)] as const;
  return new RiverstoneTable(url, pair, events, createRng(seedFromNumber(index)));
};

class RiverstoneTable implements LoadTable {
  private readonly url: string;
  private readonly pair: Pair;
  private readonly events: TableEvents;
  private readonly rng: Rng;
  /** Tables where the game has begun and nobody has moved. */
  private readonly stock: string[] = [];
  private playing: string | null = null;
  private mover = 0;
  /** Who has not seen the move yet; empty while none is under way. */
  private readonly unseen = new Set<number>();

  constructor(url: string, pair: Pair, events: TableEvents, rng: Rng) {
    this.url = url;
    this.pair = pair;
    this.events = events;
    this.rng = rng;
    pair.forEach(({ player }, seat) => {
      player.onSteps((steps) => this.see(seat, steps));
    });
  }

  async stockUp(games: number): Promise<void> {
    while (this.stock.length < games) this.stock.push(await startDuel(this.url, this.pair));
    await this.sitDown(this.playing ?? (this.stock.shift() as string));
  }

  move(): void {
    const view = this.pair[0].player.view ?? {};
    this.mover = seatInTurn(view) as number;
    this.unseen.add(0).add(1);
    // A refusal rejects, and that ends the measurement.
    void this.act(this.mover);
  }

  close(): void {
    for (const { player } of this.pair) void player.close();
  }

  private async act(seat: number): Promise<void> {
    const { player } = this.pair[seat as 0 | 1];
    unwrap(await player.do(anyStone(player.view ?? {}, this.rng)));
  }

  private see(seat: number, steps: readonly Step[]): void {
    if (this.playing === null) return;
    const isSeen = steps.some(({ happened }) => happened?.some(({ actor }) => actor === this.mover));
    if (isSeen && this.unseen.delete(seat)) {
      if (seat !== this.mover) this.events.arrived();
      if (this.unseen.size === 0) this.events.seen();
    }
    if (this.unseen.size === 0) this.goOn();
  }

  /** Goes on when both know whose turn it is, or to the next game when this one is over. */
  private goOn(): void {
    const views = this.pair.map(({ player }) => player.view ?? {});
    if (views.every((view) => view.phase === 'over')) this.nextGame();
    else if (views.every((view) => seatInTurn(view) !== null)) this.events.free();
  }

  private nextGame(): void {
    const next = this.stock.shift();
    this.playing = null;
    if (next === undefined) this.events.out();
    else void this.sitDown(next);
  }

  private async sitDown(table: string): Promise<void> {
    await Promise.all(this.pair.map(async ({ player }) => unwrap(await player.join(table))));
    this.playing = table;
    this.events.free();
  }
}
