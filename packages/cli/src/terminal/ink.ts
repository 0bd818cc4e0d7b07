/** Colour and emphasis. Nothing is said by colour alone: without ink every screen still says everything. */

/** How text can be set off. */
export interface Ink {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  /** A tile with its yellow side up, an open digit. */
  readonly yellow: (text: string) => string;
  /** A tile with its red side up. */
  readonly red: (text: string) => string;
  /** A tile with its silver side up. */
  readonly silver: (text: string) => string;
}

const RESET = '\u001b[0m';
const code = (codes: string) => (text: string) => `\u001b[${codes}m${text}${RESET}`;
const none = (text: string): string => text;

export const colours: Ink = {
  bold: code('1'),
  dim: code('2'),
  yellow: code('30;43'),
  red: code('1;97;41'),
  silver: code('30;47'),
};

export const noColours: Ink = {
  bold: none,
  dim: none,
  yellow: none,
  red: none,
  silver: none,
};

/** Whether to use colour: `--no-color` and NO_COLOR forbid it, FORCE_COLOR asks for it, else a real terminal decides. */
export function wantsColour(
  asked: boolean,
  isTerminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = environment;
  if (!asked || (NO_COLOR ?? '') !== '') return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '' && FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && TERM !== 'dumb';
}
