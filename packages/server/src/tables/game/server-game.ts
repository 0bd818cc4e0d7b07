/** A `HostedGame` of any kind, with what the server adds: actions and entries as text, prompts, and photo finishes. */

import { limits } from '@riverstone/protocol';
import {
  fitOptions,
  formatEntry,
  type GameId,
  type GameRecord,
  type GameTypes,
  HostedGame,
  type Move,
  type OptionValues,
  ok,
  type RecordedTable,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Status,
  type Step,
  seededChance,
  unwrap,
  type Viewer,
  type WrittenDeal,
  withGame,
  writeRecord,
} from '@riverstone/rules';

/** A step of a game of any kind. */
export type ServerStep = Step<GameTypes>;
/** A move of a game of any kind. Nothing has changed until it is accepted. */
export type ServerMove = Move<GameTypes>;

/** What a player wants to do. */
interface Attempt {
  readonly seat: Seat;
  /** The action as text, as in a record. */
  readonly action: string;
  /** The prompt that it answers. */
  readonly promptKey: string;
}

/** How often a seat has answered the prompt with this key. */
interface Answers {
  readonly promptKey: string;
  readonly count: number;
}

/** Checks the options and the number of seats for a game. */
export function checkOptions(id: GameId, seats: number, raw: unknown): Result<true, Refusal> {
  return withGame(id, (game): Result<true, Refusal> => {
    const { min, max } = game.seats;
    if (seats < min || seats > max) return refuse('bad-options', { seats, min, max });
    const options = game.parseOptions(raw, seats);
    return options.ok ? ok(true) : refuse('bad-options', options.error.detail);
  });
}

/** Options for a table that keeps only some seats: a named seat follows, and options that no longer fit are dropped. */
export function optionsForSeats(id: GameId, raw: OptionValues, kept: readonly Seat[]): OptionValues {
  return withGame(id, ({ options }) => {
    const moved = Object.entries(raw).flatMap(([name, value]) => {
      if (options[name]?.isSeat !== true || typeof value !== 'number') return [[name, value] as const];
      const seat = kept.indexOf(value);
      return seat < 0 ? [] : [[name, seat] as const];
    });
    return fitOptions(options, Object.fromEntries(moved), kept.length);
  });
}

/** Whether the players of a game take turns. */
export function hasTurns(id: GameId): boolean {
  return withGame(id, (game) => game.hasTurns);
}

/** A game that was dealt, before the first action. */
export function openGame(id: GameId, seats: number, deal: WrittenDeal, seed: string): ServerGame {
  return withGame(id, (game) => new ServerGame(unwrap(HostedGame.open(game, seats, deal, seededChance(seed)))));
}

export class ServerGame {
  /** The last move, if several players could have made it: for the photo finish. */
  #contested: { readonly before: GameTypes['State']; readonly action: string } | null = null;

  /**
   * How often each seat has answered its current prompt, where several players may act. Without a limit, a seat could
   * change its answer for ever, and the game would not go on.
   */
  readonly #answers: Map<Seat, Answers>;

  constructor(
    private readonly hosted: HostedGame<GameTypes>,
    answers: ReadonlyMap<Seat, Answers> = new Map(),
  ) {
    this.#answers = new Map(answers);
  }

  /** Whether players may have hints by the table's options. */
  get allowsHints(): boolean {
    const { game, dealt } = this.hosted;
    return game.allowsHints?.(dealt.options) ?? true;
  }

  get status(): Status {
    return this.hosted.status;
  }

  /** Whether everybody sees the same. */
  get sameViewForAll(): boolean {
    return this.hosted.game.sameViewForAll(this.hosted.dealt.options);
  }

  /** How many entries the game's log has. */
  get entryCount(): number {
    return this.hosted.log.length;
  }

  /** When each entry was made, in the game's time. */
  get times(): readonly number[] {
    return this.hosted.times;
  }

  /** How long the count-in lasts, in milliseconds. */
  get countIn(): number {
    return this.hosted.countIn;
  }

  /** When the last calm ends, in the game's time; 0 if there was none. */
  get calmUntil(): number {
    return this.hosted.calmUntil;
  }

  view(viewer: Viewer): GameTypes['View'] {
    return this.hosted.viewFor(viewer);
  }

  /** What a viewer sees after a step. */
  viewAfter({ state }: ServerStep, viewer: Viewer): GameTypes['View'] {
    return this.hosted.game.view(state, viewer);
  }

