/** The rules of a game in the language in use; another language comes when it is chosen. */

import { useEffect, useState } from 'preact/hooks';
import { language } from '../messages/words';
import type { GameHelp } from './game-help';
import { loadRulebook } from './load-rules';
import type { Rulebook } from './rulebook';

interface Loading {
  /** Null until it is there. */
  readonly book: Rulebook | null;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Loads the rules as soon as they are wanted. */
export function useRulebook(help: GameHelp, isWanted = true): Loading {
  const [book, setBook] = useState<Rulebook | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const spoken = language();
  useEffect(() => {
    if (!isWanted) return;
    let isCancelled = false;
    loadRulebook(help, spoken).then(
      (loaded) => {
        if (!isCancelled) setBook(loaded);
      },
      () => {
        if (!isCancelled) setFailed(true);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [help, spoken, isWanted, attempt]);
  const retry = (): void => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { book, hasFailed, retry };
}
