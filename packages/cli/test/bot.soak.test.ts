/** `riverstone bot`: whole games by protocol, every message, and lines that are none. */

import { readFileSync } from 'node:fs';
import { createRng, type GameId, games, HostedGame, seedFromNumber, unwrap, withGame } from '@riverstone/rules';
import { checkClaim, kakuroRace, parseClaim, type RaceAction, type RaceState } from '@riverstone/rules/kakuro-race';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BotProcess, type ProtocolMessage } from './bot-process.js';
import { runCommand } from './run-command.js';

const bots: BotProcess[] = [];
const start = (...args: string[]): BotProcess => {
  const bot = new BotProcess(...args);
  bots.push(bot);
  return bot;
};
afterEach(async () => {
  for (const bot of bots.splice(0)) expect(await bot.close()).toBe(0);
});

const players = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];
const MOVE = 20_000;

/** Starts a bot for each seat of a new game. */
function seatBots(game: GameId, seats: number, options: ProtocolMessage, args: readonly string[]): BotProcess[] {
  return Array.from({ length: seats }, (_, seat) => {
    const bot = start('--seed', `seat ${seat}`, '--nodes', '50', ...args);
    bot.tell({ type: 'new', game, seat, players: players.slice(0, seats), options });
    return bot;
  });
}

/** Plays a game in which players take turns; gives every move that was made. */
function playTurns(id: GameId, seats: number, options: ProtocolMessage, ...args: string[]): Promise<string[]> {
  return withGame(id, async (game) => {
    const seated = seatBots(id, seats, options, args);
    const table = unwrap(HostedGame.deal(game, { seats, options, seed: seedFromNumber(3) }));
    const moves: string[] = [];
    const ask = async (seat: number, type: 'turn' | 'claimed'): Promise<boolean> => {
      const view = JSON.parse(JSON.stringify(game.writeView(table.viewFor(seat))));
      const answer = await (seated[seat] as BotProcess).ask({ type, view, moveMs: MOVE });
      if (answer.type === 'pass') return false;
      expect(answer).toMatchObject({ type: 'move', move: expect.any(String), note: expect.any(String) });
      unwrap(table.act(seat, unwrap(game.parseAction(String(answer.move), seat))));
      moves.push(`${seat}:${answer.move}`);
      return true;
    };
    for (;;) {
      const { over, awaited, allowed, scores } = table.status;
      if (over) {
        for (const bot of seated) bot.tell({ type: 'end', scores });
        return moves;
      }
      let interrupted = false;
      for (const seat of allowed) if (!awaited.includes(seat)) interrupted ||= await ask(seat, 'claimed');
      if (!interrupted) await ask(awaited[0] as number, 'turn');
    }
  });
}

describe('a whole game', () => {
  it.each<[string, GameId, number, ProtocolMessage, string]>([
    ['Kakuzu', 'kakuzu', 2, {}, 'master'],
    ['Kakuzu with announced digits', 'kakuzu', 3, { variant: 'announce' }, 'strong'],
    ['Kakuzu with the same digit, alone', 'kakuzu', 1, { variant: 'same-digit' }, 'casual'],
    ['Kakuro Challenge', 'kakuro-challenge', 2, {}, 'master'],
    ['an expert Kakuro Challenge', 'kakuro-challenge', 2, { expert: true }, 'plain'],
  ])('of %s is played by legal moves', async (_name, id, seats, options, level) => {
    const moves = await playTurns(id, seats, options, '--level', level);
    expect(moves.length).toBeGreaterThan(id === 'kakuzu' ? 80 : 60);
  });

  it('with claims is played to its last answer', async () => {
    const moves = await playTurns('kakuro-challenge', 3, { scoring: 'claim' }, '--level', 'plain');
    expect(moves.filter((move) => move.includes('='))).toHaveLength(67);
    expect(moves.slice(-2).every((move) => /:(accept|challenge)$/.test(move))).toBe(true);
  });

  it('goes the same way again with the same seed and nodes', async () => {
    const first = await playTurns('kakuzu', 2, {}, '--level', 'novice');
    expect(await playTurns('kakuzu', 2, {}, '--level', 'novice')).toEqual(first);
  });
});

