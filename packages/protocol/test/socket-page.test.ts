/** The page about the socket is what the schemas say, its examples are messages, and its links lead somewhere. */

import { existsSync, readFileSync } from 'node:fs';
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
import { anchorOf } from '../pages/describe-schema.js';
import { clientExamples, commandExamples, overExample, serverExamples } from '../pages/examples.js';
import { layOut } from '../pages/lay-out.js';
import { withSections } from '../pages/socket-page.js';
import { clientMessage, command, room, serverMessage } from '../src/schemas/index.js';
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

  it('describes every message and command', () => {
    const messages = [...Object.keys(clientExamples), ...Object.keys(serverExamples)];
    for (const name of messages) expect(page).toContain(`\n### ${name}\n`);
    for (const name of Object.keys(commandExamples)) expect(page).toContain(`\n| \`{ "type": "${name}"`);
  });

  it('has links that lead somewhere', () => {
    const anchors = new Set([...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(plain(heading))));
    const links = [...page.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(30);
    for (const link of links) {
      if (link.startsWith('#')) expect(anchors, link).toContain(link.slice(1));
      else expect(existsSync(new URL(link.split('#')[0] ?? '', file)), link).toBe(true);
    }
  });
});

const plain = (heading: string): string => heading.replaceAll(/[`,:.]/g, '');

describe('the examples', () => {
  it.each(Object.values(clientExamples))('a client may send $type', (message) => {
    expect(clientMessage.parse(message)).toEqual(message);
    expect(JSON.parse(layOut(message))).toEqual(message);
  });

  it.each(Object.values(commandExamples))('somebody may do $type', (message) => {
    expect(command.parse(message)).toEqual(message);
  });

  it.each(Object.values(serverExamples))('a server may send $type', (message) => {
    expect(serverMessage.parse(message)).toEqual(message);
    expect(JSON.parse(layOut(message))).toEqual(message);
  });

  it('and what a room gains at the end', () => {
    expect(room.partial().parse(overExample)).toEqual(overExample);
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
