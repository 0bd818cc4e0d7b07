/** In a replay: the hand of a player, beside the name. */

import { words } from '../../messages/words';
import { ChallengeTile } from '../pieces/challenge-tile';
import { tileWords } from '../words/kakuro-words';
import './unveiled-hand.css';

export function UnveiledHand({ hand }: { readonly hand: readonly number[] }) {
  const text = words()['kakuro-challenge'];
  const spoken = hand.map((digit) => tileWords(text, digit, 'yellow')).join(', ');
  return (
    <span class="challenge-unveiled-hand">
      <span class="visually-hidden">, {spoken}</span>
      {hand.map((digit, place) => (
        <span key={place} class="challenge-unveiled-tile">
          <ChallengeTile digit={digit} face="yellow" />
        </span>
      ))}
    </span>
  );
}
