/** Colours of the terminal. No information is in the colour alone. */

import { createColors } from 'picocolors';

type Style = (text: string) => string;

/** How text can be styled. */
export interface TerminalColors {
  readonly bold: Style;
  readonly dim: Style;
  /** A tile with its yellow side up, an open digit. */
  readonly yellow: Style;
  /** A tile with its red side up. */
  readonly red: Style;
  /** A tile with its silver side up. */
  readonly silver: Style;
}

function stylesFrom({
  bold,
  dim,
  black,
  whiteBright,
  bgYellow,
  bgRed,
  bgWhite,
}: ReturnType<typeof createColors>): TerminalColors {
  return {
    bold,
    dim,
    yellow: (text) => bgYellow(black(text)),
    red: (text) => bgRed(bold(whiteBright(text))),
    silver: (text) => bgWhite(black(text)),
  };
}

export const colors = stylesFrom(createColors(true));
export const noColors = stylesFrom(createColors(false));

/**
 * Whether to use colours: `--no-color` and NO_COLOR forbid them, FORCE_COLOR asks for them, else a real terminal
 * decides.
 */
export function wantsColors(
  asked: boolean,
  isTerminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = environment;
  if (!asked || (NO_COLOR ?? '') !== '') return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '' && FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && TERM !== 'dumb';
}
