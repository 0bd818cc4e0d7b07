/** The end of a game: when it comes, and who has won. */

import { describe, expect, it } from 'vitest';
import { raceTable } from '../../../test/kakuro-race/table.js';
import type { ActionTile } from '../field.js';
import { kakuroRace } from '../game.js';
import { winners } from '../status.js';

const nobody = ['0:none', '1:none'];

describe('the third unsolved marker', () => {
  it('[R9.1] ends the game at once, without a draw', () => {
    const table = raceTable(2, { markers: [5, 7, 9, 11] });
    expect(table.kinds(...nobody)).toContain('drew');
    expect(table.kinds(...nobody)).toContain('drew');
    expect(table.status.over).toBe(false);
    const { tiles, pile } = table.state;
    expect(table.kinds(...nobody).slice(-2)).toEqual(['unsolved', 'ended']);
    expect(table.state).toMatchObject({ round: null, unsolved: [5, 7, 9], markers: [11], tiles, pile });
  });

  it.each([
    { name: 'a vote of all', entries: nobody },
    { name: 'the sand', entries: ['0:none', '*:sand'] },
    { name: 'everybody out', entries: ['0:call', '0:late', '1:call', '1:a2-h2'] },
  ])('[R9.1] ends it by $name', ({ entries }) => {
    const table = raceTable(2, { markers: [4, 6, 8, 10] });
    table.play(...entries, ...entries);
    expect(table.status.over).toBe(false);
    table.play(...entries);
    expect(table.status.over).toBe(true);
  });

  it('[R9.1] need not follow the others directly', () => {
    const table = raceTable(2, { markers: [4, 36, 6, 38, 8, 10] });
    table.play(...nobody, '0:call', '0:a1-h1', ...nobody, '1:call', '1:a3-h3');
    expect(table.status.over).toBe(false);
    table.play(...nobody);
    expect(table.status).toMatchObject({ over: true, scores: [8, 8] });
  });

  it('[R9.1] [R9.2] has no draw even if it is the last of all markers', () => {
    const table = raceTable(2, { markers: [5, 7, 9] });
    table.play(...nobody, ...nobody);
    expect(table.kinds(...nobody).slice(-2)).toEqual(['unsolved', 'ended']);
  });
});

describe('the last marker', () => {
  it('[R9.2] ends the game after its draw when it was solved', () => {
    const table = raceTable(2, { markers: [37] });
    expect(table.kinds('1:call', '1:a2-h2')).toEqual(['called', 'solved', 'drew', 'drew', 'ended']);
    expect(table.status).toMatchObject({ over: true, scores: [0, 8], winners: [1] });
  });

  it('[R9.2] ends the game after its draw when it was not', () => {
    const table = raceTable(2, { markers: [37] });
    expect(table.kinds(...nobody).slice(-4)).toEqual(['unsolved', 'drew', 'drew', 'ended']);
  });

  it('[R9.2] ends the game without a draw when it is even', () => {
    const table = raceTable(2, { markers: [36] });
    expect(table.kinds('1:call', '1:a1-h1')).toEqual(['called', 'solved', 'ended']);
  });

  it('[R9.2] lets its draw decide a tie', () => {
    const table = raceTable(2, { markers: [37, 39], pile: ['x', 'x', 'x', 'x', 'x', 'x', 'x'] });
    table.play('0:call', '0:a2-h2', '1:call', '1:a4-h4');
    expect(table.state.tiles.map((tiles) => tiles.length)).toEqual([4, 5]);
    expect(table.status).toMatchObject({ over: true, scores: [8, 8], winners: [1] });
  });
});

describe('the winner', () => {
  const hand = (size: number): ActionTile[] => new Array<ActionTile>(size).fill('d');

  it.each([
    { name: '[R9.3] has most points', scores: [8, 9, 3], reserves: [5, 0, 9], winning: [1] },
    { name: '[R9.4] has more tiles at equal points', scores: [8, 8, 3], reserves: [1, 2, 9], winning: [1] },
    { name: '[R9.4] has the most tiles of three', scores: [8, 8, 8], reserves: [2, 1, 0], winning: [0] },
    { name: '[R9.5] shares at equal tiles', scores: [8, 8, 3], reserves: [2, 2, 9], winning: [0, 1] },
    { name: '[R9.5] shares with no others', scores: [8, 8, 8], reserves: [2, 1, 2], winning: [0, 2] },
    { name: '[R9.5] can be everybody', scores: [0, 0], reserves: [3, 3], winning: [0, 1] },
  ])('$name: $scores with $reserves tiles', ({ scores, reserves, winning }) => {
    expect(winners({ scores, tiles: reserves.map(hand) })).toEqual(winning);
  });

  it('[R9.3] is named only at the end', () => {
    const table = raceTable(2, { markers: [36, 38] });
    table.play('0:call', '0:a1-h1');
    expect(table.status.winners).toEqual([]);
    const events = table.play('0:call', '0:a3-h3');
    expect(events.at(-1)).toEqual({ type: 'ended', scores: [16, 0], winners: [0] });
    expect(table.status.winners).toEqual([0]);
  });
});

describe('after the end', () => {
  it('[R9.6] everything is refused, and nothing is waited for', () => {
    const table = raceTable(2, { markers: [36] });
    table.play('0:call', '0:a1-h1');
    const entries = ['call', 'none', 'none-back', 'withdraw', 'late', 'a1-h1', 'seal a1-h1'];
    for (const entry of [...entries.map((word) => `0:${word}`), '*:sand']) {
      expect(table.refusal(entry)).toBe('game-over');
    }
    expect(table.status).toMatchObject({ over: true, awaited: [], allowed: [], timers: [] });
    expect(kakuroRace.legal(kakuroRace.view(table.state, 0), 0)).toEqual({ actions: [], complete: true });
  });
});
