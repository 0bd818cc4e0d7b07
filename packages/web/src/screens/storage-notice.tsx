/** Says that the browser stores nothing, or no more. */

import { words } from '../messages/words';
import type { StorageHealth } from '../table/saved/table-store';
import { Icon } from '../ui/pictures/icon';
import './storage-notice.css';

export function StorageNotice({ health }: { readonly health: StorageHealth }) {
  if (health === 'fine') return null;
  return (
    <p class="storage-notice" role="alert">
      <Icon name="warning" /> {words().app.storage[health]}
    </p>
  );
}
