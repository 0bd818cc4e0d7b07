/** The page on views is right: its examples are views of the example games, and every field of them is explained. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Game, type GameId, type GameTypes, games, isObject, parseEntry, unwrap, withGame } from '../src/index.js';

const docs = fileURLToPath(new URL('../../../docs', import.meta.url));
const [, shared = '', ...sections] = readFileSync(`${docs}/views.md`, 'utf8').split('\n## ');
const blocks = sections.map((section) => /```json\n([^`]*)```/.exec(section)?.[1] ?? '');
/** Whose view is shown, and after how many moves: as the line above the example says. */
const moments = sections.map(
  (section) => /Seat (\d) after the first (\d+) moves .*\/([a-z-]+)\.riv/.exec(section) ?? [],
);

describe.each(sections.map((section, index) => ({ section, index, title: section.split('\n')[0] })))(
  'the example of $title',
  ({ section, index }) => {
    const example: Record<string, unknown> = JSON.parse(blocks[index] ?? '');
    const [, viewer, moves, id] = moments[index] ?? [];

    it('is what that seat of the example game sees then, in this order', () => {
      const written = withGame(id as GameId, (game) => viewAfter(game, Number(moves), Number(viewer)));
      expect(JSON.stringify(example)).toBe(JSON.stringify(written));
    });

    it('is read, and written back the same', () => {
      const again = withGame(id as GameId, (game) => game.writeView(unwrap(game.readView(example))));
      expect(JSON.stringify(again)).toBe(JSON.stringify(example));
    });

    it('has its fields in the order of the list, each explained', () => {
      const named = namesIn(section);
      const fields = [...namesIn(shared), ...named].map((name) => name.split(/[.[]/)[0]);
      expect([...new Set(fields)]).toEqual(Object.keys(example));
      // The page leaves the options to the table of formats.md, which a test holds to their descriptions.
      const options = Object.keys(games[id as GameId].options).map((name) => `options.${name}`);
      const explained = [...named, ...namesIn(shared), ...options];
      const isExplained = (path: string): boolean =>
        explained.some((name) => name === path || name.startsWith(`${path}.`) || name.startsWith(`${path}[`)) ||
        isToldWith(section, path);
      expect(pathsOf(example).filter((path) => !isExplained(path))).toEqual([]);
      expect(new Set(named).size).toBe(named.length);
    });
  },
);

it('has an example of every game', () => {
  expect(moments.map(([, , , id]) => id)).toEqual(['kakuro-challenge', 'kakuro-race', 'kakuzu']);
});

/** Whether the line of the field that a path begins with names the field that it ends with. */
function isToldWith(section: string, path: string): boolean {
  const [first = ''] = path.split(/[.[]/);
  const last = path.split('.').at(-1) ?? '';
  const item = section.split(/\n- /).find((each) => each.startsWith(`\`${first}`)) ?? '';
  return item.includes(`\`${last}\``);
}

/** The fields that a section's list explains. */
function namesIn(section: string): string[] {
  const cells = [...section.matchAll(/^- (`[^:]+):/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

/** Every field in a value, those of objects in lists as `list[].field`. */
function pathsOf(value: unknown, where = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, `${where}[]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const path = where === '' ? name : `${where}.${name}`;
    return [path, ...pathsOf(inside, path)];
  });
}

/** What a seat sees in the example game of a kind after some moves. */
function viewAfter<T extends GameTypes>(
  game: Game<T>,
  moves: number,
  viewer: number,
): Readonly<Record<string, unknown>> {
  const record = JSON.parse(readFileSync(`${docs}/examples/${game.id}.riverstone.json`, 'utf8'));
  const seats = record.players.length;
  const options = unwrap(game.parseOptions(record.options, seats));
  const { chance, draws } = unwrap(game.record.readChance(record.chance, options, seats));
  const pending = [...draws];
  const withDraws = (state: T['State']): T['State'] => {
    const [drawn] = game.status(state).tableDue ? pending.splice(0, 1) : [];
    return drawn === undefined ? state : withDraws(unwrap(game.apply(state, 'table', drawn)).state);
  };
  let state = game.setup(options, seats, chance);
  for (const text of record.moves.slice(0, moves)) {
    const { actor, action } = unwrap(parseEntry(game, text, seats));
    state = withDraws(unwrap(game.apply(state, actor, action)).state);
  }
  return game.writeView(game.view(state, viewer));
}
