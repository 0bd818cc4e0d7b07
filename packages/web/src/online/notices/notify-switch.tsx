/** Turns notifications of my turn on and off. */

import { useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { settings } from '../../settings/settings';
import { Switch } from '../../ui/controls/switch';
import { askToNotify, mayNotify } from './turn-notices';

export function NotifySwitch() {
  const text = words().online.notify;
  const { notify } = settings;
  const [isDenied, setDenied] = useState(false);
  const change = async (wanted: boolean): Promise<void> => {
    const isAllowed = wanted && (await askToNotify());
    setDenied(wanted && !isAllowed);
    notify.value = isAllowed;
  };
  return (
    <div>
      <Switch
        label={text.title}
        hint={text.text}
        checked={notify.value && mayNotify()}
        onChange={(wanted) => void change(wanted)}
      />
      {isDenied && <p role="alert">{text.denied}</p>}
    </div>
  );
}
