import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { GameId } from '@riverstone/rules';
import stringWidth from 'string-width';
import { afterAll, describe, expect, test } from 'vitest';
import { converse, type FinishedRun, run, start } from './conversation.js';
import { type TypedGame, typedGame } from './typed-games.js';

const folder = mkdtempSync(join(tmpdir(), 'riverstone-'));
afterAll(() => rmSync(folder, { recursive: true }));

const names = ['Ada', 'Bo', 'Cy'];

/** What people type for an entry of a log: Enter at a handover, or a name before the line, as the game asks. */
type Typing = (entry: string, body: string, seat: number) => readonly string[];
const afterHandover: Typing = (_entry, body) => ['', body];
/** With three at the table, each claim is open to objections before it goes on; one Enter accepts the last for all. */
const withWindow: Typing = (_entry, body) => (body === 'accept' ? [] : ['', body, '']);
const plainly: Typing = (_entry, body) => [body];
const byName: Typing = (_entry, body, seat) => [`${names[seat]} ${body}`];
const byNumber: Typing = (_entry, body, seat) => [`${seat + 1} ${body}`];

/** One game of people, from its arguments to what they type. */
interface Sitting {
  readonly title: string;
  readonly game: GameId;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly typing: Typing;
}

const sittings: readonly Sitting[] = [
  { title: 'challenge', game: 'kakuro-challenge', seats: 2, options: { first: 0 }, typing: afterHandover },
  { title: 'challenge, expert', game: 'kakuro-challenge', seats: 3, options: { expert: true }, typing: afterHandover },
  { title: 'challenge, claims', game: 'kakuro-challenge', seats: 3, options: { scoring: 'claim' }, typing: withWindow },
  { title: 'race', game: 'kakuro-race', seats: 2, options: {}, typing: byName },
  {
    title: 'race, five markers',
    game: 'kakuro-race',
    seats: 3,
    options: { markers: [9, 12, 15, 18, 21] },
    typing: byNumber,
  },
  { title: 'race, alone', game: 'kakuro-race', seats: 1, options: { untimed: true }, typing: plainly },
  { title: 'race, sealed', game: 'kakuro-race', seats: 2, options: { sealed: true }, typing: afterHandover },
  { title: 'kakuzu', game: 'kakuzu', seats: 3, options: {}, typing: plainly },
  { title: 'kakuzu, same digit', game: 'kakuzu', seats: 1, options: { variant: 'same-digit' }, typing: plainly },
  { title: 'kakuzu, announced', game: 'kakuzu', seats: 2, options: { variant: 'announce', sheet: 7 }, typing: plainly },
];

function optionWords(options: Readonly<Record<string, unknown>>): string[] {
  const words = Object.entries(options).map(
    ([name, value]) => `${name}=${Array.isArray(value) ? value.join() : value}`,
  );
  return words.flatMap((word) => ['--option', word]);
}

function argumentsOf({ game, seats, options }: Sitting, seed: number, more: readonly string[] = []): string[] {
  return [
    'play',
    game,
    '--seats',
    names.slice(0, seats).join(),
    '--seed',
    String(seed),
    ...optionWords(options),
    ...more,
  ];
}

function linesOf({ typing }: Sitting, { lines }: TypedGame): string[] {
  return lines.flatMap((entry) => typing(entry, entry.slice(2).replace(/^seal /, ''), Number(entry.charAt(0))));
}

const gameOf = ({ game, seats, options }: Sitting, seed: number): TypedGame =>
  typedGame(game, { names: names.slice(0, seats), options, seed });

/** The output without typed lines and the file's name, which may be wider than the terminal. */
const shown = ({ output }: FinishedRun): string[] =>
  output.split('\n').filter((line) => !/^([A-Z]\w*)?> /.test(line) && !line.startsWith('Saved: '));

