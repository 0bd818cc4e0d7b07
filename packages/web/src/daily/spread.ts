/** How results are spread: a few bars, and how many scored less. */

/** How many players made which score. */
export type ScoreCounts = readonly { readonly score: number; readonly players: number }[];

interface SpreadBar {
  readonly from: number;
  readonly to: number;
  readonly players: number;
  /** Whether one's own score is among them. */
  readonly isOwn: boolean;
}

const BARS = 8;
/** A bar covers one of these many scores. */
const widths = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;

/** Bars of equal width from the lowest score to the highest. */
export function spread(scores: ScoreCounts, own: number): readonly SpreadBar[] {
  const all = [...scores.map(({ score }) => score), own];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const barsWith = (width: number): number => Math.floor(high / width) - Math.floor(low / width) + 1;
  const width = widths.find((each) => barsWith(each) <= BARS) ?? 500;
  const first = Math.floor(low / width);
  return Array.from({ length: barsWith(width) }, (_, index) => {
    const from = (first + index) * width;
    const to = from + width - 1;
    const within = (score: number): boolean => score >= from && score <= to;
    const players = scores.reduce((sum, each) => sum + (within(each.score) ? each.players : 0), 0);
    return { from, to, players, isOwn: within(own) };
  });
}

/** The share of the others that scored less; null without others. */
export function aheadOf(scores: ScoreCounts, own: number): number | null {
  const others = scores.reduce((sum, { players }) => sum + players, 0) - 1;
  const less = scores.reduce((sum, { score, players }) => sum + (score < own ? players : 0), 0);
  return others <= 0 ? null : Math.min(1, less / others);
}
