/** Opens a game on this device, for the session that saves it and looks at its clocks. */

import type { BotPace } from '@riverstone/bots';
import { ok, type Refusal, type Result } from '@riverstone/rules';
import type { HotSeatControl } from '../capabilities';
import type { GamePage } from '../game-page';
import type { BaseTable } from '../game-table';
import type { LazyThinker } from '../lazy-thinker';
import type { OpenGame } from '../open-game';
import type { SavedTable, TableLog } from '../saved/saved-table';
import { shownGame } from '../shown-game';
import { DeviceTable } from './device-table';

export interface OpenDeviceGame extends OpenGame {
  readonly table: BaseTable & { readonly hotSeat: HotSeatControl };
  /** Looks at the time. */
  tick(): void;
  /** Everything that the table is resumed from. */
  save(): TableLog;
}

/** What the page lends to a table. */
interface DeviceGameDeps {
  /** Milliseconds that only rise. */
  readonly clock: () => number;
  readonly thinking: LazyThinker;
  pace(): BotPace;
  /** Called whenever there is something to save. */
  changed(): void;
}

/** Opens a saved game; or says what in it the rules refuse. */
export function openDeviceGame(
  page: GamePage,
  saved: SavedTable,
  log: TableLog,
  { clock, thinking, pace, changed }: DeviceGameDeps,
): Result<OpenDeviceGame, Refusal> {
  return page.withParts((parts): Result<OpenDeviceGame, Refusal> => {
    const { askBot, askHint } = thinking.about(parts);
    const resumed = DeviceTable.resume(parts, { clock, askBot, askHint, pace, changed }, saved, log);
    if (!resumed.ok) return resumed;
    const table = resumed.value;
    return ok({
      table,
      ...shownGame(parts, table),
      tick: () => table.tick(),
      save: () => table.save(),
      close: () => table.close(),
    });
  });
}
