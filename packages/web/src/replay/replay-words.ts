/** The texts of replays and reviews, loaded with the first replay; they follow the language. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ReplayMessages } from '../messages/generated/replay';
import { type Language, language, loadMessages } from '../messages/words';
import { attempt } from '../ui/feedback/attempt';

const current = signal<{ readonly language: Language; readonly text: ReplayMessages } | null>(null);

export async function loadReplayWords(spoken: Language = language()): Promise<void> {
  if (current.peek()?.language === spoken) return;
  current.value = { language: spoken, text: await loadMessages('replay', spoken) };
}

/** Read it while rendering, after they were loaded. */
export function replayWords(): ReplayMessages {
  if (current.value === null) throw new Error('the texts of replays are not loaded yet');
  return current.value.text;
}

/** Loads them again when the language changes. */
export function useReplayLanguage(): void {
  const spoken = language();
  useEffect(() => attempt(loadReplayWords(spoken)), [spoken]);
}
