/** Records of all games: what stands before the moves, and the order in which faults of a move are named. */

import { describe, expect, it } from 'vitest';
import {
  createRng,
  games,
  isGameId,
  readHeader,
  replay,
  replayTurns,
  seedFromNumber,
  unwrap,
  withGame,
  writeRecord,
} from '../index.js';

type Loose = Record<string, unknown>;

/** A record of a game that has just been dealt. */
function dealtRecord(id: keyof typeof games, seats: number, options: Loose = {}): Loose {
  return withGame(id, (game) => {
    const parsed = unwrap(game.parseOptions(options, seats));
    const chance = game.deal(parsed, seats, createRng(seedFromNumber(5)));
    const players = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].slice(0, seats);
    return JSON.parse(JSON.stringify(writeRecord({ game, dealt: { options: parsed, chance }, log: [] }, { players })));
  });
}

const codeAt = (record: unknown): { code: string; moveIndex: number | null } | 'ok' => {
  const result = replay(record);
  return result.ok ? 'ok' : { code: result.error.refusal.code, moveIndex: result.error.moveIndex };
};
const badRequest = { code: 'bad-request', moveIndex: null };

const challenge = dealtRecord('kakuro-challenge', 2, { first: 0 });
const race = dealtRecord('kakuro-race', 2);
const kakuzu = dealtRecord('kakuzu', 2, { first: 0 });

describe('a record that has just begun', () => {
  it.each([challenge, race, kakuzu])('is in order and not ended: $game', (record) => {
    expect(replay(record)).toMatchObject({ ok: true, value: { scores: [0, 0], ended: false, winners: [], moves: 0 } });
  });

  it('names options that differ from the default, and always who begins', () => {
    expect(challenge.options).toEqual({ first: 0 });
    expect(race.options).toEqual({});
    expect(dealtRecord('kakuzu', 1, { sheet: 7, variant: 'announce' }).options).toEqual({
      first: 0,
      sheet: 7,
      variant: 'announce',
    });
    expect(dealtRecord('kakuro-race', 1, { untimed: true }).options).toEqual({ untimed: true });
  });
});

describe('what stands before the moves', () => {
  it.each<[string, unknown]>([
    ['no object', 7],
    ['nothing', null],
    ['a list', [challenge]],
    ['no version', { ...challenge, v: undefined }],
    ['another version', { ...challenge, v: 2 }],
    ['a version as text', { ...challenge, v: '1' }],
    ['another game', { ...challenge, game: 'chess' }],
    ['an unknown field', { ...challenge, comment: 'well played' }],
    ['too few players', { ...challenge, players: ['Ada'] }],
    ['too many players', { ...challenge, players: ['A', 'B', 'C', 'D', 'E'] }],
    ['a player without a name', { ...challenge, players: ['Ada', 7] }],
    ['no options', { ...challenge, options: null }],
    ['an unknown option', { ...challenge, options: { first: 0, handicap: 3 } }],
    ["another game's option", { ...challenge, options: { first: 0, sealed: true } }],
    ['an option of the wrong type', { ...challenge, options: { first: 0, expert: 1 } }],
    ['nobody who begins', { ...challenge, options: {} }],
    ['somebody who begins by lot', { ...challenge, options: { first: 'lot' } }],
    ['a seat that is not there begins', { ...challenge, options: { first: 2 } }],
    ['stones out of order', { ...challenge, options: { first: 0, stones: ['g3', 'c3', 'e5', 'c7', 'g7'] } }],
    ['a stone twice', { ...challenge, options: { first: 0, stones: ['c3', 'c3', 'e5', 'c7', 'g7'] } }],
    ['71 tiles', { ...challenge, chance: { tiles: (challenge.chance as { tiles: number[] }).tiles.slice(1) } }],
    [
      'nine tiles of a digit',
      { ...challenge, chance: { tiles: [1, ...[...Array(71).keys()].map((index) => 1 + Math.floor(index / 8))] } },
    ],
    ['no chance', { ...challenge, chance: {} }],
    ['moves that are no list', { ...challenge, moves: 'y4f3' }],
    ['a move that is no text', { ...challenge, moves: [7] }],
    ['fewer times than moves', { ...challenge, moves: ['0:y1a1', '1:y1a1'], at: [0] }],
    ['times that fall', { ...challenge, moves: ['0:y1a1', '1:y1a1'], at: [5, 4] }],
    ['a time before the start', { ...challenge, moves: ['0:y1a1'], at: [-1] }],
    ['untimed with two players', { ...race, options: { untimed: true } }],
    ['sealed with one player', { ...dealtRecord('kakuro-race', 1), options: { sealed: true } }],
    ['first in a race', { ...race, options: { first: 0 } }],
    ['fewer Doubles than players', { ...race, options: { actions: ['d', 'x'] } }],
    [
      'a marker too few',
      {
        ...race,
        chance: { ...(race.chance as Loose), markers: (race.chance as { markers: number[] }).markers.slice(1) },
      },
    ],
    ['a marker out of range', { ...race, options: { markers: [2] } }],
    ['an unknown sheet number', { ...kakuzu, options: { first: 0, sheet: 41 } }],
    ['a draw that is no digit', { ...kakuzu, chance: { ...(kakuzu.chance as Loose), draws: [10] } }],
  ])('%s is a bad request, without a move to blame', (_name, record) => {
    expect(codeAt(record)).toEqual(badRequest);
  });

  it('may tell the times, one a move', () => {
    const [square] = ['c2'];
    const [digit] = (challenge.chance as { tiles: number[] }).tiles.slice(5);
    const record = { ...challenge, moves: [`0:y${digit}${square}`], at: [1500.5] };
    expect(codeAt(record)).toBe('ok');
  });
});

