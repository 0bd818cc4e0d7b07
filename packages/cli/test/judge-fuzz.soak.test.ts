/** Malformed requests to the real referee: every line answered, none with a crash, and a clean exit. */

import { spawn } from 'node:child_process';
import { createRng, pick, type Rng, seedFromNumber } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { soakSize } from '../../../scripts/testing/soak-size.js';
import { command, runCommand } from './run-command.js';

const LINES = soakSize(1_000_000);

const board = '........./........./........./...I...../..639.158/.6.9.4.../E26....../........./.........';
const field = '92943E62/GCBHFDEA/12673#64/75892513/67159688/63499717/23421758/54279483';
/** Few stones, so that what a mutation leaves readable is quick to count. */
const uncovered = '53467891./672195348/198342567/859761423/426853791/713924856/961537284/287419635/3452861..';

/** Requests that are in order, to be spoilt. */
const requests: readonly Record<string, unknown>[] = [
  { game: 'kakuro-challenge', board, move: 'y7d7/d5', expert: false, hand: [7, 4] },
  { game: 'kakuro-challenge', board, move: 'r8b5' },
  { game: 'kakuro-challenge', board, hand: [4, 7], expert: true, list: 'moves' },
  {
    game: 'kakuro-race',
    field,
    scored: ['a2-h2', 'f1-f2'],
    marker: 18,
    tiles: ['d', 'x', 'n7'],
    claim: 'b3-e3 x:b3,a4 #a3(x) n7:c3 d',
  },
  { game: 'kakuro-race', field, scored: ['a2-h2', 'f1-f2'], marker: 9, tiles: ['d', 'n4'], list: 'best' },
  { game: 'kakuzu', uncovered, list: 'odds' },
];
const scraps: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  10,
  1e99,
  3.5,
  '',
  'd',
  'a1-b1',
  [],
  [1],
  [[]],
  {},
  { game: 'kakuzu' },
  '\u0000',
  '🀄',
  'e5',
];

/** A request with one or two things wrong (or, now and then, by luck nothing). */
function malformed(rng: Rng): string {
  const request = { ...pick(requests, rng) };
  const spoil = pick([spoilField, dropField, addField, spoilText, spoilText, spoilText], rng);
  const line = JSON.stringify(spoil(request, rng));
  return rng.below(4) === 0 ? spoilLine(line, rng) : line;
}

type Request = Record<string, unknown>;

function spoilField(request: Request, rng: Rng): Request {
  return { ...request, [pick(Object.keys(request), rng)]: pick(scraps, rng) };
}

function dropField(request: Request, rng: Rng): Request {
  const name = pick(Object.keys(request), rng);
  return Object.fromEntries(Object.entries(request).filter(([other]) => other !== name));
}

function addField(request: Request, rng: Rng): Request {
  return { ...request, [pick(['v', 'list', 'move', 'claim', 'hand', '__proto__', 'x'], rng)]: pick(scraps, rng) };
}

/** One character of a text is another one, missing or doubled. */
function spoilText(request: Request, rng: Rng): Request {
  const texts = Object.entries(request).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const [name, text] = pick(texts, rng);
  return { ...request, [name]: spoilLine(text, rng) };
}

function spoilLine(text: string, rng: Rng): string {
  const at = rng.below(text.length + 1);
  const put = pick(['', '.', '/', '#', '-', 'A', 'z', '9', '0', ' ', '"', '{', ',', '\\', '\t', 'é', '\r'], rng);
  return text.slice(0, at) + put + text.slice(at + rng.below(3));
}

describe('the referee under a flood of malformed lines', () => {
  it('answers each with one JSON object and exits with 0', { timeout: 600_000 }, async () => {
    const rng = createRng(seedFromNumber(1_000_000));
    const child = spawn(process.execPath, [command, 'judge'], { stdio: ['pipe', 'pipe', 'inherit'] });
    let answers = 0;
    let rest = '';
    const codes = new Map<string, number>();
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        answers++;
        const code = codeOf(line);
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    for (let sent = 0; sent < LINES; ) {
      let batch = '';
      for (; sent < LINES && batch.length < 65_536; sent++) batch += `${malformed(rng)}\n`;
      if (!child.stdin.write(batch)) await new Promise((resolve) => child.stdin.once('drain', resolve));
    }
    child.stdin.end();
    expect(await ended).toBe(0);
    expect(rest).toBe('');
    expect(answers).toBe(LINES);
    expect(codes.get('none of the shapes')).toBeUndefined();
    for (const code of ['bad-request', 'bad-notation', 'bad-position'])
      expect(codes.get(code)).toBeGreaterThan(soakSize(1000));
  });

  it('goes on after bytes that are no text, and after a line too long to hold', async () => {
    const good = JSON.stringify({ game: 'kakuro-challenge', board, move: 'r8b5' });
    const parts = ['\u0000\u0001\n', `${'x'.repeat(3_000_000)}\n`, `${good}\n`, '\n', good];
    const { stdout, exitCode } = await runCommand(['judge'], parts);
    const codes = stdout.trimEnd().split('\n').map(codeOf);
    expect(codes).toEqual(['bad-request', 'bad-request', 'legal', 'bad-request', 'legal']);
    expect(exitCode).toBe(0);
  });

  it('answers nothing when nothing is asked', async () => {
    expect(await runCommand(['judge'])).toEqual({ stdout: '', stderr: '', exitCode: 0 });
  });
});

/** What kind of answer a line is; an answer always has one of these shapes. */
function codeOf(line: string): string {
  const answer = JSON.parse(line);
  if (typeof answer.error?.code === 'string' && typeof answer.error.message === 'string') return answer.error.code;
  if (answer.legal === true && typeof answer.points === 'number') return 'legal';
  if (answer.valid === true && typeof answer.points === 'number') return 'valid';
  if (Array.isArray(answer.moves)) return 'moves';
  if (typeof answer.exists === 'boolean') return 'best';
  return typeof answer.odds === 'object' ? 'odds' : 'none of the shapes';
}
