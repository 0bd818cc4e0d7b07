/** The table loop: asks people, lets bots and clocks act, and carries out what is typed. */

import type { Refusal, Seat } from '@riverstone/rules';
import type { PublicMove } from '../contract/game-terminal.js';
import { Presenter } from './display/presenter.js';
import type { Screen } from './display/screen.js';
import { type Asked, type Intent, interpret } from './input/interpret.js';
import { invitationTo, viewerOf } from './input/invitations.js';
import type { Heard, Keyboard } from './input/keyboard.js';
import { nextQuestion, type Question } from './input/questions.js';
import type { Seating } from './input/seating.js';
import { Pulse } from './scheduler.js';
import type { OpenTable } from './table.js';
import { realTime, type Time } from './time.js';

/** How a game at the terminal stops. */
export type Ending = 'over' | 'quit' | 'input-ended' | 'interrupted';

/** A line sent this soon after somebody else changed what it was about was meant for what was there before. */
const GRACE = 700;
/** How fast a game of bots runs by itself, in milliseconds a move. */
const WATCHING_PACE = 700;

export class Host<View, Action, Event> {
  readonly presenter: Presenter<View, Action, Event>;
  readonly #pulse: Pulse<View, Action, Event>;
  #notice: readonly string[] = ['? for help, quit to leave.'];
  #isHelpOpen = false;
  /** The version of the table whose last move the people have let go. */
  #letGone = -1;
  /** Whose secrets lie open on the screen, and at which stage of the game. */
  #looker: { readonly seat: Seat; readonly stage: string } | null = null;
  /** Who asked for the terminal in a sealed game. */
  #chosen: Seat | null = null;
  #stage = '';
  #stageChanged = Number.NEGATIVE_INFINITY;
  /** Whether a game of bots goes on by itself. */
  #isRunning = false;

  constructor(
    private readonly table: OpenTable<View, Action, Event>,
    private readonly seating: Seating,
    private readonly screen: Screen,
    private readonly keyboard: Keyboard,
    private readonly time: Time,
    botSeed: string,
  ) {
    this.#pulse = new Pulse(table, seating, time, botSeed);
    this.presenter = new Presenter(table, screen, this.#pulse.clocks, time);
    this.#stage = table.terminal.stage(table.view('spectator'));
  }

  /** Plays until the game is over or somebody stops it; after a `quit` it can be run on. */
  async run(): Promise<Ending> {
    this.screen.clear();
    while (!this.table.status.over) {
      const asked = await this.#nextAsked();
      if (this.#letTableAct(asked)) continue;
      this.#remind();
      const ending = this.#hear(asked, await this.#ask(asked));
      if (ending === null) continue;
      this.#drawCurtain();
      return ending;
    }
    this.#drawCurtain();
    return 'over';
  }

  /** Whom to ask now, the clocks set accordingly. */
  async #nextAsked(): Promise<Asked> {
    const { table, seating, time } = this;
    const eager = await this.#pulse.eager();
    const { terminal } = table;
    const view = table.view('spectator');
    const question = nextQuestion({
      manner: terminal.manner(view),
      status: table.status,
      people: seating.people,
      undecided: table.status.awaited,
      answering: seating.people.filter((seat) => terminal.letGo(table.view(seat), seat) !== null),
      eager,
      letGone: this.#letGone === table.version,
      timeRuns: time.runs,
    });
    const asked = this.#behindCurtain(this.#chosen === null ? question : { kind: 'private', seat: this.#chosen });
    this.#pulse.set(asked);
    return asked;
  }

  /** Where something is hidden, a person who is not looking yet has to be handed the terminal first. */
  #behindCurtain(question: Question): Asked {
    const looking = this.#looker;
    const stays = question.kind === 'private' && looking?.seat === question.seat && looking.stage === this.#stage;
    if (!stays) this.#drawCurtain();
    const { terminal } = this.table;
    const isShared = this.seating.people.length > 1 && terminal.hides(this.table.view('spectator'));
    return question.kind === 'private' && isShared && !stays ? { kind: 'curtain', seat: question.seat } : question;
  }

  /** Leaves nothing on the screen, nor in the keyboard's memory, that somebody else must not see. */
  #drawCurtain(): void {
    if (this.#looker === null) return;
    this.#looker = null;
    // What was said to the one who looked may name tiles of that hand.
    this.#notice = [];
    this.#isHelpOpen = false;
    this.screen.wipe();
    this.keyboard.forget();
  }

