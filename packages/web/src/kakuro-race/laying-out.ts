/** A line being marked and Action tiles being laid for it, a step at a time. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, Square } from '@riverstone/rules';
import { type ActionTile, type ClaimPosition, type Line, squareName } from '@riverstone/rules/kakuro-race';
import type { RaceMessages } from '../messages/catalogue';
import { words } from '../messages/words';
import { announce } from '../ui/announcer';
import { play } from '../ui/sound';
import { tileWords } from './claim-words';
import type { Moment } from './moment';
import type { RaceTable } from './race-table';
import {
  canBeExchanged,
  canExchange,
  type Draft,
  digitOfTile,
  type End,
  endsOf,
  freeTiles,
  layDouble,
  layExchange,
  layNewNumber,
  laySumSquare,
  lineSquares,
  markLine,
  markSquare,
  nothingStaged,
  readStaging,
  type Staging,
  stepBack,
  takesNewNumber,
  takesSumSquare,
  writeStaging,
} from './staging';

const text = (): RaceMessages => words()['kakuro-race'];

/** Which tile is laid face down where none was chosen: what is worth least on its front. */
const cheapest = (tiles: readonly ActionTile[]): ActionTile | undefined =>
  tiles.find((tile) => digitOfTile(tile) !== null) ?? tiles.find((tile) => tile === 'd') ?? tiles[0];

const bothEnds: readonly End[] = ['before', 'after'];

export class LayingOut {
  readonly staging: ReadonlySignal<Staging>;
  readonly draft: ReadonlySignal<Draft>;
  /** The line under a finger that is still down. */
  readonly sweep = signal<Line | null>(null);
  readonly #staged = signal<{ readonly key: string; readonly staging: Staging } | null>(null);

