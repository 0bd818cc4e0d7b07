/** What each turn of a seat added to its score. */

import {
  type Actor,
  type Game,
  type GameTypes,
  HostedGame,
  parseEntry,
  type Seat,
  unwrap,
  type WrittenLog,
} from '@riverstone/rules';

/**
 * One number for each turn of the seat. A turn is its actions up to somebody else's; alone, each entry is a turn,
 * including a timer that ran out. With others, turns before anybody scored are left out, because they only set up.
 */
export function gainsOf<T extends GameTypes>(game: Game<T>, seats: number, log: WrittenLog, seat: Seat): number[] {
  const hosted = unwrap(HostedGame.open(game, seats, log));
  const gains: number[] = [];
  let last: Actor | null = null;
  let hasBegun = seats === 1;
  for (const text of log.entries) {
    const before = hosted.status.scores[seat] ?? 0;
    const entry = unwrap(parseEntry(game, text, seats));
    unwrap(hosted.append(entry));
    const { scores } = hosted.status;
    const gain = (scores[seat] ?? 0) - before;
    hasBegun ||= scores.some((score) => score !== 0);
    const isOwn = entry.actor === seat || seats === 1;
    const continues = seats > 1 && (entry.actor === 'table' || last === seat);
    if (isOwn && hasBegun && !(continues && gains.length > 0)) gains.push(gain);
    else if (gain !== 0 && gains.length > 0) gains[gains.length - 1] = (gains.at(-1) ?? 0) + gain;
    if (entry.actor !== 'table') last = entry.actor;
  }
  return gains;
}
