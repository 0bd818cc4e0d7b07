/** A part of the page that is loaded when it is first needed. */

import { useEffect, useState } from 'preact/hooks';
import { attempt } from './feedback/attempt';

/** What `load` gives, from the first moment on at which it is needed; null until it is there. */
export function useLoaded<Part extends object>(isNeeded: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const begin = (): void => attempt(load().then(setPart), begin);
  useEffect(() => {
    if (isNeeded && part === null) begin();
  }, [isNeeded]);
  return part;
}