  /** A view as JSON: all of it, or the fields that differ from another view. */
  writeView(view: GameTypes['View'], since?: GameTypes['View']): Readonly<Record<string, unknown>> {
    return this.hosted.game.writeView(view, since);
  }

  formatAction(action: GameTypes['Action']): string {
    return this.hosted.game.formatAction(action);
  }

  /** The entries of a move, as in a record. */
  formatEntries({ steps }: ServerMove): readonly string[] {
    return steps.map(({ entry }) => formatEntry(this.hosted.game, entry));
  }

  promptKey(seat: Seat): string {
    return this.hosted.promptKey(seat);
  }

  /** Who may take a move back if the others agree; null when nobody may. */
  undoableBy(move: ServerMove, isPerson: (seat: Seat) => boolean): Seat | null {
    return this.hosted.undoableBy(move, isPerson);
  }

  /** The move of a player, in the game's time. Refused as `stale` if it answers an earlier prompt. */
  attempt({ seat, action, promptKey }: Attempt, at: number): Result<ServerMove, Refusal> {
    const { game } = this.hosted;
    if (this.promptKey(seat) !== promptKey) return refuse('stale');
    const parsed = game.parseAction(action, seat);
    if (!parsed.ok) return parsed;
    // Some actions name a seat but belong to the table: what happens when the seat's clock runs out.
    if (game.tableTarget(parsed.value) !== null) return refuse('not-allowed');
    if (this.hosted.isTooEarly(parsed.value, at)) return refuse('too-early', { wait: this.calmUntil - at });
    const move = this.hosted.propose(seat, parsed.value);
    if (!move.ok || !this.#changesAnswer(seat, promptKey, move.value)) return move;
    return refuse('changed-often', { most: limits.answersPerPrompt });
  }

  /**
   * Whether a move would only change an answer that was changed too often: the log must not grow for ever. A move that
   * leads the seat to another prompt is always allowed.
   */
  #changesAnswer(seat: Seat, promptKey: string, { after }: ServerMove): boolean {
    const answers = this.#answers.get(seat);
    if (answers?.promptKey !== promptKey || answers.count < limits.answersPerPrompt) return false;
    const { game } = this.hosted;
    return game.promptKey(game.view(after, seat), seat) === promptKey;
  }

  /** Whether an attempt equals the last move, and was legal before it. */
  wasInTime({ seat, action, promptKey }: Attempt): boolean {
    if (this.#contested === null) return false;
    const { game } = this.hosted;
    const view = game.view(this.#contested.before, seat);
    if (game.promptKey(view, seat) !== promptKey) return false;
    const parsed = game.parseAction(action, seat);
    if (!parsed.ok || game.tableTarget(parsed.value) !== null) return false;
    return game.formatAction(parsed.value) === this.#contested.action && game.check(view, seat, parsed.value).ok;
  }

  /** What follows when a clock has run out; null if it does not run any more. */
  proposeRunOut(timerKey: string): ServerMove | null {
    return this.hosted.proposeRunOut(timerKey);
  }

  /** The draws that are due before the first action. */
  proposeDraws(): ServerMove {
    return this.hosted.proposeDraws();
  }

  /** The entries of a log as a move. */
  proposeLog(entries: readonly string[]): ServerMove {
    return unwrap(this.hosted.proposeLog(entries));
  }

  accept(move: ServerMove, at: number): void {
    const [first] = move.steps;
    const isContested = first !== undefined && first.entry.actor !== 'table' && this.status.allowed.length > 1;
    this.#contested = isContested ? { before: move.before, action: this.formatAction(first.entry.action) } : null;
    if (isContested) this.#countAnswer(first.entry.actor);
    this.hosted.accept(move, at);
  }

  #countAnswer(seat: Seat): void {
    const promptKey = this.promptKey(seat);
    const before = this.#answers.get(seat);
    this.#answers.set(seat, { promptKey, count: before?.promptKey === promptKey ? before.count + 1 : 1 });
  }

  /** The same game without its last entries. What was taken back still counts as an answer. */
  without(entries: number): ServerGame {
    return new ServerGame(this.hosted.without(entries), this.#answers);
  }

  /** Applies the entries of a longer log of the same game, and returns their steps. */
  catchUpWith(longer: ServerGame): readonly ServerStep[] {
    return this.hosted.catchUpWith(longer.hosted);
  }

  record(about: RecordedTable): GameRecord {
    return writeRecord(this.hosted, about);
  }
}
