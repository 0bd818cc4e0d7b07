/** What lies over a paused table: nobody goes on thinking while the clocks stand still. */

import { useEffect, useRef } from 'preact/hooks';
import { words } from '../messages/words';
import { Button } from '../ui/button';
import type { TableFrame } from './live-table';
import './pause-cover.css';

export function PauseCover({ table }: { readonly table: TableFrame }) {
  const text = words().app.table;
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => goOn.current?.focus(), []);
  return (
    <section class="pause-cover" aria-label={text.paused}>
      <h2>{text.paused}</h2>
      <p>{text.pausedText}</p>
      <Button ref={goOn} kind="primary" size="large" icon="play" onClick={() => table.resume()}>
        {text.resume}
      </Button>
    </section>
  );
}
