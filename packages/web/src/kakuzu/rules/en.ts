/** The rules of Kakuzu in English. */

import type { KakuzuRules } from './plan';

export const rules: KakuzuRules = {
  intro:
    'Eighty-one stones lie over a sudoku that nobody has seen. Draw a digit, work out where it must be, and lift the stone. If you’re right it’s yours and you go on; if not, your neighbour gets it.',
  facts: {
    players: '1 to 4 (a shop’s listing; the book gives no number)',
    age: 'From 8 (the same listing)',
    time: 'About 20 minutes',
    material: 'Board with 81 hollows, 81 stones, 10 digit stones, bag, 20 sheets printed on both sides',
    credit: 'Kakuzu – multi sudoku, a game by Bruno Stefanini, published by Gigamic.',
  },
  sections: {
    material: {
      title: 'The board, the sheet and the bag',
      text: {
        players:
          'One to four play. The seats take turns in order; the player on your left is the next seat, and after the last comes the first again.',
        board:
          'The board has 9 columns, a to i, and 9 rows, 1 to 9 from the top. So c6 is the third square of the sixth row.',
        sheet:
          'The sheet under the stones is a complete sudoku: each row, each column and each of the nine 3×3 boxes has the digits 1 to 9 once each.',
        bag: 'The bag holds ten digit stones: 0 to 9, one of each.',
        fresh:
          'Each game gets a fresh sheet, unless you choose a numbered one. Each of the 6,670,903,752,021,072,936,960 complete sudokus is equally likely.',
        numbered: 'There are forty numbered sheets, ours, not those of the box. A number always means the same sheet.',
        lot: 'One of the forty can be drawn by lot, unseen.',
        disguise:
          'At an online table a numbered sheet is disguised: digits exchanged, rows and columns shuffled, perhaps mirrored. Nobody can simply look it up, but a program could still find it. A fresh sheet is the safe choice.',
      },
    },
    setup: {
      title: 'Set-up',
      text: {
        stones: 'At the start all 81 stones lie, and nobody has any.',
        first: 'The player who begins lifts the first stone. Then you take turns, one stone each time.',
        box: 'Each stone has to come from a box that has lost none yet. Which of its nine you lift is your choice.',
        nobody: 'The nine stones of the set-up belong to nobody. Everybody sees the digits under them.',
        quiet: 'Nothing is drawn or announced in the set-up.',
        ninth: 'With the ninth stone each box has lost one, and the set-up is over.',
        begins:
          'The player who lifted first takes the first turn, whoever lifted the ninth stone. The book doesn’t say who lifts first or who begins.',
      },
    },
    turn: {
      title: 'A turn',
      text: {
        draw: 'A turn begins with a draw from the bag. Each digit in it is equally likely, and until it’s drawn nobody can do anything.',
        zero: 'The 0 ends your turn at once. You lift no stone.',
        lift: 'After any other digit you lift one stone, any that still lies. You can’t pass.',
        match:
          'If the drawn digit is under it, that’s a match. You keep the stone, the digit stays out of the bag, and you draw again at once.',
        miss: 'If it’s another digit, that’s a miss. The stone goes to the next player and your turn ends. What was under it stays open.',
        back: 'When a turn ends, all digits drawn in it go back into the bag, except completed ones. The next player’s turn begins.',
        never:
          'The bag is never empty when a digit is drawn. Match every other digit in one turn, and you draw the 0 last.',
      },
    },
    complete: {
      title: 'Completed digits',
      text: {
        ninth:
          'When all nine places of a digit are open, it’s complete. Its digit stone leaves the game and is never drawn again.',
        anyhow:
          'It doesn’t matter who opened the ninth place, or how: a match, a miss and the set-up all count. Even the nine stones of the set-up can be nine times the same digit.',
        drawn: 'A digit that was drawn in this turn, and is completed in it, doesn’t go back into the bag.',
        zero: 'The 0 is under no stone and is never complete. It’s in the bag at every draw, down to the last stone.',
      },
    },
    end: {
      title: 'The end',
      text: {
        last: 'The game ends the moment the last stone is lifted. Nothing is drawn after it.',
        sure: 'The last stone is always a match: its digit is the only one not complete, so nothing else can be drawn or announced, but for the 0.',
        win: 'The most stones win.',
        tie: 'Players with equally many stones share the win.',
        all: 'With two or more players a game to the last stone hands out 72 stones: all but the nine of the set-up.',
      },
    },
    sameDigit: {
      title: 'Variant: the same digit',
      text: {
        again: 'After a match you draw nothing. You look for the same digit again, until you miss.',
        ninth: 'Finding the ninth place of the digit ends your turn, and the digit stone leaves the game.',
        miss: 'A miss ends your turn. The digit goes back into the bag, unless it’s complete. A 0 ends your turn as ever.',
      },
    },
    announce: {
      title: 'Variant: announce',
      text: {
        noBag: 'There is no bag, no draw and no 0.',
        name: 'Before you lift a stone, announce a digit from 1 to 9. If it’s under the stone, you keep it. If not, the stone goes to the next player and your turn ends.',
        complete: 'You can’t announce a complete digit.',
        again: 'You can announce any other digit, even one that you matched in this turn.',
        three: 'You keep at most three stones in a turn: after the third match it ends.',
      },
    },
    clock: {
      title: 'The clock',
      text: {
        minutes:
          'The book suggests a time limit for tournaments. With ours, each player has a number of minutes for the whole game, in every variant.',
        runs: 'Your clock runs only while you have to lift a stone in your turn: not in the set-up, in other turns or during a draw. A flag falls only while its clock runs.',
        flag: 'At zero your flag falls, and your turn ends as after a 0. You lift no stone, and the digits go back into the bag.',
        passed:
          'From then on you’re passed over. You still get the stones missed by the player before you: a miss goes to the same neighbour all game long.',
        keeps:
          'You keep your stones and can win. When only one player has time left, that player takes turn after turn.',
        all: 'When every flag has fallen, the game ends as it stands. The stones that still lie belong to nobody.',
      },
    },
    solo: {
      title: 'Playing alone',
      text: {
        turns: 'The book has no game for one. You lift all nine stones of the set-up and take every turn.',
        miss: 'A stone you miss belongs to nobody.',
        score: 'Your score is the number of stones you kept, of 72. Alone you always win, so the score is what counts.',
        clock: 'With a clock, the game ends when it reaches zero.',
      },
    },
    hidden: {
      title: 'What is hidden',
      text: {
        sheet:
          'What lies under the stones is hidden from everybody, players and onlookers alike. After the end the whole sheet is shown.',
        next: 'Nobody knows which digit is drawn next until it’s drawn.',
        open: 'All else is open, and the same for everybody: what is uncovered, the digits drawn and those in the bag, everybody’s stones, whose turn it is and the clocks.',
        refusal:
          'Whether a move is allowed depends only on what everybody sees. So a refusal tells nothing about the sheet.',
      },
    },
    programs: {
      title: 'For programs and the referee',
      text: {
        first:
          '`first`: the seat, counted from 0, that lifts first and takes the first turn; or `lot` (the default), each seat equally likely.',
        options:
          '`variant`: `bag` (the default), `same-digit` or `announce`. `sheet`: `random` (the default), `lot` or 1 to 40. `clockMinutes`: `off` (the default), or 1 to 180.',
        refused:
          'What is left out has its default. An unknown option, a value that doesn’t fit, or a `first` that nobody sits on is refused.',
        board:
          'The board is nine rows from the top, joined by `/`: `.` is a stone, `1` to `9` an open digit. A sheet is written the same way, without stones.',
        entries:
          'A move is a seat, a colon and the square: `0:e5`. An announced digit stands before the square: `0:7e5`. The fall of a flag is `0:flag`.',
        oneWay:
          'There is one way to write a thing. Anything else is `bad-notation`: a seat that doesn’t exist, a digit announced where none is asked for, or a missing one.',
        refusals:
          'Of several faults the first of these is named: `bad-notation`, `game-over`, `not-your-turn` (another seat lifts a stone), `not-allowed` (all else).',
        recorded: 'A record’s `options` always name `first`, as a seat, and every other option that isn’t the default.',
        sheet:
          '`chance.sheet` is the sheet that was played. It has to be a complete sudoku, and it decides: `options.sheet` only names it, and is `"lot"` after a lot.',
        draws:
          '`chance.draws` lists the digits in the order drawn, zeros included, in one list: every draw up to the last move, those due after it, and no more.',
        wrongDraw:
          'A draw that was not in the bag is `not-allowed` at the first move after it, unless that move can’t be read or is out of turn: then that is named.',
        badRequest:
          'Draws missing or left over make the whole record a `bad-request`. So does a last draw that was not in the bag, with no move after it.',
        moves:
          '`moves` has the lifted stones, those of the set-up included, and the flags, in order. Draws don’t stand there. Where digits are announced there are none: `chance.draws` is empty or left out.',
        replay:
          'A replayed record gives the scores, whether the game has ended, and who has won. One that stops early is fine.',
      },
    },
  },
  figures: {
    opening: 'Two boxes have lost a stone. Lift one from a whole box.',
    search: 'A 5 was drawn. Find it.',
    ninth: 'A 5 was drawn, and eight of the nine 5s lie open.',
  },
};
