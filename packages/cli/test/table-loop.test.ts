import { PassThrough } from 'node:stream';
import { type GameId, HostedGame, seedFromNumber, unwrap } from '@riverstone/rules';
import { describe, expect, test } from 'vitest';
import { withCliGame } from '../src/games.js';
import { Screen } from '../src/terminal/display/screen.js';
import { Keyboard } from '../src/terminal/input/keyboard.js';
import { parseSeating } from '../src/terminal/input/seating.js';
import { runTable } from '../src/terminal/run-table.js';
import { TerminalTable } from '../src/terminal/table.js';
import type { TimeSource } from '../src/terminal/time.js';

/** A clock that the test moves. */
class ManualTime implements TimeSource {
  readonly runs = true;
  #now = 0;
  readonly #calls = new Set<{ readonly at: number; readonly call: () => void }>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, call: () => void): () => void {
    const waiting = { at: this.#now + milliseconds, call };
    this.#calls.add(waiting);
    return () => this.#calls.delete(waiting);
  }

  /** Moves the clock in steps of a tenth, and runs what becomes due. */
  async pass(seconds: number): Promise<void> {
    for (let tenth = 0; tenth < seconds * 10; tenth++) {
      this.#now += 100;
      for (const waiting of [...this.#calls].filter(({ at }) => at <= this.#now)) {
        this.#calls.delete(waiting);
        waiting.call();
      }
      await settled();
    }
  }
}

/** Lets everything happen that is due now. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A terminal that a test types at. */
class TestTerminal {
  readonly time = new ManualTime();
  readonly #input = new PassThrough();
  readonly #output = new PassThrough();
  #written = '';
  readonly ended: Promise<number>;

  constructor(game: GameId, seats: string, options: object) {
    this.#output.setEncoding('utf8').on('data', (text: string) => {
      this.#written += text;
    });
    this.ended = this.#runTable(game, seats, options);
  }

  /** What was written since the last time. */
  read(): string {
    const written = this.#written;
    this.#written = '';
    return written;
  }

  async type(line: string): Promise<string> {
    this.#input.write(`${line}\n`);
    await settled();
    await settled();
    return this.read();
  }

  close(): Promise<number> {
    this.#input.end();
    return this.ended;
  }

  #runTable(id: GameId, seats: string, options: object): Promise<number> {
    const seating = parseSeating(seats);
    if (!seating.ok) throw new Error(seating.error);
    const seed = seedFromNumber(5);
    return withCliGame(id, (playable) => {
      const { names } = seating.value;
      const hosted = unwrap(HostedGame.deal(playable.game, { seats: names.length, options, seed }));
      const table = new TerminalTable(playable, names, hosted);
      return runTable({
        table,
        seating: seating.value,
        // A screen that can be wiped, and lines from a stream: a terminal without the terminal.
        screen: new Screen(this.#output, true, false),
        keyboard: new Keyboard(this.#input, this.#output, false),
        time: this.time,
        seed,
        file: null,
      });
    });
  }
}

const WIPE = '\u001b[H\u001b[2J\u001b[3J';

