/** Helpers for tests in which players of a running game propose, answer and play. */

import type { Command } from '@riverstone/protocol';
import { type GameId, unwrap } from '@riverstone/rules';
import type { Person } from './person.js';
import type { TablesNode } from './tables-node.js';

const names = ['Ada', 'Bo', 'Cy', 'Di'];
/** A race that is short, and where something can be taken back. */
export const sealedRace = { sealed: true, markers: [7, 12, 17] };

export interface Played {
  readonly node: TablesNode;
  readonly table: string;
  readonly people: readonly Person[];
  readonly ada: Person;
  readonly bo: Person;
}

/** So many people at a table of a node, the game begun. */
export async function play(
  opening: Promise<TablesNode>,
  seats: number,
  game: GameId = 'kakuzu',
  options: object = { first: 0 },
): Promise<Played> {
  const node = await opening;
  const people = names.slice(0, seats).map((name) => node.person(name));
  const [ada, bo] = people as [Person, Person];
  const table = await node.start(people, { game, options: { ...options } });
  return { node, table, people, ada, bo };
}

/** What became of a command. */
export async function codeOf(person: Person, command: Command): Promise<string> {
  const done = await person.do(command);
  return done.ok ? 'done' : done.error.code;
}

export function ask(person: Person, what: 'pause' | 'resume' | 'undo'): Promise<string> {
  return codeOf(person, { type: 'ask', what });
}

export function answer(person: Person, agrees = true): Promise<string> {
  return codeOf(person, { type: 'answer', agrees });
}

/** Does what a plain player would. */
export async function played(person: Person, game: GameId, seat: number): Promise<void> {
  const done = await person.play(game, seat);
  if (done === null) throw new Error(`${person.guest} has nothing to do`);
  unwrap(done);
}
