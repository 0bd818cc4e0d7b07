/** The output of `riverstone admin`: one entry per line, for people and for `grep`. */

import { isObject } from '@riverstone/rules';

type Fields = Readonly<Record<string, unknown>>;

/** One part of the server's answer as text. */
export function adminText(part: string, answer: unknown): string {
  const all = isObject(answer) ? (answer as Fields) : {};
  const lines = (parts[part] ?? parts.status)?.(all) ?? [];
  return lines.length === 0 ? 'None.' : lines.join('\n');
}

const parts: Readonly<Record<string, (all: Fields) => readonly string[]>> = {
  status: (all) => [
    ...list(all.nodes).map(({ id, body }) => {
      const { connections, tables, rowsPerSecond, lagMs, memoryBytes, startedAt } = fieldsOf(body);
      const memory = Math.round(Number(memoryBytes) / 1e6);
      return `node ${String(id).slice(0, 8)}: ${connections} connections, ${tables} tables in memory, ${rowsPerSecond} moves a second, lag ${lagMs} ms, ${memory} MB, since ${when(startedAt)}`;
    }),
    `${list(all.reports).length} reports, ${list(all.bans).length} bans, ${list(all.announcements).length} announcements`,
  ],
  tables: (all) =>
    list(all.nodes).flatMap(({ body }) =>
      list(fieldsOf(body).busiest).map(
        ({ table, game, phase, players, connected, listed }) =>
          `${table}  ${game}, ${phase}, ${(players as readonly string[]).join(', ')}; ${connected} connected${listed === true ? '; listed' : ''}`,
      ),
    ),
  reports: (all) =>
    list(all.reports).flatMap(({ id, at, body }) => {
      const { table, member, name, reason, text, line, chat, range } = fieldsOf(body);
      return [
        `${id}  ${when(at)}  ${name} (member ${member} of table ${table}${range === null ? '' : `, from ${range}`}): ${reason}`,
        ...(text === '' ? [] : [`    reporter: ${text}`]),
        ...(line === null ? [] : [`    the line: ${line}`]),
        ...list(chat).map((said) => `    | ${said.name}: ${said.text}`),
      ];
    }),
  bans: (all) =>
    list(all.bans).map(({ id, body }) => {
      const { range, until, note } = fieldsOf(body);
      return `${id}  ${range ?? 'a player'} until ${when(until)}  ${note}`;
    }),
  announcements: (all) =>
    list(all.announcements).map(({ id, body }) => `${id}  until ${when(fieldsOf(body).until)}  ${fieldsOf(body).text}`),
  audit: (all) => list(all.audit).map(({ at, body }) => `${when(at)}  ${fieldsOf(body).from}  ${fieldsOf(body).about}`),
};

function fieldsOf(value: unknown): Fields {
  return isObject(value) ? (value as Fields) : {};
}

function list(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

function when(time: unknown): string {
  return typeof time === 'number' ? new Date(time).toISOString().slice(0, 16).replace('T', ' ') : 'for good';
}
