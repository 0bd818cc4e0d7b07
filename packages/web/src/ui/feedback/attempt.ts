/** Work that may fail because of the network or the storage: a toast says so, and offers to try again. */

import { uiWords } from '../words';
import { toast } from './toast';

/** Shows a toast when a promise fails. */
export function attempt(work: Promise<unknown>, again?: () => void): void {
  work.catch(() => {
    const { failed, retry } = uiWords.value;
    if (again === undefined) toast(failed);
    else toast(failed, { label: retry, run: again });
  });
}
