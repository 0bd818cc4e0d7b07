/** How the Action tile in hand can be used: its front, or its back as a Sum square at either end of the line. */

import { type ActionTile, squareName } from '@riverstone/rules/kakuro-race';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import type { RaceDesk } from '../draft/controller';
import { digitOfTile, type End, endsOf } from '../draft/draft';

export function TileUses({ desk, tile }: { readonly desk: RaceDesk; readonly tile: ActionTile }) {
  const { buttons } = words()['kakuro-race'];
  const ends = endsOf(desk.staged.draft.value);
  const sum = (end: End) => {
    const square = ends[end];
    if (square === null || !desk.staged.takesSum(end)) return null;
    return (
      <Button key={end} size="small" shortcut="S" onClick={() => desk.laying.laySum(end, tile)}>
        {end === 'before' ? buttons.sumBefore(squareName(square)) : buttons.sumAfter(squareName(square))}
      </Button>
    );
  };
  return (
    <div class="race-tile-uses">
      <Front desk={desk} tile={tile} />
      {sum('before')}
      {sum('after')}
    </div>
  );
}

function Front({ desk, tile }: { readonly desk: RaceDesk; readonly tile: ActionTile }) {
  const { buttons } = words()['kakuro-race'];
  if (tile === 'd') {
    return (
      <Button size="small" shortcut="D" onClick={() => desk.laying.double()}>
        {buttons.double}
      </Button>
    );
  }
  if (tile === 'x') {
    return (
      <Button size="small" shortcut="X" onClick={() => desk.laying.exchange()}>
        {buttons.exchange}
      </Button>
    );
  }
  return (
    <Button size="small" shortcut="W" onClick={() => desk.laying.newNumber(tile)}>
      {buttons.newNumber(digitOfTile(tile) ?? 0)}
    </Button>
  );
}
