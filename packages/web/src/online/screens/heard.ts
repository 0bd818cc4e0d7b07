/** What was said at a table and is heard on this device. */

import type { ChatLine } from '@riverstone/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { announce } from '../../ui/announcer';
import type { OnlineRoom } from '../online-room';
import { choicesAt } from './kept-choices';

/** The lines of everybody who is not muted here. */
export function heard(online: OnlineRoom): readonly ChatLine[] {
  const { muted } = choicesAt(online.table).value;
  return online.chat.value.filter(({ member }) => member === null || !muted.includes(member));
}

/** What a line says: own words, or a phrase in the language in use. */
export function textOf({ text, phrase }: ChatLine): string {
  return phrase === null ? (text ?? '') : words().online.phrases[phrase];
}

/** How many lines of others came since the talk was last in sight; each is announced when it comes. */
export function useUnread(online: OnlineRoom, isOpen: boolean): number {
  const lines = heard(online);
  const last = lines.at(-1)?.version ?? 0;
  const [seen, setSeen] = useState(last);
  const told = useRef(last);
  const news = lines.filter(({ version, member }) => version > seen && member !== online.me.value);
  useEffect(() => {
    if (isOpen) setSeen(last);
    else for (const line of news.filter(({ version }) => version > told.current)) tell(line);
    told.current = last;
  }, [isOpen, last]);
  return isOpen ? 0 : news.length;
}

function tell(line: ChatLine): void {
  announce(words().online.chat.said(line.name, textOf(line)));
}
