/** Data that a screen fetches from the server, and can fetch again. */

import type { Result } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import type { ServerProblem } from '../connection/server';

export interface ServerData<T> {
  /** Null until the first answer. */
  readonly result: Result<T, ServerProblem> | null;
  again(): void;
}

/** Fetches again whenever `changes` does. */
export function useServerData<T>(ask: () => Promise<Result<T, ServerProblem>>, changes: unknown = null): ServerData<T> {
  const [result, setResult] = useState<Result<T, ServerProblem> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    void ask().then((answer) => {
      if (!isLeft) setResult(answer);
    });
    return () => {
      isLeft = true;
    };
  }, [attempt, changes]);
  return { result, again: () => setAttempt(attempt + 1) };
}
