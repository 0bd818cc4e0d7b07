/** Replays a record from its own chance, checking every move. */

import type { Entry, Game, Status } from '../core/game.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import { type GameId, withGame } from '../games.js';
import { type RecordHeader, readHeader } from './record.js';

/** A record that was replayed to its last move. */
export interface Replayed {
  readonly game: GameId;
  readonly players: readonly string[];
  readonly moves: number;
  readonly scores: readonly number[];
  readonly ended: boolean;
  /** Seats, ascending; empty until the end. */
  readonly winners: readonly number[];
}

/** Why a record can't be replayed; `at` is the move that is wrong, null when it is what stands before the moves. */
export interface ReplayRefusal {
  readonly refusal: Refusal;
  readonly at: number | null;
}

/**
 * Checks every move of a record and gives the result.
 * @example replay(JSON.parse(text)) // { ok: true, value: { scores: [41, 31], ended: true, winners: [0], … } }
 */
export function replay(raw: unknown): Result<Replayed, ReplayRefusal> {
  const header = readHeader(raw);
  if (!header.ok) return beforeMoves(header.error);
  const { game, players, moves } = header.value;
  const end = withGame(game, (played) => replayAs(played, header.value));
  if (!end.ok) return end;
  const { scores, over, winners } = end.value;
  return ok({ game, players, moves: moves.length, scores, ended: over, winners });
}

function replayAs<Options, Chance, State, View, Action, Event, Code extends string>(
  game: Game<Options, Chance, State, View, Action, Event, Code>,
  header: RecordHeader,
): Result<Status, ReplayRefusal> {
  const seats = header.players.length;
  const options = game.parseOptions(header.options, seats);
  if (!options.ok) return beforeMoves(options.error);
  const dealt = game.record.readChance(header.chance, options.value, seats);
  if (!dealt.ok) return beforeMoves(dealt.error);

  let state = game.setup(options.value, seats, dealt.value.chance);
  const draws = dealt.value.draws.values();

  /** Does what a move says; or what is wrong with it. */
  const make = (text: string): Refusal | null => {
    const entry = readEntry(game, text, seats);
    if (!entry.ok) return entry.error;
    const step = game.apply(state, entry.value.actor, entry.value.action);
    if (step.ok) state = step.value.state;
    return step.ok ? null : step.error;
  };

  /** A wrong draw is an error at the move after it, unless that move has a fault of its own that is named before. */
  const wrongDraw = (refusal: Refusal, next: number): Failure => {
    const text = header.moves[next];
    if (text === undefined) return badDraws('not-in-bag');
    const fault = make(text);
    return atMove(next, fault === null || fault.code === 'not-allowed' ? refusal : fault);
  };

  /** Makes the draws that are due; `next` is the move that comes after them. */
  const makeDraws = (next: number): Failure | null => {
    while (game.status(state).tableDue) {
      const draw = draws.next();
      if (draw.done) return badDraws('too-few');
      const step = game.apply(state, 'table', draw.value);
      if (!step.ok) return wrongDraw(step.error, next);
      state = step.value.state;
    }
    return null;
  };

  for (const [index, text] of header.moves.entries()) {
    const failure = makeDraws(index);
    if (failure !== null) return failure;
    const fault = make(text);
    if (fault !== null) return atMove(index, fault);
  }
  const failure = makeDraws(header.moves.length);
  if (failure !== null) return failure;
  if (!draws.next().done) return badDraws('too-many');
  const closing = game.record.closing(state);
  const closed = closing === null ? null : game.apply(state, 'table', closing);
  return ok(game.status(closed?.ok ? closed.value.state : state));
}

/** A move as a record may write it: what only a running table logs is no notation here. */
function readEntry<Options, Chance, State, View, Action, Event, Code extends string>(
  game: Game<Options, Chance, State, View, Action, Event, Code>,
  text: string,
  seats: number,
): Result<Entry<Action>, Refusal<'bad-notation'>> {
  const entry = game.parseEntry(text, seats);
  if (!entry.ok || game.record.keeps(entry.value.action)) return entry;
  return refuse('bad-notation', { what: 'entry', text });
}

type Failure = { readonly ok: false; readonly error: ReplayRefusal };

function atMove(at: number, refusal: Refusal): Failure {
  return { ok: false, error: { refusal, at } };
}

function beforeMoves(refusal: Refusal): Failure {
  return { ok: false, error: { refusal, at: null } };
}

function badDraws(problem: 'too-few' | 'too-many' | 'not-in-bag'): Failure {
  return beforeMoves({ code: 'bad-request', detail: { field: 'chance.draws', problem } });
}
