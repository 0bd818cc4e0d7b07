/** An interactive figure: a small board, and moves that are played on it when they are pressed. */

import { formatSquare } from '@riverstone/rules';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { RulebookMessages } from '../messages/generated/rulebook';
import { Button } from '../ui/controls/button';
import { announce } from '../ui/feedback/announcer';
import { Icon, type IconName } from '../ui/pictures/icon';
import { type FramedBox, SmallBoard, type SquareMark } from './small-board';
import './live-figure.css';

/** A move that can be tried, and its result by the rules. */
export interface FigureMove {
  /** As the rules write it. */
  readonly key: string;
  /** `Yellow 4 on c6`. */
  readonly move: string;
  /** `13 points`. */
  readonly result: string;
  /** The same at length: `13 points: 13 = 9+4.` */
  readonly explanation: string;
  readonly verdict: 'good' | 'nothing' | 'refused';
  /** The squares of the shown board that try it when they are pressed. */
  readonly squares: readonly number[];
}

/** What the board shows, before anything or after a trial. */
export interface FigureBoard {
  piece(square: number): ComponentChildren;
  /** What lies on a square, in words. */
  spoken(square: number): string;
  mark(square: number): SquareMark | null;
  readonly lit: readonly FramedBox[];
}

interface LiveFigureProps {
  readonly words: RulebookMessages['figure'];
  readonly title: string;
  /** Where the printed books have it. */
  readonly source: string | null;
  readonly rows: number;
  readonly columns: number;
  readonly coordinates: { row(row: number): string; column(column: number): string };
  readonly isSheet?: boolean | undefined;
  readonly moves: readonly FigureMove[];
  /** The board after a trial, by its place in the list; null before any. */
  board(tried: number | null): FigureBoard;
  /** What lies beside the board. */
  readonly aside?: ComponentChildren;
}

const icons: Readonly<Record<FigureMove['verdict'], IconName>> = { good: 'check', nothing: 'minus', refused: 'close' };

export function LiveFigure(props: LiveFigureProps) {
  const { words, title, source, moves, aside } = props;
  const [tried, setTried] = useState<number | null>(null);
  const titleId = useId();
  const play = (next: number | null): void => {
    setTried(next);
    announce(next === null ? words.wasReset : (moves[next]?.explanation ?? ''));
  };
  const shown = tried === null ? undefined : moves[tried];
  return (
    <figure class="live-figure" aria-labelledby={titleId}>
      <figcaption class="live-figure-title">
        <span id={titleId}>{title}</span>
        {source !== null && <small class="live-figure-source">{source}</small>}
      </figcaption>
      <div class="live-figure-parts">
        <div class="live-figure-board">
          {aside !== undefined && <div class="live-figure-aside">{aside}</div>}
          <Board {...props} tried={tried} play={play} />
        </div>
        <div class="live-figure-side">
          <div class="live-figure-try">
            <span>{words.tryIt}</span>
            <Button kind="quiet" size="small" icon="undo" disabled={tried === null} onClick={() => play(null)}>
              {words.reset}
            </Button>
          </div>
          <ul class="live-figure-trials">
            {moves.map(({ key, move, result, verdict }, index) => (
              <li key={key}>
                <button
                  type="button"
                  class={`live-figure-trial live-figure-${verdict}`}
                  aria-pressed={tried === index}
                  onClick={() => play(tried === index ? null : index)}
                >
                  <Icon name={icons[verdict]} />
                  <span>{words.outcome({ move, result })}</span>
                </button>
              </li>
            ))}
          </ul>
          {/* The announcer speaks the same text. */}
          <p class="live-figure-told">{shown?.explanation}</p>
        </div>
      </div>
    </figure>
  );
}

interface BoardProps extends LiveFigureProps {
  readonly tried: number | null;
  play(next: number | null): void;
}

function Board({ words, title, rows, columns, coordinates, isSheet, moves, board, tried, play }: BoardProps) {
  const shown = board(tried);
  const canTry = (square: number): boolean => moves.some(({ squares }) => squares.includes(square));
  const press = (square: number): void => {
    const here = moves.flatMap(({ squares }, index) => (squares.includes(square) ? [index] : []));
    if (here.length > 0) play(here[tried === null ? 0 : here.indexOf(tried) + 1] ?? null);
  };
  return (
    <SmallBoard
      rows={rows}
      columns={columns}
      isSheet={isSheet}
      piece={shown.piece}
      lit={shown.lit}
      live={{
        label: words.board({ title }),
        coordinates,
        spoken: (square) =>
          [formatSquare(square, columns), shown.spoken(square), ...(canTry(square) ? [words.press] : [])]
            .filter(Boolean)
            .join(', '),
        mark: (square) => shown.mark(square) ?? (canTry(square) ? 'open' : null),
        onPress: press,
      }}
    />
  );
}
