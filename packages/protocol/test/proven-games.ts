/**
 * Whole games at random, hosted as a server does it: the chance from a secret and shares, and the record with its
 * proof.
 */

import { createHash } from 'node:crypto';
import {
  chanceAt,
  createRng,
  type Entry,
  type GameRecord,
  type GameTypes,
  pick,
  seedFromNumber,
  unwrap,
  writeRecord,
} from '@riverstone/rules';
import type { TableKind } from '../../rules/test/conformance/tables.js';
import { type TestedGame, withTestKit } from '../../rules/test/test-kits.js';
import { commitmentOf, mixedSeed } from '../src/luck/index.js';

/** How often a clock runs out before somebody does something, in percent. */
const CLOCKS_RUN_OUT = 15;

/** What the chance of a table comes from. */
interface Sources {
  readonly secret: string;
  readonly shares: readonly string[];
}

/** A game of a kind, played to its end, as it is downloaded; the same for the same number. */
export function provenGame(kind: TableKind, number: number, sources = sourcesOf(kind, number)): GameRecord {
  return JSON.parse(JSON.stringify(withTestKit(kind.game, (tested) => host(tested, kind, number, sources))));
}

function host<T extends GameTypes>(
  { game, wild }: TestedGame<T>,
  { seats, options: chosen }: TableKind,
  number: number,
  { secret, shares }: Sources,
): GameRecord {
  const seed = mixedSeed(secret, shares);
  const options = unwrap(game.parseOptions(chosen, seats));
  const chance = game.deal(options, seats, chanceAt(seed, 0), 'online');
  const people = createRng(seedFromNumber(number));
  const log: Entry<T['Action']>[] = [];
  let state = game.setup(options, seats, chance);
  /** What the table does by itself is counted from 1, and each time has chance of its own. */
  let moment = 0;
  const submit = (entry: Entry<T['Action']>): void => {
    const step = game.apply(state, entry.actor, entry.action);
    if (!step.ok) return;
    log.push(entry);
    state = step.value.state;
  };
  for (let status = game.status(state); !status.over; status = game.status(state)) {
    const running = status.timers.filter((timer) => timer.running && game.tableActions(state, timer.key).length > 0);
    if (status.tableDue) {
      submit({ actor: 'table', action: pick(game.tableActions(state), chanceAt(seed, ++moment)) });
    } else if (running.length > 0 && people.below(100) < CLOCKS_RUN_OUT) {
      const { key } = pick(running, people);
      submit({ actor: 'table', action: pick(game.tableActions(state, key), chanceAt(seed, ++moment)) });
    } else {
      const seat = pick(status.allowed, people);
      submit({ actor: seat, action: wild(game.view(state, seat), seat, people) });
    }
  }
  const players = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].slice(0, seats);
  const luck = { commitment: commitmentOf(secret), secret, shares, options: chosen };
  const times = log.map((_, index) => index * 1000);
  return writeRecord({ game, dealt: { options, chance }, log, times }, { players, luck });
}

/** Every third seat is a bot's and gives none. */
function sourcesOf({ seats }: TableKind, number: number): Sources {
  const shares = Array.from({ length: seats }, (_, seat) =>
    (number + seat) % 3 === 2 ? '' : digest(`share ${number} ${seat}`).slice(0, 32),
  );
  return { secret: digest(`secret ${number}`), shares };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
