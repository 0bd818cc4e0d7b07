/** Asks for the odds of a position, one after the other; an answer that nobody waits for any more is dropped. */

import { useEffect, useState } from 'preact/hooks';
import type { OddsAnswer } from './odds-answer';
import OddsWorker from './odds-worker?worker';
import { kakuzuText, type OpenDigits } from './position';

export type OddsState = 'counting' | 'failed' | { readonly answer: OddsAnswer };

export function useOdds(open: OpenDigits): { readonly state: OddsState; again(): void } {
  const [state, setState] = useState<OddsState>('counting');
  const [tries, setTries] = useState(0);
  const asked = kakuzuText(open);
  useEffect(() => {
    setState('counting');
    const worker = new OddsWorker();
    worker.onmessage = ({ data }: MessageEvent<OddsAnswer>) => setState({ answer: data });
    worker.onerror = () => setState('failed');
    worker.postMessage(open);
    return () => worker.terminate();
  }, [asked, tries]);
  return { state, again: () => setTries(tries + 1) };
}
