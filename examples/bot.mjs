#!/usr/bin/env node
/** A bot for Riverstone to begin from: it plays Kakuzu by elimination. See docs/bot-protocol.md. */

import { createInterface } from 'node:readline';

const nine = [...Array(9).keys()];
const squares = [...Array(81).keys()];
const nameOf = (square) => 'abcdefghi'[square % 9] + (Math.floor(square / 9) + 1);
const boxOf = (square) => 3 * Math.floor(square / 27) + Math.floor((square % 9) / 3);
const units = [
  ...nine.map((row) => squares.filter((square) => Math.floor(square / 9) === row)),
  ...nine.map((column) => squares.filter((square) => square % 9 === column)),
  ...nine.map((box) => squares.filter((square) => boxOf(square) === box)),
];
const unitsOf = squares.map((square) => units.filter((unit) => unit.includes(square)));

/** The square where the digit has the fewest alternatives, in the square itself or in its row, column or box. */
function choose(view) {
  const sheet = view.uncovered.replaceAll('/', ''); // a dot is a stone
  if (view.phase === 'setup') return nameOf(units.slice(18).find((box) => box.every((each) => sheet[each] === '.'))[4]);
  const seen = squares.map((square) => new Set(unitsOf[square].flat().map((other) => sheet[other])));
  const fits = (square, digit) => sheet[square] === '.' && !seen[square].has(digit);
  const wanted = String(view.drawn.at(-1) ?? '123456789'); // nothing is drawn where digits are announced
  const choices = squares.flatMap((square) =>
    [...wanted]
      .filter((digit) => fits(square, digit))
      .map((digit) => {
        const others = [...'123456789'].filter((other) => fits(square, other)).length;
        const places = unitsOf[square].map((unit) => unit.filter((other) => fits(other, digit)).length);
        return { doubt: Math.min(others, ...places), move: (view.drawn.length > 0 ? '' : digit) + nameOf(square) };
      }),
  );
  return choices.reduce((best, choice) => (choice.doubt < best.doubt ? choice : best)).move;
}

const say = (answer) => console.log(JSON.stringify(answer));
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'hello', v: 1, name: 'Example in Node', author: 'You', games: ['kakuzu'] });
  if (message.type === 'turn') say({ type: 'move', move: choose(message.view) });
  if (message.type === 'quit') break;
}
