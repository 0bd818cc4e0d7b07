/** The game is over: what lay face down is shown. */

import type { FaceDown as WhatLay } from '@riverstone/rules/kakuro-race';
import { ActionTileFace } from '../art/race-tiles';
import { words } from '../messages/words';
import { tileWords } from './claim-words';
import './face-down.css';
import { countTiles } from './seat-note';

export function FaceDown({ faceDown }: { readonly faceDown: WhatLay }) {
  const text = words()['kakuro-race'];
  const { markers, pile, spare } = faceDown;
  return (
    <dl class="race-face-down" tabIndex={0}>
      <div>
        <dt>{text.faceDown.markers}</dt>
        <dd>
          {markers.length === 0 ? text.faceDown.nothing : [...markers].sort((one, other) => one - other).join(' · ')}
        </dd>
      </div>
      <div>
        <dt>{text.faceDown.spare}</dt>
        <dd>{[...spare].sort((one, other) => one - other).join(' · ')}</dd>
      </div>
      <div>
        <dt>{text.faceDown.pile}</dt>
        <dd class="race-face-down-tiles">
          {pile.length === 0 && text.faceDown.nothing}
          {countTiles(pile).map(({ tile, number }) => (
            <span key={tile} class="race-face-down-tile">
              <ActionTileFace tile={tile} />
              <span class="visually-hidden">{text.seat.several(tileWords(text, tile), number)}</span>
              <span aria-hidden="true">{number}</span>
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}
