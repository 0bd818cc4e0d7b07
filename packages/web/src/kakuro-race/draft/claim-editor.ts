/** A line being marked and Action tiles being laid for it, a step at a time. */

import { signal } from '@preact/signals';
import type { Square } from '@riverstone/rules';
import { type ActionTile, type Line, squareName } from '@riverstone/rules/kakuro-race';
import type { RaceMessages } from '../../messages/catalogue';
import { words } from '../../messages/words';
import { announce } from '../../ui/feedback/announcer';
import { play } from '../../ui/feedback/sound';
import { tileWords } from '../words/claim-words';
import {
  digitOfTile,
  type End,
  endsOf,
  layDouble,
  layExchange,
  layNewNumber,
  laySumSquare,
  lineSquares,
  markLine,
  markSquare,
  type Staging,
  stepBack,
} from './draft';
import { bothEnds, type KeptStaging } from './draft-store';
import type { Moment } from './pending-input';
import { cheapest, digitAfter, type Tool, takesTool } from './tools';

const text = (): RaceMessages => words()['kakuro-race'];

export class LayingOut {
  /** The line under a finger that is still down. */
  readonly sweep = signal<Line | null>(null);

  constructor(
    private readonly staged: KeptStaging,
    private readonly moment: Moment,
  ) {}

  /** Whether a square can take what is in hand. */
  isTarget(square: Square): boolean {
    const tool = this.moment.tool.value;
    return tool !== null && takesTool(this.staged, tool, square);
  }

  /** A square was pressed: the tool in hand is used on it, else it marks an end of the line. */
  press(square: Square): void {
    const tool = this.moment.tool.value;
    const ground = this.staged.position;
    if (ground === null) return;
    if (tool?.kind === 'tile' && !this.isTarget(square)) this.drop(tool.tile, square);
    else if (tool === null) {
      this.#stage(markSquare(this.staged.staging.value, square, ground));
      play('tick');
    } else if (this.isTarget(square)) {
      this.#useOn(square);
    } else {
      this.moment.note.say(text().spoken.notHere(squareName(square)));
    }
  }

  /** A finger ran along a line. */
  mark({ first, last }: Line): void {
    const ground = this.staged.position;
    if (ground === null) return;
    this.#stage(markLine(this.staged.staging.value, first, last, ground));
    play('place');
  }

  /** Takes a tile in hand, or lays it back; where it has one use only, that is what it is taken for. */
  pick(tile: ActionTile): void {
    const tool = this.moment.tool.value;
    if (!this.#has(tile)) return;
    if (tool?.kind === 'sum-square') this.#sumSquareOf(tile);
    else if (isSameFront(tool, tile)) this.moment.clear();
    else if (!bothEnds.some((end) => this.staged.takesSum(end))) this.#front(tile);
    else this.moment.hold({ tool: tool?.kind === 'tile' && tool.tile === tile ? null : { kind: 'tile', tile } });
  }

  /** Uses the front of a tile. */
  #front(tile: ActionTile): void {
    if (tile === 'd') this.double();
    else if (tile === 'x') this.exchange();
    else this.newNumber(tile);
  }

