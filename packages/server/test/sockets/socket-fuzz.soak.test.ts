/**
 * Thousands of messages that nobody would send: each is answered once, none is a fault of ours, and the table stands as
 * its log says.
 */

import { type Command, limits } from '@riverstone/protocol';
import { serverMessage } from '@riverstone/protocol/schemas';
import { unwrap } from '@riverstone/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import { foldRows } from '../../src/tables/state/apply-row.js';
import { roomOf } from '../../src/tables/state/room-of.js';
import type { Player } from '../../support/player.js';
import { useServers } from '../support/online.js';
import { planOf } from '../support/play-out.js';
import { RawSocket } from '../support/raw-socket.js';
import { exchange } from '../support/small-site.js';
import { TableFixture } from '../support/table-fixture.js';

const servers = useServers();
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length', 'id', 'type'];
const name = fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 12 }));

/** Values of any depth, with names that mean something to a careless program. */
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, -0, Number.MAX_VALUE, -1, 2 ** 53, 0.5, ''),
    fc.string({ maxLength: 20, unit: 'binary' }),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.array(fc.tuple(name, tie('any')), { maxLength: 4 }).map((fields) => Object.fromEntries(fields) as unknown),
  ),
})).any;

const messageType = fc.constantFrom('join', 'leave', 'do', 'history', 'time', 'hello', 'constructor');
const commandType = fc.constantFrom(
  'enter',
  'sit',
  'stand',
  'share',
  'act',
  'ask',
  'say',
  'plan',
  'remove',
  'rematch',
  '',
);

/** JSON that looks almost right. */
const almost = fc
  .record(
    {
      type: fc.oneof(messageType, value),
      id: fc.oneof(fc.string({ minLength: 1, maxLength: 45 }), value),
      table: fc.oneof(fc.constant('abcdefghijklmn'), value),
      watch: value,
      command: fc.oneof(fc.record({ type: commandType, seat: value, name: value, text: value, action: value }), value),
      extra: value,
    },
    { requiredKeys: [] },
  )
  .map((message) => JSON.stringify(message));

