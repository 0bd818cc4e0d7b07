/**
 * Messages for screen readers. What happens together is one paragraph, in the order in which it happened, and what is
 * asked now comes last: screen readers shuffle lines that come at the same time.
 */

import { signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';

interface Message {
  id: number;
  text: string;
  urgency: 'polite' | 'assertive';
}

/** How long a paragraph stays in the page, so that every screen reader notices it. */
const KEPT_MS = 15_000;
/** Messages are joined until none has come for `GATHER_MS`, but for `MAX_GATHER_MS` at most. */
const GATHER_MS = 150;
const MAX_GATHER_MS = 600;

const messages = signal<readonly Message[]>([]);
let lastId = 0;

/** What is to be said next. */
let gathered: string[] = [];
let readPrompt = (): string => '';
let since = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The last announcement, so that it can be repeated. */
let lastNews = '';

/** Says `text`, after whatever is being said (`polite`) or at once. */
export function announce(text: string, urgency: Message['urgency'] = 'polite'): void {
  if (text === '') return;
  if (urgency === 'assertive') {
    lastNews = text;
    say(text, 'assertive');
    return;
  }
  gathered.push(text);
  gather();
}

/** Says what is asked now, after all news. It is read when it is said: until then it may change again. */
export function announcePrompt(read: () => string): void {
  readPrompt = read;
  gather();
}

/** Says the last news once more, and what is asked now. Not at once: a key hushes what a screen reader says. */
export function repeatNews(prompt: string): void {
  announce(lastNews);
  announcePrompt(() => prompt);
}

function gather(): void {
  const now = Date.now();
  if (timer === undefined) since = now;
  clearTimeout(timer);
  timer = setTimeout(sayGathered, Math.min(GATHER_MS, Math.max(0, since + MAX_GATHER_MS - now)));
}

function sayGathered(): void {
  const news = inOneParagraph(gathered);
  if (news !== '') lastNews = news;
  say(inOneParagraph([news, readPrompt()]), 'polite');
  gathered = [];
  readPrompt = () => '';
  timer = undefined;
}

/** Sentences, one after the other. */
function inOneParagraph(texts: readonly string[]): string {
  const [last, ...before] = texts.filter((text) => text !== '').reverse();
  if (last === undefined) return '';
  const ended = before.reverse().map((text) => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text));
  return [...ended, last].join(' ');
}

/**
 * A zero-width space, which is never spoken. Screen readers skip a text that they have just said or that has just
 * appeared on the screen. One or two of these make each message differ from both.
 */
const SILENT = '\u200b';

function say(text: string, urgency: Message['urgency']): void {
  if (text === '') return;
  lastId += 1;
  const once = `${text}${SILENT}`;
  const message = { id: lastId, text: messages.value.at(-1)?.text === once ? `${once}${SILENT}` : once, urgency };
  messages.value = [...messages.value, message];
  setTimeout(() => {
    messages.value = messages.value.filter(({ id }) => id !== message.id);
  }, KEPT_MS);
}

function forget(): void {
  messages.value = [];
}

/** Shows the messages that came after `since`. */
function LiveRegion({ urgency, since: first }: { urgency: Message['urgency']; since: number }) {
  return (
    <div aria-live={urgency} aria-relevant="additions" aria-atomic="false">
      {messages.value
        .filter((message) => message.urgency === urgency && message.id > first)
        .map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
    </div>
  );
}

/** The live regions; a dialog has a pair of its own, because everything outside it is silent. */
export function Announcer() {
  const [first] = useState(lastId);
  // When a dialog closes, the page is read again: messages that are still in it would be said twice.
  useLayoutEffect(() => () => forget(), []);
  return (
    <div class="visually-hidden">
      <LiveRegion urgency="polite" since={first} />
      <LiveRegion urgency="assertive" since={first} />
    </div>
  );
}
