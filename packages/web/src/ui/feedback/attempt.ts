/** Something that may fail because the network or the storage is gone: then it is said, and can be tried again. */

import { uiWords } from '../words';
import { toast } from './toast';

/** Lets a promise run; whoever asked is told when it fails. */
export function attempt(work: Promise<unknown>, again?: () => void): void {
  work.catch(() => {
    const { failed, retry } = uiWords.value;
    if (again === undefined) toast(failed);
    else toast(failed, { label: retry, run: again });
  });
}