describe('whole games through a pipe', () => {
  test.each(sittings)('$title', async (sitting) => {
    const game = gameOf(sitting, 11);
    const file = join(folder, `${sitting.title}.riverstone.json`);
    const ran = await run(argumentsOf(sitting, 11, ['--save', file]), linesOf(sitting, game), {
      COLUMNS: '40',
    });
    expect(ran.errors).toBe('');
    expect(ran.output).toContain('The game is over');
    expect(ran.code).toBe(0);
    expect(ran.output).toContain(`Saved: ${file}`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(game.record);
    expect(Math.max(...shown(ran).map((each) => stringWidth(each)))).toBeLessThanOrEqual(40);
    const replayed = await run(['replay', file, '--json']);
    expect(JSON.parse(replayed.output)).toMatchObject({ ok: true, ended: true, scores: game.scores });
  });
});

const [challenge, , claims, race] = sittings as readonly [Sitting, Sitting, Sitting, Sitting];

describe('hands after a handover', () => {
  test.each([challenge, claims])('$title: each handover shows one hand, the right one', async (sitting) => {
    const game = gameOf(sitting, 4);
    const { output } = await run(argumentsOf(sitting, 4), linesOf(sitting, game));
    const seen = [...output.matchAll(/Pass to (\w+)\. Press Enter to look\.|Your tiles: (.*?)\./g)];
    const order = seen.map(([, name, hand]) => (name === undefined ? `hand ${hand}` : `pass ${name}`));
    const turns = game.hands.filter((_, index) => !game.lines[index]?.endsWith(':accept'));
    const expected = turns.flatMap((turn) => [`pass ${names[Number(turn.charAt(0))]}`, `hand ${turn.slice(3)}`]);
    expect(order).toEqual(expected);
  });

  test('a sealed claim is told only when all are opened', async () => {
    const sitting = sittings.find(({ title }) => title === 'race, sealed') as Sitting;
    const { output } = await run(argumentsOf(sitting, 4), ['', 'a1-c1', '', 'none']);
    const [, passed = '', opened = ''] = output.split(/Pass to Bo|Ada sealed/);
    expect(passed).not.toContain('a1-c1');
    expect(opened).toContain('a1-c1');
  });
});

describe('people and bots', () => {
  /** Asks for a hint at every prompt and follows it. */
  const following = (heard: string): string => /Perhaps (\S+)[ .]/.exec(heard)?.[1]?.replace(/\.$/, '') ?? 'hint 3';

  test('challenge, one person among bots: no handover', async () => {
    const ran = await converse(['play', 'kakuro-challenge', '--seats', 'bot,Ada,bot', '--seed', '3'], following);
    expect(ran.code).toBe(0);
    expect(ran.output).not.toContain('Pass to');
    expect(ran.output).toMatch(/Bot 2: yellow \d on [a-i]\d.*\. \d+ = \d(\+\d)+/);
    expect(ran.output).toContain('wins');
  });

  test('kakuzu, the same', async () => {
    const ran = await converse(['play', 'kakuzu', '--seats', 'Ada,bot', '--seed', '3'], following);
    expect(ran).toMatchObject({ code: 0, errors: '' });
    expect(ran.output).toContain('The game is over.');
  });

  test('race: who says none leaves it to the bots, who wait until then', async () => {
    const ran = await converse(['play', 'kakuro-race', '--seats', 'Ada,bot', '--seed', '3'], () => 'none');
    expect(ran).toMatchObject({ code: 0, errors: '' });
    expect(ran.output).toMatch(/Bot: [a-h]\d-[a-h]\d/);
  });

  test('claims: a bot challenges what is too high', async () => {
    const args = [
      'play',
      'kakuro-challenge',
      '--seats',
      'Ada,bot',
      '--seed',
      '3',
      '-o',
      'scoring=claim',
      '-o',
      'first=0',
    ];
    const { output } = await run(args, ['moves', 'y1a1', 'y6c2=200']);
    expect(output).toContain('finding them is the game');
    expect(output).toContain('In a claim game every move states its points');
    expect(output).toMatch(/Bot: challenge! Upheld: the move is worth \d+\./);
  });

  test('bots alone are watched step by step, and to the end when nobody steps', async () => {
    const args = ['play', 'kakuzu', '--seats', 'bot,bot', '--seed', '3'];
    const stepped = await run(args, ['', '', 'quit', '']);
    expect(stepped.output.match(/Bot \d: [a-i]\d is a/g)?.length).toBeGreaterThan(1);
    expect(stepped.output).not.toContain('The game is over');
    expect((await run(args, ['run'])).output).toContain('The game is over');
    expect((await run(args)).output).toContain('The game is over');
  });
});

describe('what is typed wrongly costs nothing', () => {
  test('challenge', async () => {
    const args = argumentsOf(challenge, 4);
    const { output, code } = await run(args, ['', 'x', 'y4d4', 'y9e5', 'challenge', '', '?', '']);
    expect(output).toContain('"x" is not a move.');
    expect(output).toContain('d4 does not share an edge with any tile');
    expect(output).toContain('There is already a tile on e5');
    expect(output).toContain('There is no claim that can be challenged');
    expect(output).toContain('A Kakuro is a total');
    expect(output).toContain('not finished');
    expect(code).toBe(1);
  });

  test('race: nobody is named, nobody is meant', async () => {
    const { output } = await run(argumentsOf(race, 4), ['none', 'Zoe none', '2 i2', 'Bo back', 'Bo NONE', 'bo back']);
    expect(output).toContain('Begin with a number or a name: 1 none, or Ada none.');
    expect(output).toContain("can't be read");
    expect(output).toContain('This seat has not said none.');
    expect(output).toContain('Bo: none.');
    expect(output).toContain('Bo: searching again.');
  });

  test('race: capitals, spaces and the order of tiles do not matter', async () => {
    const alone = ['play', 'kakuro-race', '--seats', 'Ada', '--seed', '4', '-o', 'untimed=true'];
    const { output } = await run(alone, ['A1-H1  D  X:a1,b2']);
    expect(output).toContain('Ada: a1-h1 x:a1,b2 d is not valid.');
  });
});

describe('the end of a sitting', () => {
  test('Ctrl-C keeps the record', async () => {
    const file = join(folder, 'stopped.riverstone.json');
    const child = start(['play', 'kakuzu', '--seats', 'Ada,Bo', '--save', file]);
    const code = new Promise((resolve) => child.on('close', resolve));
    child.stdout.once('data', () => {
      child.stdin.write('e5\n');
      child.stdout.once('data', () => child.kill('SIGINT'));
    });
    expect(await code).toBe(130);
    expect(JSON.parse(readFileSync(file, 'utf8')).moves).toHaveLength(1);
  });

  test('quit asks where to keep the record, and can be taken back', async () => {
    const file = join(folder, 'left.riverstone.json');
    const lines = ['e5', 'quit', 'back', 'a1', 'quit', 'a2', 'save /nowhere/at/all', `save ${file}`];
    const { output, code } = await run(['play', 'kakuzu', '--seats', 'Ada,Bo'], lines);
    expect(code).toBe(0);
    expect(output).toContain('Type save and a file name');
    expect(output).toContain("/nowhere/at/all can't be written");
    expect(output).toContain(`Saved: ${file}`);
    expect(JSON.parse(readFileSync(file, 'utf8')).moves).toHaveLength(2);
  });
});

describe('colour', () => {
  const quick = ['play', 'kakuro-race', '--seats', 'bot,bot', '--seed', '3', '-o', 'markers=15,16'];
  const hasColour = async (args: readonly string[], environment: Readonly<Record<string, string>>): Promise<boolean> =>
    (await run(args, [], environment)).output.includes('\u001b[');

  test('only where it is wanted', async () => {
    expect(await hasColour(quick, {})).toBe(false);
    expect(await hasColour(quick, { FORCE_COLOR: '1' })).toBe(true);
    expect(await hasColour(quick, { FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
    expect(await hasColour([...quick, '--no-color'], { FORCE_COLOR: '1' })).toBe(false);
  });

  test('nothing is said by colour alone', async () => {
    const coloured = await run(quick, [], { FORCE_COLOR: '1' });
    const bare = await run(quick);
    const trimmed = (text: string): string[] => text.split('\n').map((line) => line.trimEnd());
    expect(trimmed(stripVTControlCharacters(coloured.output))).toEqual(trimmed(bare.output));
  });
});

describe('what can not be played is refused with a sentence', () => {
  const refused: readonly (readonly [string, readonly string[], string])[] = [
    ['no game', ['play'], 'Which game?'],
    ['an unknown game', ['play', 'chess'], 'There is no game "chess"'],
    ['too many players', ['play', 'kakuzu', '--seats', 'A,B,C,D,E'], 'kakuzu is for 1 to 4 players, not 5'],
    ['twins', ['play', 'kakuzu', '--seats', 'Ada,ada'], 'Two seats are called'],
    ['a number for a name', ['play', 'kakuzu', '--seats', 'Ada,2'], '"2" is a number'],
    ['a seed of letters', ['play', 'kakuzu', '--seed', 'x'], '"x" is not a seed'],
    ['an option without a value', ['play', 'kakuzu', '-o', 'variant'], 'write name=value'],
    ['an option twice', ['play', 'kakuzu', '-o', 'sheet=1', '-o', 'sheet=2'], 'is given twice'],
    ['an unknown option', ['play', 'kakuzu', '-o', 'expert=true'], 'variant=bag|same-digit'],
    ['a wrong value', ['play', 'kakuro-challenge', '-o', 'expert=1'], 'options.expert'],
    ['a file in no folder', ['play', 'kakuzu', '--save', '/nowhere/at/all'], "can't be written"],
  ];

  test.each(refused)('%s', async (_name, args, sentence) => {
    const { code, output, errors } = await run(args);
    expect(code).toBe(2);
    expect(output).toBe('');
    expect(errors).toContain(sentence);
    expect(errors).not.toMatch(/^\s+at /m);
  });
});

test('the same seed, the same deal; no seed, another each time', async () => {
  const first = async (more: readonly string[]): Promise<string> =>
    (await run(['play', 'kakuro-race', '--seats', 'Ada', ...more])).output;
  expect(await first(['--seed', '7'])).toBe(await first(['--seed', `07${'00'.repeat(31)}`]));
  expect(await first([])).not.toBe(await first([]));
});
