/** The page about the socket is what the schemas say, and its examples are messages. */

import { readFileSync } from 'node:fs';
import {
  type Game,
  type GameRecord,
  type GameTypes,
  gameIds,
  readHeader,
  replayTurns,
  unwrap,
} from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { withTestKit } from '../../rules/test/test-kits.js';
import { received, sent } from '../pages/examples.js';
import { abridged, layOut } from '../pages/lay-out.js';
import { messageSchema } from '../pages/message-schema.js';
import { withSections } from '../pages/socket-page.js';
import { clientMessage, clientMessages, commands, serverMessage, serverMessages } from '../src/schemas/index.js';
import { provenGame } from './proven-games.js';

const file = new URL('../../../docs/online/socket.md', import.meta.url);
const page = readFileSync(file, 'utf8');

describe('docs/online/socket.md', () => {
  it('is what node scripts/socket-page.mjs writes', () => {
    expect(withSections(page)).toBe(page);
  });

  it('can not lose a section unnoticed', () => {
    expect(() => withSections(page.replace('<!-- codes -->', ''))).toThrow('codes');
  });

  it('names every message and command', () => {
    const names = [clientMessages, commands, serverMessages].flatMap((messages) => Object.keys(messages));
    for (const name of names) expect(page).toContain(`\`${name}\``);
  });
});

describe('docs/online/socket.schema.json', () => {
  const written = JSON.parse(readFileSync(new URL('socket.schema.json', file), 'utf8'));

  it('is what node scripts/socket-page.mjs writes', () => {
    expect(messageSchema()).toEqual(written);
  });

  it('refers only to what it defines', () => {
    const named = [...JSON.stringify(written).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g)].map(([, name]) => name);
    expect(Object.keys(written.$defs)).toEqual(expect.arrayContaining(named));
    expect(JSON.stringify(written).match(/"\$ref"/g)).toHaveLength(named.length);
  });
});

describe('the examples', () => {
  it.each(sent)('a client may send $type', (message) => {
    expect(clientMessage.parse(message)).toEqual(message);
    expect(JSON.parse(layOut(message))).toEqual(message);
  });

  it.each(received)('a server may send $type', (message) => {
    expect(serverMessage.parse(message)).toEqual(message);
    expect(JSON.parse(layOut(message))).toEqual(message);
  });

  it('leave out what is long in a view, and say so', () => {
    const message = { type: 'table', you: 1, view: { turn: 1, uncovered: '........./.........' } };
    expect(abridged(message)).toEqual({ type: 'table', you: 1, view: { turn: 1, '…': '…' } });
  });
});

type Written = Readonly<Record<string, unknown>>;

describe('the key of the prompt', () => {
  it.each(gameIds)('is what the page says: %s', (id) => {
    const record = provenGame({ game: id, seats: 2, options: {} }, 1);
    withTestKit(id, ({ game, promptKeyOf }) => checkPromptKeys(game, record, promptKeyOf));
  });
});

function checkPromptKeys<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  promptKeyOf: (view: Written, seat: number) => string,
): void {
  const { turns } = unwrap(replayTurns(game, unwrap(readHeader(record))));
  for (const { before, after } of turns)
    for (const state of [before, after])
      for (const seat of [0, 1]) {
        const view = game.view(state, seat);
        expect(promptKeyOf(game.writeView(view), seat)).toBe(game.promptKey(view, seat));
      }
}
