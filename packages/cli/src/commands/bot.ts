/** `riverstone bot`: a built-in bot that speaks the bot protocol on standard input and output. */

import { randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { botNames, isBotName } from '@riverstone/bots';
import { wholeNumber } from '../arena/numbers.js';
import type { BotSettings } from '../bot-protocol/seated-bot.js';
import { BotSession } from '../bot-protocol/session.js';
import { listed } from '../contract/text.js';
import { type JudgeLine, LineSplitter } from '../judge/lines.js';

/** The arguments of `riverstone bot`. */
export interface BotOptions {
  readonly level: string;
  readonly seed?: string;
  readonly nodes?: string;
}

const BAD_USAGE = 2;

/** Answers until the table sends `quit` or closes the input; returns the exit code. */
export async function bot(options: BotOptions, input: Readable, output: Writable): Promise<number> {
  const { level, seed = randomUUID() } = options;
  if (!isBotName(level)) return complain(`There is no level "${level}"; there are ${listed(botNames)}.`);
  const nodes = wholeNumber('--nodes', options.nodes, 1);
  if (!nodes.ok) return complain(nodes.error);
  await speak({ level, seed, ...(nodes.value === undefined ? {} : { nodes: nodes.value }) }, input, output);
  return 0;
}

function complain(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return BAD_USAGE;
}

async function speak(settings: BotSettings, input: Readable, output: Writable): Promise<void> {
  const session = new BotSession(settings);
  const splitter = new LineSplitter();
  for await (const chunk of input) {
    await answerAll(session, splitter.push(chunk as Uint8Array), output);
    if (session.isOver) return;
  }
  await answerAll(session, splitter.end(), output);
}

/** Sends each answer before the next line is read. */
async function answerAll(session: BotSession, lines: Iterable<JudgeLine>, output: Writable): Promise<void> {
  for (const line of lines) {
    const answer = session.hear(line);
    if (session.isOver) return;
    if (answer !== null) await write(output, `${JSON.stringify(answer)}\n`);
  }
}

function write(output: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => output.write(text, (error) => (error ? reject(error) : resolve())));
}
