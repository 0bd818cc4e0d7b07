/** The rules of Kakuro Challenge in English. */

import type { ChallengeRules } from './plan';

export const rules: ChallengeRules = {
  intro:
    'You hold two tiles. Yellow side up, a tile is a number to add. Red side up, it’s what a sum has to come to. Place one, flip another if that helps, and score every sum that comes out right.',
  facts: {
    players: '2 to 4',
    age: 'From 12 (the Dutch edition)',
    time: 'About 30 minutes',
    material: 'Board, 72 tiles, nine 100-point cards, 4 pawns, 4 screens, bag; in the Dutch edition a sand timer',
    credit:
      'Kakuro Challenge, by Leo Colovini, Dario De Toffoli and Dario Zaccariotto, published by Clementoni and 999 Games in 2006.',
  },
  sections: {
    material: {
      title: 'The board and the tiles',
      text: {
        board:
          'The board has 9 columns, a to i, and 9 rows, 1 to 9 from the top. So c6 is the third square of the sixth row.',
        sides:
          'Each tile has the same digit on both sides. Yellow side up it’s an addend, red side up a total, marked Σ.',
        total: 'A total stands for every number that ends in its digit: a red 6 is 6, 16, 26 or 36.',
        split: 'The 72 tiles are eight of each digit from 1 to 9. The books give only the 72.',
      },
    },
    setup: {
      title: 'Set-up',
      text: {
        players: '2, 3 or 4 players sit down. Everybody starts with 0 points.',
        stones:
          'Draw five tiles and place them on the five river stones, row by row. The third, in the centre, lies red side up, the other four yellow side up.',
        squares:
          'The river stones lie on b2, h2, e5, b8 and h8, unless you choose other squares. The pictures of the board are lost.',
        hands: 'Then everybody draws two tiles and keeps them behind a screen.',
        first:
          'Lots decide who begins, unless you name a seat. The books let the youngest begin; a table doesn’t ask for ages.',
      },
    },
    turn: {
      title: 'A turn',
      text: {
        order: 'Play goes round clockwise, from the player who begins.',
        place: 'In your turn you must place exactly one of your two tiles. Which side is up is your choice.',
        square: 'The square must be empty, and it must share an edge with a tile. Touching at a corner is not enough.',
        free: 'Every such placement is allowed, whatever it makes or breaks. A broken Kakuro costs nobody anything.',
        flip: 'After placing you may flip a tile that lay there before; in the expert game, several.',
        draw: 'Last, you draw one tile, so that you hold two again, as long as the bag has any.',
      },
    },
    kakuro: {
      title: 'What a Kakuro is',
      text: {
        total:
          'A Kakuro is a total with a run of addends right behind it, to the right or downwards: `Σ6 9 7`. The total comes first: `2 3 Σ5` is nothing.',
        run: 'The run has at least two addends and begins right next to the total. Neither `Σ3 3` nor `Σ5 · 2 3` is a Kakuro.',
        whole:
          'The run goes on until an empty square, a red tile or the edge ends it. You can’t leave off the tail: `Σ5 2 3 1` is not a Kakuro.',
        different: 'All digits of the run are different: `Σ6 7 2 7` is not a Kakuro, though 16 ends in 6.',
        sum: 'The sum of the run ends in the digit of the total. No tile is a 0, so a sum that ends in 0 fits no total.',
        worth:
          'A Kakuro is worth its sum: `Σ6 9 7` gives 16 points. The dearest has the eight addends 2 to 9 and gives 44.',
        crossing: 'A tile may belong to two Kakuros, one across and one down. A total may begin both.',
      },
    },
    flips: {
      title: 'Flips',
      text: {
        one: 'With a placement you may flip one tile that lay there before, yellow to red or red to yellow. The tiles on river stones are like any other.',
        never: 'You can’t flip the tile you’ve just placed, nor an empty square.',
        same: 'When the move is done, one and the same Kakuro must contain the placed tile and the flipped tile.',
        outside: 'A red tile that only ends a run is not part of that Kakuro. No tile may be flipped just for that.',
        expert:
          'Only in the expert game may you flip more than one: any number, if one and the same Kakuro contains the placed tile and all of them.',
        refused:
          'With automatic scoring, a flip that isn’t allowed is refused before it happens, and you choose again. With the box it costs the points of the turn.',
        strict:
          'In a strict game the table counts the points but helps nobody. Before you move, nothing tells which flips are allowed or what the move would score.',
        strictCost:
          'There a move with a forbidden flip, or with too many, scores nothing, what was right in it included. The placed tile stays, the flipped tiles turn back, and the turn passes on.',
        strictRefusal: 'A strict game refuses only what can’t be done at a table, such as an occupied square.',
      },
    },
    points: {
      title: 'Points',
      text: {
        scored: 'A move scores every Kakuro that now contains the placed tile or a flipped tile, and no other.',
        both: 'A tile can complete one Kakuro across and one down at once. Both count.',
        besides:
          'Besides the Kakuro that joins them, the placed tile and each flipped tile may bring another in the other direction. It counts too.',
        ended:
          'A Kakuro that comes right only because a placed or flipped tile now ends it from outside doesn’t count.',
        endedExample:
          'Place a yellow 3 behind `Σ5 2 3 4 1` and flip the 4: `Σ4 1 3` scores 4, and the `Σ5 2 3` before it nothing.',
        again:
          'A Kakuro from before that holds none of these tiles doesn’t count again. A run that has grown counts with its whole new sum: a 6 behind `Σ5 2 3 4` scores 15.',
      },
    },
    end: {
      title: 'The end',
      text: {
        empty:
          'When the bag is empty, play goes on with the tiles in hand, and nobody draws. The game ends when every hand is empty: all 72 tiles lie on the board.',
        noPass: 'Nobody ever has to pass. With 81 squares for 72 tiles, an empty square always touches a tile.',
        counts:
          'After the five stones 67 tiles are placed: with two players 34 and 33, with three 23, 22 and 22, with four 17, 17, 17 and 16, from the player who begins.',
        lastTiles: 'The last placements are everybody’s last tiles, one a player.',
        win: 'The most points win.',
        tie: 'Players with equally many points share the win.',
        over: 'After the end nothing can be done any more.',
      },
    },
    track: {
      title: 'The score track',
      text: {
        pawn: 'Your pawn stands on a square from 0 to 99. For every full hundred you have a 100-point card.',
        cards: 'There are nine cards. If you need more, your points are simply counted on.',
        below:
          'Only a false challenge can bring you below 0. Your pawn then counts back from 100, and you owe a card for every hundred begun: −3 is square 97 and one card owed.',
      },
    },
    claims: {
      title: 'Claims: you count',
      text: {
        say: 'In a claim game you say with every placement how many points it makes, 0 included. They’re yours at once. In all other games the table counts.',
        refused:
          'Only what can’t be done at a table is refused: an occupied square, one that touches no tile, a tile not in hand, flipping an empty square or the placed tile. A forbidden flip is carried out.',
        who: 'Every opponent of the player who moved may challenge the claim, in turn or not. The player who made it may not.',
        until: 'A claim is open to challenge until the next placement.',
        once: 'There is one challenge a move: the ruling closes the claim.',
        upheld:
          'A challenge is upheld if more was claimed than the move is worth. A move with a forbidden flip is worth 0, and a challenge to it is upheld whatever was claimed.',
        loss: 'Then the player gets 0 for the move, what was right in it included. The placed tile stays, the flipped tiles turn back. Whose turn it is doesn’t change.',
        rejected:
          'If the challenge is rejected, nothing changes, unless the table has set a price for a false one. It may bring a score below 0.',
        less: 'Anyone who claims less than the move is worth scores what they claimed. A challenge to it is rejected.',
        stands: 'A claim that nobody challenges stands, right or wrong, and so do its flips.',
        last: 'After the last placement of the game its claim is open until somebody challenges it, every opponent has accepted it, or 20 seconds have run. Then the game is over.',
        accept:
          'Only that last claim is accepted in so many words. An opponent who has accepted it can’t challenge it any more.',
      },
    },
    clock: {
      title: 'The clock',
      text: {
        time: 'You can set a time for each placement. The clock starts anew with every turn; a challenge doesn’t stop it.',
        off: 'Without a set time, no tile is ever placed for you.',
        lot: 'When the time is up, the table places a tile for you. It’s one of all your placements, each equally likely; two equal tiles in hand count as one.',
        move: 'That move flips nothing, claims nothing and scores what it’s worth, in claim games too. It can’t be challenged, and it closes the claim before it.',
        remind: 'Or the clock is only a reminder: when it has run out everybody is told so, and nothing else happens.',
      },
    },
    hidden: {
      title: 'What is hidden',
      text: {
        hand: 'Only its owner sees a hand. Everybody else, spectators too, sees only how many tiles it has.',
        bag: 'Nobody knows the order of the tiles in the bag. How many there are is open, and that somebody draws, but not what.',
        worth: 'In claim games nobody is told what a move is worth while its claim is open. Then everybody is.',
        open: 'Everything else is open to all. After the end nothing is hidden.',
      },
    },
    programs: {
      title: 'For programs and the referee',
      text: {
        options:
          'The options are `first`, `expert`, `scoring`, `falseChallenge`, `moveSeconds`, `timeUp` and `stones`. What is left out has its default; anything else, or another value, is refused.',
        values:
          '`first` is `lot`, or a seat that somebody sits in. `stones` are five different squares in board order. `timeUp: remind` needs `moveSeconds`.',
        board:
          'A board is its nine rows joined by `/`: `.` is an empty square, `1` to `9` a yellow tile, `A` to `I` a red 1 to 9.',
        placement:
          'A placement is side, digit and square: `y4c6`. Flips follow in board order, each once: `y7h3/d3/f3`. In claim games the claim comes last, at most fifteen digits, no leading zeros: `y7h3/d3=33`.',
        line: 'A Kakuro is written from its total to its last addend: `e2-h2`. A list names those across before those down, each in board order of the totals.',
        oneWay: 'There is one way to write a thing; any other text is refused.',
        entries:
          'An entry is a seat, a colon and what is done: `0:y4c6=13`, `1:challenge`. A move made by the clock ends in `!` and has neither flips nor a claim: `0:y4c6!`.',
        chance:
          'A record’s chance is `tiles`: the 72 digits as they leave the bag, first the stones in board order, then two for every seat, then the draws.',
        recorded: 'A record’s `options` name every option that isn’t at its default, and always `first`, as a seat.',
        recordEnd:
          'That the last claim was accepted, or its time ran out, is not recorded: a record that ends with it is finished. A strict move is recorded as made, flips that turned back included.',
        refusals:
          'Of several faults the first of these is named: `bad-notation`, `game-over`, `not-your-turn`, `not-allowed`, `occupied`, `not-adjacent`, `not-in-hand`, `flip-empty`, `flip-placed`, `flip-outside`, `too-many-flips`.',
        outOfTurn:
          'A placement out of turn is `not-your-turn`. A challenge or an acceptance that can’t be made now is `not-allowed`.',
      },
    },
  },
  figures: {
    sums: 'Five moves on one board: two make a Kakuro, three make none.',
    crossings: 'One tile can make two Kakuros at once.',
    toTotal: 'A yellow tile becomes the total of the new Kakuro.',
    toAddend: 'A red tile becomes an addend: two runs grow into one.',
    outside: 'A flipped tile must be part of the Kakuro, not its end.',
    expert: 'The expert game: two flips in one move.',
    three: 'Three Kakuros in one move.',
    cutOff: 'The run before the flipped tile adds up now, but nothing that moved is part of it.',
  },
};
