/**
 * Every message of whole games: the text that is sent is what JSON.stringify makes of a message that the schema
 * accepts.
 */

import { serverMessage } from '@riverstone/protocol/schemas';
import { type GameId, gameIds, type Seat, unwrap } from '@riverstone/rules';
import { expect, it, vi } from 'vitest';
import { serializeMessage } from '../../src/wire/serialize-message.js';
import type { Person } from '../support/person.js';
import { TablesNode } from '../support/tables-node.js';

/** More turns than any of these games has. */
const MAX_TURNS = 1000;

async function playWholeGame(node: TablesNode, game: GameId, people: readonly Person[]): Promise<void> {
  const [first] = people;
  for (let turn = 0; turn < MAX_TURNS && first?.room.phase === 'playing'; turn++) {
    for (const [seat, person] of people.entries()) {
      node.pass(100);
      if (person.room.phase === 'playing') await person.play(game, seat as Seat);
    }
  }
  expect(first?.room.phase).toBe('over');
}

it.each([...gameIds])('messages of %s are valid, complete and in the order of the schema', async (game) => {
  const node = await TablesNode.open();
  const people = [node.person('Ada'), node.person('Zoë'), node.person('雲')];
  const watcher = node.person('Eve');
  const table = await node.start(people, { game });
  await watcher.join(table);
  unwrap(
    (await people[0]?.do({ type: 'say', text: 'A line with "quotes",\n a break and 雲' })) ?? { ok: true, value: 0 },
  );
  await playWholeGame(node, game, people);
  const history = await watcher.history();
  // A timer tells who is here.
  await vi.waitUntil(() => people[0]?.messages.some(({ type }) => type === 'here'), { timeout: 20_000 });
  expect(history.steps.length).toBeGreaterThan(10);
  for (const { texts } of [...people, watcher]) {
    for (const text of texts) {
      const message = serverMessage.parse(JSON.parse(text));
      expect(text).toBe(JSON.stringify(message));
      expect(serializeMessage(message)).toBe(text);
    }
  }
  const types = new Set([...people, watcher].flatMap(({ messages }) => messages.map(({ type }) => type)));
  expect([...types]).toEqual(expect.arrayContaining(['table', 'changes', 'history', 'here']));
  await node.remove();
});
