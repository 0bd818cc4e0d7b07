/** The sentence for each refusal. It says what to do instead. */

import type { Refusal } from '@riverstone/rules';
import type { RaceCode, RaceReason } from '@riverstone/rules/kakuro-race';
import type { KakuroRaceMessages } from '../../messages/generated/kakuro-race';

type Sentence = keyof KakuroRaceMessages['refusals'];

const codes: Readonly<Record<Exclude<RaceCode, 'not-allowed'> | 'paused', Sentence>> = {
  'bad-notation': 'notation',
  'game-over': 'gameOver',
  paused: 'paused',
};

const reasons: Readonly<Record<RaceReason, Sentence>> = {
  'not-sealed-game': 'notSealedGame',
  'sealed-game': 'sealedGame',
  'solo-game': 'soloGame',
  'no-call': 'noCall',
  'call-open': 'callOpen',
  'sits-out': 'sitsOut',
  'said-none': 'saidNone',
  'not-said-none': 'notSaidNone',
  'no-hourglass': 'noHourglass',
  'not-a-seat': 'notASeat',
  'not-the-table': 'notTheTable',
};

const isReason = (raw: unknown): raw is RaceReason => typeof raw === 'string' && Object.hasOwn(reasons, raw);

export function refusalWords(text: KakuroRaceMessages, { code, detail }: Refusal<RaceCode | 'paused'>): string {
  if (code !== 'not-allowed') return text.refusals[codes[code]];
  const { reason } = detail;
  return text.refusals[isReason(reason) ? reasons[reason] : 'notTheTable'];
}
