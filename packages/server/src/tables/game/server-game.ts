/** A game at a table, its types hidden: texts and JSON in and out, all chance from the table's seed. */

import {
  chanceAt,
  type Entry,
  formatEntry,
  type Game,
  type GameId,
  type GameRecord,
  type GameTypes,
  ok,
  parseEntry,
  pick,
  type RecordedLuck,
  type Refusal,
  type Result,
  type Seat,
  type Seed,
  type Status,
  seedFromHex,
  unwrap,
  type Viewer,
  type WrittenDeal,
  withGame,
  writeRecord,
} from '@riverstone/rules';
import { type Move, PlayedMove, type SeenGame, SeenView, StateStep } from './played-step.js';

/** Something that a player tried. */
interface Attempt {
  readonly seat: Seat;
  /** As records write it after the seat. */
  readonly action: string;
  readonly question: string;
}

export interface GameInPlay {
  readonly status: Status;
  /** Whether everybody sees the same, but for who looks. */
  readonly isOpen: boolean;
  /** Everything that was done, as records write it. */
  readonly entries: readonly string[];
  view(viewer: Viewer): SeenGame;
  /** What a bot is shown. */
  viewFor(seat: Seat): unknown;
  /** An action of a bot as text. */
  formatAction(action: unknown): string;
  question(seat: Seat): string;
  /** What a player does; refused as `stale` where something else is asked by now. */
  attempt(attempt: Attempt): Result<Move, Refusal>;
  /** Whether somebody wants to do what the last move did, and would have been in time before it: for the photo finish. */
  wasInTime(attempt: Attempt): boolean;
  /** What happens when a clock has run out; null when it does not run any more. */
  runOut(timerKey: string): Move | null;
  /** The draws that are due before anybody can do something. */
  draws(): Move;
  accept(move: Move): void;
  /** Carries out entries of a log. */
  replay(entries: readonly string[]): Move;
  /** The same game without its last entries. */
  without(entries: number): GameInPlay;
  /** The record of a game that is over. */
  record(about: RecordedTable): GameRecord;
}

/** What a record tells of the table, beside its game. */
interface RecordedTable {
  readonly players: readonly string[];
  readonly at: readonly number[];
  readonly luck: RecordedLuck;
  readonly resigned: readonly Seat[];
}

/** Whether options suit a game and the number of seats. */
export function checkOptions(id: GameId, seats: number, raw: unknown): Result<true, Refusal> {
  return withGame(id, (game): Result<true, Refusal> => {
    const { min, max } = game.seats;
    if (seats < min || seats > max) return { ok: false, error: { code: 'bad-options', detail: { seats, min, max } } };
    const options = game.parseOptions(raw, seats);
    return options.ok ? ok(true) : { ok: false, error: { code: 'bad-options', detail: options.error.detail } };
  });
}

/** The game that was dealt, nothing done yet. */
export function openGame(id: GameId, seats: number, deal: WrittenDeal, seed: string): GameInPlay {
  return withGame(id, (game): GameInPlay => {
    const options = unwrap(game.parseOptions(deal.options, seats));
    const { chance } = unwrap(game.record.readChance(deal.chance, options, seats));
    const bytes = seedFromHex(seed);
    if (bytes === undefined) throw new Error('a seed has 64 hexadecimal digits');
    return playGame(game, { options, chance, seats, seed: bytes });
  });
}

/** The same for a game whose types are known. */
export function playGame<T extends GameTypes>(game: Game<T>, dealt: Dealt<T>): GameInPlay {
  return new PlayedGame(game, dealt);
}

export interface Dealt<T extends GameTypes> {
  readonly options: T['Options'];
  readonly chance: T['Chance'];
  readonly seats: number;
  readonly seed: Seed;
}

class PlayedGame<T extends GameTypes> implements GameInPlay {
  #state: T['State'];
  #status: Status;
  /** The last move, where others than who made it could have: they may have come too late for the same. */
  #contested: { readonly before: T['State']; readonly action: string } | null = null;
  readonly #entries: string[] = [];
  /** How many of the entries the table made by itself: each has a stream of chance of its own. */
  #own = 0;

  constructor(
    private readonly game: Game<T>,
    private readonly dealt: Dealt<T>,
  ) {
    this.#state = game.setup(dealt.options, dealt.seats, dealt.chance);
    this.#status = game.status(this.#state);
  }

  get status(): Status {
    return this.#status;
  }

  get isOpen(): boolean {
    return this.game.isOpen(this.dealt.options);
  }

  get entries(): readonly string[] {
    return this.#entries;
  }

