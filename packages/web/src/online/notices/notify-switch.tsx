/** Turns notifications on and off, in one tap. With push they come while the page is closed, too. */

import { useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { offlineState } from '../../offline/updates';
import { settings } from '../../settings/settings';
import { Switch } from '../../ui/controls/switch';
import { subscribe, unsubscribe } from './push';
import { askToNotify, mayNotify } from './turn-notices';

export function NotifySwitch() {
  const text = words().online.notify;
  const { notify, pushed } = settings;
  const [isDenied, setDenied] = useState(false);
  // Once it is on, it is known whether the browser could subscribe.
  const mayPush = offlineState.value !== 'unavailable' && (pushed.value || !notify.value);
  const change = async (wanted: boolean): Promise<void> => {
    const isAllowed = wanted && (await askToNotify());
    setDenied(wanted && !isAllowed);
    notify.value = isAllowed;
    await (isAllowed ? subscribe() : unsubscribe());
  };
  return (
    <div>
      <Switch
        label={text.title}
        hint={mayPush ? text.pushText : text.text}
        checked={notify.value && mayNotify()}
        onChange={(wanted) => void change(wanted)}
      />
      {isDenied && <p role="alert">{text.denied}</p>}
    </div>
  );
}
