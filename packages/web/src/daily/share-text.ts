/** A result to share that spoils nothing: the score against par, and a bar for each turn. */

const bars = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
/** As many bars as fit into a line of a chat on a phone. */
const BARS_PER_LINE = 20;

/**
 * A bar for each turn, from nothing to the best one. Lines break where a phone would break them.
 * @example barsOf([0, 5, 10]) // => '▁▅█'
 */
export function barsOf(gains: readonly number[]): string {
  const most = Math.max(1, ...gains);
  const signs = gains.map((gain) => bars[levelOf(gain, most)] ?? bars[0]);
  const lines: string[] = [];
  for (let start = 0; start < signs.length; start += BARS_PER_LINE)
    lines.push(signs.slice(start, start + BARS_PER_LINE).join(''));
  return lines.join('\n');
}

/** A turn without a gain gets the lowest bar; every gain gets a higher one. */
function levelOf(gain: number, most: number): number {
  return gain <= 0 ? 0 : Math.max(1, Math.round((gain / most) * (bars.length - 1)));
}

/** The lines of the text, without those that have nothing to say. */
export function shareText(lines: readonly (string | null)[]): string {
  return lines.filter((line) => line !== null && line !== '').join('\n');
}