describe('a race', () => {
  /** Asks every seat about a marker, then lets the first caller claim. */
  async function playMarkers(options: ProtocolMessage, markers: number): Promise<ProtocolMessage[]> {
    const seats = 2;
    const seated = seatBots('kakuro-race', seats, options, ['--level', 'plain']);
    const parsed = unwrap(kakuroRace.parseOptions(options, seats));
    let state: RaceState = kakuroRace.setup(
      parsed,
      seats,
      kakuroRace.deal(parsed, seats, createRng(seedFromNumber(4))),
    );
    const act = (seat: number, action: RaceAction): void => {
      state = unwrap(kakuroRace.apply(state, seat, action)).state;
    };
    const answers: ProtocolMessage[] = [];
    for (let count = 0; count < markers && state.round !== null; count++) {
      const { field, scored, round, tiles } = state;
      const heard: { seat: number; said: ProtocolMessage }[] = [];
      for (const [seat, bot] of seated.entries()) {
        const view = kakuroRace.writeView(kakuroRace.view(state, seat));
        heard.push({ seat, said: await bot.ask({ type: 'marker', view, budgetMs: MOVE }) });
      }
      answers.push(...heard.map(({ said }) => said));
      const claims = heard.filter(({ said }) => said.type === 'claim');
      for (const { seat, said } of claims) {
        const claim = unwrap(parseClaim(said.claim as string));
        expect(checkClaim({ field, scored, marker: round.marker, tiles: tiles[seat] ?? [] }, claim).ok).toBe(true);
      }
      const [first] = claims.toSorted((one, other) => Number(one.said.afterMs) - Number(other.said.afterMs));
      if (options.sealed) {
        for (const { seat, said } of heard) {
          const claim = said.type === 'claim' ? unwrap(parseClaim(said.claim as string)) : null;
          act(seat, claim === null ? { type: 'none' } : { type: 'seal', claim });
        }
      } else if (first === undefined) {
        for (const { seat } of heard) act(seat, { type: 'none' });
      } else {
        act(first.seat, { type: 'call' });
        act(first.seat, { type: 'claim', claim: unwrap(parseClaim(first.said.claim as string)) });
      }
    }
    return answers;
  }

  it.each([{}, { sealed: true }])('with options %j has claims with their time, or none', async (options) => {
    const answers = await playMarkers(options, 45);
    expect(answers.length).toBeGreaterThan(20);
    for (const answer of answers) {
      if (answer.type === 'none') expect(answer).toEqual({ type: 'none', afterMs: expect.any(Number) });
      else expect(answer).toEqual({ type: 'claim', claim: expect.any(String), afterMs: expect.any(Number) });
    }
    expect(new Set(answers.map(({ type }) => type))).toEqual(new Set(['claim', 'none']));
  });
});

/** The beginning of a game of Kakuzu as a seat sees it. */
function kakuzuView(seat: number, seats = 2): Readonly<Record<string, unknown>> {
  const { kakuzu } = games;
  const options = unwrap(kakuzu.parseOptions({ first: 0 }, seats));
  const state = kakuzu.setup(options, seats, kakuzu.deal(options, seats, createRng(seedFromNumber(1))));
  return kakuzu.writeView(kakuzu.view(state, seat));
}

const hello = { type: 'hello', v: 1 };
const newKakuzu = { type: 'new', game: 'kakuzu', seat: 0, players: ['Ada', 'Bo'], options: {} };
const turn = { type: 'turn', view: kakuzuView(0), moveMs: 500 };

describe('a conversation', () => {
  it('begins with a hello', async () => {
    expect(await start('--level', 'casual').ask(hello)).toEqual({
      type: 'hello',
      v: 1,
      name: 'Riverstone casual',
      author: 'The Riverstone authors',
      games: ['kakuro-challenge', 'kakuro-race', 'kakuzu'],
    });
  });

  it('ends with quit, whatever comes after it', async () => {
    const bot = start();
    bot.tell(`${JSON.stringify({ type: 'quit' })}\n${JSON.stringify(hello)}`);
    expect(await bot.ended).toBe(0);
    await expect(bot.hear()).rejects.toThrow('ended');
  });

  it('has several games one after another; the number of players will do for their names', async () => {
    const bot = start('--level', 'novice');
    bot.tell({ ...newKakuzu, players: 2 });
    expect(await bot.ask(turn)).toMatchObject({ type: 'move' });
    bot.tell({ type: 'end', scores: [40, 32] });
    expect(await bot.ask(turn)).toMatchObject({ type: 'error', error: { code: 'bad-request' } });
    bot.tell({ ...newKakuzu, seat: 1 });
    expect(await bot.ask(turn)).toMatchObject({ type: 'error' });
    bot.tell({ type: 'new', game: 'kakuro-challenge', seat: 0, players, options: {} }); // five are too many
    expect(await bot.hear()).toMatchObject({ type: 'error' });
    bot.tell(newKakuzu);
    expect(await bot.ask(turn)).toMatchObject({ type: 'move' });
  });

  it('answers even when there is no time at all', async () => {
    const bot = start();
    bot.tell(newKakuzu);
    expect(await bot.ask({ ...turn, moveMs: 0 })).toMatchObject({ type: 'move' });
  });
});

