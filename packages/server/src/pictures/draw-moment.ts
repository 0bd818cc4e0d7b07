/** Draws a moment of a game: the board, the number to find, and every seat's score. */

import type { BoardPicture, PicturedSquare, SquareLook } from '@riverstone/rules';
import { type Area, Canvas, type Color, outlineOf, roundedBox } from './canvas.js';
import { writeDigits } from './digits.js';

/** The size that chat programs recommend for link previews. */
export const pictureSize = { width: 1200, height: 630 } as const;

// The colours of the page by day.
const PAGE = color('f3efe3');
const RIM = color('c5b18a');
const LINE = color('c5b18a');
const THICK = color('4d5357');
const LAST = color('e3a52b');
const INK = color('1f2b33');
const BADGE = color('fffaf0');
const seatColors = ['1b5c8c', 'a84a12', '2f6e46', '78408f', '6d5b12'].map(color);
const SEAT_INK = color('fdfaf3');
const stoneColors = ['8b9d7e', '50595e', 'ab7f72', 'b8a27a', 'c4bba9', '8393a0'].map(color);

interface Look {
  /** The square under it. */
  readonly ground: Color;
  /** The tile on it, its lower edge, and its digit; null where nothing lies there. */
  readonly face: Color | null;
  readonly edge: Color;
  readonly ink: Color;
}

const looks: Readonly<Record<SquareLook, Look>> = {
  bare: { ground: color('efe6d3'), face: null, edge: LINE, ink: INK },
  paper: { ground: color('fbf6ea'), face: null, edge: LINE, ink: INK },
  stone: { ground: color('fbf6ea'), face: null, edge: LINE, ink: INK },
  yellow: { ground: color('efe6d3'), face: color('edb94f'), edge: color('a8731a'), ink: color('33210a') },
  red: { ground: color('efe6d3'), face: color('982c1b'), edge: color('5f170d'), ink: color('fff6ea') },
  silver: { ground: color('e3d8c1'), face: color('ccd2d4'), edge: color('848e93'), ink: color('1b262c') },
  sum: { ground: color('e3d8c1'), face: color('7a1322'), edge: color('4a0912'), ink: color('fff6ea') },
};

const BOARD = 546;
const MARGIN = (pictureSize.height - BOARD) / 2;
const BETWEEN = 56;
const SIDE = 190;

/** `scores` are in seat order. Each is drawn in its seat's colour. */
export function drawMoment(picture: BoardPicture, scores: readonly number[]): Canvas {
  const canvas = new Canvas(pictureSize.width, pictureSize.height, PAGE);
  const left = (pictureSize.width - BOARD - BETWEEN - SIDE) / 2;
  drawBoard(canvas, { x: left, y: MARGIN, width: BOARD, height: BOARD }, picture);
  drawSide(canvas, { x: left + BOARD + BETWEEN, y: MARGIN, width: SIDE, height: BOARD }, picture.wanted, scores);
  return canvas;
}

function drawBoard(canvas: Canvas, box: Area, { squares, box: perBox }: BoardPicture): void {
  const rows = Math.round(Math.sqrt(squares.length));
  canvas.fill(grown(box, 8), roundedBox(grown(box, 8), 16), RIM);
  const side = box.width / rows;
  const placeOf = (square: number): Area => ({
    x: box.x + (square % rows) * side,
    y: box.y + Math.floor(square / rows) * side,
    width: side,
    height: side,
  });
  for (const [square, each] of squares.entries()) drawSquare(canvas, placeOf(square), each, square);
  if (perBox !== null) {
    for (let line = perBox; line < rows; line += perBox) {
      const at = line * side - 2;
      fillBox(canvas, { ...box, x: box.x + at, width: 4 }, THICK);
      fillBox(canvas, { ...box, y: box.y + at, height: 4 }, THICK);
    }
  }
  // Last, so that nothing lies over the mark.
  for (const [square, { isLast }] of squares.entries()) {
    if (!isLast) continue;
    const place = placeOf(square);
    canvas.fill(grown(place, 3), outlineOf(roundedBox(grown(place, 3), 12), 9), INK);
    canvas.fill(grown(place, 1), outlineOf(roundedBox(grown(place, 1), 10), 5), LAST);
  }
}

function drawSquare(canvas: Canvas, place: Area, { look, digit }: PicturedSquare, square: number): void {
  const { ground, face, edge, ink } = looks[look];
  fillBox(canvas, grown(place, -1), ground);
  if (look === 'stone') drawStone(canvas, grown(place, -6), square);
  if (face !== null) {
    const tile = grown(place, -5);
    canvas.fill(tile, roundedBox(tile, 9), edge);
    const top = { ...tile, height: tile.height - 4 };
    canvas.fill(top, roundedBox(top, 9), face);
  }
  const text = look === 'sum' ? 'Σ' : digit === null ? '' : `${digit}`;
  if (text !== '') writeDigits(canvas, place, text, place.height * 0.52, ink);
}

/** Stones of several colours, like those of the box. */
function drawStone(canvas: Canvas, place: Area, square: number): void {
  const base = stoneColors[(square * 5 + Math.floor(square / 4)) % stoneColors.length] ?? LINE;
  const lower = { ...place, y: place.y + 2 };
  canvas.fill(lower, roundedBox(lower, place.width * 0.42), mixed(base, INK, 0.45));
  const body = { ...place, height: place.height - 2 };
  canvas.fill(body, roundedBox(body, place.width * 0.42), base);
  const light = {
    x: place.x + place.width * 0.2,
    y: place.y + 6,
    width: place.width * 0.5,
    height: place.height * 0.3,
  };
  canvas.fill(light, roundedBox(light, light.height / 2), mixed(base, BADGE, 0.3));
}

/** Draws the number to find above the scores, centred. */
function drawSide(canvas: Canvas, side: Area, wanted: number | null, scores: readonly number[]): void {
  const row = 74;
  const gap = 14;
  const badge = wanted === null ? 0 : 128;
  const all = badge + (badge > 0 ? 2 * gap : 0) + scores.length * (row + gap) - gap;
  let y = side.y + (side.height - all) / 2;
  if (wanted !== null) {
    const disc = { x: side.x + (side.width - badge) / 2, y, width: badge, height: badge };
    canvas.fill(disc, roundedBox(disc, badge / 2), LINE);
    canvas.fill(disc, roundedBox(grown(disc, -5), badge / 2 - 5), BADGE);
    writeDigits(canvas, grown(disc, -26), `${wanted}`, 62, INK);
    y += badge + 2 * gap;
  }
  for (const [seat, score] of scores.entries()) {
    const place = { x: side.x, y, width: side.width, height: row };
    canvas.fill(place, roundedBox(place, row / 2), seatColors[seat % seatColors.length] ?? INK);
    writeDigits(canvas, grown(place, -14), `${Math.max(0, score)}`, 40, SEAT_INK);
    y += row + gap;
  }
}

function fillBox(canvas: Canvas, box: Area, filled: Color): void {
  canvas.fill(box, roundedBox(box, 0), filled);
}

function grown({ x, y, width, height }: Area, by: number): Area {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function mixed(one: Color, other: Color, share: number): Color {
  const of = (channel: 0 | 1 | 2): number => Math.round(one[channel] + (other[channel] - one[channel]) * share);
  return [of(0), of(1), of(2)];
}

function color(hex: string): Color {
  const all = Number.parseInt(hex, 16);
  return [all >> 16, (all >> 8) & 255, all & 255];
}
