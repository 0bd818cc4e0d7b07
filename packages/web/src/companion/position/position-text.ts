/**
 * A position as one text, as it stands in an address: the board as the rules write it, then what belongs to it:
 * `…/H71....../…?hand=47&move=y4c6`. A camera reads it from a QR code.
 */

import { type GameId, ok, type Refusal, type Result, refuse } from '@riverstone/rules';
import { hrefOf } from '../../navigation/address';

/** Far more than any position needs. */
const MAX_LENGTH = 4000;

export interface PositionParts {
  readonly board: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** Fields that are empty are left out. */
export function joinPosition(board: string, fields: Readonly<Record<string, string>>): string {
  const named = Object.entries(fields).filter(([, value]) => value !== '');
  const query = named.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${board.replaceAll('#', '%23')}${query === '' ? '' : `?${query}`}`;
}

/** The parts of a text; a field that is unknown or there twice is refused, as is a text that is no position at all. */
export function splitPosition(text: string, known: readonly string[]): Result<PositionParts, Refusal<'bad-notation'>> {
  if (text.length > MAX_LENGTH) return refuse('bad-notation', { what: 'position', problem: 'too-long' });
  const [board = '', ...queries] = text.split('?');
  const fields = new Map<string, string>();
  for (const field of queries.join('?').split('&')) {
    const [name = '', ...values] = field.split('=');
    const value = decoded(values.join('='));
    if (name === '' && values.length === 0) continue;
    if (!known.includes(name) || fields.has(name) || value === null) return badField(name);
    fields.set(name, value);
  }
  const rows = decoded(board);
  return rows === null ? badField(board) : ok({ board: rows, fields });
}

/** A refusal that names the part of a position that can't be read. */
export function badField(field: string) {
  return refuse('bad-notation', { what: 'position', problem: 'field', field: field.slice(0, 20) });
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    // A per cent sign that stands for nothing.
    return null;
  }
}

/**
 * What somebody has pasted, as a position: a link loses what leads to the tool, lines of a board may end with a new
 * line instead of a slash.
 */
export function pastedPosition(pasted: string): string {
  const [, inLink] = /#\/companion\/[a-z-]+\/[a-z0-9-]+\/(.*)$/s.exec(pasted) ?? [];
  return (inLink ?? pasted).trim().replace(/\s*\n\s*/g, '/');
}

/** The whole address that opens a position. */
export function positionLink(tool: string, game: GameId, text: string, base: string): string {
  return new URL(hrefOf({ screen: 'companion', tool: `${tool}/${game}/${text}` }), base).href;
}
