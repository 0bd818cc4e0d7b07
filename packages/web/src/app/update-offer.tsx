/** Offers a new version of the page; never while a table is open, and never forced. */

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../messages/words';
import { route } from '../navigation/route';
import { applyUpdate, updateReady } from '../offline/updates';
import { toast } from '../ui/feedback/toast';

/** Screens with a running game. */
const tables: readonly string[] = ['table', 'learn', 'online-table', 'big-screen'];

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
