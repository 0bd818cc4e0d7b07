/** A score that is kept by hand, round by round, with undo and redo. */

/** What the numbers are: points on a track of a hundred squares, plain points, or stones on piles. */
export const scoreKinds = ['track', 'points', 'piles'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

export const MIN_PLAYERS = 1;
export const MAX_PLAYERS = 5;
/** More than any game can bring in one go. */
export const MAX_POINTS = 999;

export interface ScorePlayer {
  readonly name: string;
  /** The number of their colour and symbol, 0 to 4; each player has another. */
  readonly mark: number;
}

interface ScoreEntry {
  /** The player's place in the list. */
  readonly player: number;
  readonly points: number;
}

export interface ScoreGame {
  readonly kind: ScoreKind;
  readonly players: readonly ScorePlayer[];
  readonly entries: readonly ScoreEntry[];
  /** What was undone and can come back, the next one last. */
  readonly undone: readonly ScoreEntry[];
}

export function newScoreGame(kind: ScoreKind, players: readonly ScorePlayer[]): ScoreGame {
  return { kind, players, entries: [], undone: [] };
}

/** Adds points, or takes them off. */
export function withPoints(game: ScoreGame, player: number, points: number): ScoreGame {
  return { ...game, entries: [...game.entries, { player, points }], undone: [] };
}

export function withUndo(game: ScoreGame): ScoreGame {
  const last = game.entries.at(-1);
  return last === undefined ? game : { ...game, entries: game.entries.slice(0, -1), undone: [...game.undone, last] };
}

export function withRedo(game: ScoreGame): ScoreGame {
  const next = game.undone.at(-1);
  return next === undefined ? game : { ...game, entries: [...game.entries, next], undone: game.undone.slice(0, -1) };
}

/**
 * Each player's score, in the order of the players.
 * @example scoresOf(withPoints(newScoreGame('points', [{ name: 'Ada', mark: 0 }]), 0, 13)) // => [13]
 */
export function scoresOf({ players, entries }: Pick<ScoreGame, 'players' | 'entries'>): readonly number[] {
  return players.map((_, player) =>
    entries.reduce((sum, entry) => sum + (entry.player === player ? entry.points : 0), 0),
  );
}

/** The players with the most, if anybody has scored. */
export function leadersOf(game: ScoreGame): readonly number[] {
  const scores = scoresOf(game);
  const most = Math.max(...scores);
  if (game.entries.length === 0) return [];
  return scores.flatMap((score, player) => (score === most ? [player] : []));
}

/** The rounds: in each, every player has at most one entry; null where there is none. */
export function roundsOf({ players, entries }: ScoreGame): readonly (readonly (number | null)[])[] {
  const columns = players.map((_, player) =>
    entries.filter((entry) => entry.player === player).map(({ points }) => points),
  );
  const count = Math.max(0, ...columns.map((column) => column.length));
  return Array.from({ length: count }, (_, round) => columns.map((column) => column[round] ?? null));
}

/** Where a pawn stands on the track of a hundred squares, and how many cards its player has; fewer than 0 are owed. */
export function onTrack(score: number): { readonly square: number; readonly cards: number } {
  const cards = Math.floor(score / 100);
  return { square: score - cards * 100, cards };
}

/** The next colour that nobody has; the same one if all are taken. */
export function nextMark(players: readonly ScorePlayer[], mark: number): number {
  const later = Array.from({ length: MAX_PLAYERS }, (_, step) => (mark + 1 + step) % MAX_PLAYERS);
  return later.find((each) => !players.some((player) => player.mark === each)) ?? mark;
}

/** As many players as wanted: those there are, then new ones in free colours. */
export function seated(
  players: readonly ScorePlayer[],
  count: number,
  nameOf: (player: number) => string,
): readonly ScorePlayer[] {
  const next = players.slice(0, count);
  while (next.length < count) {
    next.push({ name: nameOf(next.length), mark: nextMark(next, MAX_PLAYERS - 1) });
  }
  return next;
}
