/** Data that a screen fetches from the server, and can fetch again. */

import type { Result } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import type { ServerProblem } from '../connection/server';

export interface ServerData<T> {
  /** Null until the first answer. */
  readonly result: Result<T, ServerProblem> | null;
  again(): void;
}

interface Refreshing {
  /** Fetches again whenever this does. */
  readonly changes?: unknown;
  /** Fetches again after so many milliseconds, while the page is visible. */
  readonly every?: number;
}

export function useServerData<T>(
  ask: () => Promise<Result<T, ServerProblem>>,
  { changes = null, every }: Refreshing = {},
): ServerData<T> {
  const [result, setResult] = useState<Result<T, ServerProblem> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCancelled = false;
    void ask().then((answer) => {
      if (!isCancelled) setResult(answer);
    });
    return () => {
      isCancelled = true;
    };
  }, [attempt, changes]);
  useEffect(() => {
    if (every === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAttempt((last) => last + 1);
    }, every);
    return () => clearInterval(timer);
  }, [every]);
  return { result, again: () => setAttempt((last) => last + 1) };
}
