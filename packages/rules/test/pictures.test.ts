/** The board for small pictures: every square of it as the view has it, at every moment of a game. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GameId, gameIds, readHeader, replayTurns, squareLooks, unwrap, withGame } from '../src/index.js';
import { picture as challengePicture } from '../src/kakuro-challenge/picture.js';
import { kakuroRace } from '../src/kakuro-race/index.js';
import { kakuzu } from '../src/kakuzu/index.js';

const headerOf = (id: GameId) =>
  unwrap(
    readHeader(
      JSON.parse(readFileSync(new URL(`../../../docs/examples/${id}.riverstone.json`, import.meta.url), 'utf8')),
    ),
  );

describe.each(gameIds)('the picture of %s', (id) => {
  it('is a square board of known looks at every moment', () => {
    withGame(id, (game) => {
      for (const { after } of unwrap(replayTurns(game, headerOf(id))).turns) {
        const drawn = game.picture?.(game.view(after, 'spectator'));
        expect(Math.sqrt(drawn?.squares.length ?? 0) % 1).toBe(0);
        for (const { look, digit } of drawn?.squares ?? []) {
          expect(squareLooks).toContain(look);
          expect(digit ?? 1).toBeGreaterThan(0);
        }
      }
    });
  });
});

it('shows tiles of Kakuro Challenge by their side, and marks what was laid and flipped', () => {
  const board = new Array<number>(81).fill(0);
  board[0] = 7;
  board[1] = 16 + 8;
  const last = { seat: 0, byClock: false, credited: 0, digit: 7, side: 'yellow', square: 0, flips: [1] } as const;
  const { squares, wanted } = challengePicture({ board, last });
  expect(squares.slice(0, 3)).toEqual([
    { look: 'yellow', digit: 7, isLast: true },
    { look: 'red', digit: 8, isLast: true },
    { look: 'bare', digit: null, isLast: false },
  ]);
  expect(wanted).toBeNull();
});

it('shows the marker of the race, and the line that was scored last', () => {
  const { turns } = unwrap(replayTurns(kakuroRace, headerOf('kakuro-race')));
  const scoring = turns.find(({ before, after }) => after.scored.length > before.scored.length);
  const [before, after] = [scoring?.before, scoring?.after].map((state) => {
    if (state === undefined) throw new Error('nobody scored');
    return { state, drawn: kakuroRace.picture?.(kakuroRace.view(state, 'spectator')) };
  });
  expect(before?.drawn?.wanted).toBe(before?.state.round?.marker);
  const line = after?.drawn?.squares.filter(({ isLast }) => isLast) ?? [];
  expect(line.length).toBeGreaterThan(1);
  expect(new Set(line.map(({ look }) => look))).toEqual(new Set(['red']));
});

it('shows what lies open in Kakuzu, never what is under a stone, and the digit that is looked for', () => {
  const { turns } = unwrap(replayTurns(kakuzu, headerOf('kakuzu')));
  for (const { before } of turns) {
    const { squares, wanted } = kakuzu.picture?.(kakuzu.view(before, 'spectator')) ?? { squares: [], wanted: null };
    expect(squares.map(({ digit }) => digit ?? 0)).toEqual(before.uncovered);
    expect(wanted).toBe(before.phase === 'remove' ? (before.drawn.at(-1) ?? null) : null);
  }
});
