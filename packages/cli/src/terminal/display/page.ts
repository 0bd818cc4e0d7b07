/**
 * A page: board, scores, situation and news, side by side where there is room and below each other where there is not.
 */

import stringWidth from 'string-width';
import type { TerminalColors } from '../../contract/colors.js';
import { padded, sideBySide, wrapped } from './text-layout.js';

/** What a page shows. Sentences are wrapped; the board is not. */
export interface PageParts {
  readonly title: string;
  readonly board: readonly string[];
  readonly seats: readonly SeatRow[];
  readonly situation: readonly string[];
  /** What just happened, the oldest first. */
  readonly news: readonly string[];
  /** What stands right above the prompt. */
  readonly notice: readonly string[];
}

/** A seat's line in the scores. */
export interface SeatRow {
  readonly number: number;
  readonly name: string;
  readonly score: number;
  readonly note: string;
  /** Whether the game waits for this seat. */
  readonly isAwaited: boolean;
}

const GAP = 3;
/** From this width on, the rest stands beside the board. */
const WIDE = 66;
/** The title, the prompt and the lines between. */
const FRAME_ROWS = 3;

export function composePage(
  parts: PageParts,
  size: { columns: number; rows: number },
  colors: TerminalColors,
): string[] {
  const notice = parts.notice.flatMap((line) => wrapped(line, size.columns));
  const room = size.rows - FRAME_ROWS - notice.length;
  const body =
    size.columns >= WIDE ? wideBody(parts, size.columns, room, colors) : narrowBody(parts, size.columns, room, colors);
  return [colors.bold(parts.title), ...body, '', ...notice];
}

function wideBody(parts: PageParts, columns: number, room: number, colors: TerminalColors): string[] {
  const width = columns - GAP - Math.max(...parts.board.map((each) => stringWidth(each)));
  const beside = [...seatLines(parts.seats, width, colors), '', ...situationLines(parts, width, colors)];
  const news = newestLines(parts.news, width, room - beside.length - 1);
  return sideBySide(parts.board, news.length === 0 ? beside : [...beside, '', ...news], GAP);
}

function narrowBody(parts: PageParts, columns: number, room: number, colors: TerminalColors): string[] {
  const above = [...parts.board, ...seatLines(parts.seats, columns, colors), ...situationLines(parts, columns, colors)];
  return [...above, ...newestLines(parts.news, columns, room - above.length)];
}

function seatLines(seats: readonly SeatRow[], width: number, colors: TerminalColors): string[] {
  const names = Math.max(...seats.map(({ name }) => stringWidth(name)));
  return seats.flatMap(({ number, name, score, note, isAwaited }) => {
    const line = `${isAwaited ? '>' : ' '} ${number} ${padded(name, names)} ${String(score).padStart(3)}`;
    const noted =
      note === ''
        ? [line]
        : wrapped(note, width - stringWidth(line) - 2).map(
            (part, row) => `${row === 0 ? line : ' '.repeat(stringWidth(line))}  ${part}`,
          );
    return isAwaited ? noted.map(colors.bold) : noted;
  });
}

function situationLines({ situation }: PageParts, width: number, colors: TerminalColors): string[] {
  return situation.flatMap((sentence, index) => {
    const lines = wrapped(sentence, width, '  ');
    return index === 0 ? lines.map(colors.bold) : lines;
  });
}

/** As many of the newest sentences as there is room for, whole ones only. */
function newestLines(news: readonly string[], width: number, room: number): string[] {
  let lines: string[] = [];
  for (const sentence of news.toReversed()) {
    const longer = [...wrapped(sentence, width, '  '), ...lines];
    if (longer.length > Math.max(room, 1)) break;
    lines = longer;
  }
  return lines;
}
