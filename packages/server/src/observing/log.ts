/**
 * The server's log: one JSON object a line, on standard error. Its type allows only kinds of events, table ids, codes
 * and numbers. There is no field for a cookie, a token, a share, a hand, a view or a chat line.
 */

import { type DestinationStream, pino } from 'pino';
import { LogWriter } from './log-writer.js';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

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
  'push-failed',
  'upkeep-failed',
  'tables-deleted',
  'bus-connected',
  'bus-lost',
  'bus-failed',
  'admin-act',
  'admin-refused',
  'lease-started',
  'lease-lost',
  'table-taken-over',
  'owner-unreachable',
  'link-opened',
  'link-closed',
  'link-refused',
  'link-failed',
  'link-too-slow',
  'traces-sent',
  'traces-lost',
] as const;
type LogEvent = (typeof logEvents)[number];

export interface LogFields {
  /** The id of a table, as in its link. */
  readonly table?: string;
  /** The id of a node. */
  readonly node?: string;
  /** One of our codes, or one of Node's. */
  readonly code?: string;
  readonly method?: string;
  /** The pattern of a path, such as `/api/tables/:id`; never the path itself. */
  readonly route?: string;
  readonly status?: number;
  readonly count?: number;
  readonly port?: number;
  readonly milliseconds?: number;
  /** What was thrown. Its name, code and stack are logged, but not its message. */
  readonly error?: unknown;
}

export type Log = {
  readonly [Level in Exclude<LogLevel, 'silent'>]: (event: LogEvent, fields?: LogFields) => void;
};

export function createLog(level: LogLevel, stream: DestinationStream = new LogWriter()): Log {
  const logger = pino({ level, base: null, messageKey: 'event' }, stream);
  const at =
    (name: keyof Log) =>
    (event: LogEvent, fields: LogFields = {}): void => {
      if (logger.isLevelEnabled(name)) logger[name](logFields(fields), event);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Field by field, so that no other field can leak into the log. */
function logFields({ table, node, code, method, route, status, count, port, milliseconds, error }: LogFields): object {
  return {
    table,
    node,
    code,
    method,
    route,
    status,
    count,
    port,
    milliseconds,
    ...(error === undefined ? {} : { error: errorFields(error) }),
  };
}

/** The message of an error may quote secrets; its stack never does. */
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // SQLite's error number: 13 is a full disk, 10 an I/O error.
  const errcode = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, code, errcode, at: frames.map((line) => line.trim().slice('at '.length)) };
}
