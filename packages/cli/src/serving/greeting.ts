/**
 * What is printed once the server listens: where it is, for this machine and for others, and a code for a phone to look
 * at.
 */

import { renderUnicodeCompact } from 'uqr';
import { sentences } from './sentences.js';

/** As much of an output as the greeting goes by. */
export interface ServerScreen {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface ServerLocation {
  readonly url: string;
  /** Where others find it, the best one first. */
  readonly addresses: readonly string[];
  /** Whether those are public, and not of this network. */
  readonly isPublic: boolean;
  readonly data: string;
}

const MARGIN = 2;
/** White on black, whatever colours the terminal has: a camera wants the light around the dark. */
const colors = ['\u001b[97;40m', '\u001b[0m'] as const;

export function greeting({ url, addresses, isPublic, data }: ServerLocation, screen: ServerScreen): string {
  const other = isPublic ? sentences.forEverybody : sentences.onNetwork;
  const [best] = addresses;
  return [
    sentences.here(url),
    ...addresses.map(other),
    ...(best === undefined ? [] : code(best, screen)),
    sentences.keptIn(data),
    sentences.howToStop,
    '',
  ].join('\n');
}

/** The lines of a QR code, where a person looks at a screen that is wide enough. */
function code(address: string, { isTTY = false, columns = 0 }: ServerScreen): readonly string[] {
  const lines = renderUnicodeCompact(address, { border: MARGIN }).split('\n');
  const width = lines[0]?.length ?? 0;
  if (!isTTY || columns < width) return [];
  return ['', ...lines.map((line) => `${colors[0]}${line}${colors[1]}`), ''];
}
