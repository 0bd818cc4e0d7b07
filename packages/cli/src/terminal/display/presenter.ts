/** Shows the table in the terminal: pages for a seat or for everybody, the news, the clocks. */

import { type Clocks, clockFace, isReminder, type Seat, type Viewer } from '@riverstone/rules';
import type { PublicMove } from '../../contract/game-terminal.js';
import type { OpenTable } from '../table.js';
import type { TimeSource } from '../time.js';
import { composePage, type SeatRow } from './page.js';
import type { Screen } from './screen.js';
import { wrapped } from './text-layout.js';
import { wordsHelp } from './words.js';

/** As much of the news is repeated to everybody; a seat sees all since its own last action, up to the second number. */
const PUBLIC_NEWS = 6;
const SEAT_NEWS = 14;

export class Presenter<View, Action, Event> {
  readonly #news: string[] = [];
  /** Where the news begins that a seat has not seen. */
  readonly #seen = new Map<Viewer, number>();
  #printed = '';

  constructor(
    private readonly table: OpenTable<View, Action, Event>,
    private readonly screen: Screen,
    private readonly clocks: Clocks,
    private readonly time: TimeSource,
  ) {}

  /** Puts what happened into words. What a person did is where that person's news begins. */
  addMove(move: PublicMove<View, Event>, actor: Viewer | 'table'): void {
    if (actor !== 'table') this.#seen.set(actor, this.#news.length);
    this.#news.push(...this.table.terminal.describeMove(move, this.table.names));
  }

  /**
   * Shows the table to a viewer. In a pipe the same page is not printed twice: `key` says what it depends on, and only
   * the notice follows.
   */
  show(viewer: Viewer, notice: readonly string[], key: string): void {
    const { screen } = this;
    if (!screen.live && key === this.#printed) {
      screen.write(notice.flatMap((line) => wrapped(line, screen.columns)));
      return;
    }
    this.#printed = key;
    screen.page(this.page(viewer, notice));
  }

  /** A viewer's page; so many rows stay free below it. */
  page(viewer: Viewer, notice: readonly string[], free = 0): string[] {
    const { table, screen } = this;
    const { terminal } = table;
    const view = table.view(viewer);
    const parts = {
      title: terminal.name,
      board: terminal.board(view, screen.colors),
      seats: this.#seatRows(view),
      situation: terminal.situation(view),
      news: this.#newsFor(viewer),
      notice,
    };
    return composePage(parts, { columns: screen.columns, rows: screen.rows - free }, screen.colors);
  }

  help(): string[] {
    const { terminal } = this.table;
    const { columns, colors } = this.screen;
    const text = [...terminal.help, ...wordsHelp, terminal.credit].flatMap((line) => wrapped(line, columns, '  '));
    return [colors.bold(terminal.name), ...text, '', ...wrapped('Enter: back to the table.', columns)];
  }

  /** What the clocks show, one sentence each. */
  clockLines(): string[] {
    const { table, time } = this;
    if (!time.runs) return ['No clock runs here.'];
    const lines = this.clocks.all(time.now()).map(({ timer, left, running }) => {
      const what = isReminder(timer) ? 'move' : timer.kind;
      const whose = timer.seat === null ? what : `${what} of ${table.names[timer.seat]}`;
      return `${whose}: ${clockFace(left)}${running ? '' : ', standing still'}`;
    });
    return lines.length === 0 ? ['No clock runs.'] : lines;
  }

  /** The clock that runs out first, for the prompt; empty when none runs. */
  urgentClock(): string {
    if (!this.time.runs) return '';
    const running = this.clocks.all(this.time.now()).filter((clock) => clock.running);
    return running.length === 0 ? '' : clockFace(Math.min(...running.map(({ left }) => left)));
  }

  #seatRows(view: View): SeatRow[] {
    const { terminal, names, status } = this.table;
    return names.map((name, seat) => ({
      number: seat + 1,
      name,
      score: status.scores[seat] ?? 0,
      note: [this.#clockOf(seat), terminal.seatNote(view, seat)].filter((part) => part !== '').join(', '),
      isAwaited: status.awaited.includes(seat),
    }));
  }

  /** A seat's own clock for the whole game. */
  #clockOf(seat: Seat): string {
    if (!this.time.runs) return '';
    const own = this.clocks.all(this.time.now()).find(({ timer }) => timer.kind === 'clock' && timer.seat === seat);
    return own === undefined ? '' : clockFace(own.left);
  }

  #newsFor(viewer: Viewer): string[] {
    const from = this.#seen.get(viewer) ?? 0;
    return viewer === 'spectator' ? this.#news.slice(-PUBLIC_NEWS) : this.#news.slice(from).slice(-SEAT_NEWS);
  }
}
