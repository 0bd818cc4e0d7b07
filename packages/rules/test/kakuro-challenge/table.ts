/**
 * A table of Kakuro Challenge for tests: told what to do in notation, it freezes every state and keeps what happened.
 */

import type { Entry, Viewer } from '../../src/core/game.js';
import { unwrap } from '../../src/core/result.js';
import { createRng, type Rng, seedFromNumber, shuffled } from '../../src/core/rng.js';
import { parseEntry } from '../../src/index.js';
import {
  type Board,
  type ChallengeAction,
  type ChallengeEvent,
  type ChallengeState,
  type ChallengeView,
  formatBoard,
  kakuroChallenge as game,
  parseBoard,
} from '../../src/kakuro-challenge/index.js';
import { deepFreeze } from '../deep-freeze.js';

/** A position as a test describes it; what is left out is that of a game of two that has just begun. */
export interface Position {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly board?: string;
  readonly hands?: readonly (readonly number[])[];
  readonly bag?: readonly number[];
  readonly scores?: readonly number[];
  readonly turn?: number;
}

export class ChallengeTable {
  readonly log: Entry<ChallengeAction>[] = [];
  /** What the last action brought about. */
  events: readonly ChallengeEvent[] = [];
  state: ChallengeState;

  constructor(state: ChallengeState) {
    this.state = deepFreeze(state);
  }

  /** Does something that is expected to be allowed: `act('0:y4c6=13')`. */
  act(...entries: readonly string[]): this {
    for (const text of entries) this.apply(this.read(text));
    return this;
  }

  apply(entry: Entry<ChallengeAction>): void {
    const step = unwrap(game.apply(this.state, entry.actor, deepFreeze(entry.action)));
    this.log.push(entry);
    this.state = deepFreeze(step.state);
    this.events = deepFreeze(step.events);
  }

  /** Why something is refused; null when it is not. Nothing is done. */
  refusal(text: string): string | null {
    const { actor, action } = this.read(text);
    const step = game.apply(this.state, actor, action);
    return step.ok ? null : step.error.code;
  }

  view(viewer: Viewer): ChallengeView {
    return game.view(this.state, viewer);
  }

  /** The events of one type that the last action brought about. */
  happened<Type extends ChallengeEvent['type']>(type: Type): Extract<ChallengeEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<ChallengeEvent, { type: Type }> => event.type === type);
  }

  get status(): ReturnType<typeof game.status> {
    return game.status(this.state);
  }

  get scores(): readonly number[] {
    return this.state.scores;
  }

  get board(): string {
    return formatBoard(this.state.board);
  }

  private read(text: string): Entry<ChallengeAction> {
    return unwrap(parseEntry(game, text, this.state.hands.length));
  }
}

/** A table at the start of a game with everything drawn from a seed. */
export function newTable(seats: number, options: Readonly<Record<string, unknown>> = {}, seed = 1): ChallengeTable {
  const parsed = unwrap(game.parseOptions(options, seats));
  return new ChallengeTable(game.setup(parsed, seats, game.deal(parsed, seats, createRng(seedFromNumber(seed)))));
}

/** A table at a position of a test's own. */
export function tableAt(position: Position): ChallengeTable {
  const { options = {}, board, hands, ...rest } = position;
  const start = newTable(hands?.length ?? 2, { first: 0, ...options }).state;
  const scores = start.scores;
  return new ChallengeTable({
    ...start,
    scores,
    ...(board === undefined ? {} : { board: unwrap(parseBoard(board)) }),
    ...(hands === undefined ? {} : { hands }),
    ...rest,
  });
}

/** A board of which only some rows matter: `boardWith({ 3: '.B.165...' })`. */
export function boardWith(rows: Readonly<Record<string, string>>): string {
  return [...'123456789'].map((row) => rows[row] ?? '.........').join('/');
}

/** The same board with rows and columns exchanged. */
export function transposed(board: string): string {
  const rows = board.split('/');
  return rows.map((_, column) => rows.map((row) => row.charAt(column)).join('')).join('/');
}

/** A random board: of every ten squares about `share` have a tile, a third of them red. */
export function randomBoard(rng: Rng, share: number): string {
  const character = (): string => {
    if (rng.below(10) >= share) return '.';
    return (rng.below(3) === 0 ? 'ABCDEFGHI' : '123456789').charAt(rng.below(9));
  };
  return boardWith(
    Object.fromEntries([...'123456789'].map((row) => [row, Array.from({ length: 9 }, character).join('')])),
  );
}

/** A board with at most so many tiles, all close together, so that few make many Kakuros. */
export function clusteredBoard(rng: Rng, tiles: number): string {
  const cells: string[] = [...boardWith({})];
  for (let count = 0; count < tiles; count++) {
    const red = rng.below(3) === 0;
    cells[(3 + rng.below(2)) * 10 + 2 + rng.below(6)] = (red ? 'ABCDEFGHI' : '123456789').charAt(rng.below(9));
  }
  return cells.join('');
}

/** Another state that looks the same to a viewer: the other hands and the bag are mixed and dealt again. */
export function hiddenTwin(state: ChallengeState, viewer: Viewer, rng: Rng): ChallengeState {
  const mixed = shuffled([...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)), ...state.bag], rng);
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : mixed.splice(0, hand.length)));
  return deepFreeze({ ...state, hands, bag: mixed });
}

/** The digits of the tiles on a board. */
export const digitsOn = (board: Board): number[] => board.filter((cell) => cell > 0).map((cell) => cell % 16);

/** Sorted, as a new list. */
export const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);
