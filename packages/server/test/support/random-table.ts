/**
 * A whole game at a table of one node with people who come and go, play well or badly, ask for the history, and play
 * again.
 */

import { randomBytes } from 'node:crypto';
import type { NewTable } from '@riverstone/protocol';
import { type GameId, pick, type Rng, type Seat, unwrap, withGame } from '@riverstone/rules';
import { withTestKit } from '../../../rules/test/test-kits.js';
import type { Client } from './leak-check.js';
import type { Person } from './person.js';
import { waitOf } from './play-out.js';
import type { TablesNode } from './tables-node.js';

export type Kind = Pick<NewTable, 'game' | 'options'> & { readonly seats: number };

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];
/** Tries before something plainly legal is done. */
const TRIES = 40;

interface Onlooker {
  readonly person: Person;
  readonly watches: boolean;
}

export class RandomTable {
  table = '';
  readonly #onlookers: Onlooker[] = [];
  readonly #seated: Person[] = [];
  readonly #guests: string[];

  constructor(
    private readonly node: TablesNode,
    private readonly kind: Kind,
    private readonly rng: Rng,
    /** Whether somebody is removed towards the end, when the bag is empty. */
    private readonly removes = false,
  ) {
    this.#guests = Array.from({ length: kind.seats }, () => newGuestId());
  }

  /** Everybody who was sent something about this table. */
  get clients(): Client[] {
    return this.#onlookers.map(({ person, watches }) => ({ guest: person.guest, watches, texts: person.texts }));
  }

  /** `look` is called after each step with the version that the table has come to. */
  async play(look: (version: number) => Promise<void> = async () => {}): Promise<void> {
    await this.#gather();
    await this.#join(newGuestId(), false);
    await this.#join(this.#guests[0] ?? '', true);
    unwrap(await this.#person(0).do({ type: 'start' }));
    while (this.removes && this.#person(0).view?.bagSize !== 0) await this.#step();
    if (this.removes) await this.#remove(1);
    while (this.#person(0).room.phase === 'playing') {
      await look(this.#person(0).table?.version ?? 0);
      await this.#step();
    }
    await this.#person(0).history();
  }

  /** The same people at another table. */
  async rematch(): Promise<RandomTable> {
    unwrap(await this.#person(0).do({ type: 'rematch' }));
    const next = new RandomTable(this.node, this.kind, this.rng);
    next.table = this.#person(0).room.rematch ?? '';
    next.#guests.splice(0, Infinity, ...this.#guests);
    return next;
  }

  async #gather(): Promise<void> {
    const { node, kind } = this;
    const [host = ''] = this.#guests;
    const isNew = this.table === '';
    if (isNew) {
      const seats = this.#guests.map(() => null);
      const plan = { ...kind, seats, listed: true, autoStart: false, name: 'Ada' };
      this.table = unwrap(await node.catalogue.create(plan, host));
    }
    for (const [seat, guest] of this.#guests.entries()) {
      const person = await this.#join(guest, false);
      this.#seated.push(person);
      // Other tables let the time go by, so this one must not start by itself.
      if (!isNew && seat === 0) unwrap(await person.do({ type: 'auto-start', on: false }));
      if (isNew && seat > 0) {
        unwrap(await person.do({ type: 'enter', name: names[seat] ?? '' }));
        unwrap(await person.do({ type: 'sit', seat }));
      }
      unwrap(await person.do({ type: 'share', share: randomBytes(16).toString('hex') }));
    }
  }

  /** Mostly somebody acts; now and then somebody comes, goes, asks or talks. */
  async #step(): Promise<void> {
    const { rng } = this;
    const chance = rng.below(100);
    if (chance === 0) await this.#join(newGuestId(), false);
    else if (chance === 1) await this.#comeAgain(rng.below(this.#guests.length));
    else if (chance === 2) await pick(this.#onlookers, rng).person.history();
    else if (chance === 3) await this.#undo();
    else if (chance === 4) await this.#wait();
    else await this.#act();
  }

  async #act(): Promise<void> {
    const { allowed } = (this.#person(0).view as { status: { allowed: Seat[] } }).status;
    const people = allowed.filter((seat) => this.#person(0).room.seats[seat]?.bot === null);
    if (people.length === 0) return this.#waitForBot();
    const seat = pick(people, this.rng);
    const person = this.#person(seat);
    // Whoever sees the others act first may be refused: then they look again.
    const done = await person.do({ type: 'act', ...chosenBy(this.kind.game, person, seat, this.rng) });
    if (!done.ok) this.node.pass(waitOf(done.error) ?? 0);
    await this.node.tables.queue.settled();
  }

  /** Time goes by: clocks run out and bots move when the table is looked at again. */
  async #wait(): Promise<void> {
    this.node.pass(61_000);
    await this.#person(0).do({ type: 'say', phrase: 'one-moment' });
    await new Promise(setImmediate);
  }

  /** Bots move in their own time: it only has to have come when they look. */
  async #waitForBot(): Promise<void> {
    const host = this.#person(0);
    const version = host.table?.version ?? 0;
    this.node.pass(61_000);
    await host.until(() => (host.table?.version ?? 0) > version);
  }

  /** The host lets somebody play no more; a bot does instead. */
  async #remove(seat: Seat): Promise<void> {
    const member = this.#person(0).room.seats[seat]?.member;
    if (typeof member === 'number') unwrap(await this.#person(0).do({ type: 'remove', member }));
  }

  async #comeAgain(seat: Seat): Promise<void> {
    this.#person(seat).leave();
    this.#seated[seat] = await this.#join(this.#guests[seat] ?? '', false);
  }

  async #undo(): Promise<void> {
    const { undoable } = this.#person(0).room;
    if (undoable === null) return;
    await this.#person(undoable).do({ type: 'ask', what: 'undo' });
    for (const person of this.#seated) await person.do({ type: 'answer', agrees: true });
  }

  async #join(guest: string, watches: boolean): Promise<Person> {
    const person = this.node.person(guest);
    this.#onlookers.push({ person, watches });
    await person.join(this.table, watches);
    return person;
  }

  #person(seat: Seat): Person {
    const person = this.#seated[seat];
    if (person === undefined) throw new Error(`nobody sits in ${seat}`);
    return person;
  }
}

const newGuestId = (): string => randomBytes(16).toString('hex');

/** Something wild that is allowed, or the first thing that is listed. */
function chosenBy(game: GameId, { view: raw }: Person, seat: Seat, rng: Rng): { action: string; promptKey: string } {
  return withGame(game, (rules) => {
    const view = unwrap(rules.readView(raw));
    const promptKey = rules.promptKey(view, seat);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const action = withTestKit(game, (kit) => kit.wild(view, seat, rng)) as never;
      if (rules.check(view, seat, action).ok) return { action: rules.formatAction(action), promptKey };
    }
    const [action] = rules.legal(view, seat).actions;
    if (action === undefined) throw new Error(`${game}: nothing is allowed in seat ${seat}`);
    return { action: rules.formatAction(action), promptKey };
  });
}
