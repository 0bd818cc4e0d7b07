/** How the Action tile in hand can be used: its front, or its back as a Sum square at either end of the line. */

import { type ActionTile, squareName } from '@riverstone/rules/kakuro-race';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import type { RaceController } from '../draft/controller';
import { endsOf, type LineEnd } from '../draft/draft';
import { digitOfTile } from '../table/action-tiles';

export function TileUses({ controller, tile }: { readonly controller: RaceController; readonly tile: ActionTile }) {
  const { buttons } = words()['kakuro-race'];
  const ends = endsOf(controller.drafts.draft.value);
  const sum = (end: LineEnd) => {
    const square = ends[end];
    if (square === null || !controller.drafts.takesSum(end)) return null;
    return (
      <Button key={end} size="small" shortcut="S" onClick={() => controller.editor.laySum(end, tile)}>
        {end === 'before'
          ? buttons.sumBefore({ square: squareName(square) })
          : buttons.sumAfter({ square: squareName(square) })}
      </Button>
    );
  };
  return (
    <div class="race-tile-uses">
      <Front controller={controller} tile={tile} />
      {sum('before')}
      {sum('after')}
    </div>
  );
}

function Front({ controller, tile }: { readonly controller: RaceController; readonly tile: ActionTile }) {
  const { buttons } = words()['kakuro-race'];
  if (tile === 'd') {
    return (
      <Button size="small" shortcut="D" onClick={() => controller.editor.double()}>
        {buttons.double}
      </Button>
    );
  }
  if (tile === 'x') {
    return (
      <Button size="small" shortcut="X" onClick={() => controller.editor.exchange()}>
        {buttons.exchange}
      </Button>
    );
  }
  return (
    <Button size="small" shortcut="W" onClick={() => controller.editor.newNumber(tile)}>
      {buttons.newNumber({ digit: digitOfTile(tile) ?? 0 })}
    </Button>
  );
}
