/** The table loop: asks people, lets bots and clocks act, and carries out what is typed. */

import type { Refusal, Seat } from '@riverstone/rules';
import type { PublicMove } from '../contract/game-terminal.js';
import { Presenter } from './display/presenter.js';
import type { Screen } from './display/screen.js';
import { inputHelpLines, viewerOf } from './input/input-help.js';
import { type InputIntent, interpret, type TerminalQuestion } from './input/interpret.js';
import type { Keyboard, KeyboardInput } from './input/keyboard.js';
import { nextQuestion, type Question } from './input/questions.js';
import type { Seating } from './input/seating.js';
import { TableScheduler } from './scheduler.js';
import type { OpenTable } from './table.js';
import { realTime, type TimeSource } from './time.js';

/** How a game at the terminal stops. */
export type StopReason = 'over' | 'quit' | 'input-ended' | 'interrupted';

/** A line sent this soon after the prompt changed was meant for the prompt before. In milliseconds. */
const GRACE = 700;
/** How fast a game of bots runs by itself, in milliseconds a move. */
const WATCHING_PACE = 700;

export class TableLoop<View, Action, Event> {
  readonly presenter: Presenter<View, Action, Event>;
  readonly #scheduler: TableScheduler<View, Action, Event>;
  #notice: readonly string[] = ['? for help, quit to leave.'];
  #isHelpOpen = false;
  /** The version of the table whose last move the people have accepted. */
  #acceptedVersion = -1;
  /** Whose secrets are on the screen, and the prompt at which they were shown. */
  #viewer: { readonly seat: Seat; readonly promptKey: string } | null = null;
  /** Who asked for the terminal in a sealed game. */
  #chosen: Seat | null = null;
  #promptKey = '';
  #stageChanged = Number.NEGATIVE_INFINITY;
  /** Whether a game of bots goes on by itself. */
  #isRunning = false;

  constructor(
    private readonly table: OpenTable<View, Action, Event>,
    private readonly seating: Seating,
    private readonly screen: Screen,
    private readonly keyboard: Keyboard,
    private readonly time: TimeSource,
    botSeed: string,
  ) {
    this.#scheduler = new TableScheduler(table, seating, time, botSeed);
    this.presenter = new Presenter(table, screen, this.#scheduler.clocks, time);
    this.#promptKey = table.terminal.promptKey(table.view('spectator'));
  }

  /** Plays until the game is over or somebody stops it. After a `quit` it can be run again. */
  async run(): Promise<StopReason> {
    this.screen.clear();
    while (!this.table.status.over) {
      const question = await this.#nextQuestion();
      if (this.#actWhenDue(question)) continue;
      this.#remind();
      const stopReason = this.#handleInput(question, await this.#ask(question));
      if (stopReason === null) continue;
      this.#hideSecrets();
      return stopReason;
    }
    this.#hideSecrets();
    return 'over';
  }

  /** Decides whom to ask now, and sets the clocks for that. */
  async #nextQuestion(): Promise<TerminalQuestion> {
    const { table, seating, time } = this;
    const eager = await this.#scheduler.eagerBots();
    const { terminal } = table;
    const view = table.view('spectator');
    const next = nextQuestion({
      turnStyle: terminal.turnStyle(view),
      status: table.status,
      people: seating.people,
      undecided: table.status.awaited,
      answering: seating.people.filter((seat) => terminal.acceptMove(table.view(seat), seat) !== null),
      eager,
      isAccepted: this.#acceptedVersion === table.version,
      timeRuns: time.runs,
    });
    const question = this.#withHandover(this.#chosen === null ? next : { kind: 'private', seat: this.#chosen });
    this.#scheduler.set(question);
    return question;
  }

  /** Before a person sees hidden things, the terminal has to be handed over. */
  #withHandover(question: Question): TerminalQuestion {
    const viewer = this.#viewer;
    const stays = question.kind === 'private' && viewer?.seat === question.seat && viewer.promptKey === this.#promptKey;
    if (!stays) this.#hideSecrets();
    const { terminal } = this.table;
    const isShared = this.seating.people.length > 1 && terminal.hides(this.table.view('spectator'));
    return question.kind === 'private' && isShared && !stays ? { kind: 'handover', seat: question.seat } : question;
  }

  /** Clears the screen and the keyboard's memory, so that the next person sees no secrets. */
  #hideSecrets(): void {
    if (this.#viewer === null) return;
    this.#viewer = null;
    // A notice to the viewer may name tiles of that hand.
    this.#notice = [];
    this.#isHelpOpen = false;
    this.screen.wipe();
    this.keyboard.forget();
  }

