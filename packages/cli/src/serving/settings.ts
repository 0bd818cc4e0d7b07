/** The settings of the server. Options of the command line override environment variables, which override defaults. */

import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { ok, type Result } from '@riverstone/rules';
import {
  isBusAddress,
  isPostgresUrl,
  type LimitSetting,
  type LogLevel,
  limitSettings,
  logLevels,
  type OperatingSettings,
  type PushSetting,
  pushSettings,
  type TraceSettings,
} from '@riverstone/server';
import { wholeNumber } from '../arena/numbers.js';
import { isBadPort } from './bad-ports.js';
import { defaultDataFile } from './data-file.js';
import { type OptionText, readOperatingSettings } from './operating-settings.js';
import { sentences } from './sentences.js';
import { readTraceSettings } from './trace-settings.js';

/** Where tables are kept, for every command that needs to know. */
export interface StoreOptions {
  readonly data?: string;
  readonly store?: string;
}

/** The arguments of `riverstone serve`. */
export interface ServeOptions extends StoreOptions {
  readonly port?: string;
  readonly host?: string;
  readonly bus?: string;
  readonly advertise?: string;
  readonly origin?: readonly string[];
  /** True where no number was given. */
  readonly trustProxy?: string | true;
  readonly log?: string;
  readonly limits?: string;
  readonly push?: string;
  readonly grace?: string;
  readonly keepFinished?: string;
  readonly keepUnfinished?: string;
  readonly adminTokenFile?: string;
  readonly wordList?: string;
  readonly traces?: string;
}

export interface ServeSettings {
  readonly host: string;
  /** The ports to try, one after the other. */
  readonly ports: readonly number[];
  /** The file of the tables, or the address of a PostgreSQL database. */
  readonly data: string;
  /** Where messages between nodes go; undefined for a single node. */
  readonly bus: string | undefined;
  /** Undefined for a server that is alone. */
  readonly cluster: { readonly advertise: string | undefined } | undefined;
  readonly origins: readonly string[];
  readonly proxies: number;
  readonly log: LogLevel;
  readonly limits: LimitSetting;
  readonly push: PushSetting;
  /** In milliseconds. */
  readonly grace: number;
  readonly operating: OperatingSettings;
  readonly traces: TraceSettings | undefined;
}

/** The ports to try by default. No browser blocks them. */
export const defaultPorts = Array.from({ length: 10 }, (_, index) => 4180 + index);
const defaultHost = '0.0.0.0';
const MAX_PORT = 65_535;
const MAX_PROXIES = 10;
/** In seconds. */
const MAX_GRACE = 600;
const defaultGrace = 1;

type Read<T> = Result<T, string>;

/** An option, or else its variable. An empty variable counts as missing. */
const givenIn =
  (environment: NodeJS.ProcessEnv) =>
  (name: string, option: string | undefined): OptionText => {
    const variable = `RIVERSTONE_${name.toUpperCase().replaceAll('-', '_')}`;
    return option === undefined
      ? { source: variable, text: environment[variable] || undefined }
      : { source: `--${name}`, text: option };
  };

/** The file or the address of the database. */
export function readStorePlace({ data, store }: StoreOptions, environment: NodeJS.ProcessEnv): Read<string> {
  const given = givenIn(environment);
  return readPlace(given('data', data), given('store', store), environment);
}

/** A place as it may be shown: without a password. */
export function placeText(place: string): string {
  if (!isPostgresUrl(place)) return place;
  const { protocol, host, pathname } = new URL(place);
  return `${protocol}//${host}${pathname}`;
}

