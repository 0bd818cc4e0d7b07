/** The lesson of the race. */

import { gameLesson } from '../../lesson/game-lesson';
import { loadMessages } from '../../messages/words';
import { parts } from '../page';
import { plan } from './plan';

export const lesson = gameLesson(parts, plan, (language) => loadMessages('kakuro-race/lesson', language));
