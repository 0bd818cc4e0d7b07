/** The lesson of the race by mouse. */

import words from '../../src/kakuro-race/messages/en.json';
import { button, type LessonClicks, square } from '../engines/lessons';

const claimed = (first: string, last: string, ...tiles: LessonClicks): LessonClicks => [
  button(/^Kakuro!/),
  square(first),
  square(last),
  ...tiles,
  button(/^Claim\b/),
];

export const lessonClicks: readonly LessonClicks[] = [
  claimed('a3', 'h3'),
  claimed('a6', 'c6', button('New number 9'), square('d6')),
  claimed('e6', 'h6', button(/^Double/)),
  [button(words.buttons.none)],
];
