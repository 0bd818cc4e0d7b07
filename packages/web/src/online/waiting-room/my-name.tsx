/** Asks a host without a name for one. */

import type { Room } from '@riverstone/protocol';
import { useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import type { OnlineRoom } from '../client/online-room';
import { NameField, useTypedName } from '../people/name-field';
import { refusalWords } from '../room/refusal-words';
import { nameOfMember } from '../room/room-facts';

export function MyName({ online, room }: { readonly online: OnlineRoom; readonly room: Room }) {
  const text = words().online.start;
  const typed = useTypedName();
  // While a name is typed, the form stays.
  const [isUnnamed] = useState(() => nameOfMember(room, online.me.value) === text.unnamed);
  const [isDone, setDone] = useState(false);
  if (!isUnnamed || isDone) return null;
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = typed.take();
    if (name === null) return;
    const entered = await online.do({ type: 'enter', name });
    setDone(entered.ok);
    typed.complain(entered.ok ? null : refusalWords(entered.error.code));
  };
  return (
    <form class="my-name" noValidate onSubmit={(event) => void save(event)}>
      <NameField typed={typed} />
      <Button type="submit">{text.saveName}</Button>
    </form>
  );
}
