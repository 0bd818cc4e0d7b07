/** Sums a finished game up. */

import { type Game, type GameTypes, HostedGame, parseEntry, type Seat, unwrap } from '@riverstone/rules';
import { gainsOf } from '../daily/gains';
import type { Feat } from '../table/game-page';
import type { SavedTable, TableLog } from '../table/saved/saved-table';
import { peopleOf } from '../table/seats/seat-plan';
import { onlyOne } from '../table/speaker';
import type { GameSummary } from './game-summary';

interface PartsWithFeat<T extends GameTypes> {
  readonly game: Game<T>;
  readonly feat?: Feat<T['Event']>;
}

export function summarise<T extends GameTypes>(parts: PartsWithFeat<T>, table: SavedTable, log: TableLog): GameSummary {
  const { id, game, seats, touchedAt, options, standing, day } = table;
  const you = onlyOne(peopleOf(seats));
  const own = you === null ? { bestTurn: null, feat: null } : ownPart(parts, seats.length, log, you);
  return {
    id,
    game,
    seats,
    you,
    endedAt: touchedAt,
    touchedAt,
    options,
    scores: standing.scores,
    winners: standing.winners,
    hasResigned: log.resigned.length > 0,
    ...own,
    ...(day === undefined ? {} : { day }),
    accuracy: null,
  };
}

function ownPart<T extends GameTypes>(
  { game, feat }: PartsWithFeat<T>,
  seats: number,
  log: TableLog,
  you: Seat,
): Pick<GameSummary, 'bestTurn' | 'feat'> {
  const gains = gainsOf(game, seats, log, you);
  const bestTurn = gains.length === 0 ? null : Math.max(...gains);
  if (feat === undefined) return { bestTurn, feat: null };
  const hosted = unwrap(HostedGame.open(game, seats, log));
  const events = log.entries.flatMap((text) => unwrap(hosted.append(unwrap(parseEntry(game, text, seats)))).events);
  return { bestTurn, feat: Math.max(0, ...events.map((event) => feat.of(event, you))) };
}
