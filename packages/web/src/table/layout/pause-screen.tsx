/** Covers a paused table, so that nobody goes on thinking while the clocks stand still, and counts three, two, one. */

import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { announce } from '../../ui/feedback/announcer';
import type { BaseTable } from '../game-table';
import './pause-screen.css';

export function PauseScreen({ table }: { readonly table: BaseTable }) {
  const text = words().app.table;
  const resumeButton = useRef<HTMLButtonElement>(null);
  // Before the first paint, because whoever sees it may press Enter at once.
  useLayoutEffect(() => resumeButton.current?.focus(), []);
  const textId = useId();
  const count = table.pausing.count?.value ?? null;
  useEffect(() => {
    if (count !== null) announce(String(count));
  }, [count]);
  const isStart = table.pausing.reason.value === 'start';
  const title = isStart ? text.ready : text.paused;
  const { resume, text: coverText } = table.pausing.words();
  if (count !== null) {
    return (
      <section class="pause-cover" aria-label={title}>
        <span key={count} class="pause-cover-count">
          {count}
        </span>
      </section>
    );
  }
  return (
    <section class="pause-cover" aria-label={title}>
      <h2>{title}</h2>
      <p id={textId}>{coverText}</p>
      {resume !== null && (
        <Button
          ref={resumeButton}
          kind="primary"
          size="large"
          icon="play"
          describedBy={textId}
          onClick={() => table.pausing.resume()}
        >
          {isStart ? text.start : resume}
        </Button>
      )}
    </section>
  );
}
