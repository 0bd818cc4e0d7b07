/** The place of the prompt. Whatever is new in it is announced, after the news of the same moment. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../messages/words';
import { announcePrompt } from '../../ui/feedback/announcer';
import { spokenSum } from '../spoken-sum';

/** A status with `aria-live` off: the announcer speaks the prompt, so that it comes after the news. */
export function PromptPlace({ children }: { readonly children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let before: readonly string[] = [];
    /** The parts that have changed since the last announcement. They change one by one, so they are collected. */
    const fresh = new Set<string>();
    const tell = (): string => {
      const parts = spokenParts(element).filter((part) => fresh.has(part));
      fresh.clear();
      return parts.join(' ');
    };
    const look = (): void => {
      const parts = spokenParts(element);
      for (const part of parts) if (!before.includes(part)) fresh.add(part);
      // Something was taken back, so what was asked before counts again.
      const last = parts.at(-1);
      if (last !== undefined && parts.length < before.length && fresh.size === 0) fresh.add(last);
      before = parts;
      if (fresh.size > 0) announcePrompt(tell);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} class="play-layout-prompt" role="status" aria-live="off">
      {children}
    </div>
  );
}

/** What is asked now, for screen readers; empty where nothing is. */
export function promptNow(): string {
  const place = document.querySelector('.play-layout-prompt');
  return place === null ? '' : spokenParts(place).join(' ');
}

function spokenParts(element: Element): readonly string[] {
  const parts: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const said = text.textContent?.trim() ?? '';
    if (said !== '' && text.parentElement?.closest('[aria-hidden=true]') === null) parts.push(withSumsInWords(said));
  }
  return parts;
}

function withSumsInWords(text: string): string {
  return text.replaceAll(/\d+ = (\d+(?:\+\d+)+)/g, (_, addends: string) =>
    spokenSum(words().app.sum, addends.split('+').map(Number)),
  );
}
