/** Requests over HTTP. Failures are values. */

import type {
  DailyScores,
  DeviceCode,
  Devices,
  Lobby,
  Me,
  NewReport,
  NewTable,
  PushSubscriptionBody,
  RefusalCode,
  ServerInfo,
  TableSummary,
} from '@riverstone/protocol';
import { refusalCodes } from '@riverstone/protocol';
import { isObject, ok, type Result } from '@riverstone/rules';
import { rememberOnline } from '../../settings/been-online';

/** Why a request failed: the server's code, or that there is no server. */
export type ServerProblem = RefusalCode | 'unreachable';

type Answer<T> = Promise<Result<T, ServerProblem>>;

export const server = {
  me: (): Answer<Me> => request<Me>('GET', 'me'),
  lobby: (): Answer<Lobby> => request<Lobby>('GET', 'lobby'),
  /** A table from afar. */
  table: (id: string): Answer<TableSummary> => request<TableSummary>('GET', `tables/${id}`),
  /** How the results of a day's deal are spread. */
  dailyScores: (day: string, game: string): Answer<DailyScores> => request<DailyScores>('GET', `daily/${day}/${game}`),
  /** Has a result counted, the first time. */
  sendDailyScore: (day: string, game: string, score: number): Answer<DailyScores> =>
    request<DailyScores>('POST', `daily/${day}/${game}`, { score }),
  info: (): Answer<ServerInfo> => request<ServerInfo>('GET', 'info'),
  /** Makes a table. Returns its id. */
  async makeTable(plan: NewTable): Answer<string> {
    const made = await request<{ readonly table: string }>('POST', 'tables', plan);
    if (!made.ok) return made;
    rememberOnline();
    return ok(made.value.table);
  },
  /** Has news of my tables pushed to this browser. */
  savePush: (subscription: PushSubscriptionBody): Answer<null> => request<null>('PUT', 'me/push', subscription),
  removePush: (): Answer<null> => request<null>('DELETE', 'me/push'),
  /** Tells the people who run the server of a member. */
  report: (table: string, report: NewReport): Answer<null> => request<null>('POST', `tables/${table}/reports`, report),
  /** All that the server knows of me, as a file. */
  async myData(): Answer<Blob> {
    const data = await request<unknown>('GET', 'me/export');
    return data.ok ? ok(new Blob([JSON.stringify(data.value, null, 2)], { type: 'application/json' })) : data;
  },
  deleteMyData: (): Answer<null> => request<null>('DELETE', 'me'),
  /** The browsers that are me. */
  devices: (): Answer<Devices> => request<Devices>('GET', 'devices'),
  endDevice: (device: string): Answer<null> => request<null>('DELETE', `devices/${device}`),
  makeCode: (): Answer<DeviceCode> => request<DeviceCode>('POST', 'devices', {}),
  /** Makes this device a second one of the same guest. */
  async enterCode(code: string): Answer<null> {
    const used = await request<null>('POST', 'devices/use', { code });
    if (used.ok) rememberOnline();
    return used;
  },
} as const;

async function request<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Answer<T> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    const response = await fetch(`/api/${path}`, { method, ...sent });
    const answer: unknown = response.status === 204 ? null : await response.json();
    // The server checks its answers against the schemas.
    return response.ok ? ok(answer as T) : { ok: false, error: problemIn(answer) };
  } catch {
    // No network, or a static file server.
    return { ok: false, error: 'unreachable' };
  }
}

function problemIn(answer: unknown): ServerProblem {
  const { error } = isObject(answer) ? answer : {};
  const { code } = isObject(error) ? error : {};
  return refusalCodes.find((each) => each === code) ?? 'unreachable';
}
