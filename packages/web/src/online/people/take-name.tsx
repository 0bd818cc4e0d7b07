/** Lets a spectator take a name, to chat. */

import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import type { OnlineRoom } from '../client/online-room';
import { refusalWords } from '../room/refusal-words';
import { NameField, useTypedName } from './name-field';

export function TakeName({ online }: { readonly online: OnlineRoom }) {
  const typed = useTypedName();
  if (online.me.value !== null) return null;
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = typed.take();
    if (name === null) return;
    const entered = await online.do({ type: 'enter', name });
    typed.complain(entered.ok ? null : refusalWords(entered.error.code));
  };
  return (
    <form class="take-name" noValidate onSubmit={(event) => void enter(event)}>
      <NameField typed={typed} />
      <Button type="submit">{words().online.joinForm.comeIn}</Button>
    </form>
  );
}
