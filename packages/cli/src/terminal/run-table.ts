/** One sitting at the terminal, from the first question to the last line, whatever the game. */

import { type Seed, seedForBots } from '@riverstone/rules';
import type { Screen } from './display/screen.js';
import { wrapped } from './display/text-layout.js';
import { askWhere, sayKept, showResult, unfinished } from './game-end.js';
import type { Keyboard } from './input/keyboard.js';
import type { Seating } from './input/seating.js';
import { keep } from './save-record.js';
import type { OpenTable } from './table.js';
import { type Ending, Host } from './table-loop.js';
import type { Time } from './time.js';

/** What a sitting needs. */
export interface SittingParts<View, Action, Event> {
  readonly table: OpenTable<View, Action, Event>;
  readonly seating: Seating;
  readonly screen: Screen;
  readonly keyboard: Keyboard;
  readonly time: Time;
  readonly seed: Seed;
  /** Where the record is kept when the game stops; null to ask. */
  readonly file: string | null;
}

const exitCodes: Readonly<Record<Ending, number>> = { over: 0, quit: 0, 'input-ended': 1, interrupted: 130 };

/** Plays, shows the result and keeps the record; the number is the command's exit code. */
export async function sit<View, Action, Event>(parts: SittingParts<View, Action, Event>): Promise<number> {
  const { table, seating, screen, keyboard, time, seed, file } = parts;
  const host = new Host(table, seating, screen, keyboard, time, seedForBots(seed));
  for (;;) {
    const ending = await host.run();
    // Before anything is said: somebody whose terminal is gone can't be told.
    const kept = file === null ? null : keep(table.record(), file);
    if (ending === 'over') showResult(table, host.presenter, screen);
    else screen.write(['', ...wrapped(unfinished[ending], screen.columns)]);
    if (file !== null && kept !== null) sayKept(kept, file, screen);
    const wanted = await askAfter(ending, kept?.ok ?? null, parts);
    if (wanted !== 'back') return wanted ? exitCodes[ending] : 1;
  }
}

/** Asks where to keep a record that is not kept yet; false when it could not be. Who is gone is not asked. */
async function askAfter<View, Action, Event>(
  ending: Ending,
  isKept: boolean | null,
  { table, screen, keyboard }: SittingParts<View, Action, Event>,
): Promise<boolean | 'back'> {
  if (isKept === true) return true;
  const isAsked = ending === 'quit' || (ending === 'over' && screen.live);
  if (!isAsked) return isKept ?? true;
  const leaving = await askWhere(screen, keyboard, ending === 'quit');
  if (leaving.kind === 'back') return 'back';
  if (leaving.file === null) return isKept ?? true;
  const kept = keep(table.record(), leaving.file);
  sayKept(kept, leaving.file, screen);
  return kept.ok;
}