  view(viewer: Viewer): SeenGame {
    return new SeenView(this.game, this.game.view(this.#state, viewer));
  }

  viewFor(seat: Seat): unknown {
    return this.game.view(this.#state, seat);
  }

  formatAction(action: unknown): string {
    // A bot's action is of the game that it was asked about.
    return this.game.formatAction(action as T['Action']);
  }

  question(seat: Seat): string {
    return this.game.promptKey(this.game.view(this.#state, seat), seat);
  }

  attempt({ seat, action, question }: Attempt): Result<Move, Refusal> {
    if (this.question(seat) !== question) return { ok: false, error: { code: 'stale', detail: {} } };
    const parsed = this.game.parseAction(action, seat);
    if (!parsed.ok) return parsed;
    // Some texts under a seat are the table's own actions: what its clock does.
    if (this.game.tableTarget(parsed.value) !== null) return { ok: false, error: { code: 'not-allowed', detail: {} } };
    const applied = this.#apply(this.#state, { actor: seat, action: parsed.value });
    return applied.ok ? ok(this.#move([applied.value])) : applied;
  }

  wasInTime({ seat, action, question }: Attempt): boolean {
    if (this.#contested === null) return false;
    const view = this.game.view(this.#contested.before, seat);
    if (this.game.promptKey(view, seat) !== question) return false;
    const wanted = this.game.parseAction(action, seat);
    if (!wanted.ok || this.game.tableTarget(wanted.value) !== null) return false;
    return (
      this.game.formatAction(wanted.value) === this.#contested.action && this.game.check(view, seat, wanted.value).ok
    );
  }

  runOut(timerKey: string): Move | null {
    const actions = this.game.tableActions(this.#state, timerKey);
    if (actions.length === 0) return null;
    const action = pick(actions, chanceAt(this.dealt.seed, this.#own + 1));
    return this.#move([unwrap(this.#apply(this.#state, { actor: 'table', action }))]);
  }

  draws(): Move {
    return this.#move([]);
  }

  accept(move: Move): void {
    if (!(move instanceof PlayedMove)) throw new Error('a move of another game');
    this.#contested = this.#contestedBy(move);
    this.#state = move.state as T['State'];
    this.#status = this.game.status(this.#state);
    for (const { text, actor } of move.steps) {
      this.#entries.push(text);
      if (actor === 'table') this.#own++;
    }
  }

  #contestedBy({ steps: [first] }: Move): { readonly before: T['State']; readonly action: string } | null {
    if (first === undefined || first.actor === 'table' || this.#status.allowed.length < 2) return null;
    return { before: this.#state, action: first.text.slice(2) };
  }

  replay(entries: readonly string[]): Move {
    let state = this.#state;
    const steps: StateStep<T['State'], T['View']>[] = [];
    for (const text of entries) {
      const entry = unwrap(parseEntry(this.game, text, this.dealt.seats));
      const step = unwrap(this.#apply(state, entry));
      steps.push(step);
      state = step.state;
    }
    return new PlayedMove(steps, state);
  }

  without(entries: number): GameInPlay {
    const game = new PlayedGame(this.game, this.dealt);
    game.accept(game.replay(this.#entries.slice(0, this.#entries.length - entries)));
    game.#contested = null;
    return game;
  }

  record(about: RecordedTable): GameRecord {
    const log = this.#entries.map((text) => unwrap(parseEntry(this.game, text, this.dealt.seats)));
    const { options, chance } = this.dealt;
    return writeRecord(this.game, { ...about, options, chance, log });
  }

  /** Steps with the draws that are due after them. */
  #move(steps: StateStep<T['State'], T['View']>[]): Move {
    let state = steps.at(-1)?.state ?? this.#state;
    let own = this.#own + steps.filter(({ actor }) => actor === 'table').length;
    while (this.game.status(state).tableDue) {
      own++;
      const action = pick(this.game.tableActions(state), chanceAt(this.dealt.seed, own));
      const step = unwrap(this.#apply(state, { actor: 'table', action }));
      steps.push(step);
      state = step.state;
    }
    return new PlayedMove(steps, state);
  }

  #apply(state: T['State'], entry: Entry<T['Action']>): Result<StateStep<T['State'], T['View']>, Refusal> {
    const { game } = this;
    const step = game.apply(state, entry.actor, entry.action);
    if (!step.ok) return step;
    const { events } = step.value;
    const reveals = events.some((event) => game.reveals(event, this.dealt.options));
    return ok(
      new StateStep(game, { text: formatEntry(game, entry), actor: entry.actor, events, reveals }, step.value.state),
    );
  }
}
