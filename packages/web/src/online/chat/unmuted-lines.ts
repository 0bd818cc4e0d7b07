/** The chat of a table without muted members. */

import type { ChatLine } from '@riverstone/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../messages/words';
import { announce } from '../../ui/feedback/announcer';
import type { OnlineRoom } from '../client/online-room';
import { preferencesAt, setPreferences } from '../room/preferences';

/** The lines of members who are not muted on this device. */
export function unmutedLines(online: OnlineRoom): readonly ChatLine[] {
  const { muted } = preferencesAt(online.table).value;
  return online.chat.value.filter(({ member }) => member === null || !muted.includes(member));
}

/** The text of a line: free text, or a phrase in the current language. */
export function textOf({ text, phrase }: ChatLine): string {
  return phrase === null ? (text ?? '') : words().online.phrases[phrase];
}

const lastOf = (lines: readonly ChatLine[]): number => lines.at(-1)?.version ?? 0;

/** Marks lines as read while the chat is open. This survives a reload. */
export function useReading(online: OnlineRoom, isOpen: boolean): void {
  const last = lastOf(unmutedLines(online));
  useEffect(() => {
    // At the first visit nothing is unread.
    if (isOpen || preferencesAt(online.table).peek().readUpTo === null)
      setPreferences(online.table, { readUpTo: last });
  }, [isOpen, last]);
}

/** The number of unread lines of others. Announces each new one. */
export function useUnread(online: OnlineRoom, isOpen: boolean): number {
  useReading(online, isOpen);
  const lines = unmutedLines(online);
  const last = lastOf(lines);
  const told = useRef(last);
  const readUpTo = preferencesAt(online.table).value.readUpTo ?? last;
  const news = lines.filter(({ version, member }) => version > readUpTo && member !== online.me.value);
  useEffect(() => {
    if (!isOpen) for (const line of news.filter(({ version }) => version > told.current)) tell(line);
    told.current = last;
  }, [isOpen, last]);
  return isOpen ? 0 : news.length;
}

function tell(line: ChatLine): void {
  announce(words().online.chat.said({ name: line.name, text: textOf(line) }));
}
