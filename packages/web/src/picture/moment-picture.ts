/** A moment of a game as a picture: the board, and below it who has how much and what happened. */

import { drawElement } from './draw-element';

/** What stands below the board. */
export interface Caption {
  readonly title: string;
  readonly text: string;
}

const MARGIN = 0.03;

export async function momentPicture(
  board: Element,
  { title, text }: Caption,
  width: number,
): Promise<HTMLCanvasElement> {
  const drawn = await drawElement(board, Math.round(width * (1 - 2 * MARGIN)));
  const margin = Math.round(width * MARGIN);
  const line = Math.round(width * 0.05);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = drawn.height + 3 * margin + 2 * line;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('there is no canvas to draw on');
  const style = getComputedStyle(document.body);
  const page = getComputedStyle(document.documentElement);
  pen.fillStyle = colourOf(page, '--paper') || '#f4efe4';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(drawn, margin, margin);
  pen.fillStyle = style.color;
  pen.textBaseline = 'top';
  const top = drawn.height + 2 * margin;
  pen.font = `600 ${Math.round(line * 0.72)}px ${style.fontFamily}`;
  pen.fillText(title, margin, top, width - 2 * margin);
  pen.font = `${Math.round(line * 0.66)}px ${style.fontFamily}`;
  pen.fillText(text, margin, top + line, width - 2 * margin);
  return canvas;
}

/** The value of a colour as the page shows it: `light-dark()` is resolved. */
function colourOf(page: CSSStyleDeclaration, name: string): string {
  if (page.getPropertyValue(name) === '') return '';
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

export function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('there is no picture')) : resolve(blob)), 'image/png');
  });
}
