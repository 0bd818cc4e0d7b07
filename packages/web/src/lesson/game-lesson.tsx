/** Makes a lesson of a game's parts, the plan of the lesson and its texts. */

import { signal } from '@preact/signals';
import type { Language } from '../messages/words';
import type { GameParts, ViewTypes } from '../table/game-page';
import type { GameLesson } from '../table/open-lesson';
import { shownGame } from '../table/shown-game';
import type { LessonPlan } from './lesson-plan';
import { LessonTable } from './lesson-table';

export function gameLesson<T extends ViewTypes, Texts>(
  parts: GameParts<T>,
  plan: LessonPlan<T, Texts>,
  loadTexts: (language: Language) => Promise<Texts>,
): GameLesson {
  return {
    steps: plan.steps.length,
    async open(language, deps) {
      const texts = signal(await loadTexts(language));
      const table = new LessonTable(parts.game, plan, { ...deps, texts, drawBeat: parts.beat });
      return {
        table,
        stepsDone: table.stepsDone,
        isDrawing: table.isDrawing,
        coachText: table.coachText,
        ...shownGame(parts, table),
        speak: async (other) => {
          texts.value = await loadTexts(other);
        },
        close: () => table.close(),
      };
    },
  };
}
