/** A replay that is open on this page, the types of its game hidden. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type GameRecord, ok, type Refusal, type Result, type Seat } from '@riverstone/rules';
import type { ComponentChildren } from 'preact';
import { type PlayedLog, type PlayedOn, ReplayTable, type ReplayViewer } from '../replay/replay-table';
import type { GamePage, GameParts, ViewTypes } from '../table/game-page';
import type { BaseTable } from '../table/game-table';
import { type DescribeStep, type LogLine, logLines } from '../table/log/log-lines';
import { type ScorePoint, scorePoints } from '../table/past/score-points';
import { type LearnTask, learnTask, type Mistake } from './learn/learn-task';
import { type ReviewBoard, reviewBoard } from './review-board';
import type { ReviewWorker } from './review-worker';

export interface OpenReplay {
  readonly table: BaseTable;
  readonly played: PlayedLog;
  /** How many steps the game has. */
  readonly length: number;
  /** How many of them are shown. */
  readonly moment: Signal<number | null>;
  readonly look: Signal<ReplayViewer>;
  readonly unveiled: Signal<boolean>;
  /** Whether seats see different things, and whether there is something to unveil. */
  readonly hasSecrets: boolean;
  readonly canUnveil: boolean;
  /** The rows of the whole game. */
  readonly log: ReadonlySignal<readonly LogLine[]>;
  readonly scorePoints: ReadonlySignal<readonly ScorePoint[]>;
  unveiledSeat(seat: Seat): ComponentChildren;
  record(): Promise<GameRecord>;
  /** See `ReplayTable.openMoment`. */
  openMoment(moment: number, known: Seat | null): number;
  /** A new game that begins at an open moment, for a seat or for people who have all seen the replay. */
  playOn(moment: number, known: Seat | null, seed: string): PlayedOn;
  isOverAt(moment: number): boolean;
  readonly review: ReviewBoard;
  /** A mistake as a task. */
  learn(worker: ReviewWorker, mistake: Mistake): LearnTask;
  play(): ComponentChildren;
}

/** Describes every step. A step without a line in the log gets the line of `tellQuietly`. */
function tellAll<T extends ViewTypes>({ tell, tellQuietly }: GameParts<T>): DescribeStep<T['View'], T['Event']> {
  return (...about) => {
    const lines = tell(...about);
    return lines.length === 0 ? (tellQuietly?.(...about) ?? []) : lines;
  };
}

/** Opens a game that was played; or says what in it the rules refuse. */
export function openReplay(page: GamePage, played: PlayedLog): Result<OpenReplay, Refusal> {
  return page.withParts((parts): Result<OpenReplay, Refusal> => {
    const opened = ReplayTable.open(parts, played);
    if (!opened.ok) return opened;
    const table = opened.value;
    const { moment, look, unveiled, hasSecrets, canUnveil, all } = table;
    const { Play } = parts;
    return ok({
      table,
      played,
      length: all.length,
      moment,
      look,
      unveiled,
      hasSecrets,
      canUnveil,
      // The log of a replay is whole from the beginning.
      log: logLines({ steps: signal(all), seats: played.seats, you: played.you }, tellAll(parts)),
      scorePoints: computed(() => scorePoints(all)),
      unveiledSeat: (seat) => table.unveiledSeat(seat),
      record: () => table.record(),
      openMoment: (at, known) => table.openMoment(at, known),
      playOn: (at, known, seed) => table.playOn(at, known, seed),
      isOverAt: (at) => table.isOverAt(at),
      review: reviewBoard(parts, table),
      learn: (worker, mistake) => learnTask(parts, table, worker, mistake),
      play: () => <Play table={table} />,
    });
  });
}
