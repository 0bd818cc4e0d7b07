/** The explanations of bots of Kakuzu: codes, and the numbers behind the decision. */

export type KakuzuExplanation =
  /** A stone of the set-up, chosen at random. */
  | { readonly code: 'setup-by-lot'; readonly equals: number }
  /** As far as it saw, the digit is one of `alternatives` here; `equals` stones looked as good. */
  | { readonly code: 'alternatives'; readonly digit: number; readonly alternatives: number; readonly equals: number }
  /** Every grid that agrees with what is uncovered has the digit here. */
  | { readonly code: 'certain'; readonly digit: number; readonly grids: number }
  /** The digit is nowhere likelier. */
  | ({ readonly code: 'likeliest' } & RatedStone)
  /** Another stone is likelier, but this one is worth most because of what it reveals. */
  | ({ readonly code: 'prospect'; readonly likeliest: number } & RatedStone)
  /** Another stone is likelier, and another one is worth more. */
  | ({ readonly code: 'lesser'; readonly likeliest: number } & RatedStone);

/** The numbers of a stone that may or may not hold the digit. */
interface RatedStone {
  readonly digit: number;
  readonly chance: number;
  /** How many grids agree; an estimate unless exact, and 0 if no grid was examined. */
  readonly grids: number;
  readonly exact: boolean;
  readonly worth: number;
}
