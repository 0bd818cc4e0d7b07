/**
 * The last step and what could have been found, shown during the search for the next marker. A call, a line or a tile
 * in hand brings the present board back: nobody may lay out a line on a board of the past.
 */

import { signal } from '@preact/signals';
import type { RaceEvent } from '@riverstone/rules/kakuro-race';
import { useMemo } from 'preact/hooks';
import { words } from '../../messages/words';
import { speakerAt } from '../../table/speaker';
import { spokenSum } from '../../table/spoken-sum';
import { Button } from '../../ui/controls/button';
import { announce } from '../../ui/feedback/announcer';
import { closesMarker, type LookBackResult, lookBackOn, lookBackWords, type MissedClaim } from './missed-claims';
import './look-back.css';
import type { RaceController } from '../draft/controller';
import { formatHistory } from '../draft/draft-text';
import type { RaceStep, RaceTable } from '../table/race-table';
import { logWords } from '../words/log-words';

interface Shown {
  /** The step that closed the marker whose line is lit. */
  readonly step: RaceStep;
  /** What was going on then. */
  readonly moment: string;
}

export class LookBack {
  readonly #shown = signal<Shown | null>(null);

  constructor(private readonly controller: RaceController) {}

  get table(): RaceTable {
    return this.controller.table;
  }

  /** The step that closed the last marker. */
  get #latest(): RaceStep | undefined {
    return this.table.steps.value.findLast(closesMarker);
  }

  get found(): LookBackResult | null {
    const latest = this.#latest;
    // In a lesson nobody is corrected for doing what was asked.
    if (this.table.isLesson) return null;
    return latest === undefined ? null : lookBackOn(latest);
  }

  /** The claim that could have been found and was not. */
  get chance(): MissedClaim | null {
    const { found } = this;
    return found === null || found === 'nothing' || found === 'longest' ? null : found;
  }

  get isShown(): boolean {
    const shown = this.#shown.value;
    if (shown === null || this.chance === null) return false;
    const isSame = shown.step === this.#latest && shown.moment === this.#moment;
    return isSame && this.controller.pending.tool.value === null;
  }

  /** Changes with every call, and with every line and tile that is laid out. */
  get #moment(): string {
    const { table, drafts } = this.controller;
    const { number = 0, calls = 0 } = table.view.value.round ?? {};
    return `${calls} ${formatHistory(drafts.history.value, number)}`;
  }

  /** The claim that the board shows, on the field as it was. */
  get shown(): MissedClaim | null {
    return this.isShown ? this.chance : null;
  }

  readonly toggle = (): void => {
    const { chance, controller } = this;
    const step = this.#latest;
    const isBarred = step === undefined || controller.phase.value.kind === 'lay-out';
    this.#shown.value = this.isShown || isBarred ? null : { step, moment: this.#moment };
    if (this.isShown && chance !== null) announce(this.#spoken(chance));
  };

  #spoken(chance: MissedClaim): string {
    const { app, 'kakuro-race': text } = words();
    return lookBackWords(text, chance, speakerAt(this.table), (digits) => spokenSum(app.sum, digits));
  }

  words(found: LookBackResult): string {
    return lookBackWords(words()['kakuro-race'], found, speakerAt(this.table));
  }
}

export function useLookBack(controller: RaceController): LookBack {
  return useMemo(() => new LookBack(controller), [controller]);
}

interface LookBackButtonProps {
  readonly lookBack: LookBack;
  /** Whether there is room for a label. */
  readonly isInWords: boolean;
}

/** Lights the line that could have been found, if there was one. */
export function LookBackButton({ lookBack, isInWords }: LookBackButtonProps) {
  const { buttons } = words()['kakuro-race'];
  if (lookBack.chance === null) return null;
  const { isShown, toggle } = lookBack;
  const label = isShown ? buttons.hide : buttons.show;
  return (
    <Button size="small" icon={isShown ? 'eye-off' : 'eye'} label={label} pressed={isShown} onClick={toggle}>
      {isInWords ? label : undefined}
    </Button>
  );
}

/** The last step, in small type. Hidden from screen readers: the log is announced. */
export function Latest({ table, lookBack }: { readonly table: RaceTable; readonly lookBack: LookBack }) {
  const step = table.steps.value.at(-1);
  // The prompt says who has called.
  if (step === undefined || step.events.some(({ type }) => type === 'called')) return null;
  // Of a closed marker show how it ended, else what was done.
  const isEnd = ({ type }: RaceEvent): boolean => type === 'solved' || type === 'unsolved';
  const told = closesMarker(step) ? { ...step, events: step.events.filter(isEnd) } : step;
  const { app, 'kakuro-race': text } = words();
  const [line] = logWords(told, { text, sum: app.sum, speaker: speakerAt(table), lookBack: null, seconds: 0 });
  const { found, isShown } = lookBack;
  const isNews = found !== null && (isShown || (found === 'nothing' && closesMarker(step)));
  return (
    <span class="race-look-back-latest" aria-hidden="true">
      {isShown ? null : line?.text} {isNews && lookBack.words(found)}
    </span>
  );
}
