/** Who sits where: people by name, bots by the word `bot` and their level. */

import { type BotName, botNames, isBotName, type Level } from '@riverstone/bots';
import { ok, type Result, type Seat } from '@riverstone/rules';
import stringWidth from 'string-width';
import type { Names } from '../../contract/game-terminal.js';

export interface Seating {
  readonly names: Names;
  readonly people: readonly Seat[];
  readonly bots: readonly SeatedBot[];
}

/** A bot in its seat. */
interface SeatedBot {
  readonly seat: Seat;
  readonly name: BotName;
}

/** Who plays where only `bot` is said. */
export const DEFAULT_LEVEL: Level = 'casual';

const MAX_NAME_LENGTH = 14;

/**
 * Reads `Ada,Bo,bot:master`.
 * @example
 * parseSeating('Ada,bot')
 * // => { ok: true, value: { names: ['Ada', 'Bot'], people: [0], bots: [{ seat: 1, name: 'casual' }] } }
 */
export function parseSeating(list: string): Result<Seating, string> {
  return seatingOf(list.split(',').map((name) => name.trim()));
}

/** Seats people and bots; several bots are numbered. */
export function seatingOf(entries: readonly string[]): Result<Seating, string> {
  const unknown = entries.find((entry) => isBotEntry(entry) && botIn(entry) === null);
  if (unknown !== undefined) {
    return {
      ok: false,
      error: `There is no "${unknown}"; bots are ${botNames.map((name) => `bot:${name}`).join(', ')}.`,
    };
  }
  const bots = entries.flatMap((entry, seat) => {
    const name = botIn(entry);
    return name === null ? [] : [{ seat, name }];
  });
  const names = entries.map((entry, seat) => {
    const number = bots.findIndex((bot) => bot.seat === seat);
    if (number < 0) return entry;
    return bots.length === 1 ? 'Bot' : `Bot ${number + 1}`;
  });
  const people = [...entries.keys()].filter((seat) => !bots.some((bot) => bot.seat === seat));
  const problem = names.map(problemWith).find((found) => found !== null) ?? problemOfTwins(names);
  return problem === null ? ok({ names, people, bots }) : { ok: false, error: problem };
}

/** Whether somebody asks for a bot: `bot`, or `bot:` and a level. */
function isBotEntry(entry: string): boolean {
  return /^(bot(:|$)|builtin:)/i.test(entry);
}

function botIn(entry: string): BotName | null {
  if (!isBotEntry(entry)) return null;
  const name = entry.slice(entry.indexOf(':') + 1 || entry.length).toLowerCase();
  if (name === '') return DEFAULT_LEVEL;
  return isBotName(name) ? name : null;
}

/** What is wrong with a name; null when nothing is. A number would be taken for a seat. */
export function problemWith(name: string): string | null {
  if (name === '') return 'Every seat needs a name, or the word bot: --seats Ada,Bo,bot:strong.';
  if (/\p{Cc}/u.test(name)) return 'A name is made of letters, digits and signs.';
  if (isBotName(name.toLowerCase()))
    return `"${name}" is a level of bots: write bot:${name.toLowerCase()}, or give the player another name.`;
  if (/^[0-9]+$/.test(name)) return `"${name}" is a number; a player needs a name.`;
  if (stringWidth(name) > MAX_NAME_LENGTH)
    return `"${name}" is too long; a name fills at most ${MAX_NAME_LENGTH} columns.`;
  return null;
}

function problemOfTwins(names: Names): string | null {
  const lower = names.map((name) => name.toLowerCase());
  const twin = names.find((_, seat) => lower.indexOf(lower[seat] ?? '') !== seat);
  return twin === undefined ? null : `Two seats are called "${twin}"; give every player another name.`;
}

/** A line that begins with a seat's number (from 1) or name, taken apart. */
export interface AddressedLine {
  readonly seat: Seat;
  readonly rest: string;
}

/**
 * Who speaks: `2 none` and `Bo none`. Null when the line begins with nobody's number or name.
 * @example speakerOf('bo none', ['Ada', 'Bo'], true) // => { seat: 1, rest: 'none' }
 */
export function speakerOf(line: string, names: Names, numbers: boolean): AddressedLine | null {
  const lower = line.toLowerCase();
  const starts = names.flatMap((name, seat) => [
    { seat, start: name.toLowerCase() },
    ...(numbers ? [{ seat, start: String(seat + 1) }] : []),
  ]);
  const [named] = starts
    .filter(({ start }) => lower === start || (lower.startsWith(start) && /^[ :]/.test(lower.slice(start.length))))
    .sort((one, other) => other.start.length - one.start.length);
  return named === undefined ? null : { seat: named.seat, rest: line.slice(named.start.length + 1).trim() };
}
