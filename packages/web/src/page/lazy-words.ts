/** Messages that are loaded with the first screen that needs them; they follow the language. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LazyMessages } from '../messages/generated/areas';
import { type Language, language, loadMessages } from '../messages/words';
import { attempt } from '../ui/feedback/attempt';

export interface LazyWords<Messages> {
  load(): Promise<void>;
  /** Read it while rendering, after they were loaded. */
  words(): Messages;
  /** Loads them again when the language changes. */
  useLanguage(): void;
}

export function lazyWords<Area extends keyof LazyMessages>(area: Area): LazyWords<LazyMessages[Area]> {
  const current = signal<{ readonly language: Language; readonly text: LazyMessages[Area] } | null>(null);
  const load = async (spoken: Language): Promise<void> => {
    if (current.peek()?.language === spoken) return;
    current.value = { language: spoken, text: await loadMessages(area, spoken) };
  };
  return {
    load: () => load(language()),
    words() {
      if (current.value === null) throw new Error(`the messages of ${area} are not loaded yet`);
      return current.value.text;
    },
    useLanguage() {
      const spoken = language();
      useEffect(() => attempt(load(spoken)), [spoken]);
    },
  };
}