  /** A tile was let go over a square, or one was pressed with it in hand: its use follows from where that is. */
  drop(tile: ActionTile, square: Square): void {
    if (!this.#hasLine()) return;
    const digit = digitOfTile(tile);
    const isEnd = this.staged.endAt(square) !== null;
    if (tile === 'd' && !isEnd && lineSquares(this.staged.draft.value).includes(square)) {
      this.double();
      return;
    }
    if (tile === 'x') this.moment.hold({ tool: { kind: 'exchange', picked: null } });
    else if (digit === null || isEnd) this.moment.hold({ tool: { kind: 'tile', tile } });
    else this.moment.hold({ tool: { kind: 'new-number', digit } });
    if (this.isTarget(square)) this.#useOn(square);
    else this.moment.note.say(text().spoken.notHere(squareName(square)));
  }

  double(): void {
    if (!this.#has('d') || this.#isSpentOnSumSquare('d')) return;
    this.#stage(layDouble(this.staged.staging.value));
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
    const digit = digitAfter(this.staged.tilesLeft, this.moment.tool.value);
    if (digit === undefined) this.moment.note.say(text().spoken.noTiles);
    else this.moment.hold({ tool: { kind: 'new-number', digit } });
  }

  /** Lays the tile in hand as a Sum square; with none in hand it asks for one, and asked again takes what is worth least. */
  sumSquare(): void {
    if (!this.#hasLine()) return;
    const tool = this.moment.tool.value;
    const kinds = new Set(this.staged.tilesLeft);
    const tile = tool?.kind === 'tile' ? tool.tile : cheapest(this.staged.tilesLeft);
    if (tile === undefined) this.moment.note.say(text().spoken.noTiles);
    else if (kinds.size === 1 || tool?.kind === 'tile' || tool?.kind === 'sum-square') this.#sumSquareOf(tile);
    else if (!bothEnds.some((end) => this.staged.takesSum(end))) this.moment.note.say(text().spoken.noSumSquare);
    else this.moment.hold({ tool: { kind: 'sum-square' } });
  }

  laySum(end: End, tile: ActionTile): void {
    const square = endsOf(this.staged.draft.value)[end];
    if (square === null || !this.staged.takesSum(end)) return;
    this.#stage(laySumSquare(this.staged.staging.value, end, tile));
    laid(text().spoken.sumSquare(squareName(square), tileWords(text(), tile)));
  }

  /** Undoes the last step; false when there is none. */
  stepBack(): boolean {
    if (this.staged.staging.value.past.length === 0) return false;
    this.#stage(stepBack(this.staged.staging.value));
    announce(text().spoken.steppedBack);
    return true;
  }

  /** Uses what is in hand on a square that can take it. */
  #useOn(square: Square): void {
    const tool = this.moment.tool.value;
    const end = this.staged.endAt(square);
    const tile = tool?.kind === 'tile' ? tool.tile : cheapest(this.staged.tilesLeft);
    if ((tool?.kind === 'tile' || tool?.kind === 'sum-square') && end !== null && tile) this.laySum(end, tile);
    else if (tool?.kind === 'new-number') {
      this.#stage(layNewNumber(this.staged.staging.value, square, tool.digit));
      laid(text().spoken.newNumber(tool.digit, squareName(square)));
    } else if (tool?.kind === 'exchange' && tool.picked === null) {
      this.moment.hold({ tool: { kind: 'exchange', picked: square } });
    } else if (tool?.kind === 'exchange' && tool.picked !== null) {
      const { picked } = tool;
      this.#stage(layExchange(this.staged.staging.value, picked, square));
      laid(text().spoken.exchanged(squareName(picked), squareName(square)));
    }
  }

  /** Lays a tile as a Sum square at the end that lacks one. */
  #sumSquareOf(tile: ActionTile): void {
    const end = bothEnds.find((each) => this.staged.takesSum(each));
    if (end === undefined) this.moment.note.say(text().spoken.noSumSquare);
    else this.laySum(end, tile);
  }

  /** Whether a tile that was named answers the question which one is laid face down. */
  #isSpentOnSumSquare(tile: ActionTile): boolean {
    const isAsked = this.moment.tool.value?.kind === 'sum-square';
    if (isAsked) this.#sumSquareOf(tile);
    return isAsked;
  }

  #hasLine(): boolean {
    if (!this.staged.isOpen.value) return false;
    if (this.staged.draft.value.line === null) this.moment.note.say(text().spoken.needLine);
    return this.staged.draft.value.line !== null;
  }

  #has(tile: ActionTile): boolean {
    if (!this.#hasLine()) return false;
    const has = this.staged.tilesLeft.includes(tile);
    if (!has) this.moment.note.say(text().spoken.noTile(tileWords(text(), tile)));
    return has;
  }

  #stage(staging: Staging): void {
    this.staged.put(staging);
    this.moment.clear();
  }
}

/** Whether the front of this very tile is in hand. */
function isSameFront(tool: Tool | null, tile: ActionTile): boolean {
  if (tool?.kind === 'exchange') return tile === 'x';
  return tool?.kind === 'new-number' && digitOfTile(tile) === tool.digit;
}

function laid(spoken: string): void {
  announce(spoken);
  play('place');
}
