/** The lesson of Kakuzu by mouse. */

import { button, type LessonClicks, square } from '../engines/lessons';

export const lessonClicks: readonly LessonClicks[] = ['e6', 'a8', 'g6', 'h9', 'h6'].map((stone) => [
  square(stone),
  button(`Lift ${stone}`),
]);
