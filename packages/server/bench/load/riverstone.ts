/**
 * The load on our own server: whole games of Kakuzu, made beforehand, played one after the other by the same two. As
 * with the other servers, a client reads no more of a frame than it needs.
 */

import type { NewTable, ServerMessage } from '@riverstone/protocol';
import { createRng, type Rng, seedFromNumber, unwrap } from '@riverstone/rules';
import { newPlayer, type Pair, startDuel } from '../../support/duel.js';
import type { WireView } from '../../support/followed-table.js';
import { anyStone, seatInTurn } from '../../support/kakuzu-move.js';
import type { LoadTable, OpenTable, TableEvents } from './load-table.js';

/** Both clients at the same node, which then owns their table. */
export const openRiverstoneTable: OpenTable = (urls, index, events) => {
  const node = index % urls.length;
  return openAt(urls, [node, node], { index, events });
};

/** Each client at any node, as a balancer that knows no tables sends them: all pairs of nodes are equally frequent. */
export const openSpreadTable: OpenTable = (urls, index, events) => {
  const node = index % urls.length;
  const other = (node + Math.floor(index / urls.length)) % urls.length;
  return openAt(urls, [node, other], { index, events });
};

async function openAt(
  urls: readonly string[],
  [one, other]: readonly [number, number],
  { index, events }: { readonly index: number; readonly events: TableEvents },
): Promise<LoadTable> {
  const url = urls[one] as string;
  const pair = [await newPlayer(url), await newPlayer(url, urls[other])] as const;
  return new RiverstoneTable(url, pair, events, index);
}

/** How the frames begin that tell a step, with or without the id of the command that led to it. */
const CHANGES = '{"type":"changes",';
/** In every step that tells a move. */
const MOVE = '"steps":[{';
/** Every game has so many: each stone is lifted once. */
const MOVES_OF_A_GAME = 81;
/** A printed sheet: to search for a random one takes longer than to play it. */
const PLAN: NewTable = { game: 'kakuzu', seats: [null, null], options: { sheet: 'lot' }, listed: false, name: 'Ana' };
/** Both see the same board: this seat's client reads it for the two. */
const READER = 0;

class RiverstoneTable implements LoadTable {
  private readonly url: string;
  private readonly pair: Pair;
  private readonly events: TableEvents;
  private readonly rng: Rng;
  /** Tables where the game has begun and nobody has moved. */
  private readonly stock: string[] = [];
  private playing: string | null = null;
  private view: WireView = {};
  private moves = 0;
  private mover = 0;
  /**
   * After so many moves the first game is left, at each table after another number: else all games would end at the
   * same moment, as they do nowhere else.
   */
  private untilLeft: number;
  /** Who has not seen the move yet; empty while none is under way. */
  private readonly unseen = new Set<number>();

  constructor(url: string, pair: Pair, events: TableEvents, index: number) {
    this.url = url;
    this.pair = pair;
    this.events = events;
    this.rng = createRng(seedFromNumber(index));
    this.untilLeft = 1 + (index % MOVES_OF_A_GAME);
  }

  async stockUp(games: number): Promise<void> {
    const { playing } = this;
    this.stand();
    while (this.stock.length < games) this.stock.push(await startDuel(this.url, this.pair, PLAN));
    await this.sitDown(playing ?? (this.stock.shift() as string));
  }

  move(): void {
    this.mover = seatInTurn(this.view) as number;
    this.unseen.add(0).add(1);
    const command = anyStone(this.view, this.rng);
    const message = { type: 'do', id: `${this.playing}-${++this.moves}`, command };
    this.pair[this.mover as 0 | 1].player.sendText(JSON.stringify(message));
  }

  close(): void {
    for (const { player } of this.pair) void player.close();
  }

  private read(seat: number, frame: string): void {
    if (!frame.startsWith(CHANGES)) {
      // Who is here is told, too, and news of other tables. A refusal ends the measurement.
      if (!/^{"type":"(here|notice)"/.test(frame)) throw new Error(`not a step: ${frame}`);
      return;
    }
    if (!frame.includes(MOVE) || !this.unseen.delete(seat)) return;
    if (seat === READER) this.look(JSON.parse(frame) as ServerMessage & { type: 'changes' });
    if (seat !== this.mover) this.events.arrived();
    if (this.unseen.size > 0) return;
    this.events.seen();
    if (--this.untilLeft === 0 || this.view.phase === 'over') this.nextGame();
    else this.events.free();
  }

  private look({ changes }: ServerMessage & { type: 'changes' }): void {
    for (const { steps = [] } of changes) for (const { view } of steps) Object.assign(this.view, view);
  }

  private nextGame(): void {
    const next = this.stock.shift();
    this.stand();
    if (next === undefined) this.events.out();
    else void this.sitDown(next);
  }

  private stand(): void {
    this.playing = null;
    for (const { player } of this.pair) player.readFramesBy(null);
  }

  private async sitDown(table: string): Promise<void> {
    await Promise.all(this.pair.map(async ({ player }) => unwrap(await player.join(table))));
    this.playing = table;
    this.view = { ...this.pair[READER].player.view };
    for (const [seat, { player }] of this.pair.entries()) player.readFramesBy((frame) => this.read(seat, frame));
    this.events.free();
  }
}
