/** The rematch of a finished table, as it stands now. */

import { useEffect, useState } from 'preact/hooks';
import { server } from '../connection/server';

/** Null while it is not known, or where there is none. */
export type RematchPhase = 'gathering' | 'playing' | 'over' | null;

/** Looks once: whoever is here when it is made goes there while people gather. */
export function useRematch(table: string | null): RematchPhase {
  const [phase, setPhase] = useState<RematchPhase>(null);
  useEffect(() => {
    setPhase(null);
    if (table === null) return;
    let isCancelled = false;
    void server.table(table).then((found) => {
      if (!isCancelled && found.ok) setPhase(found.value.phase);
    });
    return () => {
      isCancelled = true;
    };
  }, [table]);
  return phase;
}
