/** What each game brings to the page, and how the page holds it without knowing its types. */

import type { ReadonlySignal } from '@preact/signals';
import type { BotPace } from '@riverstone/bots';
import type { Refusal, Result } from '@riverstone/rules';
import { ok } from '@riverstone/rules';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { TableClient } from '../online/client/table-client';
import { type OnlineGameParts, OnlineTable } from '../online/table/online-table';
import type { ViewTypes } from '../online/table/online-views';
import { type Hosted, Table, type TableGame } from './device/device-table';
import type { BaseTable, GameTable } from './game-table';
import { type LogLine, logLines, type Tell } from './log-lines';
import { dealLog } from './saved/deal-log';
import type { SavedTable, TableLog } from './saved/saved-table';
import type { SeatPlan } from './seat-plan';
import type { Thinking } from './thinking';

/** Options as they come from outside. */
export type RawOptions = Readonly<Record<string, unknown>>;

export interface OptionsFormProps {
  readonly options: RawOptions;
  readonly seats: readonly SeatPlan[];
  /** Whether the players sit apart, each at a device of their own. */
  readonly isOnline?: boolean | undefined;
  onChange(options: RawOptions): void;
}

/** A game's part of the page. */
export interface GameParts<T extends ViewTypes> extends TableGame<T>, OnlineGameParts<T> {
  /** Everything between the frame's edges while the game is played; it lays itself out with `PlayLayout`. */
  readonly Play: FunctionComponent<{ readonly table: GameTable<T['View'], T['Action'], T['Event'], T['Code']> }>;
  /** The options of a new table, as the rules read them: only what differs from the default is there. */
  readonly OptionsForm: FunctionComponent<OptionsFormProps>;
  /** What a new table on this device has when nobody says otherwise, where that differs from the rules' defaults. */
  usual?(seats: readonly SeatPlan[]): RawOptions;
  /**
   * What happened, in the words of the language in use. `story` is all that happened, for what can only be told in the light of
   * what was before.
   */
  readonly tell: Tell<T['View'], T['Event']>;
}

/** A table that is open on this page. */
export interface Sitting extends Hosted {
  readonly table: BaseTable;
  readonly story: ReadonlySignal<readonly LogLine[]>;
  play(): ComponentChildren;
}

/** An online table that is open on this page. */
export interface RemoteSitting extends Omit<Sitting, 'tick' | 'log'> {}

/** What the page lends to a table. */
interface SittingServices {
  readonly clock: () => number;
  readonly thinking: Thinking;
  pace(): BotPace;
  changed(): void;
}

/** A game on the page, its types hidden. */
export interface GamePage {
  readonly seats: { readonly min: number; readonly max: number };
  readonly OptionsForm: FunctionComponent<OptionsFormProps>;
  /** See `GameParts.usual`. */
  usual(seats: readonly SeatPlan[]): RawOptions;
  /** A new game, dealt. */
  deal(seats: number, options: unknown, seed: string): Result<TableLog, Refusal<'bad-request'>>;
  open(saved: SavedTable, log: TableLog, services: SittingServices): Result<Sitting, Refusal>;
  /** The game at an online table, from the seat that is mine now; null as long as it has not begun, or is not known yet. */
  openRemote(joined: TableClient): RemoteSitting | null;
}

/** Makes a page of a game's parts. */
export function gamePage<T extends ViewTypes>(parts: GameParts<T>): GamePage {
  const { id, game, Play, OptionsForm, tell } = parts;
  return {
    seats: game.seats,
    OptionsForm,
    usual: (seats) => parts.usual?.(seats) ?? {},
    deal: (seats, options, seed) => dealLog(game, seats, options, seed),
    open(saved, log, services) {
      const { clock, thinking, pace, changed } = services;
      const { askBot, askHint } = thinking.about<T['View'], T['Action']>(id);
      const resumed = Table.resume(parts, { clock, askBot, askHint, pace, changed }, saved, log);
      if (!resumed.ok) return resumed;
      const table = resumed.value;
      return ok({
        table,
        story: logLines(table, tell),
        play: () => <Play table={table} />,
        tick: () => table.tick(),
        close: () => table.close(),
        log: () => table.log(),
      });
    },
    openRemote(joined) {
      if (!joined.isReady.value) return null;
      const table = new OnlineTable(parts, joined);
      return { table, story: logLines(table, tell), play: () => <Play table={table} />, close: () => table.close() };
    },
  };
}
