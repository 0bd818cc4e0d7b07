/** Replays a record from its own chance, checking every move. */

import { parseEntry } from '../core/entry.js';
import type { Entry, Game, GameTypes, Status } from '../core/game.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import type { GameId } from '../game-ids.js';
import { withGame } from '../games.js';
import { HostedGame } from '../hosting/hosted-game.js';
import { type RecordHeader, readHeader } from './record.js';
import { endAfterResignations } from './resignation.js';

/** A record that was replayed to its last move. */
export interface Replayed {
  readonly game: GameId;
  readonly players: readonly string[];
  readonly moves: number;
  readonly scores: readonly number[];
  readonly ended: boolean;
  /** Seats, ascending; empty until the end. */
  readonly winners: readonly number[];
  /** Whether the moves end the game; false if somebody resigned before. */
  readonly finished: boolean;
  /** The seats that resigned. */
  readonly resigned: readonly number[];
}

/** Why a record can't be replayed; `moveIndex` is null when it is what stands before the moves. */
export interface ReplayRefusal {
  readonly refusal: Refusal;
  readonly moveIndex: number | null;
}

/**
 * Checks every move of a record and gives the result.
 * @example replay(record) // => { ok: true, value: { ended: true, … } }
 */
export function replay(raw: unknown): Result<Replayed, ReplayRefusal> {
  const header = readHeader(raw);
  if (!header.ok) return beforeMoves(header.error);
  const { game, players, moves, resigned } = header.value;
  const end = withGame(game, (played) => replayAs(played, header.value));
  if (!end.ok) return end;
  const { scores, over } = end.value;
  return ok({
    game,
    players,
    moves: moves.length,
    scores,
    finished: over,
    resigned,
    ...endAfterResignations(end.value, resigned),
  });
}

/** One entry of a game, with the states before and after it. */
export interface Turn<T extends GameTypes> {
  readonly before: T['State'];
  readonly entry: Entry<T['Action']>;
  readonly after: T['State'];
  readonly events: readonly T['Event'][];
}

/** A turn of a record. */
export interface RecordedTurn<T extends GameTypes> extends Turn<T> {
  /** Which of the record's moves it is; null for the table's draws and for what closes the game. */
  readonly moveIndex: number | null;
}

/** The parts of a record. */
export interface ReplayedTurns<T extends GameTypes> {
  readonly turns: readonly RecordedTurn<T>[];
  readonly status: Status;
}

/**
 * Every turn of a record with the states around it, the table's draws included.
 * @example
 * const { turns, status } = unwrap(replayTurns(kakuzu, unwrap(readHeader(record))));
 * turns[0].entry // => { actor: 0, action: { type: 'remove', … } }
 * status.over // => true
 */
export function replayTurns<T extends GameTypes>(
  game: Game<T>,
  header: RecordHeader,
): Result<ReplayedTurns<T>, ReplayRefusal> {
  const turns: RecordedTurn<T>[] = [];
  const end = replayAs(game, header, (turn) => turns.push(turn));
  return end.ok ? ok({ turns, status: end.value }) : end;
}

function replayAs<T extends GameTypes>(
  game: Game<T>,
  header: RecordHeader,
  visit: (turn: RecordedTurn<T>) => void = () => {},
): Result<Status, ReplayRefusal> {
  const seats = header.players.length;
  const options = game.parseOptions(header.options, seats);
  if (!options.ok) return beforeMoves(options.error);
  const recorded = game.record.readChance(header.chance, options.value, seats);
  if (!recorded.ok) return beforeMoves(recorded.error);

  const hosted = new HostedGame(game, { seats, options: options.value, chance: recorded.value.chance });
  const draws = recorded.value.draws.values();

  /** Appends an entry; or says why it is refused. */
  const append = (entry: Entry<T['Action']>, moveIndex: number | null): Refusal | null => {
    const before = hosted.state;
    const step = hosted.append(entry);
    if (!step.ok) return step.error;
    visit({ before, entry, after: step.value.state, events: step.value.events, moveIndex });
    return null;
  };

  /** Makes a move; or says what is wrong with it. */
  const makeMove = (text: string, moveIndex: number): Refusal | null => {
    const entry = readMove(game, text, seats);
    return entry.ok ? append(entry.value, moveIndex) : entry.error;
  };

  /** A wrong draw is reported at the next move, unless that move has its own error. */
  const wrongDraw = (refusal: Refusal, next: number): Failure => {
    const text = header.moves[next];
    if (text === undefined) return badDraws('not-in-bag');
    const fault = makeMove(text, next);
    return atMove(next, fault === null || fault.code === 'not-allowed' ? refusal : fault);
  };

  /** Makes the draws that are due; `next` is the move that comes after them. */
  const makeDraws = (next: number): Failure | null => {
    while (hosted.status.tableDue) {
      const draw = draws.next();
      if (draw.done) return badDraws('too-few');
      const refusal = append({ actor: 'table', action: draw.value }, null);
      if (refusal !== null) return wrongDraw(refusal, next);
    }
    return null;
  };

  for (const [index, text] of header.moves.entries()) {
    const failure = makeDraws(index);
    if (failure !== null) return failure;
    const fault = makeMove(text, index);
    if (fault !== null) return atMove(index, fault);
  }
  const failure = makeDraws(header.moves.length);
  if (failure !== null) return failure;
  if (!draws.next().done) return badDraws('too-many');
  const closing = game.record.closingAction(hosted.state);
  if (closing !== null) append({ actor: 'table', action: closing }, null);
  return ok(hosted.status);
}

/** A move as a record may write it: what only a running table logs is no notation here. */
function readMove<T extends GameTypes>(
  game: Game<T>,
  text: string,
  seats: number,
): Result<Entry<T['Action']>, Refusal<'bad-notation'>> {
  const entry = parseEntry(game, text, seats);
  if (!entry.ok || game.record.isMove(entry.value.action)) return entry;
  return refuse('bad-notation', { what: 'entry', text });
}

type Failure = { readonly ok: false; readonly error: ReplayRefusal };

function atMove(moveIndex: number, refusal: Refusal): Failure {
  return { ok: false, error: { refusal, moveIndex } };
}

function beforeMoves(refusal: Refusal): Failure {
  return { ok: false, error: { refusal, moveIndex: null } };
}

function badDraws(problem: 'too-few' | 'too-many' | 'not-in-bag'): Failure {
  return beforeMoves({ code: 'bad-request', detail: { field: 'chance.draws', problem } });
}
