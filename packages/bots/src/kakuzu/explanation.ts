/** Why a bot takes a stone: codes and the numbers that it decided by. */

export type KakuzuExplanation =
  /** A stone of the set-up, drawn by lot from so many. */
  | { readonly code: 'setup-by-lot'; readonly equals: number }
  /** As far as it was seen, the digit is one of so many possibilities here; `equals` stones looked as good. */
  | { readonly code: 'alternatives'; readonly digit: number; readonly alternatives: number; readonly equals: number }
  /** Every grid that agrees with what is uncovered has the digit here. */
  | { readonly code: 'certain'; readonly digit: number; readonly grids: number }
  /** Nowhere is the digit likelier. */
  | ({ readonly code: 'likeliest' } & RatedStone)
  /** Another stone is likelier, but this one is worth most for what it opens to whom. */
  | ({ readonly code: 'prospect'; readonly likeliest: number } & RatedStone)
  /** Another stone is likelier, and one is worth more. */
  | ({ readonly code: 'lesser'; readonly likeliest: number } & RatedStone);

/** The numbers of a stone that may or may not hold the digit. */
interface RatedStone {
  readonly digit: number;
  readonly chance: number;
  /** How many grids agree; an estimate unless exact, and 0 when none was looked at. */
  readonly grids: number;
  readonly exact: boolean;
  readonly worth: number;
}
