/** What the misbehaving bots of the tests share: a polite hello, and then whatever `turn` does with a question. */

import { createInterface } from 'node:readline';

const games = ['kakuro-challenge', 'kakuro-race', 'kakuzu'];

export const say = (answer) =>
  process.stdout.write(`${typeof answer === 'string' ? answer : JSON.stringify(answer)}\n`);

export async function talk(name, turn) {
  let asked = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.type === 'hello') say({ type: 'hello', v: 1, name, author: 'a test', games });
    if (['turn', 'claimed', 'marker'].includes(message.type)) turn(message, ++asked);
    if (message.type === 'quit') return;
  }
}

/** The first stone of Kakuzu that may be removed now, as a move. */
export function firstStone({ uncovered, phase, drawn }) {
  const sheet = uncovered.replaceAll('/', '');
  const box = (square) => 3 * Math.floor(square / 27) + Math.floor((square % 9) / 3);
  const isFree = (square) =>
    sheet[square] === '.' &&
    (phase !== 'setup' || [...sheet].every((sign, other) => sign === '.' || box(other) !== box(square)));
  const square = [...sheet].findIndex((_, each) => isFree(each));
  const announced = phase !== 'setup' && drawn.length === 0 ? '1' : '';
  return `${announced}${'abcdefghi'[square % 9]}${Math.floor(square / 9) + 1}`;
}
