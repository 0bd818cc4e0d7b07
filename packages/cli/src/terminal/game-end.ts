/** The end of a game at the terminal: shows the result and asks where to save the record. */

import type { Result, Status } from '@riverstone/rules';
import stringWidth from 'string-width';
import type { Names } from '../contract/game-terminal.js';
import { listed } from '../contract/text.js';
import type { Presenter } from './display/presenter.js';
import type { Screen } from './display/screen.js';
import { padded, wrapped } from './display/text-layout.js';
import type { Keyboard } from './input/keyboard.js';
import { checkSaveFile } from './save-record.js';
import type { OpenTable } from './table.js';
import type { StopReason } from './table-loop.js';
import { realTime } from './time.js';

/** The final scores, the best first. */
function resultLines({ scores, winners }: Status, names: Names): string[] {
  const width = Math.max(...names.map((each) => stringWidth(each)));
  const rows = names
    .map((name, seat) => ({ name, score: scores[seat] ?? 0, wins: winners.includes(seat) }))
    .sort((one, other) => Number(other.wins) - Number(one.wins) || other.score - one.score)
    .map(({ name, score, wins }) => `  ${padded(name, width)} ${String(score).padStart(4)}${wins ? '  wins' : ''}`);
  const winner = listed(winners.map((seat) => names[seat] ?? ''));
  const verdict = winners.length > 1 ? `The win is shared: ${winner}.` : `Winner: ${winner}.`;
  return names.length === 1 ? [`The game is over. Score: ${scores[0]}.`] : ['The game is over.', ...rows, verdict];
}

/** Rows for the question where to save the record. */
const ROWS_OF_QUESTION = 2;

/** Shows the table as it ended, everything revealed. */
export function showResult<View, Action, Event>(
  table: OpenTable<View, Action, Event>,
  presenter: Presenter<View, Action, Event>,
  screen: Screen,
): void {
  const view = table.view('spectator');
  const lines = [...table.terminal.reveal(view), ...resultLines(table.status, table.names)];
  screen.page(presenter.page('spectator', lines, ROWS_OF_QUESTION));
}

/** What is said when a game stops before its end. */
export const stopMessages: Readonly<Record<Exclude<StopReason, 'over'>, string>> = {
  quit: 'The game is not finished.',
  interrupted: 'Stopped. The game is not finished.',
  'input-ended': 'The input has ended; the game is not finished.',
};

/** The answer of somebody who leaves: save the record, do not, or play on. */
export type LeaveChoice = { readonly kind: 'leave'; readonly file: string | null } | { readonly kind: 'back' };

/** Asks where to save the record; Enter saves none. `save` is required so that a late move is not taken for a file. */
export async function askSaveFile(screen: Screen, keyboard: Keyboard, mayGoBack: boolean): Promise<LeaveChoice> {
  const say = (text: string): void => screen.write(wrapped(text, screen.columns));
  say(`Keep the record? save FILE keeps it, Enter does not${mayGoBack ? ', back plays on' : ''}.`);
  for (;;) {
    const input = await keyboard.nextInput(() => '> ', null, realTime);
    if (input.kind !== 'line' || input.text === '') return { kind: 'leave', file: null };
    if (mayGoBack && input.text.toLowerCase() === 'back') return { kind: 'back' };
    const file = /^save +(.+)$/i.exec(input.text)?.[1];
    const problem = file === undefined ? 'Type save and a file name, or just Enter.' : problemWith(checkSaveFile(file));
    if (file !== undefined && problem === null) return { kind: 'leave', file };
    say(problem ?? '');
  }
}

/** Says where the record was saved, or why not. A file name is not wrapped, so that it can be copied. */
export function reportSaved(saved: Result<true, string>, file: string, screen: Screen): void {
  screen.write(saved.ok ? [`Saved: ${file}`] : wrapped(saved.error, screen.columns));
}

function problemWith(possible: Result<true, string>): string | null {
  return possible.ok ? null : possible.error;
}
