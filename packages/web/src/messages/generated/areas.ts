/** All areas of messages. Written by `npm run messages` from the folders that hold catalogues. */

import type { KakuroChallengeHowToMessages } from './kakuro-challenge-how-to';
import type { KakuroChallengeLessonMessages } from './kakuro-challenge-lesson';
import type { KakuroChallengeMessages } from './kakuro-challenge';
import type { KakuroChallengeRulesMessages } from './kakuro-challenge-rules';
import type { KakuroRaceHowToMessages } from './kakuro-race-how-to';
import type { KakuroRaceLessonMessages } from './kakuro-race-lesson';
import type { KakuroRaceMessages } from './kakuro-race';
import type { KakuroRaceRulesMessages } from './kakuro-race-rules';
import type { KakuzuHowToMessages } from './kakuzu-how-to';
import type { KakuzuLessonMessages } from './kakuzu-lesson';
import type { KakuzuMessages } from './kakuzu';
import type { KakuzuRulesMessages } from './kakuzu-rules';
import type { AppMessages } from './app';
import type { DailyMessages } from './daily';
import type { HistoryMessages } from './history';
import type { LessonMessages } from './lesson';
import type { OnlineMessages } from './online';
import type { RulebookMessages } from './rulebook';

/** What every screen may say; it comes with the first one. */
export interface FirstMessages {
  readonly 'kakuro-challenge': KakuroChallengeMessages;
  readonly 'kakuro-race': KakuroRaceMessages;
  readonly kakuzu: KakuzuMessages;
  readonly app: AppMessages;
}

/** What is loaded when it is needed. */
export interface LazyMessages {
  readonly 'kakuro-challenge/how-to': KakuroChallengeHowToMessages;
  readonly 'kakuro-challenge/lesson': KakuroChallengeLessonMessages;
  readonly 'kakuro-challenge/rules': KakuroChallengeRulesMessages;
  readonly 'kakuro-race/how-to': KakuroRaceHowToMessages;
  readonly 'kakuro-race/lesson': KakuroRaceLessonMessages;
  readonly 'kakuro-race/rules': KakuroRaceRulesMessages;
  readonly 'kakuzu/how-to': KakuzuHowToMessages;
  readonly 'kakuzu/lesson': KakuzuLessonMessages;
  readonly 'kakuzu/rules': KakuzuRulesMessages;
  readonly daily: DailyMessages;
  readonly history: HistoryMessages;
  readonly lesson: LessonMessages;
  readonly online: OnlineMessages;
  readonly rulebook: RulebookMessages;
}