export function readSettings(options: ServeOptions, environment: NodeJS.ProcessEnv): Read<ServeSettings> {
  const given = givenIn(environment);
  const trusted = options.trustProxy === true ? '1' : options.trustProxy;
  return together({
    host: readHost(given('host', options.host)),
    ports: readPorts(given('port', options.port)),
    data: readPlace(given('data', options.data), given('store', options.store), environment),
    bus: readBus(given('bus', options.bus)),
    cluster: readCluster(given('advertise', options.advertise), given('bus', options.bus)),
    origins: readOrigins(given('origin', options.origin?.join(','))),
    proxies: orElse(readNumber(given('trust-proxy', trusted), MAX_PROXIES), 0),
    log: readChoice(given('log', options.log), logLevels, 'warn'),
    limits: readChoice(given('limits', options.limits), limitSettings, 'on'),
    push: readChoice(given('push', options.push), pushSettings, 'on'),
    grace: readSeconds(given('grace', options.grace), MAX_GRACE, defaultGrace),
    operating: readOperatingSettings({
      keepFinished: given('keep-finished', options.keepFinished),
      keepUnfinished: given('keep-unfinished', options.keepUnfinished),
      adminTokenFile: given('admin-token-file', options.adminTokenFile),
      adminToken: given('admin-token', undefined),
      wordList: given('word-list', options.wordList),
    }),
    traces: readTraceSettings(given('traces', options.traces), environment),
  });
}

function readHost({ text: host = defaultHost }: OptionText): Read<string> {
  return /^[\w.:%-]+$/.test(host) ? ok(host) : refused(sentences.badHost(host));
}

function readPorts(given: OptionText): Read<readonly number[]> {
  const port = readNumber(given, MAX_PORT);
  if (!port.ok) return port;
  if (port.value === undefined) return ok(defaultPorts);
  return isBadPort(port.value) ? refused(sentences.badPort(port.value)) : ok([port.value]);
}

/** A file or a database; of several settings the nearest: options before variables, a database before a file. */
function readPlace(data: OptionText, store: OptionText, environment: NodeJS.ProcessEnv): Read<string> {
  const isOption = ({ source, text }: OptionText): boolean => text !== undefined && source.startsWith('--');
  if (isOption(data) && isOption(store)) return refused(sentences.twoPlaces);
  if (store.text === undefined || (isOption(data) && !isOption(store))) return readData(data, environment);
  return isPostgresUrl(store.text) && URL.canParse(store.text)
    ? ok(store.text)
    : refused(sentences.badStore(store.source));
}

/** Who names an address for other nodes, or a bus, has other nodes. */
function readCluster({ source, text }: OptionText, bus: OptionText): Read<ServeSettings['cluster']> {
  if (text === undefined) return ok(bus.text === undefined ? undefined : { advertise: undefined });
  const url = URL.canParse(text) ? new URL(text) : null;
  const isAddress = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  return isAddress ? ok({ advertise: url.href }) : refused(sentences.badAdvertise(source, text));
}

function readData({ source, text }: OptionText, environment: NodeJS.ProcessEnv): Read<string> {
  if (text !== undefined) return text.trim() === '' ? refused(sentences.noDataFile(source)) : ok(resolve(text));
  const standard = defaultDataFile(process.platform, environment, homedir());
  return standard === null ? refused(sentences.noHome) : ok(standard);
}

function readBus({ source, text }: OptionText): Read<string | undefined> {
  return text === undefined || isBusAddress(text) ? ok(text) : refused(sentences.badBus(source));
}

function readOrigins({ source, text = '' }: OptionText): Read<readonly string[]> {
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
  { source, text }: OptionText,
  choices: readonly Choice[],
  fallback: Choice,
): Read<Choice> {
  const choice = text === undefined ? fallback : choices.find((each) => each === text);
  return choice === undefined ? refused(sentences.badChoice(source, choices, text ?? '')) : ok(choice);
}

function readNumber({ source, text }: OptionText, most: number): Read<number | undefined> {
  return wholeNumber(source, text, 0, most);
}

/** A number of seconds, as milliseconds. */
function readSeconds(given: OptionText, most: number, fallback: number): Read<number> {
  const seconds = orElse(readNumber(given, most), fallback);
  return seconds.ok ? ok(seconds.value * 1000) : seconds;
}

function orElse<T>(read: Read<T | undefined>, fallback: T): Read<T> {
  return read.ok ? ok(read.value ?? fallback) : read;
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
