/** What is printed once the server listens: its addresses for this machine and for others, and a QR code for phones. */

import { renderUnicodeCompact } from 'uqr';
import { sentences } from './sentences.js';
import { placeText } from './settings.js';

/** What the greeting needs to know about the output. */
export interface ServerScreen {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface ServerLocation {
  readonly url: string;
  /** The addresses for others, the best one first. */
  readonly addresses: readonly string[];
  /** Whether they are public, not only of this network. */
  readonly isPublic: boolean;
  readonly data: string;
}

const MARGIN = 2;
/** Fixed colours, because the terminal may have a dark background. White is the light part of the QR code. */
const colors = ['\u001b[97;40m', '\u001b[0m'] as const;

export function greeting({ url, addresses, isPublic, data }: ServerLocation, screen: ServerScreen): string {
  const other = isPublic ? sentences.forEverybody : sentences.onNetwork;
  const [best] = addresses;
  return [
    sentences.here(url),
    ...addresses.map(other),
    ...(best === undefined ? [] : code(best, screen)),
    sentences.keptIn(placeText(data)),
    sentences.howToStop,
    '',
  ].join('\n');
}

/** The lines of a QR code, if the output is a terminal that is wide enough. */
function code(address: string, { isTTY = false, columns = 0 }: ServerScreen): readonly string[] {
  const lines = renderUnicodeCompact(address, { border: MARGIN }).split('\n');
  const width = lines[0]?.length ?? 0;
  if (!isTTY || columns < width) return [];
  return ['', ...lines.map((line) => `${colors[0]}${line}${colors[1]}`), ''];
}
