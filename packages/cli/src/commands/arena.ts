/** `riverstone arena`: bots against each other, the same deals for every rotation of the seats. */

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ok, type Result } from '@riverstone/rules';
import { type Contender, distinct } from '../arena/contenders.js';
import { Contest, exitCodes, printError, STDOUT, signals } from '../arena/contest.js';
import type { ContestSettings } from '../arena/plan.js';
import { checkProgram } from '../arena/programs/check-program.js';
import { Archive } from '../arena/report/archive.js';
import { type ArenaOptions, type ArenaPlan, readUsage } from '../arena/usage.js';

export type { ArenaOptions } from '../arena/usage.js';

/** Plays a contest; gives the command's exit code. `script` is what a worker runs. */
export async function arena(words: readonly string[], options: ArenaOptions, script: URL): Promise<number> {
  const plan = readUsage(words, options);
  if (!plan.ok) return printError(plan.error, exitCodes.badUsage);
  const writable = canWrite(options.json);
  if (!writable.ok) return printError(writable.error, exitCodes.badUsage);
  const contenders = await meet(plan.value);
  if (!contenders.ok) return printError(contenders.error, exitCodes.badUsage);
  const archive = options.save === undefined ? ok(null) : Archive.open(options.save, plan.value.game);
  if (!archive.ok) return printError(archive.error, exitCodes.badUsage);
  const settings: ContestSettings = {
    ...plan.value,
    contenders: contenders.value,
    keepRecords: archive.value !== null,
  };
  return new Contest(plan.value, settings, archive.value, options).play(script);
}

/** The contenders with their names, after programs have introduced themselves. */
async function meet({ contenders, game, startMs }: ArenaPlan): Promise<Result<readonly Contender[], string>> {
  const leave = (): never => process.exit(exitCodes.interrupted);
  for (const signal of signals) process.on(signal, leave);
  const met: Contender[] = [];
  try {
    for (const contender of contenders) {
      const introduced = contender.kind === 'builtin' ? ok(contender) : await checkProgram(contender, game, startMs);
      if (!introduced.ok) return introduced;
      met.push(introduced.value);
    }
  } finally {
    for (const signal of signals) process.off(signal, leave);
  }
  return ok(distinct(met));
}

function canWrite(file: string | undefined): Result<true, string> {
  if (file === undefined || file === STDOUT) return ok(true);
  try {
    accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
    if (existsSync(file) && statSync(file).isDirectory())
      return { ok: false, error: `${file} is a folder; name a file in it.` };
    return ok(true);
  } catch (error) {
    return { ok: false, error: `${file} can't be written: ${error instanceof Error ? error.message : error}` };
  }
}
