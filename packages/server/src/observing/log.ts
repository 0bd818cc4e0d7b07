/**
 * The log: one JSON object a line on standard error. What may stand in it is settled by type: which kind of thing happened, ids
 * of tables, codes, numbers. There is no field for a cookie, a token, a share, a hand, a view or a line of talk.
 */

import { type DestinationStream, destination, pino } from 'pino';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Everything that can happen to a server. */
const logEvents = [
  'started',
  'stopping',
  'stopped',
  'request',
  'request-failed',
  'request-unreadable',
  'store-failed',
  'commit-failed',
  'send-failed',
  'sweep-failed',
  'socket-failed',
  'table-made',
  'table-failed',
  'bot-failed',
  'deal-failed',
] as const;
type LogEvent = (typeof logEvents)[number];

export interface LogFields {
  /** The id of a table, as it stands in its link. */
  readonly table?: string;
  /** A code of ours or of Node's. */
  readonly code?: string;
  readonly method?: string;
  /** The pattern of an address, such as `/api/tables/:id`; never the address itself. */
  readonly route?: string;
  readonly status?: number;
  readonly count?: number;
  readonly port?: number;
  readonly milliseconds?: number;
  /** What was thrown: its kind, its code and where it came from are kept, its words are not. */
  readonly error?: unknown;
}

export type Log = {
  readonly [Level in Exclude<LogLevel, 'silent'>]: (event: LogEvent, fields?: LogFields) => void;
};

/** Writes to standard error, at once: what is logged before an end is there after it. */
export function createLog(
  level: LogLevel,
  stream: DestinationStream = destination({ dest: process.stderr.fd, sync: true }),
): Log {
  const logger = pino({ level, base: null, messageKey: 'event' }, stream);
  const at =
    (name: keyof Log) =>
    (event: LogEvent, fields: LogFields = {}): void => {
      if (logger.isLevelEnabled(name)) logger[name](written(fields), event);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Field by field, so that nothing comes along that has no place here. */
function written({ table, code, method, route, status, count, port, milliseconds, error }: LogFields): object {
  return {
    table,
    code,
    method,
    route,
    status,
    count,
    port,
    milliseconds,
    ...(error === undefined ? {} : { error: traceOf(error) }),
  };
}

/** The words of an error may quote what somebody sent or holds; where it came from never does. */
function traceOf(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // SQLite numbers what can go wrong: 13 is a full disk, 10 one that can't be read or written.
  const errcode = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, code, errcode, at: frames.map((line) => line.trim().slice('at '.length)) };
}
