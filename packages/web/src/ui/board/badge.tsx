/** A small badge in the corner of a square: a tap flips the tile, confirms the move; or the tile was turned back. */

import { Icon } from '../pictures/icon';

export function Badge({ icon }: { readonly icon: 'flip' | 'check' | 'undo' }) {
  return (
    <span class={icon === 'check' ? 'board-badge board-badge-confirm' : 'board-badge'}>
      <Icon name={icon} />
    </span>
  );
}
