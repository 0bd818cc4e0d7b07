/** Text in columns: padding, line breaks, two blocks side by side. Colour codes take no room. */

import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Pads a text with spaces to a width. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}

/**
 * Breaks a sentence into lines at its spaces, with later lines indented. A word that is too long is cut.
 * @example wrapped('one two three', 8) // => ['one two', 'three']
 */
export function wrapped(text: string, width: number, indent = ''): string[] {
  if (stringWidth(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => cut(each, width - indent.length))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && stringWidth(longer) > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function cut(word: string, width: number): string[] {
  if (stringWidth(word) <= width) return [word];
  const pieces: string[] = [''];
  for (const { segment } of graphemes.segment(word)) {
    const last = pieces.length - 1;
    if (stringWidth(pieces[last] + segment) > width) pieces.push(segment);
    else pieces[last] += segment;
  }
  return pieces;
}

/** Puts two blocks side by side, the left one padded to its own width. */
export function sideBySide(left: readonly string[], right: readonly string[], gap: number): string[] {
  const width = Math.max(0, ...left.map((line) => stringWidth(line))) + gap;
  const rows = Math.max(left.length, right.length);
  return Array.from({ length: rows }, (_, row) => {
    const beside = right[row] ?? '';
    return beside === '' ? (left[row] ?? '') : padded(left[row] ?? '', width) + beside;
  });
}
