/** The log on the screen: each step described once, and again when the language changes or more is known of it. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { GameTypes } from '@riverstone/rules';
import type { GameTable, SeenStep } from '../game-table';
import { type Speaker, speakerAt } from '../speaker';

/** A line of the log. */
export interface LogLine {
  /** The step that it describes. */
  readonly version: number;
  /** What is read; null where it is only said to screen readers. */
  readonly text: string | null;
  /** What is said to screen readers, where it is not the text. */
  readonly spoken?: string;
}

/** What a game tells of a step. */
export type StepLine = Omit<LogLine, 'version'>;

/** How a game describes a step, in short lines. `steps` are all steps of the game. */
export type DescribeStep<View, Event> = (
  step: SeenStep<View, Event>,
  speaker: Speaker,
  steps: readonly SeenStep<View, Event>[],
) => readonly StepLine[];

export function logLines<T extends GameTypes>(
  table: Pick<GameTable<T>, 'steps' | 'seats' | 'you'>,
  describe: DescribeStep<T['View'], T['Event']>,
): ReadonlySignal<readonly LogLine[]> {
  const described = new WeakMap<SeenStep<T['View'], T['Event']>, ReadonlySignal<readonly LogLine[]>>();
  const describeOne = (step: SeenStep<T['View'], T['Event']>): readonly LogLine[] => {
    const lines = describe(step, speakerAt(table), table.steps.peek());
    return lines.map((line) => ({ ...line, version: step.version }));
  };
  const linesOf = (step: SeenStep<T['View'], T['Event']>): readonly LogLine[] => {
    const lines = described.get(step) ?? computed(() => describeOne(step));
    described.set(step, lines);
    return lines.value;
  };
  return computed(() => table.steps.value.flatMap(linesOf));
}
