/** Offers a new version when there is one; it is never forced, and a table that is open is left alone. */

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../messages/words';
import { route } from '../navigation/route';
import { applyUpdate, updateReady } from '../offline/updates';
import { toast } from '../ui/feedback/toast';

/** Screens where a game goes on. */
const tables: readonly string[] = ['table', 'online-table', 'big-screen'];

export function UpdateOffer() {
  useEffect(() => {
    let isOffered = false;
    return effect(() => {
      if (!updateReady.value || isOffered || tables.includes(route.value.screen)) return;
      isOffered = true;
      const { ready, apply } = words().app.update;
      toast(ready, { label: apply, run: applyUpdate, stays: true });
    });
  }, []);
  return null;
}
