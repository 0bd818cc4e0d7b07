/** A table of two people over real sockets, before the game or in it. */

import type { Command, NewTable } from '@riverstone/protocol';
import { type Result, unwrap } from '@riverstone/rules';
import { openDatabase } from '../../src/store/sqlite/sqlite-driver.js';
import type { Guest } from '../../support/duel.js';
import { makeTable } from '../../support/guest.js';
import type { Kept, Player, Refused } from '../../support/player.js';
import type { TestServer } from './online.js';
import { startTable } from './play-out.js';

type Plan = Pick<NewTable, 'game'> & Partial<NewTable>;
type Answer = Result<Kept, Refused>;

export class TableFixture {
  private constructor(
    readonly at: TestServer,
    readonly people: readonly Guest[],
    readonly table: string,
  ) {}

  /** The first is the host and sits; the second has the name Bo and no seat. */
  static async gathering(at: TestServer, plan: Plan = { game: 'kakuzu' }): Promise<TableFixture> {
    const people = [await at.guest(), await at.guest()];
    const [host, other] = people as [Guest, Guest];
    const whole = { seats: [null, null], options: {}, listed: false, name: 'Ada', ...plan };
    const table = await makeTable(at.url, host.cookie, whole);
    unwrap(await host.player.join(table));
    unwrap(await other.player.join(table));
    unwrap(await other.player.do({ type: 'enter', name: 'Bo' }));
    return new TableFixture(at, people, table);
  }

  /** All in their seats, and the game begun. */
  static async playing(at: TestServer, plan: Plan = { game: 'kakuzu' }, seats = 2): Promise<TableFixture> {
    const people: Guest[] = [];
    while (people.length < seats) people.push(await at.guest());
    const table = await startTable(at, people, { seats: people.map(() => null), options: {}, ...plan });
    return new TableFixture(at, people, table);
  }

  person(index: number): Player {
    const guest = this.people[index];
    if (guest === undefined) throw new Error(`there is nobody number ${index}`);
    return guest.player;
  }

  get host(): Player {
    return this.person(0);
  }

  get other(): Player {
    return this.person(1);
  }

  /** Sends a command that must succeed. */
  async must(who: Player, command: Command): Promise<void> {
    unwrap(await who.do(command));
  }

  async stranger(): Promise<Player> {
    const { player } = await this.at.guest();
    unwrap(await player.join(this.table));
    return player;
  }

  act(who: Player, action: string, promptKey: string): Promise<Answer> {
    return who.do({ type: 'act', action, promptKey });
  }
}

/** Works on the server's own file from outside. */
export async function inFile(file: string, sql: string): Promise<void> {
  const database = await openDatabase(file);
  database.exec(sql);
  database.close();
}
