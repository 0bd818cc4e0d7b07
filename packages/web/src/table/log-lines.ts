/** The log on the screen: each step described once, and again when the language changes or more is known of it. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { GameTypes } from '@riverstone/rules';
import type { GameTable, SeenStep } from './game-table';

/** A line of the log. */
export interface LogLine {
  /** The step that it describes. */
  readonly version: number;
  readonly text: string;
}

/** How a game describes a step: one line each, none for what needs no words. `steps` are all steps of the game. */
export type DescribeStep<View, Event> = (
  step: SeenStep<View, Event>,
  names: readonly string[],
  steps: readonly SeenStep<View, Event>[],
) => readonly string[];

export function logLines<T extends GameTypes>(
  table: GameTable<T>,
  describe: DescribeStep<T['View'], T['Event']>,
): ReadonlySignal<readonly LogLine[]> {
  const described = new WeakMap<SeenStep<T['View'], T['Event']>, ReadonlySignal<readonly LogLine[]>>();
  const describeOne = (step: SeenStep<T['View'], T['Event']>): readonly LogLine[] => {
    const names = table.seats.map(({ name }) => name);
    return describe(step, names, table.steps.peek()).map((text) => ({ version: step.version, text }));
  };
  const linesOf = (step: SeenStep<T['View'], T['Event']>): readonly LogLine[] => {
    const lines = described.get(step) ?? computed(() => describeOne(step));
    described.set(step, lines);
    return lines.value;
  };
  return computed(() => table.steps.value.flatMap(linesOf));
}
