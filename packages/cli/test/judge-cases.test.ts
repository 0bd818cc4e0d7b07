/** The worked examples, asked of the real command, and every answer of the referee that they do not show. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.js';

interface Case {
  readonly name: string;
  readonly ask: object;
  readonly expect: object;
}

const files = ['kakuro-challenge', 'kakuro-race', 'kakuzu'];
const casesOf = (file: string): Case[] =>
  readFileSync(fileURLToPath(new URL(`../../rules/test/cases/${file}.jsonl`, import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe.each(files)('the worked examples of %s', (file) => {
  it('are answered as the books do, in order', async () => {
    const cases = casesOf(file);
    expect(cases.length).toBeGreaterThan(0);
    const { stdout, exitCode } = await runCommand(
      ['judge'],
      cases.map(({ ask }) => `${JSON.stringify(ask)}\n`).join(''),
    );
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(exitCode).toBe(0);
    expect(answers).toHaveLength(cases.length);
    for (const [index, { name, expect: expected }] of cases.entries()) {
      expect({ name, ...answers[index] }).toMatchObject({ name, ...expected });
    }
  });
});
