/** What happened at a table, in words: each happening told once, and again when the language changes or more is known of it. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Happening, LiveTable } from './game-table';

/** Something that happened, in words. */
export interface StoryLine {
  readonly version: number;
  readonly text: string;
}

/** How a game tells a happening: one line each, none for what needs no words. */
export type Tell<View, Event> = (
  happening: Happening<View, Event>,
  names: readonly string[],
  story: readonly Happening<View, Event>[],
) => readonly string[];

export function toldStory<View, Action, Event, Code extends string>(
  table: LiveTable<View, Action, Event, Code>,
  tell: Tell<View, Event>,
): ReadonlySignal<readonly StoryLine[]> {
  const told = new WeakMap<Happening<View, Event>, ReadonlySignal<readonly StoryLine[]>>();
  const linesOf = (happening: Happening<View, Event>): readonly StoryLine[] => {
    const lines = told.get(happening) ?? computed(() => tellOne(happening));
    told.set(happening, lines);
    return lines.value;
  };
  const tellOne = (happening: Happening<View, Event>): readonly StoryLine[] => {
    const names = table.seats.map(({ name }) => name);
    return tell(happening, names, table.story.peek()).map((text) => ({ version: happening.version, text }));
  };
  return computed(() => table.story.value.flatMap(linesOf));
}
