/** A score game as text, and from text that somebody else may have changed. */

import { isInteger, isObject } from '@riverstone/rules';
import { MAX_PLAYERS, MAX_POINTS, type ScoreGame, type ScorePlayer, scoreKinds } from './score-game';

export const MAX_NAME_LENGTH = 20;
/** Far more than anybody enters in an evening. */
const MAX_ENTRIES = 5000;

export function scoreText(game: ScoreGame): string {
  return JSON.stringify(game);
}

/** The game that a text stands for; null if it is none. */
export function readScore(text: string | null): ScoreGame | null {
  const raw = parsed(text ?? '');
  if (!isObject(raw)) return null;
  const kind = scoreKinds.find((each) => each === raw.kind);
  const players = playersFrom(raw.players);
  if (kind === undefined || players === null) return null;
  const entries = entriesFrom(raw.entries, players.length);
  const undone = entriesFrom(raw.undone, players.length);
  return entries === null || undone === null ? null : { kind, players, entries, undone };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: no game.
    return null;
  }
}

function playersFrom(raw: unknown): readonly ScorePlayer[] | null {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > MAX_PLAYERS) return null;
  const players = raw.flatMap((each: unknown) => {
    if (!isObject(each)) return [];
    const { name, mark } = each;
    const fits = typeof name === 'string' && name.length <= MAX_NAME_LENGTH && isInteger(mark, 0, MAX_PLAYERS - 1);
    return fits ? [{ name, mark: mark as number }] : [];
  });
  const marks = new Set(players.map(({ mark }) => mark));
  return players.length === raw.length && marks.size === raw.length ? players : null;
}

function entriesFrom(raw: unknown, players: number): ScoreGame['entries'] | null {
  if (!Array.isArray(raw) || raw.length > MAX_ENTRIES) return null;
  const entries = raw.flatMap((each: unknown) => {
    if (!isObject(each)) return [];
    const { player, points } = each;
    const fits = isInteger(player, 0, players - 1) && isInteger(points, -MAX_POINTS, MAX_POINTS);
    return fits ? [{ player: player as number, points: points as number }] : [];
  });
  return entries.length === raw.length ? entries : null;
}
