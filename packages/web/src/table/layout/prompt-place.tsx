/** The place of the prompt. Whatever is new in it is announced, after the news of the same moment. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announcePrompt } from '../../ui/feedback/announcer';

/** The prompt is a status, but it does not speak for itself: then it would come before the news, or between them. */
export function PromptPlace({ children }: { readonly children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let told: readonly string[] = [];
    const tell = (): void => {
      const parts = spokenParts(element);
      announcePrompt(parts.filter((part) => !told.includes(part)).join(' '));
      told = parts;
    };
    tell();
    const observer = new MutationObserver(tell);
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
    if (said !== '' && text.parentElement?.closest('[aria-hidden=true]') === null) parts.push(said);
  }
  return parts;
}
