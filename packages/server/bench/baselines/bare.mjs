/**
 * The lower bound: a bare socket server. It stores every message in SQLite, with one commit per turn of the event loop,
 * and then relays it to everybody at the table. It has no rules, names or views.
 */

import { createServer } from 'node:http';
import { DatabaseSync } from '@photostructure/sqlite';
import { WebSocketServer } from 'ws';

const [file = ''] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
database.exec(
  'CREATE TABLE log (place INTEGER, version INTEGER, body TEXT, PRIMARY KEY (place, version)) WITHOUT ROWID',
);
const insert = database.prepare('INSERT INTO log VALUES (?, ?, ?)');

const tables = new Map();
let waiting = [];

function tableOf(number) {
  const table = tables.get(number) ?? { number, version: 0, sockets: new Set() };
  tables.set(number, table);
  return table;
}

function keep(table, body) {
  if (waiting.length === 0) setImmediate(commitAll);
  waiting.push({ table, version: ++table.version, body });
}

function commitAll() {
  const rows = waiting;
  waiting = [];
  database.exec('BEGIN IMMEDIATE');
  for (const { table, version, body } of rows) insert.run(table.number, version, body);
  database.exec('COMMIT');
  for (const { table, version, body } of rows) {
    const text = `{"version":${version},"body":${body}}`;
    for (const socket of table.sockets) socket.send(text);
  }
}

const server = createServer();
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, { url = '' }) => {
  const table = tableOf(Number(new URL(url, 'http://localhost').searchParams.get('table')));
  table.sockets.add(socket);
  socket.on('message', (data) => keep(table, data.toString()));
  socket.on('close', () => table.sockets.delete(socket));
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
