/**
 * What docs/luck.md works out is right: a second implementation, our own, and the example record agree with the page.
 */

import { readFileSync } from 'node:fs';
import { chanceAt, formatEntry, type GameRecord, games, pick, unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { commitmentOf, mixedSeed, verifyLuck } from '../src/luck/index.js';
import { provenGame } from './proven-games.js';
import { commitment, dealt, example, keyAt, numbersAt, seed } from './worked-example.js';

const read = (file: string): string => readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');
const page = read('luck.md');
const record: GameRecord = JSON.parse(read('online/example.riverstone.json'));
const challenge = games['kakuro-challenge'];

/** The squares next to the five stones, in board order, as they stand before the first move. */
const openSquares = 'b1 h1 a2 c2 g2 i2 b3 h3 e4 d5 f5 e6 b7 h7 a8 c8 g8 i8 b9 h9'.split(' ');
/** What the clock may do first: every open square, each with both digits of Bo's hand, each on both sides. */
const clockMoves = openSquares.flatMap((square) =>
  dealt()
    .tiles.slice(7, 9)
    .flatMap((digit) => ['y', 'r'].map((side) => `1:${side}${digit}${square}!`)),
);

describe('the worked example', () => {
  it('stands on the page as it is computed', () => {
    const { tiles, first } = dealt();
    const index = numbersAt(1)(clockMoves.length);
    expect(page).toContain(
      [
        '```text',
        `secret        ${example.secret}`,
        `commitment    ${commitment}`,
        `Ada's share   ${example.shares[0]}`,
        `Bo's share    ${example.shares[1]}`,
        `seed          ${seed}`,
        '',
        `stream 0      key ${keyAt(0)}`,
        `tiles         ${tiles.slice(0, 16).join(' ')} …`,
        `first         ${first}`,
        '',
        `stream 1      key ${keyAt(1)}`,
        `choices       ${clockMoves.length}`,
        `number        ${index}`,
        `move          ${clockMoves[index]}`,
        '```',
      ].join('\n'),
    );
  });

  it('comes out of our own functions the same', () => {
    expect(commitmentOf(example.secret)).toBe(commitment);
    expect(mixedSeed(example.secret, example.shares)).toBe(seed);
    const options = unwrap(challenge.parseOptions(example.options, 2));
    const chance = challenge.deal(options, 2, chanceAt(seed, 0));
    expect(chance).toEqual(dealt());
    const [timer] = challenge.status(challenge.setup(options, 2, chance)).timers;
    const actions = challenge.tableActions(challenge.setup(options, 2, chance), timer?.key);
    const written = actions.map((action) => formatEntry(challenge, { actor: 'table', action }));
    expect(written).toEqual(clockMoves);
    expect(pick(written, chanceAt(seed, 1))).toBe(record.moves[0]);
  });

  it('is the beginning of the example record, which is a whole game with its luck in order', () => {
    expect(record.luck).toEqual({ commitment, ...example });
    const kind = { game: 'kakuro-challenge', seats: 2, options: example.options } as const;
    expect(record).toEqual(provenGame(kind, 11, example));
    const byClock = record.moves.filter((move) => move.endsWith('!')).length;
    expect(verifyLuck(record)).toEqual({ ok: true, value: { commitment, shares: 2, draws: byClock } });
  });
});
