/** The texts around puzzles, in the language in use. */

import { useEffect, useState } from 'preact/hooks';
import type { PuzzlesMessages } from '../messages/generated/puzzles';
import { language, loadMessages } from '../messages/words';
import { attempt } from '../ui/feedback/attempt';

/** Null until they are loaded for the first time. */
export function usePuzzleTexts(): PuzzlesMessages | null {
  const [text, setText] = useState<PuzzlesMessages | null>(null);
  const spoken = language();
  useEffect(() => {
    let isStale = false;
    const load = async (): Promise<void> => {
      const loaded = await loadMessages('puzzles', spoken);
      if (!isStale) setText(loaded);
    };
    attempt(load());
    return () => {
      isStale = true;
    };
  }, [spoken]);
  return text;
}
