/** What was learnt on this device: lessons that are over, and how far the others are. */

import type { GameId } from '@riverstone/rules';
import { settings } from './settings';

/** Whether the game's lesson was finished or skipped here. */
export function isLearnt(game: GameId): boolean {
  return settings.learnt.peek().includes(game);
}

/** The lesson is finished or skipped: "Play now" leads to a game from now on. */
export function markLearnt(game: GameId): void {
  settings.learnt.value = [...new Set([...settings.learnt.peek(), game])];
}

/** How many steps of the game's lesson are done. */
export function lessonStepsDone(game: GameId): number {
  return settings.lessonSteps.peek()[game] ?? 0;
}

export function keepLessonSteps(game: GameId, done: number): void {
  settings.lessonSteps.value = { ...settings.lessonSteps.peek(), [game]: done };
}
