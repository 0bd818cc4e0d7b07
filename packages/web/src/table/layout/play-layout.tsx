/** The layout of every play screen: header, seats, board, prompt, tray and log. */

import type { Seat } from '@riverstone/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { HowToSheet } from '../../how-to/how-to-sheet';
import { words } from '../../messages/words';
import type { GameHelp } from '../../rulebook/game-help';
import { RulesSheet } from '../../rulebook/rules-sheet';
import { Button } from '../../ui/controls/button';
import { announce, announcePrompt, repeatNews } from '../../ui/feedback/announcer';
import { toast } from '../../ui/feedback/toast';
import { usesPointer } from '../../ui/focus';
import { endDrags } from '../../ui/motion/drag';
import { useLoaded } from '../../ui/use-loaded';
import type { BotControl } from '../capabilities';
import { EndingQuestions, type EndingSheet } from '../ending/ending-questions';
import { EndingWhenOver } from '../ending/ending-when-over';
import type { BaseTable } from '../game-table';
import { type OnlineShell, useTableShell } from '../table-shell';
import type { KeyHelp } from './keys-sheet';
import { PauseScreen } from './pause-screen';
import { PromptPlace, promptNow } from './prompt-place';
import { useScoreWords } from './score-words';
import './play-layout.css';
import './public-layout.css';
import { LogList, LogSheet } from '../log/log-list';
import { MomentBar } from '../past/moment-bar';
import { SeatsStrip } from './seats-strip';
import { TableHeader } from './table-header';
import { barsHints, givesHints, type Hinting, offeredHint, showsHintButton } from './use-hint';
import { isForTable } from './use-table-keys';

export interface PlayLayoutProps {
  readonly table: BaseTable;
  readonly help: GameHelp;
  /** Fills the largest square that fits. */
  readonly board: ComponentChildren;
  /** What the player is asked now, and why an action was refused. */
  readonly prompt: ComponentChildren;
  /** Why the last action was refused, for a lesson: it has its own words in place of the prompt. */
  readonly refused: string | null;
  /** The player's hand and buttons. */
  readonly tray: ComponentChildren;
  readonly seatNote?: ((seat: Seat) => ComponentChildren) | undefined;
  readonly keys: readonly KeyHelp[];
  /** Null where the table's rules forbid hints; left out where there is nothing to hint at now. */
  readonly hinting?: Pick<Hinting<unknown>, 'ask' | 'hasMore' | 'isOpen'> | null | undefined;
  /** More content, above the log. */
  readonly extra?: ComponentChildren;
  /** What the points of a game played alone are of: all stones. Left out where no most is known. */
  readonly ofAll?: string | undefined;
  /** The game's own part of the dialog at the end. */
  readonly ending?: ComponentChildren;
}

type Sheet = 'keys' | 'log' | 'how-to' | 'rules' | EndingSheet | null;

export function PlayLayout({
  table,
  help,
  board,
  prompt,
  refused,
  tray,
  seatNote,
  keys,
  hinting,
  extra,
  ofAll,
  ending,
}: PlayLayoutProps) {
  const { online, lesson, moment, replay } = useTableShell();
  const layout = online?.layout ?? 'whole';
  const isPublic = layout === 'public';
  const [sheet, setSheet] = useState<Sheet>(null);
  const keysSheet = useLoaded(sheet === 'keys', () => import('./keys-sheet'));
  useSpokenLog();
  useFocusAfterPause(table, isPublic);
  useEndedDrags(table);
  const [isMenuOpen, setMenuOpen] = useState(false);
  useHold(table, sheet !== null || isMenuOpen || isHintOpen(table, hinting));
  const hint = isPublic ? null : offeredHint(table, hinting ?? undefined);
  const scores = useScoreWords(table);
  const askHint = hint ?? (lesson === undefined && barsHints(table) ? sayHintsBarred : null);
  useFrameKeys(table, { showKeys: () => setSheet('keys'), hint: askHint, scores });
  const close = (): void => setSheet(null);
  const { paused } = table;
  return (
    <main class={`play-layout play-layout-${layout}`} id="content" tabIndex={-1}>
      <div class="play-layout-top">
        <TableHeader
          table={table}
          onHint={hint}
          hasHints={!isPublic && showsHintButton(table, hinting)}
          onKeys={() => setSheet('keys')}
          onLog={() => setSheet('log')}
          onHowTo={() => setSheet('how-to')}
          onRules={() => setSheet('rules')}
          onRestart={() => setSheet('restart')}
          onResign={() => setSheet('resign')}
          onMenu={setMenuOpen}
        />
        {online !== undefined && <div class="play-layout-notice">{online.notice}</div>}
      </div>
      <div class="play-layout-seats">
        <SeatsStrip table={table} note={seatNote} />
      </div>
      {paused.value ? (
        <PauseScreen table={table} />
      ) : (
        <>
          {showsBoard(table, layout) && (
            <div class="play-layout-board">
              <div class="play-layout-square">{board}</div>
            </div>
          )}
          {moment.value === null ? (
            <PromptPlace>{lesson === undefined ? prompt : lesson.coach(refused)}</PromptPlace>
          ) : (
            <div class="play-layout-prompt play-layout-moment">{replay?.bar ?? <MomentBar />}</div>
          )}
          <div class="play-layout-tray" aria-busy={table.sending?.value}>
            {(moment.value === null || replay !== undefined) && tray}
            {table.sending?.value === true && <p class="play-layout-sending">{words().online.line.sending}</p>}
          </div>
        </>
      )}
      {table.bots !== undefined && <BotTrouble bots={table.bots} />}
      {isPublic && <div class="play-layout-corner">{online?.corner}</div>}
      <aside class="play-layout-log">
        {replay?.panel}
        {extra}
        <LogList />
        {online?.dock}
      </aside>
      {keysSheet && (
        <keysSheet.KeysSheet
          open={sheet === 'keys'}
          keys={replay?.keys ?? keys}
          hasHints={!isPublic && hinting !== null && givesHints(table)}
          onClose={close}
        />
      )}
      <HowToSheet help={help} open={sheet === 'how-to'} onClose={close} />
      <RulesSheet help={help} open={sheet === 'rules'} onClose={close} />
      <EndingQuestions table={table} open={sheet} onClose={close} />
      <LogSheet open={sheet === 'log'} onClose={close} />
      {replay === undefined && (
        <EndingWhenOver table={table} ofAll={ofAll}>
          {ending}
        </EndingWhenOver>
      )}
    </main>
  );
}

