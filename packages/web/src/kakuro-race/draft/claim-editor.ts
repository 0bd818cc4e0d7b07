/** Edits the draft of a claim: marks a line and lays Action tiles for it. */

import { signal } from '@preact/signals';
import type { Square } from '@riverstone/rules';
import { type ActionTile, type Line, squareName } from '@riverstone/rules/kakuro-race';
import type { KakuroRaceMessages } from '../../messages/generated/kakuro-race';
import { words } from '../../messages/words';
import { announce } from '../../ui/feedback/announcer';
import { play } from '../../ui/feedback/sound';
import { digitOfTile } from '../table/action-tiles';
import { tileWords } from '../words/claim-words';
import {
  endsOf,
  type LineEnd,
  layDouble,
  layExchange,
  layNewNumber,
  laySumSquare,
  liftSumSquare,
  lineSquares,
  markLine,
  markSquare,
  type RaceDraftHistory,
  stepBack,
} from './draft';
import { bothEnds, type RaceDraftStore } from './draft-store';
import type { PendingInput } from './pending-input';
import { cheapest, digitAfter, type TileTool, takesTool } from './tools';

const text = (): KakuroRaceMessages => words()['kakuro-race'];

export class ClaimEditor {
  /** The line under a finger that has not been lifted yet. */
  readonly sweep = signal<Line | null>(null);

  constructor(
    private readonly drafts: RaceDraftStore,
    private readonly pending: PendingInput,
  ) {}

  /** Whether a square can take what is in hand. */
  isTarget(square: Square): boolean {
    const tool = this.pending.tool.value;
    return tool !== null && takesTool(this.drafts, tool, square);
  }

  /** A square was pressed: the tool in hand is used on it, else it marks an end of the line. */
  press(square: Square): void {
    const tool = this.pending.tool.value;
    const base = this.drafts.position;
    if (base === null) return;
    if (tool?.kind === 'tile' && !this.isTarget(square)) this.drop(tool.tile, square);
    else if (tool === null) {
      if (this.#bounds(square)) return;
      this.#save(markSquare(this.drafts.history.value, square, base));
      play('tick');
    } else if (this.isTarget(square)) {
      this.#useOn(square);
    } else {
      this.pending.note.say(text().spoken.notHere({ square: squareName(square) }));
    }
  }

  /** The end of the line that a press on this square bounds: one that is open, with a tile left for it. */
  boundAt(square: Square): LineEnd | null {
    const { canLay, draft, tilesLeft } = this.drafts;
    if (!canLay.value || draft.value.anchor !== null || tilesLeft.length === 0) return null;
    return this.drafts.endAt(square);
  }

  /** Lays a Sum square just before or after the line, or takes it back. False where the square is no end of it. */
  #bounds(square: Square): boolean {
    const { draft, history, tilesLeft } = this.drafts;
    const isLaid = draft.value.anchor === null && draft.value.sumSquares.some((laid) => laid.square === square);
    const end = this.boundAt(square);
    const tile = cheapest(tilesLeft);
    if (isLaid) {
      this.#save(liftSumSquare(history.value, square));
      play('tick');
    } else if (end !== null && tile !== undefined) this.laySum(end, tile);
    return isLaid || end !== null;
  }

  /** Marks a line that a finger was drawn along. */
  mark({ first, last }: Line): void {
    const base = this.drafts.position;
    if (base === null) return;
    this.#save(markLine(this.drafts.history.value, first, last, base));
    play('place');
  }

  /** Takes a tile in hand, or puts it back. If the tile has only one use, that use is chosen. */
  pick(tile: ActionTile): void {
    const tool = this.pending.tool.value;
    if (!this.#has(tile)) return;
    if (tool?.kind === 'sum-square') this.#sumSquareOf(tile);
    else if (isSameFront(tool, tile)) this.pending.clear();
    else if (!bothEnds.some((end) => this.drafts.takesSum(end))) this.#front(tile);
    else this.pending.hold({ tool: tool?.kind === 'tile' && tool.tile === tile ? null : { kind: 'tile', tile } });
  }

  /** Uses the front of a tile. */
  #front(tile: ActionTile): void {
    if (tile === 'd') this.double();
    else if (tile === 'x') this.exchange();
    else this.newNumber(tile);
  }