describe('the handover', () => {
  test('wipes screen and scrollback before anybody else can look', async () => {
    const terminal = new TestTerminal('kakuro-challenge', 'Ada,Bo', { first: 0 });
    await settled();
    expect(terminal.read()).not.toContain('Your tiles');
    expect(await terminal.type('')).toContain('Your tiles');
    const passed = await terminal.type('y6c2');
    expect(passed).toContain('Pass to Bo. Press Enter to look.');
    expect(passed).not.toContain('Your tiles');
    expect(passed.indexOf(WIPE)).toBeGreaterThanOrEqual(0);
    expect(passed.indexOf(WIPE)).toBeLessThan(passed.indexOf('Pass to Bo'));
    expect(await terminal.type('y1d2')).toContain('Press Enter first.');
    expect(await terminal.type('moves')).not.toMatch(/\by\d[a-i]\d/);
    expect(await terminal.type('?')).toContain('back to the table');
    expect(await terminal.type('')).toContain('Pass to Bo');
    expect(await terminal.type('')).toContain('Your tiles');
    const left = await terminal.type('quit');
    expect(left.indexOf(WIPE)).toBeLessThan(left.indexOf('The game is not finished'));
    expect(left).not.toContain('Your tiles');
    expect(await terminal.close()).toBe(0);
  });

  test('tells nothing of a hand to somebody who asks in another name', async () => {
    const terminal = new TestTerminal('kakuro-challenge', 'Ada,Bo', { first: 0, moveSeconds: 10 });
    await settled();
    terminal.read();
    for (const line of ['Ada', 'Ada y9c2', '1 y8c2', 'Ada moves', 'Bo', 'Bo y4c2', 'hint', 'moves']) {
      expect(await terminal.type(line)).not.toMatch(/in hand|such as|Your tiles|Perhaps|\([0-9], [0-9]\)/);
    }
    await terminal.type('');
    expect(await terminal.type('y9c2')).toContain('There is no 9 in hand (6, 2).');
    expect(await terminal.type('Bo y9c2')).not.toContain('in hand (7');
    await terminal.type('y9c2');
    terminal.read();
    await terminal.time.pass(11);
    expect(terminal.read().split('Time is up')[1]).not.toContain('in hand');
    await terminal.close();
  });

  test('tells nothing of what was sealed', async () => {
    const terminal = new TestTerminal('kakuro-race', 'Ada,Bo', { sealed: true });
    await terminal.type('');
    await terminal.type('none');
    const question = await terminal.type('Ada none');
    expect(question).toContain('Pass to Ada');
    expect(question).not.toMatch(/said none|You sealed/);
    expect(await terminal.type('')).toContain('You sealed: none.');
    await terminal.close();
  });

  test('comes down when the clock runs out, and does not count as thinking time', async () => {
    const terminal = new TestTerminal('kakuro-challenge', 'Ada,Bo', { first: 0, moveSeconds: 10 });
    await terminal.time.pass(30);
    expect(terminal.read()).not.toContain('Time is up');
    await terminal.type('');
    await terminal.time.pass(9);
    expect(terminal.read()).not.toContain('Time is up');
    await terminal.time.pass(2);
    const late = terminal.read();
    expect(late).toContain('Time is up; the table plays for Ada');
    expect(late).toContain('Pass to Bo');
    expect(late).not.toContain('Your tiles');
    await terminal.close();
  });
});

