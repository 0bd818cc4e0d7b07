/** What comes into the log, and what never does. */

import { describe, expect, it } from 'vitest';
import { createLog, type LogFields, type LogLevel, logLevels } from './log.js';

function lines(level: LogLevel, write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const written: string[] = [];
  write(createLog(level, { write: (line) => written.push(line) }));
  return written.map((line) => JSON.parse(line));
}

describe('the log', () => {
  it('is one JSON object a line', () => {
    const [line] = lines('info', (log) => log.info('table-made', { table: 'abcdefghij0123', milliseconds: 3 }));
    expect(line).toMatchObject({ event: 'table-made', table: 'abcdefghij0123', milliseconds: 3 });
    expect(Object.keys(line ?? {})).toEqual(['level', 'time', 'table', 'milliseconds', 'event']);
  });

  it.each(logLevels.map((level, index) => [level, 4 - index] as const))(
    'at %s has %i of four lines',
    (level, count) => {
      const all = lines(level, (log) => {
        for (const name of ['debug', 'info', 'warn', 'error'] as const) log[name]('request');
      });
      expect(all).toHaveLength(count);
    },
  );

  it('tells where an error came from, and not what it says', () => {
    const error = Object.assign(new TypeError('hand y4 y5 r6\n  of secret-token'), {
      code: 'E_SOME',
      errcode: 13,
      hand: ['y4'],
    });
    const [line] = lines('warn', (log) => log.error('request-failed', { error }));
    expect(line?.error).toMatchObject({ name: 'TypeError', code: 'E_SOME', errcode: 13 });
    expect(JSON.stringify(line)).toContain('log.test.ts');
    expect(JSON.stringify(line)).not.toMatch(/y4|secret-token/);
    const [other] = lines('warn', (log) => log.error('request-failed', { error: 'secret-token' }));
    expect(other?.error).toEqual({ name: 'string' });
  });

  it('leaves out what has no place in it', () => {
    const fields = { table: 'abcdefghij0123', cookie: 'riverstone-guest=secret' } as LogFields;
    expect(JSON.stringify(lines('warn', (log) => log.warn('request', fields)))).not.toContain('secret');
  });
});
