/** The words of the companion, for all its parts. */

import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { CompanionMessages } from '../messages/generated/companion';
import { language, loadMessages } from '../messages/words';

export const CompanionWords = createContext<CompanionMessages | null>(null);

/** The words, below the screen that has loaded them. */
export function useCompanionWords(): CompanionMessages {
  const text = useContext(CompanionWords);
  if (text === null) throw new Error('the words of the companion are not loaded');
  return text;
}

/** Loads the words of the language in use; null until they are there. */
export function useLoadCompanionWords(onFailure: () => void): CompanionMessages | null {
  const [text, setText] = useState<CompanionMessages | null>(null);
  const spoken = language();
  useEffect(() => {
    let isCancelled = false;
    loadMessages('companion', spoken).then(
      (loaded) => {
        if (!isCancelled) setText(loaded);
      },
      () => {
        if (!isCancelled) onFailure();
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [spoken]);
  return text;
}