/** Texts that a parser could stumble over. */
const odd = fc.oneof(
  fc.string({ maxLength: 200, unit: 'binary' }),
  fc.constantFrom('', ' ', 'null', '[]', '{}', '"', '{"id":"x"', '[1e999]', '\ufeff{}', 'NaN'),
  fc.nat({ max: 2000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.nat({ max: 600 }).map((depth) => `{"id":"deep","a":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`),
  fc.tuple(messageType, fc.string({ maxLength: 5 })).map(
    // The same name twice: the last one counts.
    ([type, id]) =>
      `{"type":"time","type":${JSON.stringify(type)},"id":"first","id":${JSON.stringify(id)},"__proto__":{"id":"y"}}`,
  ),
  value.map((raw) => JSON.stringify(raw) ?? 'undefined'),
  // Lengths that can't be compared with any number.
  fc.constantFrom('id', 'table').map((field) => `{"type":"join","${field}":{"length":{"toString":1,"valueOf":1}}}`),
  fc
    .constantFrom('action', 'promptKey', 'text', 'name', 'share')
    .map((field) => `{"type":"do","id":"odd","command":{"type":"act","${field}":{"length":{"toString":1}}}}`),
);

const text = fc.oneof(almost, odd).filter((each) => Buffer.byteLength(each) <= limits.messageBytes);

/** The id that an answer must carry; null where none can be read. */
function idOf(sent: string): string | null {
  try {
    const raw: unknown = JSON.parse(sent);
    const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
    return typeof id === 'string' && id !== '' && [...id].length <= limits.idLength ? id : null;
  } catch {
    // Not JSON: nothing in it can be read.
    return null;
  }
}

const sorted = (ids: readonly (string | null)[]): string[] => ids.map((id) => JSON.stringify(id)).sort();

describe('one socket', () => {
  it('answers each of thousands of messages once', async () => {
    const fixture = await TableFixture.playing(await servers.start());
    const cookie = fixture.people[0]?.cookie ?? '';
    const socket = await RawSocket.open(fixture.at.url, cookie);
    let round = 0;
    const answersAll = fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 40 }), async (sent) => {
      socket.texts.length = 0;
      for (const each of sent) socket.send(each);
      const last = `the last of round ${++round}`;
      socket.send(JSON.stringify({ type: 'leave', id: last }));
      await socket.until(({ texts, closed }) => closed !== null || texts.some((each) => each.includes(last)));
      expect(socket.closed).toBeNull();
      const answers = socket.texts.map((each) => serverMessage.parse(JSON.parse(each)));
      const ids = answers.flatMap((answer) => ('id' in answer && answer.id !== undefined ? [answer.id] : []));
      expect(sorted(ids)).toEqual(sorted([...sent.map(idOf), last]));
    });
    await fc.assert(answersAll, { numRuns: 100 });
    await socket.close();
    expect(({} as { id?: unknown }).id).toBeUndefined();
    unwrap(await fixture.host.do({ type: 'say', text: 'still here' }));
  });

  it('is closed when it says too much at once, or breaks the protocol, and nobody else is', async () => {
    const fixture = await TableFixture.playing(await servers.start());
    const cookie = fixture.people[0]?.cookie ?? '';
    const large = await RawSocket.open(fixture.at.url, cookie);
    large.send('x'.repeat(limits.messageBytes + 1));
    await large.until(({ closed }) => closed !== null);
    expect(large.closed).toBe(1009);
    const garbled = await RawSocket.open(fixture.at.url, cookie);
    // A frame that is not masked, in the middle of nowhere.
    garbled.sendBytes(0xff, 0xff, 1);
    await garbled.until(({ closed }) => closed !== null);
    const binary = await RawSocket.open(fixture.at.url, cookie);
    binary.send(Buffer.from('{"type":"time","id":"binary"}'));
    binary.send('{"type":"leave","id":"after"}');
    await binary.answerTo('after');
    expect(binary.texts.map((each) => JSON.parse(each) as { type: string; id?: unknown }).slice(1)).toMatchObject([
      { type: 'refused', id: null, code: 'bad-message' },
      { type: 'done', id: 'after' },
    ]);
    await binary.close();
    unwrap(await fixture.host.do({ type: 'say', text: 'still here' }));
    expect(fixture.host.breaks).toBe(0);
  });
});

describe('a socket that is asked for in odd ways', () => {
  const odder = [
    '/',
    '//',
    '/api/socket/',
    '/api//socket',
    '/api/socket%00',
    'http://x/api/socket',
    '*',
    '/api/socket?a=%zz',
  ];

  it.each(odder)('%s is turned away, or let in, without a fault', async (path) => {
    const { url, server } = await servers.start();
    for (const extra of ['', 'origin: null\r\n', 'cookie: guest=%zz\r\n', 'sec-websocket-version: 99\r\n']) {
      const head = `GET ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n`;
      const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
      const answer = String(await exchange(server.port, `${head}${key}${extra}\r\n`));
      expect(answer).toMatch(/^HTTP\/1\.1 4[0-9][0-9] /);
    }
  });
});

