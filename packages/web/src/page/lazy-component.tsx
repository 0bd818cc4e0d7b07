/** A part of a screen that is loaded after the rest. Nothing is shown until then, nor if it can't be loaded. */

import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function LazyComponent({ load }: { load(): Promise<FunctionComponent> }) {
  const [Loaded, setLoaded] = useState<{ readonly Part: FunctionComponent } | null>(null);
  useEffect(() => {
    load().then(
      (Part) => setLoaded({ Part }),
      () => undefined,
    );
  }, []);
  return Loaded && <Loaded.Part />;
}