/** A phone beside a big screen shows the board only on its player's turn. */
function showsBoard({ status, people }: BaseTable, layout: OnlineShell['layout']): boolean {
  return layout !== 'hand' || status.value.awaited.some((seat) => people.includes(seat));
}

/**
 * Announces new lines of the log, and lines that an old step gets later; not the lines of the first render. In a
 * layout effect, so that they are announced before the prompt.
 */
function useSpokenLog(): void {
  const { log, replay } = useTableShell();
  const lines = log.value;
  const told = useRef<ReadonlyMap<number, readonly string[]> | null>(null);
  useLayoutEffect(() => {
    // A replay says what it shows.
    if (replay !== undefined) return;
    const texts = new Map<number, string[]>();
    for (const { version, text, spoken = text ?? '' } of lines)
      texts.set(version, [...(texts.get(version) ?? []), spoken]);
    for (const [version, each] of told.current === null ? [] : texts) {
      const before = told.current?.get(version) ?? [];
      // The same number of lines with other texts means that the language has changed.
      if (each.length > before.length) for (const text of each) if (!before.includes(text)) announce(text);
    }
    told.current = texts;
  }, [lines]);
}

/**
 * Moves the focus to the board after a pause, because the button that ended it is gone. Not after a pointer: its
 * user needs no focus, and the focus ring would look like a mark.
 */
function useFocusAfterPause({ paused }: BaseTable, isPublic: boolean): void {
  const isPaused = paused.value;
  const wasPaused = useRef(false);
  useEffect(() => {
    const isOver = wasPaused.current && !isPaused;
    wasPaused.current = isPaused;
    if (isPublic || usesPointer() || !isOver || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.play-layout [role=grid] [tabindex="0"]')?.focus({ preventScroll: true });
  }, [isPaused]);
}

/** Whether the person who is asked to act looks at a hint. Somebody who waits for bots must not hold them up. */
function isHintOpen({ status, people }: BaseTable, hinting: PlayLayoutProps['hinting']): boolean {
  return hinting?.isOpen === true && status.value.awaited.some((seat) => people.includes(seat));
}

function sayHintsBarred(): void {
  toast(words().app.table.hintsBarred);
}

/** While the only person reads a sheet, the menu or a hint, bots and clocks wait. */
function useHold({ pausing }: BaseTable, isReading: boolean): void {
  useEffect(() => {
    if (!isReading) return;
    pausing.hold?.(true);
    return () => pausing.hold?.(false);
  }, [pausing, isReading]);
}

/** Ends drags when the table is paused or handed over, or when it is somebody else's turn. */
function useEndedDrags({ viewer, paused }: BaseTable): void {
  const now = `${viewer.value} ${paused.value}`;
  useEffect(() => () => endDrags(), [now]);
}

/** Shown while a bot can't think: the table waits for it. */
function BotTrouble({ bots }: { readonly bots: BotControl }) {
  if (!bots.hasFailed.value) return null;
  const text = words().app.table;
  return (
    <p class="play-layout-trouble" role="alert">
      {text.botTrouble}{' '}
      <Button kind="primary" size="small" onClick={() => bots.retry()}>
        {text.retry}
      </Button>
    </p>
  );
}

interface FrameKeys {
  showKeys(): void;
  readonly hint: (() => void) | null;
  /** Who has how many points, in a sentence. */
  scores(): string;
}

/** Keyboard shortcuts of every table. */
function useFrameKeys(table: BaseTable, { showKeys, hint, scores }: FrameKeys): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isForTable(event)) return;
      if (event.key === '?') showKeys();
      else if (event.code === 'KeyP' && event.altKey) togglePause(table);
      else if (event.code === 'KeyR' && event.altKey) repeatNews(promptNow());
      else if (event.code === 'KeyS' && event.altKey) announcePrompt(scores);
      else if (event.key.toLowerCase() === 'h' && !event.ctrlKey && !event.metaKey && hint !== null) hint();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [table, showKeys, hint, scores]);
}

function togglePause(table: BaseTable): void {
  const { pause, resume } = table.pausing.words();
  if (table.paused.value) resume !== null && table.pausing.resume();
  else if (!table.status.value.over && pause !== null) table.pausing.pause();
}