  /** A clock that has run out, or a bot whose move is due; false when neither is. */
  #letTableAct(asked: Asked): boolean {
    const due = this.#pulse.due(asked);
    if (due === null) return false;
    if ('timerKey' in due) {
      this.#happened(this.table.runOut(due.timerKey), 'table');
      return true;
    }
    const done = this.table.act(due.plan.seat, due.plan.action);
    if (!done.ok) throw new Error(`a bot was refused: ${done.error.code}`);
    this.#happened(done.value, 'table');
    return true;
  }

  /** Says that somebody's time is up, where nothing else follows from it. */
  #remind(): void {
    const timer = this.#pulse.reminds();
    if (timer === null) return;
    const name = timer.seat === null ? '' : `, ${this.table.names[timer.seat]}`;
    this.#notice = [...this.#notice, `Time is up${name}.`];
  }

  #happened(move: PublicMove<View, Event>, actor: Seat | 'table'): void {
    this.presenter.tell(move, actor);
    const stage = this.table.terminal.stage(move.after);
    if (stage === this.#stage) return;
    this.#stage = stage;
    this.#chosen = null;
    if (actor !== 'table') return;
    // What is half typed was about something that is no more.
    this.#stageChanged = this.time.now();
    this.keyboard.forget();
  }

  async #ask(asked: Asked): Promise<Heard> {
    const { keyboard, presenter, table, time } = this;
    const viewer = viewerOf(asked, this.seating);
    const notice = [...this.#notice, ...invitationTo(asked, table, this.seating)];
    if (this.#isHelpOpen) this.screen.page(presenter.help());
    else presenter.show(viewer, notice, `${asked.kind}:${viewer}:${table.version}`);
    const speaker = viewer === 'spectator' || asked.kind === 'wait' ? '' : (table.names[viewer] ?? '');
    const prompt = (): string => `${[speaker, presenter.urgentClock()].filter((part) => part !== '').join(' ')}> `;
    if (this.#isRunning) return keyboard.hear(prompt, WATCHING_PACE, realTime);
    return keyboard.hear(prompt, this.#pulse.patience(asked), time);
  }

  /** Takes what came; not null when it ends the game. */
  #hear(asked: Asked, heard: Heard): Ending | null {
    switch (heard.kind) {
      case 'interrupt':
        return 'interrupted';
      case 'end':
        if (this.seating.people.length > 0 || this.screen.live) return 'input-ended';
        this.#pulse.grant(Number.POSITIVE_INFINITY); // nobody is left to watch step by step
        return null;
      case 'time':
        if (this.#isRunning) this.#pulse.grant(1);
        return null;
      case 'line':
        return this.#hearLine(asked, heard.text);
    }
  }

  #hearLine(asked: Asked, line: string): Ending | null {
    const closesHelp = this.#isHelpOpen && line === '';
    this.#isHelpOpen = false;
    this.#isRunning = false;
    this.#notice = [];
    this.#pulse.grant(0);
    if (closesHelp) return null;
    const isStale = this.time.runs && asked.kind === 'race' && this.time.now() - this.#stageChanged < GRACE;
    if (isStale && line !== '') {
      this.#notice = [`Something has just changed; "${line}" was not sent.`];
      return null;
    }
    const intent = interpret(line, asked, {
      table: this.table,
      seating: this.seating,
      timeRuns: this.time.runs,
      live: this.screen.live,
    });
    return this.#carryOut(intent);
  }

  #carryOut(intent: Intent<Action>): Ending | null {
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
        this.#letBots(intent.moves);
        break;
      case 'hand-to':
        this.#chosen = intent.seat;
        break;
      case 'let-go':
        this.#letGo(intent.seats);
        break;
      case 'act':
        this.#act(intent.seat, intent.actions);
        break;
      case 'look':
        return this.#look(intent.seat, intent.line);
    }
    return null;
  }

  /** Somebody looks; a line that came early is read as if it had come now. */
  #look(seat: Seat, line: string): Ending | null {
    this.#looker = { seat, stage: this.#stage };
    return line === '' ? null : this.#hearLine({ kind: 'private', seat }, line);
  }

  /** Bots run by themselves at a pace that can be watched; through a pipe, as fast as they can. */
  #letBots(moves: number): void {
    this.#isRunning = this.screen.live && moves > 1;
    this.#pulse.grant(this.#isRunning ? 1 : moves);
  }

  #letGo(seats: readonly Seat[]): void {
    const { table } = this;
    this.#letGone = table.version;
    for (const seat of seats) {
      const action = table.status.over ? null : table.terminal.letGo(table.view(seat), seat);
      if (action !== null) this.#act(seat, [action]);
    }
  }

  #act(seat: Seat, actions: readonly Action[]): void {
    this.#chosen = null;
    for (const action of actions) {
      const done = this.table.act(seat, action);
      if (!done.ok) {
        this.#notice = [this.#sentence(done.error)];
        return;
      }
      this.#happened(done.value, seat);
    }
  }

  #sentence(refusal: Refusal): string {
    if (refusal.code === 'not-your-turn') return `It is the turn of ${this.table.names[Number(refusal.detail.turn)]}.`;
    return this.table.errorOf(refusal).message;
  }
}
