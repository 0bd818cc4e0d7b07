/** What the command line says about the luck of a game. */

import type { LuckFault, VerifiedLuck } from '@riverstone/protocol/luck';
import { visible } from './visible.js';

const WHAT_NOW =
  'Download the record from its table once more and check that one; if it says the same, the server did not play fair.';

/**
 * A fault in words.
 * @example luckFaultText({ code: 'no-proof' }) // => 'The record does not tell …'
 */
export function luckFaultText(fault: Exclude<LuckFault, { readonly code: 'bad-record' }>): string {
  switch (fault.code) {
    case 'no-proof':
      return 'The record does not tell where its chance came from, so there is nothing to check. Only games that were played at an online table do, once they are over: download the record there.';
    case 'wrong-secret':
      return `The secret is not the one that the server had committed to: its hash is another. ${WHAT_NOW}`;
    case 'wrong-deal':
      return `Another deal than the recorded one comes from the secret, the shares and the options. ${WHAT_NOW}`;
    case 'wrong-draw':
      return `The table did something else than the secret and the shares tell (number ${fault.moment} of what it did by itself). ${WHAT_NOW}`;
  }
}

/** Who gave a share; empty for nobody. */
interface Giver {
  readonly name: string;
  readonly share: string;
}

/** What was checked, one sentence per line, with all values to compare. */
export function luckReport(
  { commitment, shares, draws }: VerifiedLuck,
  givers: readonly Giver[],
  resigned: readonly string[],
): string[] {
  return [
    'The luck of this game is in order.',
    `- The server had committed to its secret before the game: ${commitment}`,
    ...givers.map(
      ({ name, share }) => `- ${visible(name)} ${share === '' ? 'gave no share.' : `gave the share ${share}`}`,
    ),
    `- The deal is the one that comes from the secret and ${shares === 0 ? 'no share' : countOf(shares, 'share')}.`,
    `- ${drawsText(draws)}`,
    ...resigned.map((name) => `- ${visible(name)} gave up.`),
    shares === 0
      ? 'Nobody gave a share, so the server alone decided: this shows only that it did so before the table was made.'
      : 'Compare what the table showed you: the commitment before the game, and your own share.',
  ];
}

function drawsText(draws: number): string {
  return draws === 0
    ? 'Nothing was drawn during the game.'
    : `So ${draws === 1 ? 'is' : 'are'} ${countOf(draws, 'draw')} that the table made during the game.`;
}

function countOf(count: number, what: string): string {
  if (count === 1) return `the one ${what}`;
  return count === 2 ? `both ${what}s` : `all ${count} ${what}s`;
}
