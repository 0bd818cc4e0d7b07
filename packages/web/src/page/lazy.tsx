/** A screen that is loaded on demand. If it can't be loaded, it says so and can be retried. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../messages/words';
import { Failure } from './failure';

/** Loads a screen and shows it with the given properties. */
export function Lazy<Props extends object>({ load, ...props }: { load(): Promise<ComponentType<Props>> } & Props) {
  const [Loaded, setLoaded] = useState<{ readonly screen: ComponentType<Props> } | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    load().then(
      (screen) => setLoaded({ screen }),
      () => setLoaded('failed'),
    );
  }, [attempt]);
  if (Loaded === 'loading') return <p class="app-loading">{words().app.loading}</p>;
  if (Loaded === 'failed') {
    const again = (): void => {
      setLoaded('loading');
      setAttempt(attempt + 1);
    };
    return <Failure title={words().app.table.loadFailed} text={words().app.table.loadFailedText} onRetry={again} />;
  }
  return <Loaded.screen {...(props as unknown as Props)} />;
}
