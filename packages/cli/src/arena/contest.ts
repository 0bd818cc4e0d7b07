/**
 * A contest from its first deal to its report: plays, counts, keeps records, shows progress, stops when it is told to.
 */

import { writeFileSync } from 'node:fs';
import { ok } from '@riverstone/rules';
import type { ContestSettings } from './plan.js';
import { WorkerPool } from './pool.js';
import type { Archive } from './report/archive.js';
import { Progress } from './report/progress.js';
import { reportOf } from './report/report.js';
import { sprtState } from './statistics/sprt.js';
import { type ArenaSummary, summarise } from './statistics/summary.js';
import { Tally } from './statistics/tally.js';
import type { ArenaOptions, ArenaPlan } from './usage.js';

/** The exit codes; `broken` means a bug of the arena. */
export const exitCodes = { notKept: 1, badUsage: 2, broken: 70, interrupted: 130 } as const;

/** The signals that stop a process. */
export const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A file name that means standard output. */
export const STDOUT = '-';

/** Prints what is wrong, and returns the exit code. */
export function printError(sentence: string, exitCode: number): number {
  process.stderr.write(`${sentence}\n`);
  return exitCode;
}

/** A contest that is being played. */
export class Contest {
  readonly #tally: Tally;

  constructor(
    private readonly plan: ArenaPlan,
    private readonly settings: ContestSettings,
    private readonly archive: Archive | null,
    private readonly options: ArenaOptions,
  ) {
    this.#tally = new Tally(settings.contenders.length);
  }

  async play(script: URL): Promise<number> {
    const stop = new AbortController();
    const interrupt = (): void => stop.abort();
    for (const signal of signals) process.on(signal, interrupt);
    try {
      const problem = await this.#playDeals(script, stop.signal);
      const reported = this.#report(stop.signal.aborted);
      if (problem !== null) return printError(problem, exitCodes.notKept);
      return stop.signal.aborted ? exitCodes.interrupted : reported;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return printError(`This should not have happened (--seed ${this.plan.seedText}): ${reason}`, exitCodes.broken);
    } finally {
      for (const signal of signals) process.off(signal, interrupt);
    }
  }

  /**
   * Plays until all is played, the test is decided or somebody stops it. Returns a sentence if a record can't be saved.
   */
  async #playDeals(script: URL, signal: AbortSignal): Promise<string | null> {
    const { deals, parallel } = this.plan;
    const progress = this.options.quiet ? null : new Progress(process.stderr, deals);
    try {
      for await (const played of new WorkerPool(this.settings, deals, parallel, script).play(signal)) {
        this.#tally.add(played);
        const kept = this.archive?.keep(played) ?? ok(true);
        if (!kept.ok) return kept.error;
        progress?.show(() => this.#summary(), this.#tally.deals);
        if (this.#isDecided()) return null;
      }
      return null;
    } finally {
      progress?.close();
    }
  }

  #isDecided(): boolean {
    const { sprt, rotations } = this.plan;
    const [first] = this.#tally.measures;
    if (sprt === null || first === undefined) return false;
    return sprtState(sprt, first.shares, rotations.length).accepted !== null;
  }

  #summary(): ArenaSummary {
    return summarise(this.settings, this.#tally, this.plan.seedText, this.plan.sprt);
  }

  #report(interrupted: boolean): number {
    if (interrupted) process.stderr.write('Stopped; this is what there is.\n');
    if (this.#tally.deals === 0)
      return printError('No deal was played to its end.', interrupted ? exitCodes.interrupted : exitCodes.broken);
    const summary = this.#summary();
    const { json } = this.options;
    const text = `${JSON.stringify({ v: 1, ...summary, interrupted }, null, 2)}\n`;
    if (json === STDOUT) process.stdout.write(text);
    else process.stdout.write(`${reportOf(summary).join('\n')}\n`);
    if (json === undefined || json === STDOUT) return 0;
    try {
      writeFileSync(json, text);
      return 0;
    } catch (error) {
      return printError(
        `${json} can't be written: ${error instanceof Error ? error.message : error}`,
        exitCodes.notKept,
      );
    }
  }
}
