/** The rules of Kakuro, the race, in English. */

import type { RaceRules } from './plan';

export const rules: RaceRules = {
  intro:
    'A sum is turned up, and everybody searches the same field of numbers for a line that makes it. The first to call gets a point for each number in the line. Action tiles bend the field a little.',
  facts: {
    players: '1 to 5',
    age: 'From 14',
    time: 'The book gives none',
    material: 'Board, 72 Number tiles, 45 Sum markers from 3 to 40, 40 Action tiles, hourglass',
    credit: 'Kakuro – the game, by A. Nove Veronesi, published by Ravensburger in 2007.',
  },
  sections: {
    material: {
      title: 'The field and the tiles',
      text: {
        players: 'One to five can play.',
        field:
          'The field has 8 columns, a to h, and 8 rows, 1 to 8 from the top: c6 is the third square of the sixth row. The Sum square left of row 2 starts row 2, the one above column c starts column c.',
        sumSquares: 'Sum squares are red, and their arrows point to the right and downwards.',
        numbers: 'There are 72 Number tiles, silver on one side and red on the other, with the same number.',
        numbersSplit: 'They are eight of each number from 1 to 9. The book gives only the 72.',
        markers: 'The 45 Sum markers are one of each value from 3 to 40, and a second one of each from 9 to 15.',
        backs: 'There are 40 Action tiles. All have the same back: a Sum square.',
        actions: 'Their fronts are 11 Doubles, 11 Exchanges, and two New numbers of each number from 1 to 9.',
        hourglass: 'The hourglass runs for 60 seconds, unless you set another time.',
      },
    },
    setup: {
      title: 'Set-up',
      text: {
        field: 'Shuffle the Number tiles. 64 of them fill the field, silver side up; put the other 8 away unseen.',
        markers: 'Shuffle the Sum markers; they lie face down.',
        double: 'Everybody takes one Double. The other Action tiles are shuffled and make up the pile, fronts down.',
        more: 'Then everybody draws from the pile: three tiles when playing alone, two with two players, one with three, four or five.',
        order: 'They are dealt one at a time in seat order, from the first seat. A pile that runs out gives no more.',
        open: 'Action tiles lie open in front of their owner, for everybody to see.',
      },
    },
    round: {
      title: 'A round',
      text: {
        marker: 'A round begins with a Sum marker being turned up. From then on everybody searches at once.',
        call: 'Anyone who searches may call “Kakuro!” at any time. Calls count in the order in which they reach the table.',
        hold: 'While a call is open nothing else happens: only the caller may show a line or take the call back, and only the caller’s time may run out.',
        claim:
          'The caller claims one line, with any number of Action tiles played to make it valid. Nobody can claim without a call of their own.',
        time: 'The caller has 30 seconds for it, unless you set another time.',
        alone:
          'The caller counts alone. Whether a line holds is known when it’s claimed; nothing adds it up or checks it before.',
        shown:
          'Help with counting: if you choose it, the screen counts along while a line is shown. The rules are the same.',
        points: 'A valid line scores one point for every Number tile in it.',
        newNumberPoint: 'A New number in it is worth its point too.',
        red: 'All its numbers turn red. The marker goes on the Sum square where the line starts, on the arrow that points along it, and stays there.',
        spent:
          'The Action tiles used are spent: Doubles and Exchanges leave the game, Sum squares and New numbers stay on the field. The caller keeps the others.',
        next: 'The marker is dealt with. After the draw the next is turned up, and everybody searches again. No call, “none” or sand is left over from before.',
      },
    },
    line: {
      title: 'A valid line',
      text: {
        straight:
          'A line lies in one row or one column. Read it from left to right or from top to bottom, never backwards.',
        start:
          'It starts right after a Sum square: a printed one at the field’s left or upper edge, or one that was placed there.',
        end: 'It ends right before a Sum square that was placed, or at the field’s right or lower edge. There’s no Sum square inside it.',
        sum: 'It has at least two numbers, and they add up to the marker exactly.',
        twice: 'No number stands in it twice, unless Doubles are played for the repetitions.',
        once: 'It wasn’t scored before.',
        crossing:
          'A red number still counts in the other direction, with its full value and its point. So a tile can serve twice, once across and once down.',
      },
    },
    actions: {
      title: 'Action tiles',
      text: {
        own: 'You play Action tiles only as part of a claim, and only your own. Each is used either for its front or for its back, not for both.',
        silver: 'You may cover and exchange silver numbers only: never red ones, New numbers or Sum squares.',
        order:
          'Exchanges come first, in the order given, then Sum squares, then New numbers. Each step is judged on what the correct steps before it have left.',
        needless:
          'A claim that keeps these rules is valid even if fewer tiles would have done. It spends what it uses.',
        whole: 'A claim happens as a whole or not at all.',
        back: 'The back of any Action tile is a Sum square. Place it right before the line’s first number or right after its last, and nowhere else. A line can take one at each end.',
        bounds:
          'A Sum square covers its number for good, and bounds rows and columns alike. Later lines may end before it, and start from it to the right as well as downwards.',
        double:
          'A Double allows one repetition. A number that stands twice needs one; a number that stands three times, or two that stand twice, need two; and so on.',
        surplus:
          'Doubles beyond the repetitions stay with you: of those you played, the first are spent, the others come back.',
        exchange: 'An Exchange swaps two silver numbers anywhere on the field. A claim may use several.',
        exchangeOne: 'The two numbers are different, and exactly one of the two squares is in the line.',
        exchangeOther: 'The other may be any square, even one that a Sum square of the same claim will cover.',
        newNumber:
          'A New number goes on a silver number inside the line. From then on it’s the number of that square, and red.',
        newNumberDiffers: 'It differs from the number it covers.',
      },
    },
    wrong: {
      title: 'Wrong calls',
      text: {
        nothing: 'If the claim isn’t valid, nothing of it happens. The field stays as it was.',
        tilesBack: 'The caller’s Action tiles come back.',
        sitOut: 'The caller then sits out until the next marker. The others search on.',
        late: 'Taking a call back counts as a wrong call. So does being late: no claim within the time.',
        mute: 'Anyone who sits out can neither call, nor say “none”, nor take a “none” back.',
        all: 'When everybody sits out, the marker is unsolved.',
      },
    },
    none: {
      title: 'Nobody finds one',
      text: {
        say: 'Anyone who still searches may say “none”: there’s no such line. If you take it back, you may say it again.',
        back: 'You may take your “none” back as long as you search and no call is open.',
        stillCall: 'Even after “none” you may still call, until the marker is dealt with.',
        half: 'When at least half of those who still search say “none”, the hourglass is started.',
        all: 'When all of those who still search say “none”, the marker is unsolved at once.',
        counted:
          'Both are tested after every “none”, and again whenever somebody has to sit out: then neither that player nor their “none” counts any more.',
        two: 'So with two players, one of whom said “none”, a wrong call of the other closes the marker at once.',
        runsOn: 'Once started, the hourglass runs until the marker is dealt with, even if a “none” is taken back.',
        held: 'An open call holds the hourglass. It goes on where it stood when the call has come to nothing.',
        sand: 'When the sand has run through, the marker is unsolved.',
        aside: 'An unsolved marker is set aside beside the board, face up. Its number stays in sight.',
      },
    },
    draw: {
      title: 'The draw',
      text: {
        odd: 'After an odd marker everybody draws one Action tile, whether it was solved or not. After an even one nobody draws.',
        nobodyHas: 'If nobody has an Action tile left at that moment, everybody draws one after an even marker too.',
        order:
          'Tiles are dealt one at a time in seat order, from the player who found the line. If nobody did, they’re dealt from the first seat.',
        short:
          'If there are fewer tiles than players, those who come first in that order get one. An empty pile gives nothing.',
      },
    },
    end: {
      title: 'The end',
      text: {
        third: 'The third unsolved marker ends the game at once. There’s no draw after it.',
        last: 'If the markers run out first, the game ends when the last one is dealt with, after its draw.',
        win: 'The most points win. Among equals, more Action tiles win. If those are equal too, the win is shared.',
        over: 'After the end nothing more can be done.',
      },
    },
    solo: {
      title: 'Playing alone',
      text: {
        draw: 'All the rules hold, with a few differences. You draw an Action tile after every marker, odd or even.',
        sand: 'The hourglass starts with every marker, and nothing holds it. If the sand runs through before a valid claim, the marker is unsolved.',
        noCalls: 'There are no calls: you claim a line, or say “none”.',
        wrong: 'A claim that isn’t valid makes the marker unsolved. So does “none”, at once.',
        untimed: 'Played untimed, there’s no clock at all.',
        score: 'The score is your own to beat: at the end the only player has won.',
      },
    },
    sealed: {
      title: 'Sealed games',
      text: {
        sand: 'A way to play for two to five who prefer thinking to shouting. The hourglass starts with every marker.',
        seal: 'Everybody seals one claim, or seals that there is none. There are no calls, and nobody sits out.',
        replace:
          'Until the opening you may seal another claim, or “none”, instead. It then counts as sealed at that moment. You can’t take “none” back without sealing a claim.',
        opened: 'The claims are opened as soon as everybody has sealed something, or when the sand has run through.',
        void: 'A claim that isn’t valid is void and costs nothing.',
        best: 'Of the valid claims the one with the most points happens and scores. Of equals, the one sealed earlier.',
        spends: 'Only that claim spends Action tiles. Its player counts as the finder in the draw.',
        unsolved: 'With no valid claim the marker is unsolved.',
        secret:
          'Everybody sees that you have sealed something. Whether it’s a claim or “none” is hidden from the others until the opening, and then shown to all.',
      },
    },
    hidden: {
      title: 'What is hidden',
      text: {
        hidden:
          'Three things are hidden from everybody: the order of the markers still face down, the order of the pile, and the 8 Number tiles that were put away.',
        open: 'Everything else lies open, to players and spectators alike: the field, scored lines, unsolved markers, drawn Action tiles, scores, who sits out, and who said “none”, except in sealed games.',
        counted: 'Which markers and Action tiles are left is open too, for it can be counted.',
        end: 'At the end everything is shown.',
      },
    },
    programs: {
      title: 'For programs and the referee',
      text: {
        seconds:
          '`hourglassSeconds`: how long the hourglass runs, 1 to 3600 (60). `claimSeconds`: how long a caller has, 1 to 3600 (30), for two to five players.',
        ways: '`untimed`: no clock, for one player (off). `sealed`: a sealed game, for two to five (off). `counting`: `own` (the default) or `shown`.',
        pieces:
          '`markers`: the Sum markers, 1 to 90 values from 3 to 40. `actions`: the Action tiles, up to 80, with a Double for every player at least. What is left out is the standard set.',
        refused: 'An unknown option, or a value that doesn’t fit, is refused; nothing is guessed.',
        field:
          'A field is eight rows joined by `/`: `1` to `9` is a silver number, `A` to `I` a red 1 to 9, `#` a Sum square that was placed.',
        line: 'A line is its first and last square: `a2-h2` is row 2, `c3-c6` runs down. An Action tile is its front: `d`, `x`, `n1` to `n9`.',
        claim:
          'A claim is its line, then with single spaces and in this order: exchanges, Sum squares with the tile spent for them, New numbers, and one `d` for each Double.',
        claimExample: 'A whole one: `b2-e2 x:d2,f6 #a2(n3) #f2(d) n7:c2 d`.',
        entries:
          'What a player does stands after the seat, counted from 0: `1:call`, `1:a2-e2 d`, `1:withdraw`, `1:none`, `1:none-back`, and sealed `1:seal a2-e2 d`. Alone it’s `0:a2-e2 d` or `0:none`.',
        clocks: 'What a clock does is written `*:sand` (the hourglass) and `1:late` (the caller’s time).',
        oneWay: 'There is one way to write a thing. Anything else is refused as `bad-notation`.',
        chance:
          'A record holds all chance, turned up or not: `tiles`, the field in board order and then the 8 put away; `markers` as they are turned up; `actions`, the pile after the first Doubles, as it’s drawn.',
        recorded: 'A record names the options that differ from the default, and no others.',
        faults:
          'Of several faults the first of these is named: `bad-line`, `too-short`, `not-yours`, `bad-exchange`, `not-silver`, `no-start`, `no-end`, `already-scored`, `wrong-sum`, `repeats`, `not-used`.',
        faultMeanings:
          '`bad-line` is also a line with a Sum square in it. `repeats` lacks a Double. `not-used` is a tile that does nothing: a Sum square away from the ends, or a New number out of place.',
      },
    },
  },
  figures: {
    wholeRow: 'The marker is 36. A whole row makes it, with no number twice.',
    redAgain: 'The marker is 20. One number of the line is red already; it counts again.',
    cutEnd: 'The marker is 9. A Sum square ends the line where you want it.',
    cutStart: 'The marker is 18. One Sum square starts the line, an earlier one ends it.',
    doubles: 'The marker is 40. Two numbers stand twice in the top row.',
  },
};
