/** `riverstone admin …`: shows the state of a running server, and performs the acts of operators. */

import { readFileSync } from 'node:fs';
import { isObject } from '@riverstone/rules';
import { adminText } from '../serving/admin-text.js';
import { readDuration } from '../serving/operating-settings.js';
import { sentences } from '../serving/sentences.js';

/** What every subcommand takes. */
export interface AdminOptions {
  readonly url: string;
  readonly tokenFile?: string;
  readonly json?: boolean;
}

/** The outcome of a command: the text for standard output or standard error, and the exit code. */
interface AdminReport {
  readonly text: string;
  readonly exitCode: number;
}

const HOUR_MS = 3_600_000;
const REQUEST_MS = 10_000;

/** Shows one part: `status`, `tables`, `reports`, `bans`, `announcements` or `audit`. */
export async function showAdmin(part: string, options: AdminOptions): Promise<AdminReport> {
  const answer = await ask('GET', options);
  if (!answer.ok) return { text: answer.error, exitCode: 1 };
  return { text: options.json === true ? JSON.stringify(answer.value) : adminText(part, answer.value), exitCode: 0 };
}

/** Performs an act. */
export async function performAdminAct(
  act: Readonly<Record<string, unknown>>,
  options: AdminOptions,
): Promise<AdminReport> {
  const answer = await ask('POST', options, act);
  if (!answer.ok) return { text: answer.error, exitCode: 1 };
  const { done } = isObject(answer.value) ? answer.value : {};
  return { text: String(done), exitCode: 0 };
}

/** Hours of a duration such as 7d; null for good. */
export function hoursOf(text: string | undefined): number | null | Error {
  if (text === undefined) return null;
  const duration = readDuration({ source: '--for', text });
  return duration.ok ? (duration.value ?? 0) / HOUR_MS : new Error(duration.error);
}

type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: string };

async function ask(method: string, options: AdminOptions, body?: unknown): Promise<Answer> {
  const token = tokenOf(options);
  if (!token.ok) return token;
  if (!URL.canParse('/api/admin', options.url)) return { ok: false, error: sentences.badServer(options.url) };
  try {
    const response = await fetch(new URL('/api/admin', options.url), {
      method,
      headers: { authorization: `Bearer ${token.value}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(REQUEST_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, value: answer } : { ok: false, error: refusalOf(response.status, answer) };
  } catch {
    return { ok: false, error: sentences.noServer(options.url) };
  }
}

function tokenOf({
  tokenFile,
}: AdminOptions): { readonly ok: true; readonly value: string } | { ok: false; error: string } {
  const { RIVERSTONE_ADMIN_TOKEN: token } = process.env;
  if (tokenFile === undefined) return token ? { ok: true, value: token } : { ok: false, error: sentences.noToken };
  try {
    return { ok: true, value: readFileSync(tokenFile, 'utf8').trim() };
  } catch (error) {
    return { ok: false, error: sentences.badTokenFile(tokenFile, error instanceof Error ? error.message : '') };
  }
}

function refusalOf(status: number, answer: unknown): string {
  if (status === 401) return sentences.wrongToken;
  if (status === 429) return sentences.triedTooOften;
  const { error } = isObject(answer) ? answer : {};
  const { code, detail } = isObject(error) ? error : {};
  const { field } = isObject(detail) ? detail : {};
  if (code === 'not-found') return sentences.adminNotFound;
  return field === undefined ? sentences.adminRefused(String(code)) : sentences.adminBadField(String(field));
}
