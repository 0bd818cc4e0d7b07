/** The explanations of bots of Kakuro Challenge: codes, and the numbers behind the decision. */

export type ChallengeExplanation =
  /** It took the most points of all moves. `choices` moves score the same. */
  | { readonly code: 'most-points'; readonly points: number; readonly choices: number }
  /** It took the most points among the moves that it saw. `scoringMoves` of them score. */
  | { readonly code: 'saw-points'; readonly points: number; readonly scoringMoves: number }
  /**
   * It saw nothing that scores, and placed its tile where a line may grow. `run` is the number of tiles in that line.
   */
  | { readonly code: 'saw-nothing'; readonly run: number }
  /** It weighed its points against a share of the expected reply, and a share of its own next move. */
  | {
      readonly code: 'points-and-reply';
      readonly points: number;
      readonly expectedReply: number;
      readonly replyShare: number;
      readonly expectedOwn: number;
      readonly ownShare: number;
    }
  /**
   * It looked ahead: `worth` is the points plus what is expected later, `lead` how much better it is than the next
   * move.
   */
  | {
      readonly code: 'looked-ahead';
      readonly points: number;
      /** The expected points of the next player's reply; null if the search ended before. */
      readonly expectedReply: number | null;
      readonly worth: number;
      readonly lead: number;
      /** How far it looked: points only, the reply, a chain of moves, or continuations. */
      readonly depth: SearchDepth;
      /** How many continuations of this move were played. */
      readonly continuations: number;
    }
  /** The bag is empty, so everything is known: `worth` is the margin with best play from here on. */
  | { readonly code: 'solved-end'; readonly points: number; readonly worth: number; readonly lead: number }
  /** It counted fewer points than were claimed. */
  | { readonly code: 'claim-too-high'; readonly claim: number; readonly counted: number }
  /** A flipped tile is in no Kakuro with the placed one, or there are too many flips. */
  | { readonly code: 'flips-not-allowed'; readonly claim: number }
  /** It guessed that the claim is wrong, without counting. */
  | { readonly code: 'doubts-claim'; readonly claim: number }
  /** It counted at least as many points as were claimed. */
  | { readonly code: 'claim-holds'; readonly claim: number; readonly counted: number }
  /** It let the claim stand without counting. */
  | { readonly code: 'claim-unchecked'; readonly claim: number };

/** How deeply a move was examined. */
export type SearchDepth = 'points' | 'reply' | 'chain' | 'continuations';