describe('clocks', () => {
  test('the hourglass closes a marker that is not found', async () => {
    const terminal = new TestTerminal('kakuro-race', 'Ada', { hourglassSeconds: 20 });
    await terminal.time.pass(19);
    expect(terminal.read()).not.toContain('is unsolved');
    await terminal.time.pass(2);
    expect(terminal.read()).toContain('is unsolved (1 of 3)');
    expect(await terminal.type('time')).toContain('hourglass: 0:');
    await terminal.time.pass(45);
    expect(terminal.read()).toContain('The game is over');
    await terminal.close();
    expect(await terminal.ended).toBe(0);
  });

  test('a call stops the hourglass, and may come too late', async () => {
    const terminal = new TestTerminal('kakuro-race', 'Ada,Bo', { hourglassSeconds: 20, claimSeconds: 10 });
    await settled();
    await terminal.type('Bo none');
    await terminal.time.pass(15);
    await terminal.type('Ada call');
    await terminal.time.pass(9);
    expect(await terminal.type('time')).toContain('hourglass: 0:05, standing still');
    await terminal.time.pass(2);
    expect(terminal.read()).toContain('Ada: too late.');
    await terminal.close();
  });

  test('a clock that only reminds says so once, and nothing else happens', async () => {
    const options = { first: 0, moveSeconds: 10, timeUp: 'remind' };
    const terminal = new TestTerminal('kakuro-challenge', 'Ada,Bo', options);
    await terminal.time.pass(60);
    expect(terminal.read()).not.toContain('Time is up');
    expect(await terminal.type('')).toContain('Ada 0:10> ');
    await terminal.time.pass(9.9);
    expect(terminal.read()).not.toContain('Time is up');
    await terminal.time.pass(0.2);
    const told = terminal.read();
    expect(told.split('Time is up, Ada.')).toHaveLength(2);
    expect(told).toContain('Ada 0:00> ');
    await terminal.time.pass(100);
    expect(terminal.read()).toBe('');
    expect(await terminal.type('time')).toContain('move of Ada: 0:00');
    expect(await terminal.type('y6c2')).toContain('Pass to Bo. Press Enter to look.');
    expect(await terminal.type('')).toContain('Bo 0:10> ');
    expect(await terminal.type('')).not.toContain('Time is up');
    await terminal.close();
  });

  test('alone nobody calls, and nothing holds the hourglass', async () => {
    const terminal = new TestTerminal('kakuro-race', 'Ada', { hourglassSeconds: 20 });
    await settled();
    await terminal.time.pass(15);
    expect(await terminal.type('call')).toContain('Alone there are no calls');
    expect(await terminal.type('time')).toContain('hourglass: 0:05');
    await terminal.time.pass(6);
    expect(terminal.read()).toContain('is unsolved (1 of 3)');
    await terminal.close();
  });

  test('alone and untimed there is no clock', async () => {
    const terminal = new TestTerminal('kakuro-race', 'Ada', { untimed: true });
    await settled();
    await terminal.time.pass(3600);
    const told = terminal.read();
    expect(told).not.toContain('hourglass');
    expect(told).not.toContain('is unsolved');
    await terminal.close();
  });

  test('a flag falls in kakuzu', async () => {
    const terminal = new TestTerminal('kakuzu', 'Ada', { clockMinutes: 1 });
    for (const square of ['a1', 'd1', 'g1', 'a4', 'd4', 'g4', 'a7', 'd7', 'g7']) await terminal.type(square);
    await terminal.time.pass(61);
    const over = terminal.read();
    expect(over).toContain('Ada: time is up.');
    expect(over).toContain('What lay under the last stones');
    await terminal.close();
  });

  test('the result of a claim game is taken when nobody says anything', async () => {
    const terminal = new TestTerminal('kakuro-challenge', 'bot,Ada', { scoring: 'claim', moveSeconds: 1, first: 0 });
    for (let turn = 0; turn < 40; turn++) await terminal.time.pass(3);
    await terminal.time.pass(21);
    expect(terminal.read()).toContain('The game is over');
    await terminal.close();
  });
});

describe('bots in the race', () => {
  test('call in their own time, and not at once', async () => {
    const terminal = new TestTerminal('kakuro-race', 'Ada,bot', {});
    await terminal.time.pass(1);
    expect(terminal.read()).not.toContain('Bot: Kakuro!');
    await terminal.time.pass(200);
    expect(terminal.read()).toContain('Bot: Kakuro!');
    await terminal.close();
  });

  test('hurry when nobody else is searching', async () => {
    const terminal = new TestTerminal('kakuro-race', 'Ada,bot', {});
    await terminal.type('none');
    await terminal.time.pass(4);
    expect(terminal.read()).toContain('Bot: Kakuro!');
    await terminal.close();
  });

  test('a line for a marker that somebody else has just taken is not sent', async () => {
    const terminal = new TestTerminal('kakuro-race', 'Ada,bot', {});
    await terminal.type('none');
    let written = '';
    while (!written.includes('Marker 2:')) {
      await terminal.time.pass(0.1);
      written += terminal.read();
    }
    expect(await terminal.type('a1-d1')).toContain('"a1-d1" was not sent.');
    await terminal.time.pass(1);
    expect(await terminal.type('a1-d1')).toContain('a1-d1');
    await terminal.close();
  });
});

test('nothing spins while people may object and a bot is next', async () => {
  const terminal = new TestTerminal('kakuro-challenge', 'Ada,bot,bot,Bo', { first: 0, scoring: 'claim' });
  await terminal.type('');
  await terminal.type('y6c2=0');
  await terminal.time.pass(5);
  expect(terminal.read()).toBe('');
  expect(await terminal.type('')).toContain('Bot 1: ');
  await terminal.close();
});
