/** The lesson of the race. */

import { gameLesson } from '../../lesson/game-lesson';
import { loadMessages } from '../../messages/words';
import { lessonParts } from '../page';
import { plan } from './plan';

export const lesson = gameLesson(lessonParts, plan, (language) => loadMessages('kakuro-race/lesson', language));
