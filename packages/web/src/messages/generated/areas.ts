/** All areas of messages. Written by `npm run messages` from the folders that hold catalogues. */

import type { KakuroChallengeCompanionMessages } from './kakuro-challenge/companion';
import type { KakuroChallengeHowToMessages } from './kakuro-challenge/how-to';
import type { KakuroChallengeLessonMessages } from './kakuro-challenge/lesson';
import type { KakuroChallengeMessages } from './kakuro-challenge';
import type { KakuroChallengePuzzlesMessages } from './kakuro-challenge/puzzles';
import type { KakuroChallengeRulesMessages } from './kakuro-challenge/rules';
import type { KakuroRaceCompanionMessages } from './kakuro-race/companion';
import type { KakuroRaceHowToMessages } from './kakuro-race/how-to';
import type { KakuroRaceLessonMessages } from './kakuro-race/lesson';
import type { KakuroRaceMessages } from './kakuro-race';
import type { KakuroRacePuzzlesMessages } from './kakuro-race/puzzles';
import type { KakuroRaceRulesMessages } from './kakuro-race/rules';
import type { KakuzuCompanionMessages } from './kakuzu/companion';
import type { KakuzuHowToMessages } from './kakuzu/how-to';
import type { KakuzuLessonMessages } from './kakuzu/lesson';
import type { KakuzuMessages } from './kakuzu';
import type { KakuzuPuzzlesMessages } from './kakuzu/puzzles';
import type { KakuzuRulesMessages } from './kakuzu/rules';
import type { AppMessages } from './app';
import type { CompanionMessages } from './companion';
import type { DailyMessages } from './daily';
import type { HistoryMessages } from './history';
import type { LessonMessages } from './lesson';
import type { OnlineMessages } from './online';
import type { PuzzlesMessages } from './puzzles';
import type { ReplayMessages } from './replay';
import type { RulebookMessages } from './rulebook';
import type { SettingsMessages } from './settings';

/** What every screen may say; it comes with the first one. */
export interface FirstMessages {
  readonly 'kakuro-challenge': KakuroChallengeMessages;
  readonly 'kakuro-race': KakuroRaceMessages;
  readonly kakuzu: KakuzuMessages;
  readonly app: AppMessages;
}

/** What is loaded when it is needed. */
export interface LazyMessages {
  readonly 'kakuro-challenge/companion': KakuroChallengeCompanionMessages;
  readonly 'kakuro-challenge/how-to': KakuroChallengeHowToMessages;
  readonly 'kakuro-challenge/lesson': KakuroChallengeLessonMessages;
  readonly 'kakuro-challenge/puzzles': KakuroChallengePuzzlesMessages;
  readonly 'kakuro-challenge/rules': KakuroChallengeRulesMessages;
  readonly 'kakuro-race/companion': KakuroRaceCompanionMessages;
  readonly 'kakuro-race/how-to': KakuroRaceHowToMessages;
  readonly 'kakuro-race/lesson': KakuroRaceLessonMessages;
  readonly 'kakuro-race/puzzles': KakuroRacePuzzlesMessages;
  readonly 'kakuro-race/rules': KakuroRaceRulesMessages;
  readonly 'kakuzu/companion': KakuzuCompanionMessages;
  readonly 'kakuzu/how-to': KakuzuHowToMessages;
  readonly 'kakuzu/lesson': KakuzuLessonMessages;
  readonly 'kakuzu/puzzles': KakuzuPuzzlesMessages;
  readonly 'kakuzu/rules': KakuzuRulesMessages;
  readonly companion: CompanionMessages;
  readonly daily: DailyMessages;
  readonly history: HistoryMessages;
  readonly lesson: LessonMessages;
  readonly online: OnlineMessages;
  readonly puzzles: PuzzlesMessages;
  readonly replay: ReplayMessages;
  readonly rulebook: RulebookMessages;
  readonly settings: SettingsMessages;
}
