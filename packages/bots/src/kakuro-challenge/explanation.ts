/** Why a bot of Kakuro Challenge did what it did, as codes and the numbers that it went by. */

export type ChallengeExplanation =
  /** It took the most points of all moves; so many moves score as much. */
  | { readonly code: 'most-points'; readonly points: number; readonly choices: number }
  /** It took the most points among the moves that it saw; so many of the moves it saw score. */
  | { readonly code: 'saw-points'; readonly points: number; readonly scoringMoves: number }
  /**
   * It saw nothing that scores, and laid its tile where a line may come of it; `run` is how many tiles that line then
   * has.
   */
  | { readonly code: 'saw-nothing'; readonly run: number }
  /**
   * Points now, less a share of what the next player can be expected to make of the board, and a share of its own next
   * move.
   */
  | {
      readonly code: 'points-and-reply';
      readonly points: number;
      readonly expectedReply: number;
      readonly replyShare: number;
      readonly expectedOwn: number;
      readonly ownShare: number;
    }
  /**
   * It looked ahead: `worth` is the points and what is expected to come of them, `lead` how much better than the next
   * move.
   */
  | {
      readonly code: 'looked-ahead';
      readonly points: number;
      /** What the next player can be expected to make of the board it leaves; null where thinking ended before. */
      readonly expectedReply: number | null;
      readonly worth: number;
      readonly lead: number;
      /** How far: points alone, the reply, a chain of moves, or continuations played out. */
      readonly depth: SearchDepth;
      /** How many continuations were played out for this move. */
      readonly continuations: number;
    }
  /** The bag is empty, so everything is known: `worth` is the margin that best play brings from here on. */
  | { readonly code: 'solved-end'; readonly points: number; readonly worth: number; readonly lead: number }
  /** It counted less than was claimed. */
  | { readonly code: 'claim-too-high'; readonly claim: number; readonly counted: number }
  /** A flipped tile is in no Kakuro with the placed one, or there are too many flips. */
  | { readonly code: 'flips-not-allowed'; readonly claim: number }
  /** It only has a feeling that the claim is wrong. */
  | { readonly code: 'doubts-claim'; readonly claim: number }
  /** It counted as much as was claimed, or more. */
  | { readonly code: 'claim-holds'; readonly claim: number; readonly counted: number }
  /** It let the claim stand without counting. */
  | { readonly code: 'claim-unchecked'; readonly claim: number };

/** How far a move was looked into, from nothing at all to continuations played out. */
export type SearchDepth = 'points' | 'reply' | 'chain' | 'continuations';
