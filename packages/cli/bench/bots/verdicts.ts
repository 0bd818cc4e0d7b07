/** How the verdicts of reviews compare with what master would have done, and how long reviews take. */

import {
  type AnyAssessment,
  type Assessment,
  type BotTypes,
  type GameWithBots,
  playMatch,
  reviewRecord,
  reviewVersion,
  seated,
  withBots,
} from '@riverstone/bots';
import {
  type Game,
  type GameId,
  type GameRecord,
  type GameTypes,
  HostedGame,
  type RecordedTurn,
  readHeader,
  replayTurns,
  type Seat,
  seedForBots,
  seedFromNumber,
  tieBreaker,
  unwrap,
  writeRecord,
} from '@riverstone/rules';
import { dealSeed } from '../../src/arena/seeds.js';

/** What a review says of an action. */
export interface JudgedAction extends Pick<AnyAssessment, 'best' | 'missed' | 'worthLost' | 'passed'> {
  /** In notation, like every action here. */
  readonly bestAction: string | null;
}

/** One player's turn, as the review and master see it. */
export interface JudgedTurn {
  readonly move: number | null;
  readonly made: string;
  readonly judged: JudgedAction;
  /** What master does in its place; null where it does nothing. */
  readonly master: string | null;
  /** What the review says of that; null where it says nothing of such an action. */
  readonly judgedMaster: JudgedAction | null;
}

export interface JudgedGame {
  readonly deal: number;
  /** Milliseconds of one core until the first turn of the review, and for all of it. */
  readonly first: number;
  readonly whole: number;
  readonly steps: number;
  readonly turns: readonly JudgedTurn[];
}

/** What was judged, by `verdictsKey`. */
export type JudgedGames = Record<string, JudgedGame[]>;

/** So many games of each kind: 201 in all. */
export const VERDICT_DEALS = 67;

/** The seed of master's choices. */
const SEED = 'verdicts';

/** The deals that are judged unless somebody asks for others. */
export const VERDICT_SEED = 2026;

/** The key of these results: it depends on the deals and on the version of the review. */
export function verdictsKey(game: GameId, seed: number): string {
  return JSON.stringify([game, seed, reviewVersion]);
}

/** Strong plays against casual, so that there are good moves and bad ones; they change seats after each deal. */
export function judgedGame(id: GameId, seed: number, deal: number): Promise<JudgedGame> {
  return withBots(id, async (played) => {
    const record = await recordOf(played, seed, deal);
    const { first, whole, review } = timedReview(record);
    const { turns } = unwrap(replayTurns(played.game, unwrap(readHeader(record))));
    const judged = turns.flatMap((turn, index): JudgedTurn[] => {
      const { actor } = turn.entry;
      const all: readonly AnyAssessment[] = review.turns[index]?.assessments ?? [];
      const own = all.find((each) => each.seat === actor);
      // The review is of this game; its types are hidden.
      return own === undefined || actor === 'table'
        ? []
        : [judgedTurn(played, turn, actor, own as Assessment<never, unknown>)];
    });
    return { deal, first, whole, steps: turns.length, turns: judged };
  });
}

async function recordOf<T extends GameTypes, B extends BotTypes>(
  { game, bots, idle }: GameWithBots<T, B>,
  number: number,
  deal: number,
): Promise<GameRecord> {
  const seed = dealSeed(seedFromNumber(number), deal);
  const table = unwrap(HostedGame.deal(game, { seats: 2, options: {}, seed }));
  const levels = deal % 2 === 0 ? (['strong', 'casual'] as const) : (['casual', 'strong'] as const);
  const entrants = levels.map((level) => seated(bots[level], seedForBots(seed)));
  await playMatch({ table, entrants, ties: tieBreaker(seed), pace: 'human', idle });
  return writeRecord(table, { players: levels });
}

function timedReview(record: GameRecord) {
  const started = process.cpuUsage();
  const passed = (): number => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  const steps = reviewRecord(record);
  let step = steps.next();
  const first = passed();
  while (!step.done) step = steps.next();
  return { first, whole: passed(), review: unwrap(step.value) };
}

function judgedTurn<T extends GameTypes, B extends BotTypes>(
  played: GameWithBots<T, B>,
  turn: RecordedTurn<T>,
  seat: Seat,
  own: Assessment<T['Action'], unknown>,
): JudgedTurn {
  const { game, bots } = played;
  const view = game.view(turn.before, seat);
  const choice = bots.master.decide({ view, seat, seed: SEED })?.action ?? null;
  const made = game.formatAction(turn.entry.action);
  const master = choice && game.formatAction(choice);
  const judged = inNotation(game, own);
  const isSame = master === made;
  const judgedMaster = isSame ? judged : choice && judgedAction(played, turn.before, seat, choice);
  return { move: turn.moveIndex, made, judged, master, judgedMaster };
}

/** What the review would have said of another action; null where it says nothing. */
function judgedAction<T extends GameTypes, B extends BotTypes>(
  { game, analyst }: GameWithBots<T, B>,
  before: T['State'],
  seat: Seat,
  action: T['Action'],
): JudgedAction | null {
  const { state: after, events } = unwrap(game.apply(before, seat, action));
  const all = analyst.assess({ before, entry: { actor: seat, action }, after, events });
  const own = all.find((each) => each.seat === seat);
  return own === undefined ? null : inNotation(game, own);
}

function inNotation<T extends GameTypes>(
  game: Game<T>,
  { best, missed, worthLost, passed, bestAction }: Assessment<T['Action'], unknown>,
): JudgedAction {
  const formatted = bestAction && game.formatAction(bestAction);
  return { best, missed, worthLost, ...(passed !== undefined && { passed }), bestAction: formatted };
}