describe('the moves', () => {
  const [mine, , theirs] = (challenge.chance as { tiles: number[] }).tiles.slice(5);
  const legal = `0:y${mine}c2`;

  it.each<[string, string[], string]>([
    ['a text that is no move', ['nonsense'], 'bad-notation'],
    ['a seat that is not there', [`2:y${mine}c2`], 'bad-notation'],
    ['no seat', [`y${mine}c2`], 'bad-notation'],
    ['a claim in a referee game', [`${legal}=0`], 'bad-notation'],
    ['a flip by the clock', [`${legal}/b2!`], 'bad-notation'],
    ['an acceptance', ['1:accept'], 'bad-notation'],
    ['a result taken by the table', ['*:close'], 'bad-notation'],
    ["another seat's turn", [`1:y${theirs}c2`], 'not-your-turn'],
    ["another seat's turn, and an occupied square", [`1:y${theirs}b2`], 'not-your-turn'],
    ["another seat's turn, by the clock", [`1:y${theirs}c2!`], 'not-your-turn'],
    ['a clock move without a clock', [`${legal}!`], 'not-allowed'],
    ['a challenge in a referee game', ['1:challenge'], 'not-allowed'],
    ['an occupied square', [`0:y${mine}b2`], 'occupied'],
    ['a lonely square', [`0:y${mine}a1`], 'not-adjacent'],
  ])('%s is an error at that move', (_name, moves, code) => {
    expect(codeAt({ ...challenge, moves })).toEqual({ code, moveIndex: 0 });
    if (!moves[0]?.startsWith('1')) return;
    expect(codeAt({ ...challenge, moves: [legal, legal] })).toMatchObject({ moveIndex: 1 });
  });
});

describe('the registry', () => {
  it('knows its games and nothing else', () => {
    expect(Object.keys(games).every(isGameId)).toBe(true);
    expect(isGameId('toString')).toBe(false);
    expect(isGameId(7)).toBe(false);
  });

  it('keys every game by its own id', () => {
    for (const [id, game] of Object.entries(games)) expect(game.id).toBe(id);
  });
});

describe('a record taken apart', () => {
  it('has every move with the states around it, and the draws between them', () => {
    const record = dealtRecord('kakuzu', 2, { first: 0 });
    const played = { ...record, moves: ['0:a1', '1:d1'] };
    const { turns, status } = unwrap(replayTurns(games.kakuzu, unwrap(readHeader(played))));
    expect(turns.map(({ moveIndex, entry }) => [moveIndex, entry.actor])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(turns[1]?.before).toBe(turns[0]?.after);
    expect(turns[1]?.events[0]).toMatchObject({ type: 'removed', seat: 1, to: null });
    expect(status).toMatchObject({ over: false, awaited: [0] });
  });

  it('or the fault that replaying finds', () => {
    const record = { ...dealtRecord('kakuzu', 2, { first: 0 }), moves: ['0:a1', '0:d1'] };
    expect(replayTurns(games.kakuzu, unwrap(readHeader(record)))).toMatchObject({
      ok: false,
      error: { moveIndex: 1, refusal: { code: 'not-your-turn' } },
    });
  });
});
