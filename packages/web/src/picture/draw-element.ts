/** Draws a part of the page on a canvas, as it looks now: the browser itself draws its HTML, inside an SVG picture. */

import { pageStyles } from './page-styles';

const EDGE = 4;

/** Draws an element so wide. Rejects where the browser can't. */
export async function drawElement(element: Element, width: number): Promise<HTMLCanvasElement> {
  const box = element.getBoundingClientRect();
  const scale = width / box.width;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await pictureOf(element, box))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  // Borders may lie a little below.
  canvas.height = Math.round(box.height * scale) + Math.ceil(EDGE * scale);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('there is no canvas to draw on');
  pen.drawImage(image, 0, 0, innerWidth * scale, innerHeight * scale);
  return canvas;
}

/** What text inherits from the page. */
const inherited = ['color', 'font-family', 'font-size', 'font-variant-numeric', 'line-height'];

/** As large as the window, so that the styles for small and large screens fit. The element is in the corner. */
async function pictureOf(element: Element, { width, height }: DOMRect): Promise<string> {
  const root = document.documentElement;
  const { fontSize, colorScheme } = getComputedStyle(root);
  const data = [...root.attributes].filter(({ name }) => name.startsWith('data-'));
  const marks = data.map(({ name, value }) => `${name}="${escaped(value)}"`).join(' ');
  const page = getComputedStyle(document.body);
  const text = inherited.map((name) => `${name}:${escaped(page.getPropertyValue(name))}`).join(';');
  const around = containerOf(element);
  const content = new XMLSerializer().serializeToString(element);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${innerWidth}" height="${innerHeight}" ${marks}
    style="font-size:${fontSize};color-scheme:${schemeNow(colorScheme)}">
    <foreignObject width="100%" height="100%">
      <body xmlns="http://www.w3.org/1999/xhtml" style="margin:0;padding:0;${text}">
        <style>${escaped(await pageStyles())}</style>
        <style>*, *::before, *::after { animation: none !important; transition: none !important }</style>
        <div style="container-type:size;width:${around.width}px;height:${around.height}px">
          <div style="width:${width}px;height:${height}px">${content}</div>
        </div>
      </body>
    </foreignObject>
  </svg>`;
}

/** Whatever lengths in the element are measured by. */
function containerOf(element: Element): DOMRect {
  let around = element.parentElement;
  while (around !== null && getComputedStyle(around).containerType === 'normal') around = around.parentElement;
  return (around ?? document.documentElement).getBoundingClientRect();
}

function schemeNow(scheme: string): string {
  if (scheme !== 'light dark') return scheme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
