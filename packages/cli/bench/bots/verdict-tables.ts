/** What the games that were judged show, as tables. */

import { verdictKinds, verdictOf } from '@riverstone/bots';
import { type GameId, gameIds } from '@riverstone/rules';
import type { FigureRows } from './figure-rows.js';
import {
  type JudgedAction,
  type JudgedGame,
  type JudgedGames,
  type JudgedTurn,
  VERDICT_SEED,
  verdictsKey,
} from './verdicts.js';

/** Games whose moves are bets. */
const chanceGames: readonly GameId[] = ['kakuzu'];
/** Points that differ by less are the same. */
const ROUNDING = 0.005;

const judgedOf = (judged: JudgedGames, game: GameId): readonly JudgedGame[] =>
  judged[verdictsKey(game, VERDICT_SEED)] ?? [];
const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(0)} %`;

/** How far the verdicts of a game agree with master. */
export function agreementTable(judged: JudgedGames): FigureRows {
  const rows = gameIds.flatMap((game) => {
    const games = judgedOf(judged, game);
    if (games.length === 0) return [];
    const { turns, kind, masters } = withVerdicts(judged, game);
    const best = turns.filter((turn) => kind(turn.judged) === 'best');
    const missed = masters.filter((action) => kind(action) === 'miss');
    const { same, alike } = agreement(best);
    return [[game, `${games.length}`, `${best.length}`, same, alike, percent(missed.length, masters.length)]];
  });
  const head = ['game', 'games', 'moves called best', 'master plays them', 'or one that scores the same'];
  return [[...head, "master's moves called a miss"], ...rows];
}

/** Each verdict on what was played. */
export function verdictsTable(judged: JudgedGames): FigureRows {
  const head = ['game', 'verdict', 'turns', 'master plays the same', 'or one that scores the same', 'worth lost'];
  const rows = gameIds.flatMap((game) => {
    const { turns, kind, masters } = withVerdicts(judged, game);
    return verdictKinds.flatMap((verdict) => {
      const given = turns.filter((turn) => kind(turn.judged) === verdict);
      if (given.length === 0) return [];
      const called = masters.filter((action) => kind(action) === verdict);
      const { same, alike } = agreement(given);
      const lost = given.reduce((sum, turn) => sum + (turn.judged.worthLost ?? 0), 0) / given.length;
      const share = percent(called.length, masters.length);
      return [[game, verdict, String(given.length), same, alike, lost.toFixed(2), share]];
    });
  });
  return [[...head, "of master's own moves"], ...rows];
}

function withVerdicts(judged: JudgedGames, game: GameId) {
  const turns = judgedOf(judged, game).flatMap((each) => each.turns);
  const masters = turns.flatMap(({ judgedMaster }) => judgedMaster ?? []);
  return { turns, masters, kind: (action: JudgedAction) => verdictOf(action, chanceGames.includes(game)) };
}

function agreement(turns: readonly JudgedTurn[]): { readonly same: string; readonly alike: string } {
  const same = turns.filter(({ made, master }) => made === master);
  const alike = turns.filter(
    ({ judged, judgedMaster }) => judgedMaster && Math.abs(judged.missed - judgedMaster.missed) <= ROUNDING,
  );
  return { same: percent(same.length, turns.length), alike: percent(alike.length, turns.length) };
}

/** How long reviews take: half of them less than the median. */
export function reviewsTable(judged: JudgedGames): FigureRows {
  const head = ['game', 'games', 'turns', 'first result: median', 'worst', 'whole review: median', 'worst'];
  const rows = gameIds.flatMap((game) => {
    const games = judgedOf(judged, game);
    if (games.length === 0) return [];
    const spread = (values: readonly number[], unit: (value: number) => string): string[] => {
      const sorted = values.toSorted((one, other) => one - other);
      return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0].map(unit);
    };
    const [turns = ''] = spread(
      games.map(({ steps }) => steps),
      String,
    );
    const first = spread(
      games.map((each) => each.first),
      (time) => `${time.toFixed(0)} ms`,
    );
    const whole = spread(
      games.map((each) => each.whole),
      (time) => `${(time / 1000).toFixed(1)} s`,
    );
    return [[game, String(games.length), turns, ...first, ...whole]];
  });
  return [head, ...rows];
}
