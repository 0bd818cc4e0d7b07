/** What happened at a table, in words: each happening told once, and again when the language changes or more is known of it. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { GameTable, SeenStep } from './game-table';

/** Something that happened, in words. */
export interface LogLine {
  readonly version: number;
  readonly text: string;
}

/** How a game tells a happening: one line each, none for what needs no words. */
export type Tell<View, Event> = (
  happening: SeenStep<View, Event>,
  names: readonly string[],
  story: readonly SeenStep<View, Event>[],
) => readonly string[];

export function logLines<View, Action, Event, Code extends string>(
  table: GameTable<View, Action, Event, Code>,
  tell: Tell<View, Event>,
): ReadonlySignal<readonly LogLine[]> {
  const told = new WeakMap<SeenStep<View, Event>, ReadonlySignal<readonly LogLine[]>>();
  const linesOf = (happening: SeenStep<View, Event>): readonly LogLine[] => {
    const lines = told.get(happening) ?? computed(() => tellOne(happening));
    told.set(happening, lines);
    return lines.value;
  };
  const tellOne = (happening: SeenStep<View, Event>): readonly LogLine[] => {
    const names = table.seats.map(({ name }) => name);
    return tell(happening, names, table.story.peek()).map((text) => ({ version: happening.version, text }));
  };
  return computed(() => table.story.value.flatMap(linesOf));
}
