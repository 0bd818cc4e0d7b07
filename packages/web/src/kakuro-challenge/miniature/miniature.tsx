/** The small board of Kakuro Challenge on the home page: a tile is placed, another turns over. */

import { Miniature, Place } from '../../art/miniature';
import { ChallengeTile } from '../pieces/challenge-tile';
import './miniature.css';

/** The 1 is placed for 8 = 7 + 1; the 7 above it turns over, and that is 7 = 6 + 1. */
export function ChallengeMiniature() {
  return (
    <Miniature class="miniature-challenge">
      <Place row={1} column={1}>
        <ChallengeTile digit={5} face="yellow" />
      </Place>
      <Place row={2} column={1}>
        <ChallengeTile digit={8} face="red" />
      </Place>
      <Place row={2} column={2}>
        <ChallengeTile digit={7} face="yellow" />
      </Place>
      <Place row={3} column={1}>
        <ChallengeTile digit={4} face="yellow" />
      </Place>
      <Place row={1} column={3}>
        <ChallengeTile digit={6} face="yellow" />
      </Place>
      <Place row={0} column={3} class="miniature-front">
        <ChallengeTile digit={7} face="yellow" />
      </Place>
      <Place row={0} column={3} class="miniature-back">
        <ChallengeTile digit={7} face="red" />
      </Place>
      <Place row={2} column={3} class="miniature-drop">
        <ChallengeTile digit={1} face="yellow" />
      </Place>
      <Place row={2} column={1} across={3} class="miniature-line miniature-line-first" />
      <Place row={0} column={3} down={3} class="miniature-line miniature-line-second" />
      <Place row={2} column={4} class="miniature-points miniature-line-first">
        +8
      </Place>
      <Place row={0} column={4} class="miniature-points miniature-line-second">
        +7
      </Place>
    </Miniature>
  );
}