  /** Runs out a clock or makes a bot's move; false when neither is due. */
  #actWhenDue(question: TerminalQuestion): boolean {
    const due = this.#scheduler.due(question);
    if (due === null) return false;
    if ('timerKey' in due) {
      this.#showMove(this.table.runOut(due.timerKey), 'table');
      return true;
    }
    const done = this.table.act(due.plan.seat, due.plan.action);
    if (!done.ok) throw new Error(`a bot was refused: ${done.error.code}`);
    this.#showMove(done.value, 'table');
    return true;
  }

  /** Adds a notice for a timer that only reminds. */
  #remind(): void {
    const timer = this.#scheduler.nextReminder();
    if (timer === null) return;
    const name = timer.seat === null ? '' : `, ${this.table.names[timer.seat]}`;
    this.#notice = [...this.#notice, `Time is up${name}.`];
  }

  #showMove(move: PublicMove<View, Event>, actor: Seat | 'table'): void {
    this.presenter.addMove(move, actor);
    const promptKey = this.table.terminal.promptKey(move.after);
    if (promptKey === this.#promptKey) return;
    this.#promptKey = promptKey;
    this.#chosen = null;
    if (actor !== 'table') return;
    // A half-typed line was meant for the prompt before.
    this.#stageChanged = this.time.now();
    this.keyboard.forget();
  }

  async #ask(question: TerminalQuestion): Promise<KeyboardInput> {
    const { keyboard, presenter, table, time } = this;
    const viewer = viewerOf(question, this.seating);
    const notice = [...this.#notice, ...inputHelpLines(question, table, this.seating)];
    if (this.#isHelpOpen) this.screen.page(presenter.help());
    else presenter.show(viewer, notice, `${question.kind}:${viewer}:${table.version}`);
    const speaker = viewer === 'spectator' || question.kind === 'wait' ? '' : (table.names[viewer] ?? '');
    const prompt = (): string => `${[speaker, presenter.urgentClock()].filter((part) => part !== '').join(' ')}> `;
    if (this.#isRunning) return keyboard.nextInput(prompt, WATCHING_PACE, realTime);
    return keyboard.nextInput(prompt, this.#scheduler.timeUntilDue(question), time);
  }

  /** Handles one input; not null when it stops the game. */
  #handleInput(question: TerminalQuestion, input: KeyboardInput): StopReason | null {
    switch (input.kind) {
      case 'interrupt':
        return 'interrupted';
      case 'end':
        if (this.seating.people.length > 0 || this.screen.live) return 'input-ended';
        this.#scheduler.allowBotMoves(Number.POSITIVE_INFINITY); // nobody is left to watch step by step
        return null;
      case 'time':
        if (this.#isRunning) this.#scheduler.allowBotMoves(1);
        return null;
      case 'line':
        return this.#handleLine(question, input.text);
    }
  }

  #handleLine(question: TerminalQuestion, line: string): StopReason | null {
    const closesHelp = this.#isHelpOpen && line === '';
    this.#isHelpOpen = false;
    this.#isRunning = false;
    this.#notice = [];
    this.#scheduler.allowBotMoves(0);
    if (closesHelp) return null;
    const isStale = this.time.runs && question.kind === 'race' && this.time.now() - this.#stageChanged < GRACE;
    if (isStale && line !== '') {
      this.#notice = [`Something has just changed; "${line}" was not sent.`];
      return null;
    }
    const intent = interpret(line, question, {
      table: this.table,
      seating: this.seating,
      timeRuns: this.time.runs,
      live: this.screen.live,
    });
    return this.#carryOut(intent);
  }

  #carryOut(intent: InputIntent<Action>): StopReason | null {
    switch (intent.kind) {
      case 'quit':
        return 'quit';
      case 'again':
        break;
      case 'help':
        this.#isHelpOpen = true;
        break;
      case 'time':
        this.#notice = this.presenter.clockLines();
        break;
      case 'notice':
        this.#notice = intent.lines;
        break;
      case 'bots':
        this.#allowBots(intent.moves);
        break;
      case 'hand-to':
        this.#chosen = intent.seat;
        break;
      case 'accept':
        this.#accept(intent.seats);
        break;
      case 'act':
        this.#act(intent.seat, intent.actions);
        break;
      case 'look':
        return this.#look(intent.seat, intent.line);
    }
    return null;
  }

  /** Shows a seat its view. A line that came early is handled now. */
  #look(seat: Seat, line: string): StopReason | null {
    this.#viewer = { seat, promptKey: this.#promptKey };
    return line === '' ? null : this.#handleLine({ kind: 'private', seat }, line);
  }

  /** At a terminal, bots move at a pace that can be followed; through a pipe, as fast as they can. */
  #allowBots(moves: number): void {
    this.#isRunning = this.screen.live && moves > 1;
    this.#scheduler.allowBotMoves(this.#isRunning ? 1 : moves);
  }

  #accept(seats: readonly Seat[]): void {
    const { table } = this;
    this.#acceptedVersion = table.version;
    for (const seat of seats) {
      const action = table.status.over ? null : table.terminal.acceptMove(table.view(seat), seat);
      if (action !== null) this.#act(seat, [action]);
    }
  }

  #act(seat: Seat, actions: readonly Action[]): void {
    this.#chosen = null;
    for (const action of actions) {
      const done = this.table.act(seat, action);
      if (!done.ok) {
        this.#notice = [this.#refusalText(done.error)];
        return;
      }
      this.#showMove(done.value, seat);
    }
  }

  #refusalText(refusal: Refusal): string {
    if (refusal.code === 'not-your-turn') return `It is the turn of ${this.table.names[Number(refusal.detail.turn)]}.`;
    return this.table.errorOf(refusal).message;
  }
}
