/** Below the board while it shows an earlier moment: which one, the moves before and after it, and the way back. */

import { useEffect } from 'preact/hooks';
import { grammar, words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { useTableShell } from '../table-shell';
import './moment-bar.css';

export function MomentBar() {
  const { moment, log } = useTableShell();
  const { moment: text } = words().app.table;
  const rows = log.value.filter((line) => line.text !== null);
  const index = rows.findIndex(({ version }) => version === moment.value);
  const go = (to: number): void => {
    moment.value = rows[to]?.version ?? null;
  };
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open], :popover-open') !== null) return;
      event.preventDefault();
      moment.value = null;
    };
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, [moment]);
  const number = (value: number): string => grammar().number(value);
  return (
    <div class="moment-bar">
      <p class="moment-bar-move">
        <small>{text.at({ number: number(index + 1), all: number(rows.length) })}</small>
        <span>{rows[index]?.text}</span>
      </p>
      <div class="moment-bar-buttons">
        <Button icon="back" label={text.previous} disabled={index <= 0} onClick={() => go(index - 1)} />
        <Button icon="forward" label={text.next} disabled={index >= rows.length - 1} onClick={() => go(index + 1)} />
        <Button kind="primary" onClick={() => go(-1)}>
          {text.leave}
        </Button>
      </div>
    </div>
  );
}
