/** A name for somebody who watches and would like to talk. */

import { limits } from '@riverstone/protocol';
import { words } from '../../messages/words';
import { settings } from '../../settings/settings';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import type { OnlineRoom } from '../online-room';
import { attemptAt } from './attempt-at';

export function TakeName({ online }: { readonly online: OnlineRoom }) {
  const { newTable, newcomer } = words().online;
  const { myName } = settings;
  if (online.me.value !== null) return null;
  const enter = (event: Event): void => {
    event.preventDefault();
    const name = myName.value.trim();
    if (name !== '') void attemptAt(online, { type: 'enter', name });
  };
  return (
    <form class="take-name" onSubmit={enter}>
      <TextField
        label={newTable.yourName}
        value={myName.value}
        maxLength={limits.nameLength}
        onInput={(value) => {
          myName.value = value;
        }}
      />
      <Button type="submit">{newcomer.comeIn}</Button>
    </form>
  );
}
