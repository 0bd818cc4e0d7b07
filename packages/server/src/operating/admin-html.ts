/** The operators' page as HTML: tables and forms, no scripts. Whatever people wrote is escaped. */

import type { AdminView } from './admin-acts.js';
import type { Item } from './item-shapes.js';

export const adminStyle = `
:root { color-scheme: light dark; --line: #8888; --accent: light-dark(#0b5d4e, #7fd6c2); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 75rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2rem; } h3 { font-size: 1rem; margin: 0; }
.scroll { overflow-x: auto; overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; min-width: 44rem; }
th, td { text-align: start; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid var(--line); }
h3 + p { margin: .2rem 0; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: .8rem; margin: .6rem 0; }
form { display: inline-flex; max-width: 100%; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .25rem .5rem .25rem 0; }
label { display: grid; gap: .1rem; min-width: 0; }
details { margin: .25rem 0; } summary { min-height: 2.75rem; padding: .45rem 0; cursor: pointer; }
input, select, button { font: inherit; padding: .45rem .6rem; min-height: 2.75rem; max-width: 100%; border: 1px solid var(--line); border-radius: .35rem; }
button { cursor: pointer; }
button:focus-visible, input:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.news { border-inline-start: .3rem solid var(--accent); padding: .5rem .8rem; }
`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string | number): string => String(text).replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');
const when = (time: number | null): string =>
  time === null ? 'for good' : new Date(time).toISOString().slice(0, 16).replace('T', ' ');

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Riverstone: operators</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/admin/style.css"></head><body><main>${body}</main></body></html>`;
}

export function signInPage(problem: string | null): string {
  return page(`<h1>For operators</h1>${newsOf(problem)}
<form method="post" action="/admin"><label>Token <input name="token" type="password" autocomplete="current-password" required></label>
<button>Sign in</button></form>`);
}

export function adminPage(view: AdminView, news: string | null): string {
  return page(`<h1>Riverstone: operators</h1>${newsOf(news)}
<h2>Reports (${view.reports.length})</h2>${view.reports.map(reportOf).join('') || '<p>Nobody is reported.</p>'}
<h2>Announcements</h2>${list(view.announcements, ({ id, body }) => `${safe(body.text)} <small>until ${when(body.until)}</small> ${act('withdraw', 'Withdraw', { id })}`)}
${act('announce', 'Announce', {}, `<label>Text, in any language <input name="text" maxlength="300" required size="40"></label>${hoursOf('1', true)}`)}
<h2>Bans</h2>${list(view.bans, ({ id, body }) => `${safe(body.range ?? 'a player')} <small>until ${when(body.until)}</small> ${safe(body.note)} ${act('unban', 'Lift', { id })}`)}
${act('ban-range', 'Ban addresses', {}, `<label>Address or range <input name="range" required placeholder="203.0.113.0/24"></label>${hoursOf('24', false)}<label>Why <input name="note" maxlength="200"></label>`)}
<h2>Load</h2><div class="scroll"><table><thead><tr><th scope="col">Node<th scope="col">Connections<th scope="col">Tables in memory<th scope="col">Rows a second<th scope="col">Lag, p99<th scope="col">Memory<th scope="col">Since</tr></thead><tbody>${view.nodes.map(nodeRow).join('')}</tbody></table></div>
<h2>Tables in use</h2><div class="scroll"><table><thead><tr><th scope="col">Table<th scope="col">Game<th scope="col">Phase<th scope="col">Players<th scope="col">Connected<th scope="col">Listed<th scope="col">Acts</tr></thead><tbody>${view.nodes
    .flatMap(({ body }) => body.busiest)
    .map(tableRow)
    .join('')}</tbody></table></div>
${act('close', 'Close and delete a table', {}, tableField)} ${act('unlist', 'Take a table out of the lobby', {}, tableField)}
<h2>Audit</h2>${list(view.audit, ({ at, body }) => `<small>${when(at)} from ${safe(body.from)}</small> ${safe(body.about)}`)}`);
}

const tableField = '<label>Table <input name="table" required pattern="[a-z0-9]{14}"></label>';

function newsOf(news: string | null): string {
  return news === null ? '' : `<p class="news" role="status">${safe(news)}</p>`;
}

function list<T>(items: readonly T[], show: (item: T) => string): string {
  return items.length === 0 ? '<p>None.</p>' : `<ul>${items.map((item) => `<li>${show(item)}</li>`).join('')}</ul>`;
}

/** A form with one button. */
function act(name: string, label: string, hidden: Readonly<Record<string, string | number>>, more = ''): string {
  const fields = Object.entries({ act: name, ...hidden });
  const inputs = fields.map(([key, value]) => `<input type="hidden" name="${key}" value="${safe(value)}">`).join('');
  return `<form method="post" action="/admin">${inputs}${more}<button>${label}</button></form>`;
}

/** What can't be undone takes a second press. */
function closing(table: string): string {
  return `<details class="sure"><summary>Close …</summary>${act('close', 'Close and delete it', { table })}</details>`;
}

function hoursOf(preset: string, isRequired: boolean): string {
  const label = isRequired ? 'Hours' : 'Hours; empty: for good';
  return `<label>${label} <input name="hours" inputmode="decimal" size="6" value="${preset}"${isRequired ? ' required' : ''}></label>`;
}

function reportOf({ id, at, body }: Item<'report'>): string {
  const { table, name, reason, text, line, chat, range, member } = body;
  const lines = chat.map((said) => `<li>${safe(said.name)}: ${safe(said.text)}</li>`).join('');
  const note = '<input type="hidden" name="note" value="reported">';
  return `<article><h3>${safe(name)}: ${safe(reason)}</h3><p><small>${when(at)}, table ${safe(table)}, ${safe(body.game)}</small></p>
${line === null ? '' : `<p>The line: <q>${safe(line)}</q></p>`}${text === '' ? '' : `<p>The reporter: <q>${safe(text)}</q></p>`}
<details><summary>Last lines (${chat.length})</summary><ul>${lines}</ul></details>
${act('ban-member', 'Ban the player', { table, member }, note + hoursOf('24', false))}${range === null ? '' : act('ban-range', `Ban ${safe(range)}`, { range }, note + hoursOf('24', false))}${closing(table)}${act('settle', 'Settle', { id })}</article>`;
}

function nodeRow({ id, body }: Item<'node'>): string {
  const { connections, tables, rowsPerSecond, lagMs, memoryBytes, startedAt } = body;
  const cells = [
    connections,
    tables,
    rowsPerSecond,
    `${lagMs} ms`,
    `${Math.round(memoryBytes / 1e6)} MB`,
    when(startedAt),
  ];
  return `<tr><th scope="row">${safe(id.slice(0, 8))}</th>${cells.map((cell) => `<td>${safe(cell)}</td>`).join('')}</tr>`;
}

function tableRow({ table, game, phase, players, connected, listed }: Item<'node'>['body']['busiest'][number]): string {
  const cells = [game, phase, players.join(', '), connected, listed ? 'yes' : 'no'];
  const acts = `${closing(table)}${listed ? act('unlist', 'Take out of the lobby', { table }) : ''}`;
  return `<tr><th scope="row">${safe(table)}</th>${cells.map((cell) => `<td>${safe(cell)}</td>`).join('')}<td>${acts}</td></tr>`;
}
