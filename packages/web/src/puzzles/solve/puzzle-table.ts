/** The table of a puzzle: one position, one answer, no clocks. A wrong answer changes nothing. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { HintStrength } from '@riverstone/bots';
import { type Game, type GameRecord, ok, type Refusal, type Result, refuse, type Seat } from '@riverstone/rules';
import type { ViewTypes } from '../../table/game-page';
import type { GameTable, TableCode } from '../../table/game-table';
import { NotedHints } from '../../table/hints/hint-count';
import { MemoryNotes } from '../../table/memory-notes';
import type { PuzzleDeps, PuzzlePhase } from '../../table/open-puzzle';
import type { SeatPlan } from '../../table/seats/seat-plan';
import type { PuzzleHint, PuzzlePlan, PuzzleScene } from './puzzle-plan';

const strengths: readonly HintStrength[] = ['where', 'which', 'move'];
const nothing = signal(null);
const off = signal(false);

interface PuzzleTableDeps<Texts> extends PuzzleDeps {
  readonly texts: ReadonlySignal<Texts>;
}

/** What never changes at the table of a puzzle. */
function staticTable(seats: readonly SeatPlan[]) {
  const notes = new MemoryNotes();
  return {
    id: 'puzzle',
    seats,
    notes,
    hints: new NotedHints(notes),
    you: 0,
    clocks: signal([]),
    paused: off,
    pausing: { reason: nothing, words: () => ({ pause: null, resume: null, text: '' }), pause: noop, resume: noop },
    undoing: { seat: nothing, label: () => '', undo: () => false },
    resigned: signal(new Set<Seat>()),
    // Its hints are those of the coach.
    allowsHints: off,
    hint: () => Promise.resolve(null),
    steps: signal([]),
    // A position has no past, so it is no record.
    record: (): Promise<GameRecord> => Promise.reject(new Error('a puzzle is no game')),
  };
}

/** A puzzle while somebody solves it. */
export class PuzzleTable<T extends ViewTypes, Texts> {
  readonly phase = signal<PuzzlePhase>('open');
  readonly part = signal(0);
  readonly parts: ReadonlySignal<number>;
  readonly coachText: ReadonlySignal<string>;
  /** The last hint, in words; null before the first. */
  readonly advice: ReadonlySignal<string | null>;
  readonly hintsLeft: ReadonlySignal<number>;
  /** The table to play at. */
  readonly table: GameTable<T>;
  readonly #scenes: ReadonlySignal<readonly PuzzleScene<T, Texts>[]>;
  readonly #seats: readonly SeatPlan[];
  readonly #hints = signal(0);
  readonly #hint: ReadonlySignal<PuzzleHint | null>;

  constructor(
    private readonly game: Game<T>,
    private readonly plan: PuzzlePlan<T, Texts>,
    private readonly deps: PuzzleTableDeps<Texts>,
  ) {
    this.#seats = [{ name: deps.name, bot: null }];
    this.#scenes = computed(() => (this.phase.value === 'open' ? [] : plan.explain()));
    this.parts = computed(() => this.#scenes.value.length);
    this.coachText = computed(() => (this.scene ?? { tell: plan.ask }).tell(deps.texts.value));
    this.#hint = computed(() => {
      const strength = strengths[this.#hints.value - 1];
      return strength === undefined ? null : plan.hint(strength);
    });
    this.advice = computed(() => this.#hint.value?.tell() ?? null);
    this.hintsLeft = computed(() => (deps.givesHints ? strengths.length - this.#hints.value : 0));
    this.table = {
      ...staticTable(this.#seats),
      people: [0],
      version: signal(0),
      viewer: signal(0),
      status: signal(plan.view.status),
      view: signal(plan.view),
      marked: computed(() => this.#hint.value?.marks ?? []),
      check: (seat, action) => game.check(plan.view, seat, action),
      act: (seat, action) => this.#answer(seat, action),
    };
  }

  /** The part of the explanation that is shown; undefined while the puzzle is open. */
  get scene(): PuzzleScene<T, Texts> | undefined {
    return this.#scenes.value[this.part.value];
  }

  /** A table that shows a part of the explanation, and where nothing can be done. */
  tableOf({ view, marks }: PuzzleScene<T, Texts>): GameTable<T> {
    const still: ViewTypes['View'] = {
      ...view,
      viewer: 'spectator',
      status: { ...view.status, awaited: [], allowed: [] },
    };
    return {
      ...staticTable(this.#seats),
      people: [],
      version: signal(0),
      viewer: signal('spectator'),
      status: signal(still.status),
      view: signal(still as T['View']),
      marked: signal(marks),
      check: (seat, action) => this.game.check(view, seat, action),
      act: () => refuse('paused'),
    };
  }

  /** Each hint tells more. */
  askHint(): void {
    if (this.phase.peek() !== 'open' || this.hintsLeft.peek() === 0) return;
    this.deps.onHelp();
    this.#hints.value++;
  }

  showSolution(): void {
    if (this.phase.peek() !== 'open') return;
    this.deps.onHelp();
    this.phase.value = 'shown';
  }

  #answer(seat: Seat, action: T['Action']): Result<true, Refusal<T['Code'] | TableCode>> {
    const checked = this.table.check(seat, action);
    if (!checked.ok) return checked;
    if (this.phase.peek() !== 'open') return refuse('paused');
    const flaw = this.plan.flaw?.(action) ?? null;
    if (flaw !== null) return refuse('lesson', { text: flaw(this.deps.texts.value) });
    const wrong = this.plan.judge(action);
    this.deps.onTry(wrong === null);
    if (wrong !== null) return refuse('lesson', { text: wrong(this.deps.texts.value) });
    this.phase.value = 'solved';
    return ok(true);
  }
}

function noop(): void {}
