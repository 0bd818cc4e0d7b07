/** The sentence for each refusal. It says what to do instead. */

import type { Refusal } from '@riverstone/rules';
import type { ChallengeCode, ChallengeReason } from '@riverstone/rules/kakuro-challenge';
import type { KakuroChallengeMessages } from '../../messages/generated/kakuro-challenge';
import type { Speaker } from '../../table/speaker';

type Code = ChallengeCode | 'paused';
type Sentence = (text: KakuroChallengeMessages, detail: Refusal['detail'], speaker: Speaker) => string;

/** Complete by type: a code without a sentence does not compile. */
const sentences: Readonly<Record<Code, Sentence>> = {
  'bad-notation': ({ refusals }) => refusals['bad-notation'],
  'game-over': ({ refusals }) => refusals['game-over'],
  'not-your-turn': ({ refusals }, { turn }, speaker) =>
    refusals['not-your-turn']({ name: speaker.nameOf(Number(turn)) }),
  'not-allowed': (text, { reason }) => reasonOf(text, reason),
  occupied: ({ refusals }, { square }) => refusals.occupied({ square: String(square) }),
  'not-adjacent': ({ refusals }, { square }) => refusals['not-adjacent']({ square: String(square) }),
  'not-in-hand': ({ refusals }, { digit }) => refusals['not-in-hand']({ digit: Number(digit) }),
  'flip-empty': ({ refusals }, { square }) => refusals['flip-empty']({ square: String(square) }),
  'flip-placed': ({ refusals }) => refusals['flip-placed'],
  'flip-outside': ({ refusals }) => refusals['flip-outside'],
  'too-many-flips': ({ refusals }) => refusals['too-many-flips'],
  paused: ({ refusals }) => refusals.paused,
};

function reasonOf({ reasons, notes }: KakuroChallengeMessages, reason: unknown): string {
  const complete: Readonly<Record<ChallengeReason, string>> = reasons;
  return Object.entries(complete).find(([name]) => name === reason)?.[1] ?? notes.notYourTurn;
}

export function refusalWords(text: KakuroChallengeMessages, { code, detail }: Refusal<Code>, speaker: Speaker): string {
  return sentences[code](text, detail, speaker);
}
