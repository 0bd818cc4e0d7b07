/** What the page says about Kakuro, the race, in English. */

import { grammarOf } from '../grammar';

const { count, and, tenths } = grammarOf('en');

const points = (number: number): string => count(number, { one: '# point', other: '# points' });

export const race = {
  /** The Action tiles by what is on their front. */
  tiles: {
    d: 'Double',
    x: 'Exchange',
    newNumber: (digit: number) => `New number ${digit}`,
    /** So many of a tile, such as 2 Doubles. */
    doubles: (number: number) => count(number, { one: 'Double', other: '# Doubles' }),
    exchanges: (number: number) => count(number, { one: 'Exchange', other: '# Exchanges' }),
    newNumbers: (digit: number, number: number) =>
      count(number, { one: `New number ${digit}`, other: `# New numbers ${digit}` }),
  },
  /** A line from its first to its last square. */
  line: (first: string, last: string) => `${first}–${last}`,
  /** Several things in a row: a and b. */
  list: (items: readonly string[]) => and(items),
  points,

  /** How a claim uses Action tiles: items of a list. */
  uses: {
    exchange: (one: string, other: string) => `${one} and ${other} exchanged`,
    sumSquare: (square: string) => `a Sum square on ${square}`,
    newNumber: (digit: number, square: string) => `a new ${digit} on ${square}`,
    doubles: (number: number) => count(number, { one: '# Double', other: '# Doubles' }),
  },
  /** A line and what is laid for it. */
  lineWith: (line: string, uses: string) => `${line} with ${uses}`,

  board: {
    label: 'Field of numbers',
    row: (name: string) => `Row ${name}`,
  },

  /** What is spoken of a square, joined by commas. */
  square: {
    silver: (name: string, digit: number) => `${name}, ${digit}`,
    red: (name: string, digit: number) => `${name}, red ${digit}`,
    sumSquare: (name: string) => `${name}, Sum square`,
    scoredAcross: 'scored across',
    scoredDown: 'scored down',
    scoredBoth: 'scored both ways',
    markerAcross: (marker: number) => `marker ${marker} across starts here`,
    markerDown: (marker: number) => `marker ${marker} down starts here`,
    inLine: 'in your line',
    end: 'one end of your line',
    exchanged: 'exchanged',
    newNumber: 'New number, not confirmed yet',
    sumSquareLaid: 'not confirmed yet',
    picked: 'picked for an exchange',
    fits: 'can be chosen',
    hinted: 'hint',
    shown: 'could have been found',
  },

  stand: {
    marker: (marker: number, number: number) => `Find ${marker}. Sum marker ${number}.`,
    left: (number: number) => count(number, { one: '# marker left', other: '# markers left' }),
    /** The same where there is little room. */
    leftShort: (number: number) => count(number, { one: '# left', other: '# left' }),
    /** Under the markers themselves. */
    unsolvedShort: 'unsolved',
    unsolved: (sums: readonly number[], limit: number) =>
      sums.length === 0
        ? `Unsolved: none of ${limit}`
        : `Unsolved: ${and(sums.map(String))}. ${sums.length} of ${limit}.`,
    hourglass: (seconds: number) =>
      count(seconds, { one: 'Hourglass, # second left', other: 'Hourglass, # seconds left' }),
    /** The time to lay a line out after a call. */
    claim: (seconds: number) =>
      count(seconds, { one: '# second left to lay the line out', other: '# seconds left to lay the line out' }),
    hourglassStands: 'Hourglass, standing still',
    seconds: (seconds: number) => `${seconds} s`,
  },

  seat: {
    tiles: (tiles: string) => `Action tiles: ${tiles}`,
    noTiles: 'No Action tiles',
    called: 'called',
    out: 'sits out',
    none: 'says none',
    sealed: 'sealed',
    sealing: 'sealing',
  },

  prompt: {
    find: (marker: number) => `Which whole line makes ${marker}?`,
    findTogether: (marker: number) => `Which whole line makes ${marker}? The first to call has it.`,
    saidNone: 'You said that there is none. You can still call, or take it back.',
    sitOut: 'You sit out until the next marker.',
    watch: (name: string) => `${name} has called and lays a line out …`,
    watchOthers: (marker: number) => `The others search for ${marker}.`,
    watchAll: (marker: number) => `Everybody searches for ${marker}.`,
    layOut: (marker: number) => `Show the line that makes ${marker}: drag along it, or mark both its ends.`,
    otherEnd: (square: string) => `${square} is one end. Mark the other.`,
    marked: (line: string) => `${line} is marked. Call to show it.`,
    /** Where nobody counts along: a line is marked and may be claimed, or sealed. */
    claimIt: (line: string) => `${line} is marked. Claim it, or lay Action tiles.`,
    sealIt: (line: string) => `${line} is marked. Seal it, or lay Action tiles.`,
    pickExchange: 'Exchange: choose a silver number.',
    pickOther: (square: string) => `Exchange ${square} with which number? One of the two must be in your line.`,
    pickSumTile: 'Sum square: which of your tiles is laid face down?',
    pickNewNumber: (digit: number) => `Which number of your line does the new ${digit} cover?`,
    useTile: (tile: string) => `${tile}: how do you use it?`,
    valid: (sum: string, number: number) => `${sum}: that is it, ${points(number)}.`,
    pass: (marker: number) => `Find ${marker}. Who is ready to seal? The others look away.`,
    seal: (marker: number) => `Seal a line that makes ${marker}, or none.`,
    /** The same where several share a screen. */
    sealAs: (name: string, marker: number) => `${name}, seal a line that makes ${marker}, or none.`,
    sealed: (line: string) => `Sealed: ${line}. You may still replace it.`,
    sealedNone: 'Sealed: none. You may still seal a line instead.',
    waitSeals: 'Everybody here has sealed. The others still search.',
    confirmNone: (unsolved: number, limit: number) =>
      `None? The marker is then unsolved: ${unsolved} of ${limit}, and at ${limit} the game ends.`,
    confirmLastSeal: 'None? All have sealed then, and the claims are opened.',
    confirmWithdraw: 'Take the call back? You then sit out until the next marker.',
    over: 'The game is over.',
    /** Equal points: how many Action tiles the winner and the next had left. */
    overByTiles: (name: string, number: number, others: number) =>
      `The game is over. Points are equal: ${name} wins with ${count(number, { one: '# Action tile', other: '# Action tiles' })} to ${others}.`,
    hintRow: (row: string) => `Look at row ${row}.`,
    hintColumn: (column: string) => `Look at column ${column}.`,
    hintWhich: (line: string) => `The line is ${line}.`,
    hintMove: (claim: string, number: number) => `${claim}: ${points(number)}.`,
    hintNone: 'This marker is better left alone: say none.',
  },

  /** Why the line that is laid out will not do yet, and what helps. */
  lacks: {
    start: (sum: string, square: string) => `${sum}. It must start after a Sum square: lay one on ${square}?`,
    startFixed: (sum: string, square: string) => `${sum}. It must start after a Sum square, and ${square} takes none.`,
    end: (sum: string, square: string) => `${sum}. It must end at the edge or a Sum square: lay one on ${square}?`,
    endFixed: (sum: string, square: string) => `${sum}. It goes on: ${square} takes no Sum square.`,
    tooLittle: (sum: string, missing: number) => `${sum}: ${missing} too few.`,
    tooMuch: (sum: string, excess: number) => `${sum}: ${excess} too many.`,
    repeats: (sum: string, doubles: number) =>
      count(doubles, {
        one: `${sum}. A number stands there again: it takes a Double.`,
        other: `${sum}. Numbers stand there again: it takes # Doubles.`,
      }),
  },

  /** The check list: short words on small marks. */
  checks: {
    label: 'What the line needs',
    start: 'Start',
    end: 'End',
    sum: (sum: number, marker: number) => `${sum} of ${marker}`,
    /** The same where it is too much: seen, and spoken. */
    tooMuch: (sum: number, marker: number) => `${sum} > ${marker}`,
    tooMuchSpoken: (sum: number, marker: number) => `${sum} is more than ${marker}`,
    repeats: 'No repeats',
    repeatsLacking: (doubles: number) => count(doubles, { one: '# repeat', other: '# repeats' }),
    /** More Doubles than are needed stay with their owner. */
    doublesBack: (doubles: number) => count(doubles, { one: '# Double comes back', other: '# Doubles come back' }),
    fresh: 'Not scored yet',
    scored: 'Scored before',
    done: 'fine',
    lacking: 'still lacking',
  },

  /** What is wrong with a claim. */
  faults: {
    badLine: (line: string) => `${line} is not a straight line.`,
    sumSquareInside: (line: string, square: string) => `${line} has a Sum square in it, on ${square}.`,
    tooShort: (line: string) => `${line} is one number; a line has two or more.`,
    notYours: (tile: string) => `There is no such tile to play: ${tile}.`,
    badExchange: (one: string, other: string) =>
      `${one} and ${other} can’t be exchanged: it takes two different numbers, one of them in the line.`,
    notSilver: (square: string) => `${square} is not a silver number.`,
    noStart: (line: string) => `${line} does not start after a Sum square.`,
    noEnd: (line: string) => `${line} goes on: no Sum square ends it.`,
    alreadyScored: (line: string) => `${line} was scored before in that direction.`,
    wrongSum: (sum: number, marker: number) => `That makes ${sum}, not ${marker}.`,
    repeats: (lacking: number) =>
      count(lacking, {
        one: 'A number repeats: a Double is missing.',
        other: 'Numbers repeat: # Doubles are missing.',
      }),
    notUsed: (tile: string) => `A tile has nothing to do there: ${tile}.`,
  },

  buttons: {
    call: 'Kakuro!',
    callFor: (name: string) => `${name}: Kakuro!`,
    none: 'None',
    noneFor: (name: string) => `${name}: none`,
    noneHint: 'There is no such line',
    noneBack: 'Search on',
    noneBackFor: (name: string) => `${name}: search on`,
    claim: 'Claim',
    seal: 'Seal',
    sealInstead: 'Seal this',
    /** Somebody comes to the screen, the others look away. */
    iAm: (name: string) => `I am ${name}`,
    sealedBy: (name: string) => `${name} ✓`,
    change: (name: string) => `I am ${name}: change what I sealed`,
    cover: 'Cover mine',
    withdraw: 'Take the call back',
    stepBack: 'Undo',
    tiles: 'Your Action tiles',
    tile: (tile: string, number: number) => count(number, { one: tile, other: `${tile}, #` }),
    double: 'Allow a repeat',
    exchange: 'Exchange two numbers',
    newNumber: (digit: number) => `Lay a new ${digit}`,
    sumBefore: (square: string) => `Sum square on ${square}`,
    sumAfter: (square: string) => `Sum square on ${square}`,
    yesNone: 'Yes, none',
    searchOn: 'Search on',
    yesWithdraw: 'Take it back',
    keepLaying: 'Go on',
    show: 'Show what could have been found',
    hide: 'Hide what could have been found',
  },

  /** Said aloud while a claim is laid out. */
  spoken: {
    double: 'Double laid.',
    exchanged: (one: string, other: string) => `${one} and ${other} exchanged.`,
    newNumber: (digit: number, square: string) => `New number ${digit} on ${square}.`,
    sumSquare: (square: string, tile: string) => `Sum square on ${square}. It takes the tile ${tile}.`,
    steppedBack: 'Undone.',
    needLine: 'Mark a line first.',
    noTile: (tile: string) => `You have none to lay: ${tile}.`,
    noTiles: 'You have no Action tile to lay.',
    noSumSquare: 'No Sum square can be laid at either end.',
    notHere: (square: string) => `${square} will not do.`,
    notYet: 'The line is not valid yet.',
  },

  /** Why something can't be done now. */
  refusals: {
    gameOver: 'The game is over.',
    notation: 'That can’t be read.',
    paused: 'The table is paused: go on first.',
    notSealedGame: 'Claims are sealed in sealed games only: call first.',
    soloGame: 'Alone there are no calls: claim a line, or say none.',
    sealedGame: 'Nobody calls in a sealed game: seal a line, or none.',
    noCall: 'Call first.',
    callOpen: 'Somebody has called: wait for the line.',
    sitsOut: 'You sit out until the next marker.',
    saidNone: 'You have said none already.',
    notSaidNone: 'You have not said none.',
    noHourglass: 'The hourglass does not run.',
    notASeat: 'This is for a player to do.',
    notTheTable: 'This happens by itself.',
  },

  story: {
    marker: (number: number, marker: number) => `Marker ${number}: ${marker}.`,
    called: (name: string, seconds: number) => `${name}: Kakuro! After ${tenths(seconds)} s.`,
    solved: (name: string, claim: string, sum: string, number: number) =>
      `${name}: ${sum}, ${points(number)}. ${claim}.`,
    wrong: (name: string, claim: string, fault: string) => `${name}: ${claim}. ${fault} ${name} sits out.`,
    /** Alone nobody sits out: the marker is unsolved then. */
    wrongAlone: (name: string, claim: string, fault: string) => `${name}: ${claim}. ${fault}`,
    /** What was wrong with somebody’s claim, for a moment. */
    ruling: (name: string, fault: string) => `${name}: ${fault}`,
    late: (name: string) => `${name} was too late and sits out.`,
    withdrawn: (name: string) => `${name} took the call back and sits out.`,
    none: (name: string) => `${name}: none.`,
    noneBack: (name: string) => `${name} searches on.`,
    hourglass: (seconds: number) =>
      count(seconds, { one: 'The hourglass runs: # second.', other: 'The hourglass runs: # seconds.' }),
    sealed: (name: string) => `${name} has sealed.`,
    openedNone: (name: string) => `${name} had sealed none.`,
    openedVoid: (name: string, claim: string, fault: string) => `${name} had sealed ${claim}. ${fault}`,
    opened: (name: string, claim: string, number: number) => `${name} had sealed ${claim}, ${points(number)}.`,
    unsolved: (marker: number, number: number, limit: number) => `${marker} is unsolved, ${number} of ${limit}.`,
    /** Who drew which tile: a list of `drewTile`. */
    drawn: (draws: readonly string[]) => `Drawn: ${draws.join('; ')}.`,
    drewTile: (name: string, tile: string) => `${name} ${tile}`,
  },

  /** What was sealed, shown when it is opened. */
  opened: {
    title: 'Opened',
    close: 'Close',
    none: 'none',
    valid: (claim: string, number: number) => `${claim}: ${points(number)}`,
    void: (claim: string, fault: string) => `${claim}. ${fault}`,
  },

  /** What lay face down, shown when the game is over. */
  faceDown: {
    unsolved: 'Unsolved markers',
    markers: 'Markers left',
    spare: 'Numbers put away',
    pile: 'Action tiles left',
    nothing: 'none',
  },

  /** What could have been found, told when a marker is done with. */
  hindsight: {
    nothing: 'There was nothing to be found.',
    longest: 'There was nothing longer.',
    forAll: (line: string, sum: string, number: number) => `${line} was there: ${sum}, ${points(number)}.`,
    forOne: (name: string, claim: string, sum: string, number: number) =>
      `${name} could have laid ${claim}: ${sum}, ${points(number)}.`,
  },

  /** What keys do. */
  keys: {
    call: 'Kakuro!',
    callSeat: 'Kakuro! for each seat',
    none: 'none, or search on',
    noneAlone: 'none: the marker is then unsolved',
    noneSeat: 'none for each seat',
    mark: 'mark one end of the line, then the other',
    /** The same where the page counts along. */
    markAndClaim: 'mark one end of the line, then the other; claim when it is valid',
    claim: 'claim, or seal',
    double: 'lay a Double',
    exchange: 'exchange two numbers',
    newNumber: 'lay a New number (again: the next one)',
    digit: 'lay the New number with this number',
    sumSquare: 'lay a tile face down as a Sum square; then D, X or the number of the tile',
    stepBack: 'undo',
    withdraw: 'take the call back',
    show: 'show what could have been found',
  },

  /** Asked once, after the first game against the computer in which the page counted along. */
  keepHelp: {
    question: 'Keep help with counting?',
    why: 'The page has added up for you. At a real table nobody does.',
    keep: 'Keep help',
    own: 'I’ll count',
    kept: 'Help with counting stays on.',
    dropped: 'From the next game on you count yourself.',
    later: 'You can change it when you set up a game.',
  },

  options: {
    way: 'How it is played',
    open: 'A race',
    openHint: 'Whoever calls Kakuro! first has the line.',
    sealed: 'Sealed',
    sealedHint: 'Everybody seals a line in secret; the longest one scores. No race of reflexes.',
    counting: 'Help with counting',
    countingHint: 'The page adds up while a line is laid out. Off: you find out when you claim.',
    hourglass: 'Hourglass',
    untimed: 'Without a clock',
    untimedHint: 'No clock at all: take as long as you like.',
    claim: 'Time to lay a line out after a call',
    seconds: (seconds: number) => count(seconds, { one: '# second', other: '# seconds' }),
    markers: 'Which Sum markers',
    markersHint: (number: number, most: number) =>
      count(number, { one: `# marker of at most ${most}`, other: `# markers of at most ${most}` }),
    marker: (value: number) => `Markers with ${value}`,
    actions: 'Which Action tiles',
    actionsHint: (number: number, most: number) =>
      count(number, { one: `# tile of at most ${most}`, other: `# tiles of at most ${most}` }),
    action: (tile: string) => `How many: ${tile}`,
    doublesNeeded: (number: number) =>
      count(number, {
        one: 'There must be a Double for the player.',
        other: 'There must be # Doubles, one for each player.',
      }),
    reset: 'Standard',
  },
} as const;
