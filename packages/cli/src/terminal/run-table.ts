/** Plays one game at the terminal, from the first question to the saved record. */

import { type Seed, seedForBots } from '@riverstone/rules';
import type { Screen } from './display/screen.js';
import { wrapped } from './display/text-layout.js';
import { askSaveFile, reportSaved, showResult, stopMessages } from './game-end.js';
import type { Keyboard } from './input/keyboard.js';
import type { Seating } from './input/seating.js';
import { saveRecord } from './save-record.js';
import type { OpenTable } from './table.js';
import { type StopReason, TableLoop } from './table-loop.js';
import type { TimeSource } from './time.js';

export interface RunTableOptions<View, Action, Event> {
  readonly table: OpenTable<View, Action, Event>;
  readonly seating: Seating;
  readonly screen: Screen;
  readonly keyboard: Keyboard;
  readonly time: TimeSource;
  readonly seed: Seed;
  /** Where the record is saved when the game stops; null to ask. */
  readonly file: string | null;
}

const exitCodes: Readonly<Record<StopReason, number>> = { over: 0, quit: 0, 'input-ended': 1, interrupted: 130 };

/** Plays, shows the result and saves the record; gives the command's exit code. */
export async function runTable<View, Action, Event>(parts: RunTableOptions<View, Action, Event>): Promise<number> {
  const { table, seating, screen, keyboard, time, seed, file } = parts;
  const loop = new TableLoop(table, seating, screen, keyboard, time, seedForBots(seed));
  for (;;) {
    const stopReason = await loop.run();
    // Save first: if the terminal is gone, writing to it may fail.
    const saved = file === null ? null : saveRecord(table.record(), file);
    if (stopReason === 'over') showResult(table, loop.presenter, screen);
    else screen.write(['', ...wrapped(stopMessages[stopReason], screen.columns)]);
    if (file !== null && saved !== null) reportSaved(saved, file, screen);
    const wanted = await askAfter(stopReason, saved?.ok ?? null, parts);
    if (wanted !== 'back') return wanted ? exitCodes[stopReason] : 1;
  }
}

/** Asks where to save a record that is not saved yet; false when saving failed. Asks nobody after an interrupt. */
async function askAfter<View, Action, Event>(
  stopReason: StopReason,
  isSaved: boolean | null,
  { table, screen, keyboard }: RunTableOptions<View, Action, Event>,
): Promise<boolean | 'back'> {
  if (isSaved === true) return true;
  const isAsked = stopReason === 'quit' || (stopReason === 'over' && screen.live);
  if (!isAsked) return isSaved ?? true;
  const choice = await askSaveFile(screen, keyboard, stopReason === 'quit');
  if (choice.kind === 'back') return 'back';
  if (choice.file === null) return isSaved ?? true;
  const saved = saveRecord(table.record(), choice.file);
  reportSaved(saved, choice.file, screen);
  return saved.ok;
}
