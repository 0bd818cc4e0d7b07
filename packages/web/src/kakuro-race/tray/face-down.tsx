/** After the end: unsolved markers, and what was face down. */

import type { FaceDown as WhatLay } from '@riverstone/rules/kakuro-race';
import { words } from '../../messages/words';
import { ActionTileFace } from '../pieces/race-tiles';
import { tilesWords } from '../words/claim-words';
import './face-down.css';
import { countTiles } from '../seats/seat-note';

interface FaceDownProps {
  readonly faceDown: WhatLay;
  readonly unsolved: readonly number[];
}

export function FaceDown({ faceDown, unsolved }: FaceDownProps) {
  const text = words()['kakuro-race'];
  const { markers, pile, spare } = faceDown;
  return (
    <dl class="race-face-down" tabIndex={0}>
      <div>
        <dt>{text.faceDown.unsolved}</dt>
        <dd>{unsolved.length === 0 ? text.faceDown.nothing : unsolved.join(' · ')}</dd>
      </div>
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
              <span class="visually-hidden">{tilesWords(text, tile, number)}</span>
              <span aria-hidden="true">{number}</span>
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}
