/** The words of a pause at a table on this device: anybody may pause it and go on. */

import { words } from '../../messages/words';
import type { PauseWords } from '../capabilities';

export function pauseWords(hasClocks: boolean): PauseWords {
  const { pause, resume, pausedText, pausedUntimed } = words().app.table;
  return { pause, resume, text: hasClocks ? pausedText : pausedUntimed };
}
