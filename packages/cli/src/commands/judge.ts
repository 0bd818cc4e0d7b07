/** `riverstone judge`: a referee on standard input and output, one JSON request and one answer per line. */

import type { Readable, Writable } from 'node:stream';
import { answerLine } from '../judge/answer.js';
import { type JudgeLine, LineSplitter, MAX_LINE_LENGTH } from '../judge/lines.js';
import { errorOf } from '../messages/refusals.js';

/** Answers are written in batches of about this many characters, which is faster for many requests. */
const BATCH = 1 << 16;

/** Answers every line of the input in order; ends when the input does. */
export async function judge(input: Readable, output: Writable): Promise<void> {
  const splitter = new LineSplitter();
  for await (const chunk of input) await answerAll(splitter.push(chunk as Uint8Array), output);
  await answerAll(splitter.end(), output);
}

async function answerAll(lines: Iterable<JudgeLine>, output: Writable): Promise<void> {
  let batch = '';
  for (const line of lines) {
    batch += `${answer(line)}\n`;
    if (batch.length < BATCH) continue;
    await write(output, batch);
    batch = '';
  }
  if (batch !== '') await write(output, batch);
}

function answer(line: JudgeLine): string {
  if ('text' in line) return answerLine(line.text);
  return JSON.stringify({
    error: errorOf({ code: 'bad-request', detail: { field: '', problem: 'too-long', expected: MAX_LINE_LENGTH } }),
  });
}

/** Waits until the output has drained, so that answers do not pile up in memory. */
function write(output: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => output.write(text, (error) => (error ? reject(error) : resolve())));
}