describe('a bad line', () => {
  // One bot hears them all: none of them stops it.
  let patient: BotProcess;
  beforeAll(() => {
    patient = new BotProcess('--level', 'novice');
    patient.tell(newKakuzu);
  });
  afterAll(async () => expect(await patient.close()).toBe(0));

  it.each<[string, string | ProtocolMessage, string]>([
    ['nothing', '', 'bad-request'],
    ['no JSON', '{"type":', 'bad-request'],
    ['no object', '[1]', 'bad-request'],
    ['null', 'null', 'bad-request'],
    ['no type', { v: 1 }, 'bad-request'],
    ['an unknown type', { type: 'resign' }, 'bad-request'],
    ['a type of every object', { type: 'constructor' }, 'bad-request'],
    ['another version', { type: 'hello', v: 2 }, 'bad-request'],
    ['an unknown field', { ...hello, colour: 'red' }, 'bad-request'],
    ['another game', { ...newKakuzu, game: 'chess' }, 'bad-request'],
    ['a seat that is not there', { ...newKakuzu, seat: 2 }, 'bad-request'],
    ['an unknown option', { ...newKakuzu, options: { handicap: 3 } }, 'bad-request'],
    ['players that are no names', { ...newKakuzu, players: [1, 2] }, 'bad-request'],
    ['no time', { type: 'turn', view: turn.view }, 'bad-request'],
    ['a negative time', { ...turn, moveMs: -1 }, 'bad-request'],
    ['no view', { type: 'turn', moveMs: 5 }, 'bad-request'],
    ['a view of nothing', { ...turn, view: {} }, 'bad-request'],
    ['the view of another seat', { ...turn, view: kakuzuView(1) }, 'bad-request'],
    ['the view of another table', { ...turn, view: kakuzuView(0, 3) }, 'bad-request'],
    ['a view with a secret', { ...turn, view: { ...turn.view, sheet: '.' } }, 'bad-notation'],
    ["another player's turn", { ...turn, view: { ...turn.view, turn: 1 } }, 'bad-request'],
    ['a marker where there is none', { type: 'marker', view: turn.view, budgetMs: 5 }, 'bad-request'],
    ['a line of two megabytes', `{"type":"${'x'.repeat(1 << 21)}"}`, 'bad-request'],
  ])('%s is answered with an error, and the game goes on', async (_name, line, code) => {
    const answer = await patient.ask(line);
    expect(answer).toEqual({ type: 'error', error: { code, message: expect.stringMatching(/^.{10,}\.$/s) } });
    expect(await patient.ask(turn)).toMatchObject({ type: 'move' });
  });

  it('is a question before there is a game, too', async () => {
    expect(await start().ask(turn)).toMatchObject({ type: 'error', error: { code: 'bad-request' } });
  });

  it('is a turn in a race', async () => {
    const bot = start();
    bot.tell({ ...newKakuzu, game: 'kakuro-race' });
    expect(await bot.ask(turn)).toMatchObject({ type: 'error', error: { code: 'bad-request' } });
  });

  it('is a position that no game has: no answer but an error, and no end', async () => {
    const bot = start('--level', 'master');
    bot.tell(newKakuzu);
    const uncovered = Array(9).fill('.11......').join('/');
    const view = { ...turn.view, uncovered, phase: 'remove', drawn: [1], bag: [0] };
    expect(['error', 'move']).toContain((await bot.ask({ ...turn, view })).type);
    expect(await bot.ask(turn)).toMatchObject({ type: 'move' });
  });
});

describe('docs/bot-protocol.md', () => {
  const page = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/^```json\n([\s\S]*?)^```/gm)]
    .flatMap(([, block = '']) => block.trim().split('\n'))
    .map((line) => JSON.parse(line) as ProtocolMessage);
  const example = (type: string): ProtocolMessage => examples.find((said) => said.type === type) ?? {};

  it('shows every message', () => {
    const types = ['hello', 'new', 'turn', 'claimed', 'marker', 'end', 'quit', 'move', 'pass', 'claim', 'error'];
    for (const type of types) expect(example(type)).toMatchObject({ type });
  });

  it('shows messages that are understood, and the error that is answered', async () => {
    const bot = start();
    expect(await bot.ask(example('hello'))).toMatchObject({ type: 'hello' });
    expect(await bot.ask(turn)).toEqual(example('error'));
    bot.tell(example('new'));
    expect(await bot.ask(turn)).toMatchObject({ type: 'move' });
    bot.tell(example('end'));
    expect(await bot.ask(turn)).toEqual(example('error'));
  });
});

it.each([
  [['--level', 'grandmaster'], 'plain, novice, casual, strong and master'],
  [['--nodes', 'many'], '--nodes'],
])('refuses %j with a sentence', async (args, said) => {
  const { stderr, stdout, exitCode } = await runCommand(['bot', ...args]);
  expect(stderr).toContain(said);
  expect([stdout, exitCode]).toEqual(['', 2]);
});
