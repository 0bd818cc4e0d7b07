/** The lesson of Kakuro Challenge by mouse. */

import words from '../../src/kakuro-challenge/messages/en.json';
import { button, type LessonClicks, square } from '../engines/lessons';

const tile = (digit: number) => button(new RegExp(`^\\w+ ${digit}\\b.*, choose$`));
const flip = button(words.tray.flip);
const place = button(/^(?:Place|Claim)\b/);

export const lessonClicks: readonly LessonClicks[] = [
  [tile(3), square('g5'), place],
  [tile(4), flip, square('f4'), place],
  [tile(8), square('g7'), square('g5'), place],
  [tile(7), square('c3'), place],
];
