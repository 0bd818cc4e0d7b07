/** The operators' settings of `riverstone serve`: how long tables are kept, the token, the word list. */

import { readFileSync } from 'node:fs';
import { ok, type Result } from '@riverstone/rules';
import { MIN_TOKEN_LENGTH, type OperatingSettings } from '@riverstone/server';
import { reasonOf } from './data-file.js';
import { sentences } from './sentences.js';

/** A text, and where it comes from: an option's name or a variable's. */
export interface OptionText {
  readonly source: string;
  readonly text: string | undefined;
}

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const MAX_DAYS = 36_500;

/** What was given for each setting. */
export interface OperatingOptions {
  readonly keepFinished: OptionText;
  readonly keepUnfinished: OptionText;
  readonly adminTokenFile: OptionText;
  readonly adminToken: OptionText;
  readonly wordList: OptionText;
}

export function readOperatingSettings(given: OperatingOptions): Result<OperatingSettings, string> {
  const keepFinished = readDuration(given.keepFinished);
  if (!keepFinished.ok) return keepFinished;
  const keepUnfinished = readDuration(given.keepUnfinished);
  if (!keepUnfinished.ok) return keepUnfinished;
  const adminToken = readToken(given.adminTokenFile, given.adminToken);
  if (!adminToken.ok) return adminToken;
  const words = readWords(given.wordList);
  if (!words.ok) return words;
  return ok({
    keepFinished: keepFinished.value,
    keepUnfinished: keepUnfinished.value,
    adminToken: adminToken.value,
    words: words.value,
  });
}

/** Minutes, hours or days as milliseconds: `90d`; undefined if nothing was given. */
export function readDuration({ source, text }: OptionText): Result<number | undefined, string> {
  if (text === undefined) return ok(undefined);
  const [, number = '', unit = ''] = /^(\d{1,9})([mhd])$/.exec(text) ?? [];
  const milliseconds = Number(number) * (units[unit] ?? 0);
  const isGood = milliseconds > 0 && milliseconds <= MAX_DAYS * (units.d ?? 0);
  return isGood ? ok(milliseconds) : { ok: false, error: sentences.badDuration(source, text) };
}

/** From a file, so that nobody sees it in the list of processes; or from the environment. */
function readToken(file: OptionText, direct: OptionText): Result<string | undefined, string> {
  const read = file.text === undefined ? ok(direct.text) : readText(file.text, sentences.badTokenFile);
  if (!read.ok || read.value === undefined) return read;
  const token = read.value.trim();
  const source = file.text ?? direct.source;
  const isGood = token.length >= MIN_TOKEN_LENGTH && /^\S+$/.test(token);
  return isGood ? ok(token) : { ok: false, error: sentences.shortToken(source, MIN_TOKEN_LENGTH) };
}

function readWords({ text: file }: OptionText): Result<readonly string[] | undefined, string> {
  if (file === undefined) return ok(undefined);
  const read = readText(file, sentences.badWordList);
  return read.ok ? ok(read.value.split('\n')) : read;
}

function readText(file: string, sentence: (file: string, reason: string) => string): Result<string, string> {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    return { ok: false, error: sentence(file, reasonOf(error)) };
  }
}
