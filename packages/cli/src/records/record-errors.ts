/** Errors of records in words. */

import { isGameId, isObject, type Refusal } from '@riverstone/rules';
import { errorOf, type PublicError } from '../messages/refusals.js';
import { visible } from '../messages/visible.js';

/**
 * Puts a refusal of a record into the words of its game. The games are loaded only now: most records have no errors.
 */
export async function recordError(record: unknown, refusal: Refusal): Promise<PublicError> {
  if (!isObject(record) || !isGameId(record.game)) return errorOf(refusal);
  const { cliGames } = await import('../games.js');
  return cliGames[record.game].errorOf(refusal);
}

/**
 * One line about an error in a record's file; `moveIndex` is the move that is wrong, null before the first move.
 * @example
 * recordErrorText('a.json', { code: 'game-over', message: 'The game is over.' }, 3)
 *   // => 'a.json, move 4 (index 3): The game is over. [game-over]'
 */
export function recordErrorText(file: string, { code, message }: PublicError, moveIndex: number | null): string {
  const where = moveIndex === null ? '' : `, move ${moveIndex + 1} (index ${moveIndex})`;
  return `${visible(file)}${where}: ${message} [${code}]`;
}
