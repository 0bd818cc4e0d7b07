/** Draws a day's results as a picture, in the colours of the page. */

/** What the picture says of one game. */
interface PictureGame {
  readonly title: string;
  readonly note: string;
  readonly gains: readonly number[];
}

export interface PictureLines {
  readonly title: string;
  readonly day: string;
  readonly streak: string | null;
  readonly games: readonly PictureGame[];
}

const WIDTH = 1080;
const MARGIN = 72;
const HEAD = 250;
const GAME = 230;
const FOOT = 90;
const BARS = 84;
/** So that a few turns do not give very broad bars. */
const MAX_BAR_WIDTH = 40;

export async function pictureOf(lines: PictureLines): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + GAME * lines.games.length + FOOT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no pictures');
  const paint = colours();
  pen.fillStyle = paint('--paper');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const write = (text: string, y: number, font: string, colour: string): void => {
    pen.font = font;
    pen.fillStyle = paint(colour);
    pen.fillText(text, MARGIN, y, WIDTH - 2 * MARGIN);
  };
  write(lines.title, 130, '72px "Young Serif", Georgia, serif', '--ink');
  write(lines.day, 195, '40px system-ui, sans-serif', '--ink-soft');
  lines.games.forEach((game, index) => {
    const top = HEAD + GAME * index;
    write(game.title, top + 44, '600 44px system-ui, sans-serif', '--ink');
    write(game.note, top + 90, '34px system-ui, sans-serif', '--ink-soft');
    pen.fillStyle = paint('--accent');
    drawBars(pen, game, top + 196);
  });
  if (lines.streak !== null) write(lines.streak, canvas.height - 40, '36px system-ui, sans-serif', '--ink-soft');
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the picture is empty')) : resolve(blob)), 'image/png');
  });
}

function drawBars(pen: CanvasRenderingContext2D, { gains }: PictureGame, bottom: number): void {
  const most = Math.max(1, ...gains);
  const step = Math.min(MAX_BAR_WIDTH, (WIDTH - 2 * MARGIN) / gains.length);
  gains.forEach((gain, index) => {
    const height = Math.max(4, (Math.max(0, gain) / most) * BARS);
    pen.fillRect(MARGIN + index * step, bottom - height, step * 0.7, height);
  });
}

/** The colours of the page as it looks now. An element resolves what depends on light and dark. */
function colours(): (name: string) => string {
  const probe = document.createElement('span');
  document.body.append(probe);
  const found = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const known = new Map(['--paper', '--ink', '--ink-soft', '--accent'].map((name) => [name, found(name)]));
  probe.remove();
  return (name) => known.get(name) ?? 'black';
}
