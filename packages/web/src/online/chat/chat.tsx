/** The chat: lines, a text field, and quick phrases that everybody reads in their own language. */

import { type BotLevel, type ChatLine, limits, phrases } from '@riverstone/protocol';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { BotMark } from '../../table/seats/bot-mark';
import { Button } from '../../ui/controls/button';
import { TextField } from '../../ui/controls/text-field';
import type { OnlineRoom } from '../client/online-room';
import './chat.css';
import { isMember, memberOf } from '../room/room-facts';
import { runCommand } from '../room/run-command';
import { textOf, unmutedLines } from './unmuted-lines';

export function Chat({ online }: { readonly online: OnlineRoom }) {
  return (
    <div class="chat">
      <Lines online={online} lines={unmutedLines(online)} />
      <ChatInput online={online} />
    </div>
  );
}

interface LinesProps {
  readonly online: OnlineRoom;
  readonly lines: readonly ChatLine[];
}

function Lines({ online, lines }: LinesProps) {
  const text = words().online.chat;
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.version;
  // Scroll to the latest line.
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
    <div ref={list} class="chat-lines" role="log" aria-label={text.title} tabIndex={0}>
      {lines.length === 0 && <p class="chat-empty">{text.empty}</p>}
      {lines.map((line) => (
        <p key={line.version} class="chat-line">
          <span class="chat-name">
            <bdi>{line.name}</bdi>
            <BotMark bot={standInOf(online, line)} />
          </span>{' '}
          <bdi>{textOf(line)}</bdi>
        </p>
      ))}
    </div>
  );
}

/** The bot that plays for whoever said this; null if they play themselves. */
function standInOf({ room }: OnlineRoom, { member }: ChatLine): BotLevel | null {
  const seat = room.value?.seats.find((each) => member !== null && each.member === member);
  return seat === undefined || seat.resigned ? null : seat.bot;
}

/** The text field and phrases; or why I may not write. */
function ChatInput({ online }: { readonly online: OnlineRoom }) {
  const text = words().online.chat;
  const room = online.room.value;
  const me = room === null ? null : memberOf(room, online.me.value);
  if (me?.removed) return <p class="chat-note">{words().online.room.removedText}</p>;
  if (me?.muted) return <p class="chat-note">{text.muted}</p>;
  if (!isMember(online)) return <p class="chat-note">{text.nameFirst}</p>;
  return (
    <>
      <Message online={online} />
      <Phrases online={online} />
    </>
  );
}

function Message({ online }: { readonly online: OnlineRoom }) {
  const text = words().online.chat;
  const [draft, setDraft] = useState('');
  const say = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = draft.trim();
    if (said === '') return;
    setDraft('');
    const isSaid = await runCommand(online, { type: 'say', text: said });
    // Put a refused text back, unless something else was typed meanwhile.
    if (!isSaid) setDraft((now) => (now === '' ? said : now));
  };
  return (
    <form class="chat-message" onSubmit={(event) => void say(event)}>
      <TextField
        label={text.message}
        hideLabel
        placeholder={text.saySomething}
        value={draft}
        maxLength={limits.chatLength}
        onInput={setDraft}
      />
      <Button kind="primary" icon="send" type="submit" label={text.send} />
    </form>
  );
}

function Phrases({ online }: { readonly online: OnlineRoom }) {
  return (
    <fieldset class="chat-phrases">
      <legend class="visually-hidden">{words().online.chat.quick}</legend>
      {phrases.map((phrase) => (
        <Button key={phrase} size="small" onClick={() => void runCommand(online, { type: 'say', phrase })}>
          {words().online.phrases[phrase]}
        </Button>
      ))}
    </fieldset>
  );
}
