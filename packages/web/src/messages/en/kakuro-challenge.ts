/** What the page says about Kakuro Challenge in English. */

import { grammarOf } from '../grammar';

const { count, and } = grammarOf('en');

const points = (number: number): string => count(number, { one: '# point', other: '# points' });

export const challenge = {
  /** The name of the grid, for the screen reader. */
  board: 'Board',
  row: (name: string) => `Row ${name}`,
  points,
  /** A tile, side up as it lies, by what it is and by its colour. */
  tile: {
    yellow: (digit: number) => `addend ${digit} (yellow)`,
    red: (digit: number) => `total ${digit} (red)`,
  },
  /** What a square says to a screen reader; what applies is said one after the other, with commas. */
  spoken: {
    /** A total in a line of tiles, where an addend is just its digit. */
    red: (digit: number) => `total ${digit}`,
    empty: 'empty',
    open: 'free to lay on',
    staged: 'your tile, not confirmed yet',
    turned: 'turned over, not confirmed yet',
    flippable: 'can be turned over',
    stone: 'river stone',
    laidLast: 'laid last',
    turnedLast: 'turned over in the last move',
    turnedBack: 'turned back after the last move',
    hinted: 'hint',
    /** Tiles next to the square, in reading order: `9, 7` or `total 6, 9`. */
    left: (tiles: string) => `To the left ${tiles}.`,
    right: (tiles: string) => `To the right ${tiles}.`,
    above: (tiles: string) => `Above ${tiles}.`,
    below: (tiles: string) => `Below ${tiles}.`,
  },
  /** What is asked now. */
  prompt: {
    takeUp: 'Your turn: take up a tile.',
    takeUpFor: (name: string) => `${name}, take up a tile.`,
    /** Why nothing can be scored yet: no three tiles can lie in a line; no move of this hand scores. */
    early: {
      'too-few': 'The first tile can’t score: a Kakuro takes three.',
      'no-move': 'None of your moves scores yet.',
    },
    lay: (tile: string) => `You hold ${tile}: choose a square next to a tile, or turn it over.`,
    noKakuro: 'No Kakuro yet: it scores nothing.',
    /** In the expert game, while more tiles must be turned over. */
    flipMore: 'No Kakuro holds all these tiles yet: turn over another, or turn one back.',
    noKakuroCanFlip: (number: number) =>
      count(number, {
        one: 'No Kakuro yet. # tile could be turned over for one: it glows.',
        other: 'No Kakuro yet. # tiles could be turned over for one: they glow.',
      }),
    makes: (sums: readonly string[], total: number) => `${sums.join(' and ')}: ${points(total)}.`,
    /** A tile lies ready, and nothing is told of it. */
    strict: 'Confirm, or tap a tile to flip it too.',
    strictExpert: 'Confirm, or tap tiles to flip them too.',
    claim: 'How many points does it make? Tap tiles to turn them over too.',
    claimTyped: (claim: number) => `You claim ${points(claim)}.`,
    waiting: (name: string) => `${name} is to lay a tile.`,
    lastClaim: (name: string, claim: number) => `The last tile: ${name} claims ${points(claim)}. Does it stand?`,
    timeUp: (name: string) => `${name}: time is up.`,
    over: 'All tiles lie on the board.',
  },
  /** Told as changes are made, where the prompt does not say it. */
  told: {
    laid: (tile: string, square: string) => `${tile} on ${square}.`,
    flipped: (tile: string, square: string) => `${square} is ${tile} now.`,
    steppedBack: 'One step back.',
    nothingToStepBack: 'There is nothing to take back here.',
  },
  tray: {
    hand: 'Your hand',
    tileInHand: (tile: string) => `${tile}, take up`,
    tileTaken: (tile: string) => `${tile}, taken up; press to turn it over`,
    tileStaged: (tile: string, square: string) => `${tile}, lies on ${square}`,
    turnOver: 'Turn over',
    takeBack: 'Take back',
    place: 'Place',
    placeFor: (number: number) => `Place, ${points(number)}`,
    placeClaim: (number: number) => `Claim ${points(number)}`,
    placeClaimOpen: 'Claim …',
    bag: (number: number) => count(number, { one: '# tile in the bag', other: '# tiles in the bag' }),
    handSize: (number: number) => count(number, { one: '# tile', other: '# tiles' }),
    /** 100-point cards beside a pawn. */
    cards: (number: number) => count(number, { one: '# hundred-card', other: '# hundred-cards' }),
    cardsOwed: (number: number) => count(number, { one: '# hundred-card owed', other: '# hundred-cards owed' }),
  },
  claim: {
    pad: 'Points claimed',
    digit: (digit: string) => `Digit ${digit}`,
    erase: 'Erase a digit',
    /** Before buttons with the names of those who may. */
    whoChallenges: 'Who challenges?',
    /** Before buttons with the names of those who may accept. */
    whoAccepts: 'Who accepts?',
    challenge: 'Challenge',
    challengeBy: (name: string) => `${name} challenges`,
    /** Asked before a challenge is made. */
    sure: (name: string, claim: number) => `Challenge ${name}’s ${points(claim)}?`,
    sureBy: (challenger: string, name: string, claim: number) =>
      `Does ${challenger} challenge ${name}’s ${points(claim)}?`,
    cost: (number: number) => `Wrong costs ${points(number)}.`,
    yes: 'Yes, challenge',
    no: 'No',
    accept: 'Accept',
    acceptBy: (name: string) => `${name} accepts`,
  },
  /** What happened. `move` is made by `laid` or `laidAndTurned`. */
  story: {
    laid: (tile: string, square: string) => `${tile} on ${square}`,
    laidAndTurned: (tile: string, square: string, turned: readonly string[]) =>
      `${tile} on ${square}, ${and(turned)} turned over`,
    noKakuro: (name: string, move: string) => `${name}: no Kakuro; ${move}.`,
    scored: (name: string, move: string, sums: readonly string[], total: number) =>
      `${name}: ${sums.join(', ')}, ${points(total)}; ${move}.`,
    wrongFlip: (name: string, move: string, turned: readonly string[]) =>
      `${name}: wrong flip, 0 points; ${move}; ${and(turned)} turned back.`,
    claims: (name: string, move: string, claim: number) => `${name} claims ${points(claim)}: ${move}.`,
    byClockNoKakuro: (name: string, move: string) => `Time is up, the table plays for ${name}: no Kakuro; ${move}.`,
    byClockScored: (name: string, move: string, sums: readonly string[], total: number) =>
      `Time is up, the table plays for ${name}: ${sums.join(', ')}, ${points(total)}; ${move}.`,
    upheld: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} challenges ${mover}’s ${points(claim)} and is right: the move is worth ${points(worth)}. Nothing for ${mover}.`,
    upheldTurnedBack: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} challenges ${mover}’s ${points(claim)} and is right: the move is worth ${points(worth)}. Nothing for ${mover}, and what was turned over turns back.`,
    upheldFlips: (challenger: string, mover: string, claim: number) =>
      `${challenger} challenges ${mover}’s ${points(claim)} and is right: this could not be turned over. Nothing for ${mover}, and it turns back.`,
    rejected: (challenger: string, mover: string, claim: number, worth: number) =>
      `${challenger} challenges ${mover}’s ${points(claim)} and is wrong: the move is worth ${points(worth)}. The claim stands.`,
    rejectedAtACost: (challenger: string, mover: string, claim: number, worth: number, cost: number) =>
      `${challenger} challenges ${mover}’s ${points(claim)} and is wrong: the move is worth ${points(worth)}. The claim stands, and ${challenger} loses ${points(cost)}.`,
    stoodWrong: (name: string, claim: number, worth: number) =>
      `Nobody noticed: ${name} claimed ${points(claim)}, the move was worth ${worth}.`,
    stoodFlips: (name: string, claim: number) =>
      `Nobody noticed: ${name} claimed ${points(claim)} with a flip that is not allowed.`,
    accepted: (name: string) => `${name} accepts.`,
  },
  hint: {
    /** Only the lit row or column is given away. */
    where: 'Hint: look along the lit line.',
    which: (digit: number) => `Hint: the ${digit}, somewhere on the lit squares.`,
    move: (move: string) => `Hint: ${move}.`,
    moveFor: (move: string, total: number) => `Hint: ${move}, for ${points(total)}.`,
  },
  refusals: {
    'bad-notation': 'That is not a whole move yet. Lay a tile first.',
    'game-over': 'The game is over: nothing can be laid any more.',
    'not-your-turn': (name: string) => `It is ${name}’s turn. Wait for yours.`,
    occupied: (square: string) => `There is a tile on ${square} already. Choose an empty square.`,
    'not-adjacent': (square: string) => `${square} touches no tile. Choose a square that shares an edge with one.`,
    'not-in-hand': (digit: number) => `There is no ${digit} in your hand. Take up another tile.`,
    'flip-empty': (square: string) => `There is no tile on ${square} to turn over.`,
    'flip-placed': 'The tile you lay can’t be turned over once more. Turn it before you confirm.',
    'flip-outside': 'One Kakuro must hold your tile and every tile turned over. Turn over another, or none.',
    'too-many-flips': 'Only one tile may be turned over in a move. Turn the others back.',
    paused: 'The table is paused. Go on first.',
  },
  /** Why something is not allowed now. */
  reasons: {
    'no-move-clock': 'The table lays no tiles in this game.',
    'no-open-claim': 'There is no claim to answer now.',
    'not-an-opponent': 'Only opponents of whoever claimed may answer.',
    accepted: 'You have accepted this claim already.',
    'not-last': 'Claims are accepted after the last tile only. Lay a tile to let this one stand.',
  },
  /** Refusals that come before the rules are asked. */
  notes: {
    takeUpFirst: 'Take up a tile first.',
    layFirst: 'Lay your tile first, then turn over others.',
    notFlippable: (square: string) => `${square} can’t be turned over with this tile: no Kakuro would hold both.`,
    noHint: 'No hints here: in this game nobody is helped.',
    stateFirst: 'Say how many points it makes first: 0 if none.',
    notYourTurn: 'It is not your turn.',
  },
  /** What keys do; each line of the sheet of keys. */
  keys: {
    takeUp: 'take up the first or second tile',
    turn: 'turn over the tile in hand, or the tile under the focus',
    lay: 'lay the tile on the square; again on it: confirm',
    confirm: 'confirm the move',
    back: 'back to the hand',
    stepBack: 'undo',
    claim: 'points of a claim, once the tile lies',
    challenge: 'challenge a claim',
    accept: 'accept the last claim',
  },
  options: {
    scoring: 'Points',
    scorings: { referee: 'Automatic scoring', strict: 'Strict scoring', claim: 'Players claim' },
    scoringHints: {
      referee: 'Every Kakuro is found, and shown before you confirm.',
      strict: 'Nothing is shown before you confirm. A wrong flip scores 0.',
      claim: 'You say what your move makes, right or wrong; the others may challenge it.',
    },
    falseChallenge: 'Points lost by a wrong challenge',
    expert: 'Expert game',
    expertHint: 'Turn over any number of tiles in a move, if one Kakuro holds them all.',
    time: 'Time for a move',
    times: { off: 'No limit', thirty: '30 seconds', other: 'Other' },
    timeUp: 'When time is up',
    timeUps: { move: 'The table moves', remind: 'Only a reminder' },
    timeUpHints: {
      move: 'The table lays a tile for you.',
      remind: 'Everybody is told. Nothing else happens.',
    },
    seconds: 'Seconds',
    more: 'More options',
    first: 'Who begins',
    firstHint: 'The book lets the youngest begin.',
    lot: 'Drawn by lot',
    stones: 'River stones',
    /** Layouts of the river stones by name, and somebody's own. */
    layouts: { standard: 'Standard', corners: 'Corners', sides: 'Sides', own: 'Your own' },
    stonesAt: (squares: readonly string[], red: string) => `${and(squares)}; ${red} lies red side up.`,
    stonesHint: 'Five squares where the first tiles lie. The third, counted row by row, lies red side up.',
    stonesPicked: (number: number) => `${number} of 5 squares chosen.`,
    stonesMissing: (number: number) => count(number, { one: 'Choose # more square.', other: 'Choose # more squares.' }),
    stoneFull: 'Five squares are chosen. Take one away first.',
    stoneRed: 'red side up',
    stoneYellow: 'yellow side up',
  },
} as const;
