/** A row of tiles in the midst of a sentence: `Σ6 9 7`. */

import type { KakuroChallengeRulesMessages } from '../../messages/generated/kakuro-challenge/rules';
import { ChallengeTile } from '../pieces/challenge-tile';
import './tile-example.css';

const TILES = /^(?:Σ?[1-9]|·)(?: (?:Σ?[1-9]|·))+$/;

/** Draws the tiles of a text such as `Σ6 9 7`; null for any other text. */
export function tileExample(text: string, spoken: KakuroChallengeRulesMessages['figure']['spoken']) {
  if (!TILES.test(text)) return null;
  const tiles = text.split(' ').map((mark) => ({
    mark,
    isRed: mark.startsWith('Σ'),
    digit: mark === '·' ? null : Number(mark.replace('Σ', '')),
  }));
  const said = tiles.map(({ isRed, digit }) => {
    if (digit === null) return spoken.empty;
    return isRed ? spoken.red({ digit }) : spoken.yellow({ digit });
  });
  return (
    <span class="tile-example" role="img" aria-label={said.join(', ')}>
      {tiles.map(({ mark, isRed, digit }, place) => (
        <span key={`${place} ${mark}`} class="tile-example-square">
          {digit !== null && <ChallengeTile digit={digit} face={isRed ? 'red' : 'yellow'} />}
        </span>
      ))}
    </span>
  );
}
