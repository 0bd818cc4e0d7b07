/** A built-in bot in its seat of one game: what it answers when it is asked about a view. */

import { type BotName, Effort, type EffortLimits, withBots } from '@riverstone/bots';
import {
  type Game,
  type GameId,
  type GameTypes,
  isObject,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Seat,
} from '@riverstone/rules';
import type { RaceView } from '@riverstone/rules/kakuro-race';
import type { BotAnswer } from './answers.js';
import { answerMarker, type Decide } from './race-marker.js';
import { thinkingTime } from './thinking-time.js';

/** Who plays, and what its chance and its effort are. */
export interface BotSettings {
  readonly level: BotName;
  readonly seed: string;
  /** At most so many nodes a decision, beside the time limit. */
  readonly nodes?: number;
}

/** A seat of a game that has begun. */
export interface SeatTaken {
  readonly game: GameId;
  readonly seat: Seat;
  readonly seats: number;
}

/** In the race a bot is asked twice: whether to call, and what for. */
const RACE_DECISIONS = 2;

export type Answered = Result<BotAnswer, Refusal>;

/** The bot of a seat, asked by message. */
export interface SeatedGame {
  turn(rawView: unknown, milliseconds: number): Answered;
  claimed(rawView: unknown, milliseconds: number): Answered;
  marker(rawView: unknown, milliseconds: number): Answered;
}

/** Sits down; the same seat, settings and questions get the same answers as long as nodes are what ends a thought. */
export function sitDown({ game: id, seat, seats }: SeatTaken, settings: BotSettings): SeatedGame {
  return withBots(id, ({ game, bots }) => {
    const bot = bots[settings.level];
    const { seed } = settings;
    const isRace = id === 'kakuro-race';
    /** Asks the bot about a view that is the seat's own; a view that only looks possible may be too much for it. */
    const about = (raw: unknown, given: number, answer: (view: View, decide: Ask<View>) => Answered): Answered => {
      const view = ownView(game, raw, seat, seats);
      if (!view.ok) return view;
      const limits = limitsOf(settings, given / (isRace ? RACE_DECISIONS : 1));
      try {
        return answer(view.value, (asked) => bot.decide({ view: asked, seat, seed }, new Effort(limits)));
      } catch {
        return refuse('bad-position', {});
      }
    };
    type View = ReturnType<typeof game.view>;
    type Ask<Asked> = (view: Asked) => ReturnType<typeof bot.decide>;

    return {
      turn: (raw, given) =>
        isRace ? wrongType('marker') : about(raw, given, (view, ask) => moveIn(game, view, seat, ask(view))),
      claimed: (raw, given) =>
        isRace ? wrongType('marker') : about(raw, given, (view, ask) => orPass(moveIn(game, view, seat, ask(view)))),
      marker: (raw, given) =>
        isRace
          ? about(raw, given, (view, ask) => ok(answerMarker(ask as unknown as Decide, view as RaceView, seat)))
          : wrongType('turn|claimed'),
    };
  });
}

function limitsOf({ nodes }: BotSettings, given: number): EffortLimits {
  return { milliseconds: thinkingTime(given), ...(nodes === undefined ? {} : { nodes }) };
}

function wrongType(expected: string): Answered {
  return refuse('bad-request', { field: 'type', problem: 'wrong', expected: `${expected} in this game` });
}

/** A view that shows the table to this seat, with as many players as were announced. */
function ownView<T extends GameTypes>(
  game: Game<T>,
  raw: unknown,
  seat: Seat,
  seats: number,
): Result<T['View'], Refusal> {
  const view = game.readView(raw);
  if (!view.ok || !isObject(raw)) return view;
  const { viewer, status } = raw;
  if (viewer !== seat) return refuse('bad-request', { field: 'view.viewer', problem: 'wrong', expected: `${seat}` });
  const scores = isObject(status) && Array.isArray(status.scores) ? status.scores : [];
  if (scores.length === seats) return view;
  return refuse('bad-request', { field: 'view.status.scores', problem: 'wrong', expected: `${seats} scores` });
}

/** A decision as a message, if the rules have nothing against it. */
function moveIn<T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat,
  decision: { readonly action: T['Action']; readonly explanation: unknown } | null,
): Answered {
  if (decision === null) {
    const expected = `a position in which seat ${seat} is to move`;
    return refuse('bad-request', { field: 'view', problem: 'wrong', expected });
  }
  const { action, explanation } = decision;
  if (!game.check(view, seat, action).ok) return refuse('bad-position', {});
  return ok({ type: 'move', move: game.formatAction(action), ...remarks(explanation) });
}

/** What a bot says beside its move: the points it counts on, and a code for why. */
function remarks(explanation: unknown): { readonly points?: number; readonly note?: string } {
  if (!isObject(explanation)) return {};
  const { points, code } = explanation;
  return {
    ...(typeof points === 'number' && Number.isFinite(points) ? { points } : {}),
    ...(typeof code === 'string' ? { note: code } : {}),
  };
}

/** To a claim of another seat there are two answers. */
function orPass(answered: Answered): Answered {
  if (answered.ok && answered.value.type === 'move' && answered.value.move === 'challenge') return answered;
  return ok({ type: 'pass' });
}
