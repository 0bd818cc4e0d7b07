/** The guided games, as a learner plays them by mouse. Each game brings its own, in `test/<game>/lesson-clicks.ts`. */

import type { GameId } from '@riverstone/rules';
import type { Part } from './engine';

/** What to click in a step of a lesson, one after the other. */
export type LessonClicks = readonly Part[];

export const square = (name: string): Part => ({ role: 'gridcell', name: new RegExp(`^${name}\\b`) });
export const button = (name: string | RegExp): Part => ({ role: 'button', name });

/** What to click in each step of a game's lesson. */
export async function lessonClicksOf(game: GameId): Promise<readonly LessonClicks[]> {
  const file = (await import(`../${game}/lesson-clicks.ts`)) as { readonly lessonClicks: readonly LessonClicks[] };
  return file.lessonClicks;
}
