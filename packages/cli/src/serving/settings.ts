/** The settings of the server. Options of the command line override environment variables, which override defaults. */

import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { ok, type Result } from '@riverstone/rules';
import {
  type LimitSetting,
  type LogLevel,
  limitSettings,
  logLevels,
  type PushSetting,
  pushSettings,
} from '@riverstone/server';
import { wholeNumber } from '../arena/numbers.js';
import { isBadPort } from './bad-ports.js';
import { usualDataFile } from './data-file.js';
import { sentences } from './sentences.js';

/** The arguments of `riverstone serve`. */
export interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly origin?: readonly string[];
  /** True where no number was given. */
  readonly trustProxy?: string | true;
  readonly log?: string;
  readonly limits?: string;
  readonly push?: string;
}

export interface ServeSettings {
  readonly host: string;
  /** The ports to try, one after the other. */
  readonly ports: readonly number[];
  readonly data: string;
  readonly origins: readonly string[];
  readonly proxies: number;
  readonly log: LogLevel;
  readonly limits: LimitSetting;
  readonly push: PushSetting;
}

/** The ports to try by default. No browser blocks them. */
export const usualPorts = Array.from({ length: 10 }, (_, index) => 4180 + index);
const usualHost = '0.0.0.0';
const HIGHEST_PORT = 65_535;
const MOST_PROXIES = 10;

/** A text, and where it comes from: an option's name or a variable's. */
interface Given {
  readonly source: string;
  readonly text: string | undefined;
}

type Read<T> = Result<T, string>;

export function readSettings(options: ServeOptions, environment: NodeJS.ProcessEnv): Read<ServeSettings> {
  const given = (name: string, option: string | undefined): Given => {
    const variable = `RIVERSTONE_${name.toUpperCase().replaceAll('-', '_')}`;
    // An empty variable counts as missing.
    return option === undefined
      ? { source: variable, text: environment[variable] || undefined }
      : { source: `--${name}`, text: option };
  };
  const trusted = options.trustProxy === true ? '1' : options.trustProxy;
  return together({
    host: readHost(given('host', options.host)),
    ports: readPorts(given('port', options.port)),
    data: readData(given('data', options.data), environment),
    origins: readOrigins(given('origin', options.origin?.join(','))),
    proxies: orElse(readNumber(given('trust-proxy', trusted), MOST_PROXIES), 0),
    log: readChoice(given('log', options.log), logLevels, 'warn'),
    limits: readChoice(given('limits', options.limits), limitSettings, 'on'),
    push: readChoice(given('push', options.push), pushSettings, 'on'),
  });
}

function readHost({ text: host = usualHost }: Given): Read<string> {
  return /^[\w.:%-]+$/.test(host) ? ok(host) : refused(sentences.badHost(host));
}

function readPorts(given: Given): Read<readonly number[]> {
  const port = readNumber(given, HIGHEST_PORT);
  if (!port.ok) return port;
  if (port.value === undefined) return ok(usualPorts);
  return isBadPort(port.value) ? refused(sentences.badPort(port.value)) : ok([port.value]);
}

function readData({ source, text }: Given, environment: NodeJS.ProcessEnv): Read<string> {
  if (text !== undefined) return text.trim() === '' ? refused(sentences.noDataFile(source)) : ok(resolve(text));
  const usual = usualDataFile(process.platform, environment, homedir());
  return usual === null ? refused(sentences.noHome) : ok(usual);
}

function readOrigins({ source, text = '' }: Given): Read<readonly string[]> {
  const origins: string[] = [];
  for (const part of text === '' ? [] : text.split(',').map((each) => each.trim())) {
    const url = URL.canParse(part) ? new URL(part) : null;
    const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
    if (!isOrigin) return refused(sentences.badOrigin(source, part));
    origins.push(url.origin);
  }
  return ok(origins);
}

function readChoice<Choice extends string>(
  { source, text }: Given,
  choices: readonly Choice[],
  usual: Choice,
): Read<Choice> {
  const choice = text === undefined ? usual : choices.find((each) => each === text);
  return choice === undefined ? refused(sentences.badChoice(source, choices, text ?? '')) : ok(choice);
}

function readNumber({ source, text }: Given, most: number): Read<number | undefined> {
  return wholeNumber(source, text, 0, most);
}

function orElse<T>(read: Read<T | undefined>, usual: T): Read<T> {
  return read.ok ? ok(read.value ?? usual) : read;
}

/** All fields, or the first refusal. */
function together<Fields extends object>(read: { readonly [Name in keyof Fields]: Read<Fields[Name]> }): Read<Fields> {
  const fields: Partial<Fields> = {};
  for (const name of Object.keys(read) as (keyof Fields)[]) {
    const field = read[name];
    if (!field.ok) return field;
    fields[name] = field.value;
  }
  return ok(fields as Fields);
}

function refused(error: string): Result<never, string> {
  return { ok: false, error };
}
