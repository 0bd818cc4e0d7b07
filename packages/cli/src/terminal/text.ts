/** Text in columns: how wide it is, how it breaks, how two blocks stand side by side. Colour codes take no room. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what starts a colour code
const COLOUR_CODES = /\u001b\[[0-9;]*m/g;
/** Letters and pictures that fill two columns: East Asian scripts, full-width forms, emoji. */
const WIDE =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}])/u;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Text without its colour codes.
 * @example plain('\u001b[1mA\u001b[0m') // 'A'
 */
export function plain(text: string): string {
  return text.replace(COLOUR_CODES, '');
}

/**
 * How many columns a text fills.
 * @example widthOf('Σ8') // 2
 */
export function widthOf(text: string): number {
  const bare = plain(text);
  // Nearly everything is plain Latin text: no need to take it apart.
  if (/^[\u0020-\u02ff\u0370-\u04ff]*$/.test(bare)) return bare.length;
  return Array.from(letters.segment(bare)).reduce((width, { segment }) => width + (WIDE.test(segment) ? 2 : 1), 0);
}

/** Text filled up with spaces to a width. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/**
 * A sentence broken into lines at its spaces; later lines are set in by `indent`. A word that is too long is cut.
 * @example wrapped('one two three', 8) // ['one two', 'three']
 */
export function wrapped(text: string, width: number, indent = ''): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => cut(each, width - indent.length))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function cut(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [''];
  for (const { segment } of letters.segment(word)) {
    const last = pieces.length - 1;
    if (widthOf(pieces[last] + segment) > width) pieces.push(segment);
    else pieces[last] += segment;
  }
  return pieces;
}

/** Two blocks side by side, the left one filled up to its own width. */
export function sideBySide(left: readonly string[], right: readonly string[], gap: number): string[] {
  const width = Math.max(0, ...left.map(widthOf)) + gap;
  const rows = Math.max(left.length, right.length);
  return Array.from({ length: rows }, (_, row) => {
    const beside = right[row] ?? '';
    return beside === '' ? (left[row] ?? '') : padded(left[row] ?? '', width) + beside;
  });
}

/**
 * Names in a row, as one says them.
 * @example listed(['Ada', 'Bo', 'Cy']) // 'Ada, Bo and Cy'
 */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/**
 * A number with its noun.
 * @example counted(1, 'point') // '1 point'
 */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 || count === -1 ? '' : 's'}`;
}
