/** Listens to a sentence, where the browser can. Few can, and under different names. */

import type { Language } from '../../messages/words';

/** What we use of it. */
interface Recogniser {
  lang: string;
  maxAlternatives: number;
  onresult: ((event: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }) => void) | null;
  onerror: (() => void) | null;
  onend: (() => void) | null;
  start(): void;
}

type RecogniserClass = new () => Recogniser;

function recogniserClass(): RecogniserClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecogniserClass;
    webkitSpeechRecognition?: RecogniserClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

export function canListen(): boolean {
  return recogniserClass() !== undefined;
}

const ALTERNATIVES = 5;

/** What may have been said, the likeliest first; empty if nothing was heard. */
export function listen(language: Language): Promise<readonly string[]> {
  const Recogniser = recogniserClass();
  if (Recogniser === undefined) return Promise.resolve([]);
  return new Promise((resolve) => {
    const recogniser = new Recogniser();
    recogniser.lang = language;
    recogniser.maxAlternatives = ALTERNATIVES;
    recogniser.onresult = ({ results }) => resolve(Array.from(results[0] ?? [], ({ transcript }) => transcript));
    recogniser.onerror = () => resolve([]);
    recogniser.onend = () => resolve([]);
    recogniser.start();
  });
}