const seat = fc.integer({ min: 0, max: 4 });
const member = fc.integer({ min: 1, max: 4 });
const level = fc.constantFrom('novice', null);
/** Something that anybody may say; most of it is refused at most times. */
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('enter'), name: fc.constantFrom('Ada', 'Bo', 'Cy', ' ') }),
  fc.record({ type: fc.constant('sit'), seat }),
  fc.record({ type: fc.constant('stand') }),
  fc.record({ type: fc.constant('share'), share: fc.constantFrom('a'.repeat(32), 'b'.repeat(32)) }),
  fc.record({ type: fc.constant('arrange'), from: seat, to: seat }),
  fc.record({ type: fc.constant('bot'), seat, level }),
  fc.record({
    type: fc.constant('plan'),
    seats: fc.integer({ min: 1, max: 5 }),
    options: fc.oneof(fc.constantFrom({}, { variant: 'announce' }), fc.dictionary(name, value, { maxKeys: 2 })),
  }),
  fc.record({ type: fc.constant('list'), listed: fc.boolean() }),
  fc.record({ type: fc.constant('start') }),
  fc.record({ type: fc.constant('remove'), member }),
  fc.record({ type: fc.constant('host'), member }),
  fc.record({ type: fc.constant('mute'), member, muted: fc.boolean() }),
  fc.record({ type: fc.constant('ask'), what: fc.constantFrom('pause', 'resume', 'undo') }),
  fc.record({ type: fc.constant('answer'), agrees: fc.boolean() }),
  fc.record({ type: fc.constant('stand-in'), seat }),
  fc.record({ type: fc.constant('back') }),
  fc.record({ type: fc.constant('resign') }),
  fc.record({ type: fc.constant('rematch') }),
  fc.record({ type: fc.constant('say'), text: fc.string({ minLength: 1, maxLength: 20 }) }),
  fc.record({
    type: fc.constant('act'),
    action: fc.constantFrom('e5', 'a1', 'i9', 'zz'),
    promptKey: fc.constantFrom('0:0', '1:0'),
  }),
) as fc.Arbitrary<Command>;

/** Who does what; null is the best that they can do in the game. */
const sequence = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.option(command, { freq: 3 }), fc.boolean()), {
  minLength: 10,
  maxLength: 60,
});

function bestOf(player: Player): Command {
  const seatOf = player.room?.seats.findIndex(({ member: id }) => id !== null && id === player.table?.you) ?? -1;
  const plan = seatOf < 0 || player.view === null ? null : planOf('kakuzu', player.view, seatOf);
  return plan === null ? { type: 'start' } : { type: 'act', ...plan };
}

it('three people doing anything at one table leave it as its log says', async () => {
  const at = await servers.start();
  const anything = fc.asyncProperty(sequence, async (steps) => {
    const fixture = await TableFixture.gathering(at);
    const players = [fixture.host, fixture.other, await fixture.stranger()];
    const heard = new Map<string, number>();
    for (const player of players)
      player.onMessage((message) => {
        if ('id' in message && message.id) heard.set(message.id, (heard.get(message.id) ?? 0) + 1);
      });
    const pending: Promise<unknown>[] = [];
    for (const [index, [who, wish, waits]] of steps.entries()) {
      const player = players[who] as Player;
      const answer = player.do(wish ?? bestOf(player), `${fixture.table}-${index}`);
      pending.push(answer);
      if (waits) await answer;
    }
    await Promise.all(pending);
    expect(steps.map((_, index) => heard.get(`${fixture.table}-${index}`))).toEqual(steps.map(() => 1));
    await compareWithLog(fixture, players);
    expect(players.map(({ breaks }) => breaks)).toEqual([0, 0, 0]);
    for (const player of players) await player.close();
  });
  await fc.assert(anything, { numRuns: 120 });
});

/** What each of them is shown by the server's memory is what the file tells. */
async function compareWithLog({ at, table }: TableFixture, players: readonly Player[]): Promise<void> {
  for (const player of players) {
    const shown = unwrap(await player.join(table));
    const store = await openSqliteStore(at.data);
    const rows = (await store.find(table))?.rows ?? [];
    await store.close();
    const folded = foldRows(table, rows.slice(0, shown.version));
    const isOut = shown.you !== null && folded.member(shown.you)?.removed === true;
    const viewer = isOut ? 'spectator' : (folded.seatOf(shown.you) ?? 'spectator');
    expect(shown.room).toEqual(JSON.parse(JSON.stringify(roomOf(folded))));
    expect(shown.view).toEqual(
      folded.game === null ? null : JSON.parse(JSON.stringify(folded.game.writeView(folded.game.view(viewer)))),
    );
    expect(shown.chat).toEqual(folded.chat);
  }
}
