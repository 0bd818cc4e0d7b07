/** Checks a program before a contest: it must start, speak the protocol and play the game. */

import { type GameId, ok, type Result } from '@riverstone/rules';
import { readAnswer } from '../../bot-protocol/answers.js';
import { PROTOCOL_VERSION } from '../../bot-protocol/messages.js';
import { listed } from '../../contract/text.js';
import { errorOf } from '../../messages/refusals.js';
import { visible } from '../../messages/visible.js';
import { type Contender, howToWrite } from '../contenders.js';
import { BotProcess, type ProcessFailure } from './bot-process.js';

type Program = Contender & { readonly kind: 'program' };

const MAX_NAME_LENGTH = 30;
const GOODBYE_MS = 1_000;

/** Returns the contender with the name that the program gives itself, or why it can't take part. */
export async function checkProgram(
  program: Program,
  game: GameId,
  startMs: number,
): Promise<Result<Contender, string>> {
  const botProcess = new BotProcess(program.words, { started: () => {}, ended: () => {}, unasked: () => {} });
  const end = (): void => botProcess.kill();
  process.once('exit', end);
  try {
    const received = await botProcess.ask({ type: 'hello', v: PROTOCOL_VERSION }, startMs);
    if ('fault' in received) return { ok: false, error: silence(program, received, startMs) };
    return welcome(program, game, received.line);
  } finally {
    await botProcess.quit(GOODBYE_MS);
    process.off('exit', end);
  }
}

function silence({ name }: Program, { fault, detail }: ProcessFailure, startMs: number): string {
  if (fault === 'late') {
    return `${name} did not answer hello in ${startMs} ms; --start-ms gives it longer. Does it flush its output (docs/bot-protocol.md)? If it is not what was meant, ${howToWrite}`;
  }
  return `${name} can't take part: ${visible(detail)}. If that is not what was meant, ${howToWrite}`;
}

function welcome(program: Program, game: GameId, line: string): Result<Contender, string> {
  const hello = readAnswer(line, ['hello']);
  if (!hello.ok) {
    const said = visible(line.slice(0, 80));
    const { message } = errorOf(hello.error);
    return {
      ok: false,
      error: `${program.name} answered hello with ${said}: ${message} What it should answer is in docs/bot-protocol.md.`,
    };
  }
  const { games } = hello.value;
  if (!games.includes(game)) {
    const plays = games.length === 0 ? 'no game at all' : visible(listed(games));
    return { ok: false, error: `${program.name} does not play ${game}; it says that it plays ${plays}.` };
  }
  const name = visible(hello.value.name.trim()).slice(0, MAX_NAME_LENGTH);
  return ok(name === '' ? program : { ...program, name });
}