  constructor(
    private readonly table: RaceTable,
    /** Who may mark squares. */
    readonly seat: ReadonlySignal<Seat | null>,
    /** Whether tiles may be laid, too: after a call, or for a seal. */
    readonly isOpen: ReadonlySignal<boolean>,
    private readonly moment: Moment,
  ) {
    this.staging = computed(() => this.#stagingNow());
    this.draft = computed(() => this.staging.value.draft);
  }

  /** What the draft is judged on; null while nobody marks anything. */
  get position(): ClaimPosition | null {
    const { field, scored, round, tiles } = this.table.view.value;
    const seat = this.seat.value;
    if (round === null || seat === null) return null;
    return { field, scored, marker: round.marker, tiles: tiles[seat] ?? [] };
  }

  /** The Action tiles that can still be laid. */
  get tilesLeft(): readonly ActionTile[] {
    return freeTiles(this.position?.tiles ?? [], this.draft.value);
  }

  /** Whether a square can take what is in hand. */
  isTarget(square: Square): boolean {
    const tool = this.moment.tool.value;
    const ground = this.position;
    const draft = this.draft.value;
    if (tool === null || ground === null) return false;
    if (tool.kind === 'tile' || tool.kind === 'sum-square') return this.#endAt(square) !== null;
    if (tool.kind === 'new-number') return takesNewNumber(ground, draft, square, tool.digit);
    if (tool.picked === null) return canBeExchanged(ground, draft, square);
    return canExchange(ground, draft, tool.picked, square);
  }

  /** A square was pressed: the tool in hand is used on it, else it marks an end of the line. */
  press(square: Square): void {
    const tool = this.moment.tool.value;
    const ground = this.position;
    if (ground === null) return;
    if (tool === null || (tool.kind === 'tile' && !this.isTarget(square))) {
      this.#stage(markSquare(this.staging.value, square, ground));
      play('tick');
    } else if (this.isTarget(square)) {
      this.#useOn(square);
    } else {
      this.moment.say(text().spoken.notHere(squareName(square)));
    }
  }

  /** A finger ran along a line. */
  mark({ first, last }: Line): void {
    const ground = this.position;
    if (ground === null) return;
    this.#stage(markLine(this.staging.value, first, last, ground));
    play('place');
  }

  /** Takes a tile in hand, or lays it back. */
  pick(tile: ActionTile): void {
    const tool = this.moment.tool.value;
    if (!this.#has(tile)) return;
    if (tool?.kind === 'sum-square') this.#sumSquareOf(tile);
    else this.moment.hold({ tool: tool?.kind === 'tile' && tool.tile === tile ? null : { kind: 'tile', tile } });
  }

  /** A tile was let go over a square: its use follows from where that is. */
  drop(tile: ActionTile, square: Square): void {
    if (!this.#hasLine()) return;
    const digit = digitOfTile(tile);
    const isEnd = this.#endAt(square) !== null;
    if (tile === 'd' && !isEnd && lineSquares(this.draft.value).includes(square)) {
      this.double();
      return;
    }
    if (tile === 'x') this.moment.hold({ tool: { kind: 'exchange', picked: null } });
    else if (digit === null || isEnd) this.moment.hold({ tool: { kind: 'tile', tile } });
    else this.moment.hold({ tool: { kind: 'new-number', digit } });
    if (this.isTarget(square)) this.#useOn(square);
    else this.moment.say(text().spoken.notHere(squareName(square)));
  }

  double(): void {
    if (!this.#has('d') || this.#isSpentOnSumSquare('d')) return;
    this.#stage(layDouble(this.staging.value));
    laid(text().spoken.double);
  }

  exchange(): void {
    if (!this.#has('x') || this.#isSpentOnSumSquare('x')) return;
    this.moment.hold({ tool: { kind: 'exchange', picked: null } });
  }

  /** Takes a New number in hand. */
  newNumber(tile: ActionTile): void {
    const digit = digitOfTile(tile);
    if (digit === null || !this.#has(tile) || this.#isSpentOnSumSquare(tile)) return;
    this.moment.hold({ tool: { kind: 'new-number', digit } });
  }

  /** Takes the next New number in hand. */
  nextNewNumber(): void {
    if (!this.#hasLine()) return;
    const digits = [...new Set(this.tilesLeft.flatMap((tile) => digitOfTile(tile) ?? []))];
    const tool = this.moment.tool.value;
    const next = tool?.kind === 'new-number' ? (digits.indexOf(tool.digit) + 1) % digits.length : 0;
    const digit = digits[next];
    if (digit === undefined) this.moment.say(text().spoken.noTiles);
    else this.moment.hold({ tool: { kind: 'new-number', digit } });
  }

  /** Lays the tile in hand as a Sum square; with none in hand it asks for one, and asked again takes what is worth least. */
  sumSquare(): void {
    if (!this.#hasLine()) return;
    const tool = this.moment.tool.value;
    const kinds = new Set(this.tilesLeft);
    const tile = tool?.kind === 'tile' ? tool.tile : cheapest(this.tilesLeft);
    if (tile === undefined) this.moment.say(text().spoken.noTiles);
    else if (kinds.size === 1 || tool?.kind === 'tile' || tool?.kind === 'sum-square') this.#sumSquareOf(tile);
    else if (!bothEnds.some((end) => this.takesSum(end))) this.moment.say(text().spoken.noSumSquare);
    else this.moment.hold({ tool: { kind: 'sum-square' } });
  }

  takesSum(end: End): boolean {
    const ground = this.position;
    return ground !== null && takesSumSquare(ground, this.draft.value, end);
  }

  laySum(end: End, tile: ActionTile): void {
    const square = endsOf(this.draft.value)[end];
    if (square === null || !this.takesSum(end)) return;
    this.#stage(laySumSquare(this.staging.value, end, tile));
    laid(text().spoken.sumSquare(squareName(square), tileWords(text(), tile)));
  }

  /** Undoes the last step; false when there is none. */
  stepBack(): boolean {
    if (this.staging.value.past.length === 0) return false;
    this.#stage(stepBack(this.staging.value));
    announce(text().spoken.steppedBack);
    return true;
  }

  /** Uses what is in hand on a square that can take it. */
  #useOn(square: Square): void {
    const tool = this.moment.tool.value;
    const end = this.#endAt(square);
    const tile = tool?.kind === 'tile' ? tool.tile : cheapest(this.tilesLeft);
    if ((tool?.kind === 'tile' || tool?.kind === 'sum-square') && end !== null && tile) this.laySum(end, tile);
    else if (tool?.kind === 'new-number') {
      this.#stage(layNewNumber(this.staging.value, square, tool.digit));
      laid(text().spoken.newNumber(tool.digit, squareName(square)));
    } else if (tool?.kind === 'exchange' && tool.picked === null) {
      this.moment.hold({ tool: { kind: 'exchange', picked: square } });
    } else if (tool?.kind === 'exchange' && tool.picked !== null) {
      const { picked } = tool;
      this.#stage(layExchange(this.staging.value, picked, square));
      laid(text().spoken.exchanged(squareName(picked), squareName(square)));
    }
  }

  /** Lays a tile as a Sum square at the end that lacks one. */
  #sumSquareOf(tile: ActionTile): void {
    const end = bothEnds.find((each) => this.takesSum(each));
    if (end === undefined) this.moment.say(text().spoken.noSumSquare);
    else this.laySum(end, tile);
  }

  /** Whether a tile that was named answers the question which one is laid face down. */
  #isSpentOnSumSquare(tile: ActionTile): boolean {
    const isAsked = this.moment.tool.value?.kind === 'sum-square';
    if (isAsked) this.#sumSquareOf(tile);
    return isAsked;
  }

  /** The end of the line that a Sum square on this square would bound. */
  #endAt(square: Square): End | null {
    const ends = endsOf(this.draft.value);
    return bothEnds.find((end) => ends[end] === square && this.takesSum(end)) ?? null;
  }

  #hasLine(): boolean {
    if (!this.isOpen.value) return false;
    if (this.draft.value.line === null) this.moment.say(text().spoken.needLine);
    return this.draft.value.line !== null;
  }

  #has(tile: ActionTile): boolean {
    if (!this.#hasLine()) return false;
    const has = this.tilesLeft.includes(tile);
    if (!has) this.moment.say(text().spoken.noTile(tileWords(text(), tile)));
    return has;
  }

  #stage(staging: Staging): void {
    const seat = this.seat.value;
    const { round } = this.table.view.value;
    if (seat === null || round === null) return;
    this.#staged.value = { key: `${seat} ${round.number}`, staging };
    this.moment.clear();
    this.table.jot(seat, 'draft', writeStaging(staging, round.number));
  }

  /** Looked up by seat and marker, so that nobody sees what another has laid out, not for a frame. */
  #stagingNow(): Staging {
    const seat = this.seat.value;
    const { round } = this.table.view.value;
    const staged = this.#staged.value;
    if (seat === null || round === null) return nothingStaged;
    if (staged?.key === `${seat} ${round.number}`) return staged.staging;
    return readStaging(this.table.jotting(seat, 'draft'), round.number);
  }
}

function laid(spoken: string): void {
  announce(spoken);
  play('place');
}
