/** A table for tests of the race: known tiles, entries as records write them, every state frozen. */

import type { Seat, Status } from '../../src/core/game.js';
import { unwrap } from '../../src/core/result.js';
import { parseEntry } from '../../src/index.js';
import type { ActionTile } from '../../src/kakuro-race/field.js';
import { kakuroRace } from '../../src/kakuro-race/game.js';
import { formatField, parseField } from '../../src/kakuro-race/notation.js';
import type { RaceEvent, RaceState } from '../../src/kakuro-race/state.js';
import { deepFreeze } from '../deep-freeze.js';

/**
 * Every row and column holds eight different numbers. The whole rows make 36 (a), 37, 38, 39, 40, 41, 42, 43 (h); the
 * whole columns make 43 (1), 42, 41, 40, 39, 38, 37, 36 (8).
 */
export const staircase = '12345678/91234567/89123456/78912345/67891234/56789123/45678912/34567891';

/** The one number of each that is not on the staircase. */
export const staircaseSpare: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9];

/** Free lines of eight on the staircase, by marker. */
export const freeLine: Readonly<Record<number, string>> = {
  36: 'a1-h1',
  37: 'a2-h2',
  38: 'a3-h3',
  39: 'a4-h4',
  40: 'a5-h5',
};

/** What a test wants to be different from an ordinary game. */
export interface Setting {
  /** In the order they are turned up. */
  readonly markers?: readonly number[];
  /** In the order it is drawn, the tiles beside the first Double included. */
  readonly pile?: readonly ActionTile[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly field?: string;
}

/** The first thing that any table may deal: enough tiles for every hand, then more. */
const plentyOfTiles: readonly ActionTile[] = ['x', 'n1', 'd', 'x', 'n2', 'd', 'x', 'n3', 'd', 'x', 'n4', 'd', 'x'];

/** A game of the race that is played by entries. */
export class RaceTable {
  state: RaceState;

  constructor(
    seats: number,
    { markers = [36, 37, 38, 39, 40], pile = plentyOfTiles, options = {}, field = staircase }: Setting,
  ) {
    const tiles = [...unwrap(parseField(field)), ...staircaseSpare];
    const parsed = unwrap(kakuroRace.parseOptions(options, seats));
    this.state = deepFreeze(kakuroRace.setup(parsed, seats, { tiles, markers, actions: pile }));
  }

  /** Plays entries one after the other, and gives everything that happened. */
  play(...entries: readonly string[]): RaceEvent[] {
    return entries.flatMap((text) => {
      const step = unwrap(this.#apply(text));
      this.state = deepFreeze(step.state);
      return step.events;
    });
  }

  /** Plays entries and gives the kinds of what happened. */
  kinds(...entries: readonly string[]): string[] {
    return this.play(...entries).map(({ type }) => type);
  }

  /** Why an entry is refused: the reason, else the code; `allowed` when it is not. */
  refusal(text: string): string {
    const step = this.#apply(text);
    return step.ok ? 'allowed' : String(step.error.detail.reason ?? step.error.code);
  }

  get field(): string {
    return formatField(this.state.field);
  }

  get marker(): number | undefined {
    return this.state.round?.marker;
  }

  get status(): Status {
    return kakuroRace.status(this.state);
  }

  tiles(seat: Seat): string {
    return (this.state.tiles[seat] ?? []).join(' ');
  }

  #apply(text: string): ReturnType<typeof kakuroRace.apply> {
    const { actor, action } = unwrap(parseEntry(kakuroRace, text, this.state.scores.length));
    return kakuroRace.apply(this.state, actor, action);
  }
}

/** A table with its first marker turned up. */
export function raceTable(seats: number, setting: Setting = {}): RaceTable {
  return new RaceTable(seats, setting);
}
