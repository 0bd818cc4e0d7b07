/** Says that the browser stores nothing, or no more. */

import { words } from '../../messages/words';
import { Icon } from '../../ui/pictures/icon';
import type { StorageHealth } from './table-store';
import './storage-notice.css';

export function StorageNotice({ health }: { readonly health: StorageHealth }) {
  if (health === 'fine') return null;
  return (
    <p class="storage-notice" role="alert">
      <Icon name="warning" /> {words().app.storage[health]}
    </p>
  );
}
