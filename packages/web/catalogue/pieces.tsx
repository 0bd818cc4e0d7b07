/** Every piece of `ui/` by its file. A test compares the list with the folder. */

import type { FunctionComponent } from 'preact';
import { boards } from './pieces/boards';
import { controls } from './pieces/controls';
import { feedback } from './pieces/feedback';
import { pictures } from './pieces/pictures';

export const pieces: Readonly<Record<string, FunctionComponent>> = { ...controls, ...feedback, ...pictures, ...boards };
