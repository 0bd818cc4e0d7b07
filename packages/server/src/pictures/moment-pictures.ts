/**
 * Pictures of moments of finished games, for programs that show links. Drawn once, then kept for a while; one after the
 * other, with a rest after each, because nothing else can happen meanwhile.
 */

import { setTimeout as wait } from 'node:timers/promises';
import {
  type Game,
  type GameRecord,
  type GameTypes,
  ok,
  type RecordHeader,
  type Refusal,
  type Result,
  readHeader,
  refuse,
  replayTurns,
  unwrap,
  withGame,
} from '@riverstone/rules';
import { RecentCache } from '../identity/recent-cache.js';
import type { Canvas } from './canvas.js';
import { drawMoment } from './draw-moment.js';
import { encodePng } from './png.js';

/** A picture is some twenty kilobytes. */
const KEPT = 200;
/** How many games are kept ready for more pictures. */
const GAMES_KEPT = 8;
const LIFE_MS = 3_600_000;
/** Drawing takes some 40 ms. With this rest it takes at most a fifth of the time. */
const REST_MS = 160;
/** How many pictures may wait to be drawn. */
const MOST_WAITING = 30;

/** Where the records of finished games come from. */
interface FinishedGames {
  record(id: string): Promise<Result<GameRecord, Refusal>>;
}

/** A finished game, ready to be drawn. */
interface PicturedGame {
  readonly record: GameRecord;
  /** The number of its steps. */
  readonly last: number;
  draw(moment: number): Canvas;
}

type Picture = Result<Buffer, Refusal>;

export class MomentPictures {
  readonly #pictures = new RecentCache<Buffer>(KEPT, LIFE_MS);
  readonly #games = new RecentCache<PicturedGame>(GAMES_KEPT, LIFE_MS);
  /** Resolves when the last picture in the queue is drawn and the rest after it is over. */
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** Whether the last request replayed or drew something, so that a rest must follow. */
  #hasWorked = false;

  constructor(
    private readonly games: FinishedGames,
    private readonly rest: () => Promise<void> = () => wait(REST_MS, undefined, { ref: false }),
  ) {}

  /**
   * The picture of a game after so many steps; beyond its end, of the end. Refused: `not-found`, also where a game has
   * no pictures; `not-over`; `too-fast` while too many wait.
   */
  async of(table: string, moment: number): Promise<Picture> {
    // Asked each time: an operator or a guest may have deleted the table.
    const record = await this.games.record(table);
    if (!record.ok) return record;
    const known = this.#known(table, record.value, moment);
    if (known !== undefined) return ok(known);
    if (this.#waiting >= MOST_WAITING) return refuse('too-fast', { retryAfter: MOST_WAITING * REST_MS });
    return this.#inTurn(() => this.#draw(table, record.value, moment));
  }

  /** A moment beyond the end is the end, so that nobody can have the same picture drawn ten thousand times. */
  #known(table: string, record: GameRecord, moment: number): Buffer | undefined {
    const game = this.#games.get(table);
    const last = game?.record === record ? game.last : moment;
    return this.#pictures.get(keyOf(table, Math.min(moment, last)));
  }

  async #draw(table: string, record: GameRecord, moment: number): Promise<Picture> {
    const kept = this.#games.get(table);
    this.#hasWorked = kept?.record !== record;
    const game = kept?.record === record ? kept : replay(record);
    if (game === null) return refuse('not-found');
    this.#games.set(table, game);
    // It may have been drawn while this one waited.
    const known = this.#known(table, record, moment);
    if (known !== undefined) return ok(known);
    this.#hasWorked = true;
    const picture = await encodePng(game.draw(Math.min(moment, game.last)));
    this.#pictures.set(keyOf(table, Math.min(moment, game.last)), picture);
    return ok(picture);
  }

  async #inTurn(draw: () => Promise<Picture>): Promise<Picture> {
    const before = this.#turn;
    let end = (): void => {};
    this.#turn = new Promise((resolve) => {
      end = resolve;
    });
    this.#waiting++;
    await before;
    try {
      return await draw();
    } finally {
      this.#waiting--;
      if (this.#hasWorked) void this.rest().then(end, end);
      else end();
    }
  }
}

function keyOf(table: string, moment: number): string {
  return `${table}/${moment}`;
}

/** Null where a game has no pictures. */
function replay(record: GameRecord): PicturedGame | null {
  return withGame(record.game, (game) => {
    const { picture } = game;
    if (picture === undefined) return null;
    const header = unwrap(readHeader(record));
    const { turns } = unwrap(replayTurns(game, header));
    const draw = (moment: number): Canvas => {
      const state = turns[moment]?.before ?? turns.at(-1)?.after ?? beginning(game, header);
      return drawMoment(picture(game.view(state, 'spectator')), game.status(state).scores);
    };
    return { record, last: turns.length, draw };
  });
}

/** Somebody may have given up before the first move. */
function beginning<T extends GameTypes>(game: Game<T>, { players, options: raw, chance }: RecordHeader): T['State'] {
  const options = unwrap(game.parseOptions(raw, players.length));
  const recorded = unwrap(game.record.readChance(chance, options, players.length));
  return game.setup(options, players.length, recorded.chance);
}