  /** Uses a tile on the square that it was dropped on or that was pressed. The square decides the use. */
  drop(tile: ActionTile, square: Square): void {
    if (!this.#hasLine()) return;
    const digit = digitOfTile(tile);
    const isEnd = this.drafts.endAt(square) !== null;
    if (tile === 'd' && !isEnd && lineSquares(this.drafts.draft.value).includes(square)) {
      this.double();
      return;
    }
    if (tile === 'x') this.pending.hold({ tool: { kind: 'exchange', picked: null } });
    else if (digit === null || isEnd) this.pending.hold({ tool: { kind: 'tile', tile } });
    else this.pending.hold({ tool: { kind: 'new-number', digit } });
    if (this.isTarget(square)) this.#useOn(square);
    else this.pending.note.say(text().spoken.notHere({ square: squareName(square) }));
  }

  double(): void {
    if (!this.#has('d') || this.#isSpentOnSumSquare('d')) return;
    this.#save(layDouble(this.drafts.history.value));
    laid(text().spoken.double);
  }

  exchange(): void {
    if (!this.#has('x') || this.#isSpentOnSumSquare('x')) return;
    this.pending.hold({ tool: { kind: 'exchange', picked: null } });
  }

  /** Takes a New number in hand. */
  newNumber(tile: ActionTile): void {
    const digit = digitOfTile(tile);
    if (digit === null || !this.#has(tile) || this.#isSpentOnSumSquare(tile)) return;
    this.pending.hold({ tool: { kind: 'new-number', digit } });
  }

  /** Takes the next New number in hand. */
  nextNewNumber(): void {
    if (!this.#hasLine()) return;
    const digit = digitAfter(this.drafts.tilesLeft, this.pending.tool.value);
    if (digit === undefined) this.pending.note.say(text().spoken.noTiles);
    else this.pending.hold({ tool: { kind: 'new-number', digit } });
  }

  /** Lays the tile in hand as a Sum square. Without one it asks which, and asked again takes the least useful. */
  sumSquare(): void {
    if (!this.#hasLine()) return;
    const tool = this.pending.tool.value;
    const kinds = new Set(this.drafts.tilesLeft);
    const tile = tool?.kind === 'tile' ? tool.tile : cheapest(this.drafts.tilesLeft);
    if (tile === undefined) this.pending.note.say(text().spoken.noTiles);
    else if (kinds.size === 1 || tool?.kind === 'tile' || tool?.kind === 'sum-square') this.#sumSquareOf(tile);
    else if (!bothEnds.some((end) => this.drafts.takesSum(end))) this.pending.note.say(text().spoken.noSumSquare);
    else this.pending.hold({ tool: { kind: 'sum-square' } });
  }

  laySum(end: LineEnd, tile: ActionTile): void {
    const square = endsOf(this.drafts.draft.value)[end];
    if (square === null || !this.drafts.takesSum(end)) return;
    this.#save(laySumSquare(this.drafts.history.value, end, tile));
    laid(text().spoken.sumSquare({ square: squareName(square), tile: tileWords(text(), tile) }));
  }

  /** Undoes the last step; false when there is none. */
  stepBack(): boolean {
    if (this.drafts.history.value.past.length === 0) return false;
    this.#save(stepBack(this.drafts.history.value));
    announce(text().spoken.steppedBack);
    return true;
  }

  /** Uses the tile in hand on a square that can take it. */
  #useOn(square: Square): void {
    const tool = this.pending.tool.value;
    const end = this.drafts.endAt(square);
    const tile = tool?.kind === 'tile' ? tool.tile : cheapest(this.drafts.tilesLeft);
    if ((tool?.kind === 'tile' || tool?.kind === 'sum-square') && end !== null && tile) this.laySum(end, tile);
    else if (tool?.kind === 'new-number') {
      this.#save(layNewNumber(this.drafts.history.value, square, tool.digit));
      laid(text().spoken.newNumber({ digit: tool.digit, square: squareName(square) }));
    } else if (tool?.kind === 'exchange' && tool.picked === null) {
      this.pending.hold({ tool: { kind: 'exchange', picked: square } });
    } else if (tool?.kind === 'exchange' && tool.picked !== null) {
      const { picked } = tool;
      this.#save(layExchange(this.drafts.history.value, picked, square));
      laid(text().spoken.exchanged({ first: squareName(picked), second: squareName(square) }));
    }
  }

  /** Lays a tile as a Sum square at the end that lacks one. */
  #sumSquareOf(tile: ActionTile): void {
    const end = bothEnds.find((each) => this.drafts.takesSum(each));
    if (end === undefined) this.pending.note.say(text().spoken.noSumSquare);
    else this.laySum(end, tile);
  }

  /** If it was asked which tile is laid face down, lays this one. */
  #isSpentOnSumSquare(tile: ActionTile): boolean {
    const isAsked = this.pending.tool.value?.kind === 'sum-square';
    if (isAsked) this.#sumSquareOf(tile);
    return isAsked;
  }

  #hasLine(): boolean {
    if (!this.drafts.canLay.value) return false;
    if (this.drafts.draft.value.line === null) this.pending.note.say(text().spoken.needLine);
    return this.drafts.draft.value.line !== null;
  }

  #has(tile: ActionTile): boolean {
    if (!this.#hasLine()) return false;
    const has = this.drafts.tilesLeft.includes(tile);
    if (!has) this.pending.note.say(text().spoken.noTile({ tile: tileWords(text(), tile) }));
    return has;
  }

  #save(history: RaceDraftHistory): void {
    this.drafts.put(history);
    this.pending.clear();
  }
}

/** Whether the front of this very tile is in hand. */
function isSameFront(tool: TileTool | null, tile: ActionTile): boolean {
  if (tool?.kind === 'exchange') return tile === 'x';
  return tool?.kind === 'new-number' && digitOfTile(tile) === tool.digit;
}

function laid(spoken: string): void {
  announce(spoken);
  play('place');
}
