/** How each game is played, in English: what somebody needs who has never seen it. */

import { challenge } from './kakuro-challenge';
import { race } from './kakuro-race';
import { kakuzu } from './kakuzu';

export const howToPlay = {
  /** The heading above the words that a game uses. */
  words: 'Words',
  'kakuro-challenge': {
    goal: 'Lay tiles so that they make sums, called Kakuros. Each Kakuro you make scores its sum; most points win.',
    steps: [
      {
        title: 'Two sides',
        text: 'Each tile has one digit, yellow on one side and red on the other. Yellow is added. Red, marked Σ, is what a sum ends in: a red 8 stands for 8, 18, 28 and so on.',
      },
      {
        title: 'What a Kakuro is',
        text: 'A red tile; then, to the right or downwards, all the yellow ones up to a gap, a red tile or the edge. There are at least two, all different, and their sum ends in the red digit.',
      },
      {
        title: 'Lay a tile',
        text: 'You hold two. Take one up, choose its side, and put it on any empty square that shares an edge with a tile.',
      },
      {
        title: 'Turn one over, if you like',
        text: 'You may also turn over one tile that lay there before, if one and the same Kakuro then holds it and the tile you lay. With automatic scoring, tiles that will do glow.',
      },
      {
        title: 'Look, then confirm',
        text: `With automatic scoring, the Kakuros you would make light up with their points. Until you press “${challenge.tray.place}” you can take everything back.`,
      },
      {
        title: 'Score and draw',
        text: 'Every Kakuro with the tile you laid or the one you turned over scores its whole sum; there can be several. Then you draw until you hold two again.',
      },
      {
        title: 'The end',
        text: 'When the bag is empty, play out your hand. After the very last tile most points win; equal points share the win.',
      },
    ],
    examples: {
      short: 'Red 8, then 7 and 1: 8 = 7 + 1, a Kakuro for 8 points.',
      long: 'Red 8, then 9, 3 and 6: it stands for 18 = 9 + 3 + 6, 18 points.',
      late: '7 and 1, then red 8: no Kakuro, the red tile must come first.',
      turned: 'After a yellow 7 and 6, lay the 1 and turn the 7 over: 7 = 6 + 1, 7 points.',
    },
    words: [
      { term: 'Addend', meaning: 'a yellow tile: a number that is added' },
      { term: 'Total (Σ)', meaning: 'a red tile: the last digit of the sum after it' },
      { term: 'River stones', meaning: 'the five squares where the first tiles lie, the middle one red' },
    ],
    options:
      'Options: the expert game (turn over any number of tiles), strict scoring (no help, and a wrong flip costs your points), claims (state your points, and others may challenge them), a time for each move.',
  },
  'kakuro-race': {
    goal: 'Everybody looks for the same sum at once. Find a whole line that makes it, call first, and score a point for each number in it.',
    steps: [
      {
        title: 'The field',
        text: '64 silver numbers, with red Sum squares (Σ) along the top and the left. A line starts right after a Sum square and runs right or down to the next Sum square or the edge.',
      },
      {
        title: 'The search',
        text: 'A Sum marker is turned up: 17, say. Which whole line, of at least two numbers and no number twice, makes exactly 17?',
      },
      {
        title: 'Help with Action tiles',
        text: 'Most lines need it. Any Action tile laid face down is a Sum square: put it right before or right after your numbers to cut the line there. Or use its front, explained below. Only silver numbers can be covered or swapped.',
      },
      {
        title: 'Call first, then show',
        text: `Press “${race.buttons.call}” as soon as you see a line; the others must wait. Then mark both its ends, add Action tiles, and press “${race.buttons.claim}” before your time is up. Whether it holds is known only then, unless you play with help.`,
      },
      {
        title: 'Right or wrong',
        text: 'Right: a point for each number. They turn red, and can count once more in the other direction. Wrong or too late: everything goes back, and you sit out until the next marker.',
      },
      {
        title: 'Nothing to be found?',
        text: `Press “${race.buttons.none}”. When at least half of those still searching do, the hourglass starts. Once it has run out, or when all say so, the marker is unsolved.`,
      },
      {
        title: 'Draw, and the end',
        text: 'After an odd marker everybody draws an Action tile; after an even one only if nobody has any. The third unsolved marker ends the game, or the last of all. Most points win; if equal, most Action tiles left.',
      },
    ],
    examples: {
      whole: '3 + 8 + 6 = 17, from Sum square to Sum square: 3 points.',
      cut: '9 + 8 = 17, but the line runs on. A tile laid face down on the 2 ends it: 2 points.',
      double: '4 + 9 + 4 = 17 has the 4 twice, and so takes a Double: 3 points.',
    },
    words: [
      { term: 'Sum square', meaning: 'where lines start and stop; the back of every Action tile' },
      { term: race.tiles.d, meaning: 'allows a number of your line once more' },
      { term: race.tiles.x, meaning: 'swaps a silver number of your line with one outside it' },
      { term: 'New number', meaning: 'covers a silver number of your line with another number' },
    ],
    options:
      'Alone nobody calls: mark a line and claim it. The hourglass starts with each marker, a wrong line leaves it unsolved, and you draw after every one. Options: help with counting; sealed, where everybody hides one line and the longest right one scores.',
  },
  kakuzu: {
    goal: 'A solved sudoku lies hidden under 81 stones. Work out where its digits are, and collect the most stones.',
    steps: [
      {
        title: 'What you know',
        text: 'Every row, every column and every 3×3 box holds each digit from 1 to 9 once. So what lies open tells what can be under the stones.',
      },
      {
        title: 'Open the boxes',
        text: 'First you take turns to lift one stone from a box that is still whole, until each of the nine has lost one. These stones belong to nobody.',
      },
      {
        title: 'Get a digit',
        text: 'Your turn begins with a digit from the bag: find a stone that hides it. If it is the 0, your turn is over at once.',
      },
      {
        title: 'Pick, then lift',
        text: `Pick any stone, change your mind if you like, and press “${kakuzu.tray.lift}”. You can pencil notes on stones; only you see them.`,
      },
      {
        title: 'Right or wrong',
        text: 'Right: you keep the stone, and the next digit is drawn for you. Wrong: the stone goes to the next player, and your turn is over.',
      },
      {
        title: 'Back into the bag',
        text: 'After each turn the digits drawn in it go back into the bag. A digit that lies open in all nine places is out for good.',
      },
      { title: 'The end', text: 'When the last stone is lifted, most stones win; equal numbers share the win.' },
    ],
    examples: {
      sure: 'A 5 is wanted. Two stones of the left box are left, and the top row has its 5 already: it must be under the raised stone.',
      kept: 'A 5 was wanted, and it is a 5: you keep the stone.',
      missed: 'A 5 was wanted, but it is a 6: the next player gets the stone.',
    },
    words: [
      { term: 'Stone', meaning: 'hides one digit; stones are what you collect' },
      { term: 'Sheet', meaning: 'the sudoku under the stones' },
      { term: 'Box', meaning: 'one of the nine blocks of 3×3 squares, with a thick edge' },
    ],
    options:
      'Alone, a wrong stone goes to nobody. Options: look for the same digit again after each find; or no bag, and you announce the digits, for three stones a turn at most; a thinking time.',
  },
} as const;
