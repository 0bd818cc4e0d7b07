/** A small badge in the corner of a square: a tap flips or lays a tile, or confirms; or a tile was turned back. */

import { Icon } from '../pictures/icon';

export function Badge({ icon }: { readonly icon: 'flip' | 'check' | 'plus' | 'undo' }) {
  return (
    <span class={icon === 'check' ? 'board-badge board-badge-confirm' : 'board-badge'}>
      <Icon name={icon} />
    </span>
  );
}
