/** Below the board of a replay: what happened, the slider, and the buttons. */

import { useEffect, useRef } from 'preact/hooks';
import { grammar } from '../messages/words';
import { joinRows } from '../table/log/as-sentence';
import type { LogLine } from '../table/log/log-lines';
import { useTableShell } from '../table/table-shell';
import { Button } from '../ui/controls/button';
import { announce } from '../ui/feedback/announcer';
import type { ReplayPlayer } from './player';
import { replayWords } from './replay-words';
import './replay-bar.css';

interface ReplayBarProps {
  readonly player: ReplayPlayer;
  /** What stands beside the move: what a review says of it. */
  readonly verdict?: preact.ComponentChildren;
  /** What the numbers on the board are, where it shows a map. */
  readonly caption?: string | undefined;
  /** Moments that the slider marks, each with its share of the way and its kind. */
  readonly marks?: preact.ComponentChildren;
  /** What they mean, where there is room. */
  readonly legend?: string | undefined;
}

export function ReplayBar({ player, verdict, caption, marks, legend }: ReplayBarProps) {
  const text = replayWords();
  const { log } = useTableShell();
  const { at, length } = player;
  const told = toldAt(log.value, at) ?? text.start;
  useSpokenMoment(log.value, at, text.start);
  useVisibleRow(at);
  const number = (value: number): string => grammar().number(value);
  return (
    <div class="replay-bar">
      <div class="replay-bar-move">
        <p class="replay-bar-told">
          <small>{text.at({ number: number(at), all: number(length) })}</small> <span>{told}</span>
        </p>
        {verdict}
      </div>
      {caption !== undefined && <small class="replay-bar-caption">{caption}</small>}
      <div class="replay-bar-slider">
        {marks}
        <input
          type="range"
          min={0}
          max={length}
          step={1}
          value={at}
          aria-label={text.slider}
          aria-valuetext={`${number(at)}: ${told}`}
          onInput={({ currentTarget }) => player.jump(currentTarget.valueAsNumber)}
        />
        {legend !== undefined && <small class="replay-bar-legend">{legend}</small>}
      </div>
      <Buttons player={player} />
    </div>
  );
}

function Buttons({ player }: { readonly player: ReplayPlayer }) {
  const text = replayWords();
  const { at, length } = player;
  const isPlaying = player.isPlaying.value;
  return (
    <fieldset class="replay-bar-buttons">
      <legend class="visually-hidden">{text.controls}</legend>
      <Button icon="first" label={text.first} disabled={at === 0} onClick={() => player.jump(0)} />
      <Button icon="back" label={text.previous} disabled={at === 0} onClick={() => player.jump(at - 1)} />
      <Button
        kind="primary"
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? text.pause : text.play}
        onClick={() => player.toggle()}
      />
      <Button icon="forward" label={text.next} disabled={at === length} onClick={() => player.jump(at + 1)} />
      <Button icon="last" label={text.last} disabled={at === length} onClick={() => player.jump(length)} />
    </fieldset>
  );
}

/** What a step did: its rows of the log, or else what is said of it. Where nothing is told, the step before stays. */
export function toldAt(lines: readonly LogLine[], at: number): string | null {
  const last = lines.findLast(({ version }) => version <= at);
  if (last === undefined) return null;
  const own = lines.filter(({ version }) => version === last.version);
  const rows = own.flatMap(({ text }) => text ?? []);
  return joinRows(rows.length > 0 ? rows : own.flatMap(({ spoken }) => spoken ?? []));
}

/** Announces each moment, once the slider rests. */
function useSpokenMoment(lines: readonly LogLine[], at: number, start: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const said = lines.filter(({ version }) => version === at).map(({ text, spoken }) => spoken ?? text ?? '');
    const timer = setTimeout(() => announce(at === 0 ? start : said.join(' ')), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [at]);
}

/** How long a moment is shown before it is announced, in milliseconds. */
const SETTLE_MS = 250;

/** Scrolls the log to the row that is shown. */
function useVisibleRow(at: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      document.querySelector('.play-layout-log .log-list-row[aria-current]')?.scrollIntoView({ block: 'nearest' });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [at]);
}
