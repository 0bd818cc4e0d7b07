/** The frame of every table: header, seats, board, prompt, tray and story, placed for whatever screen there is. */

import type { Seat } from '@riverstone/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../ui/announcer';
import { Ending } from './ending';
import { useFrame } from './frame';
import { type KeyHelp, KeysSheet } from './keys-sheet';
import type { TableFrame } from './live-table';
import { PauseCover } from './pause-cover';
import './play-layout.css';
import { SeatsStrip } from './seats-strip';
import { StoryList, StorySheet } from './story';
import { TableHeader } from './table-header';
import type { Hinting } from './use-hint';

export interface PlayLayoutProps {
  readonly table: TableFrame;
  /** Fills a square box, as large as fits. */
  readonly board: ComponentChildren;
  /** What is asked now, and what was refused. */
  readonly prompt: ComponentChildren;
  /** The player's own things: hand, buttons. */
  readonly tray: ComponentChildren;
  readonly seatNote?: ((seat: Seat) => ComponentChildren) | undefined;
  readonly keys: readonly KeyHelp[];
  readonly hinting?: Pick<Hinting<unknown>, 'ask' | 'hasMore'> | undefined;
  /** More to see where there is room for it. */
  readonly extra?: ComponentChildren;
}

type Sheet = 'keys' | 'story' | null;

export function PlayLayout({ table, board, prompt, tray, seatNote, keys, hinting, extra }: PlayLayoutProps) {
  const [sheet, setSheet] = useState<Sheet>(null);
  useSpokenStory();
  useFrameKeys(table, () => setSheet('keys'), hinting?.hasMore === true ? hinting.ask : undefined);
  const close = (): void => setSheet(null);
  const { paused } = table;
  return (
    <main class="play-layout" id="content" tabIndex={-1}>
      <TableHeader table={table} hinting={hinting} onKeys={() => setSheet('keys')} onStory={() => setSheet('story')} />
      <div class="play-layout-seats">
        <SeatsStrip table={table} note={seatNote} />
      </div>
      {paused.value ? (
        <PauseCover table={table} />
      ) : (
        <>
          <div class="play-layout-board">
            <div class="play-layout-square">{board}</div>
          </div>
          <div class="play-layout-prompt" role="status">
            {prompt}
          </div>
          <div class="play-layout-tray">{tray}</div>
        </>
      )}
      <aside class="play-layout-story">
        {extra}
        <StoryList />
      </aside>
      <KeysSheet open={sheet === 'keys'} keys={keys} onClose={close} />
      <StorySheet open={sheet === 'story'} onClose={close} />
      <Ending table={table} />
    </main>
  );
}

/** Tells what happens as it happens; not what happened before the table was opened. */
function useSpokenStory(): void {
  const { story } = useFrame();
  const lines = story.value;
  const told = useRef(lines.at(-1)?.version ?? 0);
  useEffect(() => {
    for (const { version, text } of lines) if (version > told.current) announce(text);
    told.current = lines.at(-1)?.version ?? 0;
  }, [lines]);
}

/** Keys that mean the same at every table. */
function useFrameKeys(table: TableFrame, showKeys: () => void, hint: (() => void) | undefined): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isForTable(event)) return;
      if (event.key === '?') showKeys();
      else if (event.key === 'p' && event.altKey) table.paused.value ? table.resume() : table.pause();
      else if (event.key === 'h' && !event.ctrlKey && !event.metaKey && hint !== undefined) hint();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [table, showKeys, hint]);
}

/** Whether a key is meant for the table: not for a field that is being filled in, nor for a dialog above it. */
export function isForTable(event: KeyboardEvent): boolean {
  const { target } = event;
  if (document.querySelector('dialog[open]') !== null) return false;
  return !(target instanceof HTMLElement && target.closest('input, select, textarea, [role=menu]') !== null);
}
