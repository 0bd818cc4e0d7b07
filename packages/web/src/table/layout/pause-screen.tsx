/** Covers a paused table, so that nobody goes on thinking while the clocks stand still. */

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { announce } from '../../ui/feedback/announcer';
import type { BaseTable } from '../game-table';
import './pause-screen.css';

/** A race begins with three, two, one. */
const COUNT = 3;
const SECOND = 1000;

export function PauseScreen({ table }: { readonly table: BaseTable }) {
  const text = words().app.table;
  const resumeButton = useRef<HTMLButtonElement>(null);
  // Before the first paint, because whoever sees it may press Enter at once.
  useLayoutEffect(() => resumeButton.current?.focus(), []);
  const textId = useId();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (count === null) return;
    if (count > 0) announce(String(count));
    const next = (): void => (count > 1 ? setCount(count - 1) : table.pausing.resume());
    const timer = setTimeout(next, SECOND);
    return () => clearTimeout(timer);
  }, [count]);
  const begin = (): void => (table.pausing.countsDown ? setCount(COUNT) : table.pausing.resume());
  const isStart = table.pausing.reason.value === 'start';
  const title = isStart ? text.ready : text.paused;
  const { resume, text: pausedText } = table.pausing.words();
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
      <p id={textId}>{isStart ? text.readyText : pausedText}</p>
      {resume !== null && (
        <Button ref={resumeButton} kind="primary" size="large" icon="play" describedBy={textId} onClick={begin}>
          {isStart ? text.start : resume}
        </Button>
      )}
    </section>
  );
}
