/** Tries actions that a game refuses, each of its codes once over the wire, while the game is played on. */

import { createRng, type GameId, type Rng, type Seat, seedFromNumber, unwrap, withGame } from '@riverstone/rules';
import { expect } from 'vitest';
import { withTestKit } from '../../../rules/test/test-kits.js';
import type { Player } from '../../support/player.js';
import { planOf, waitOf } from './play-out.js';
import type { TableFixture } from './table-fixture.js';

/** Wild tries at each position, beside the words that are wrong almost everywhere. */
const TRIES = 500;
/** With these options some things would be allowed that are not. */
const looser: Partial<Record<GameId, object>> = { 'kakuro-challenge': { expert: true } };
const words = ['zz', 'accept', 'challenge', 'call', 'none', 'withdraw', 'none-back', 'none!', '0'];

/** The codes that were given, each checked to have changed nothing. */
export async function refusedActions(fixture: TableFixture, game: GameId): Promise<ReadonlySet<string>> {
  const rng = createRng(seedFromNumber(1));
  const wanted = new Set(
    withGame(game, ({ codes }) => codes as readonly string[]).filter((code) => code !== 'game-over'),
  );
  const given = new Set<string>();
  while (given.size < wanted.size && fixture.host.room?.phase === 'playing') {
    for (const seat of [0, 1]) {
      for (const [code, action] of wrongActions(game, fixture.person(seat), seat, rng)) {
        if (given.has(code) || code === 'game-over') continue;
        await tryWrong(fixture, game, seat, action, code);
        given.add(code);
      }
    }
    await playOn(fixture, game);
  }
  return given;
}

async function tryWrong(fixture: TableFixture, game: GameId, seat: Seat, action: string, code: string): Promise<void> {
  const player = fixture.person(seat);
  const { version, view } = player;
  const answer = await fixture.act(player, action, questionOf(game, player, seat));
  expect(answer.ok ? 'done' : answer.error.code).toBe(code);
  expect([player.version, player.view]).toEqual([version, view]);
}

/** Something that is refused for each reason that there is now, as the rules say from the seat's own view. */
function wrongActions(game: GameId, player: Player, seat: Seat, rng: Rng): ReadonlyMap<string, string> {
  return withGame(game, (rules) => {
    const view = unwrap(rules.readView(player.view));
    const wild = (): string => rules.formatAction(withTestKit(game, (kit) => kit.wild(view, seat, rng)) as never);
    const found = new Map<string, string>();
    const elsewhere = allowedElsewhere(game, player, seat);
    for (const text of [...words, ...elsewhere, ...Array.from({ length: TRIES }, wild)]) {
      const action = rules.parseAction(text, seat);
      if (action.ok && rules.tableTarget(action.value) !== null) continue;
      const checked = action.ok ? rules.check(view, seat, action.value) : action;
      if (!checked.ok) found.set(checked.error.code, text);
    }
    return found;
  });
}

/** What would be allowed at a table with looser options. */
function allowedElsewhere(game: GameId, { view }: Player, seat: Seat): string[] {
  const options = looser[game];
  if (options === undefined) return [];
  return withGame(game, (rules) => {
    const there = unwrap(rules.readView({ ...view, options: { ...(view?.options as object), ...options } }));
    return rules.legal(there, seat).actions.map((action) => rules.formatAction(action));
  });
}

function questionOf(game: GameId, player: Player, seat: Seat): string {
  return withGame(game, (rules) => rules.promptKey(unwrap(rules.readView(player.view)), seat));
}

/** Whoever can do something does it, and everybody has seen it. */
async function playOn(fixture: TableFixture, game: GameId): Promise<void> {
  for (const seat of [0, 1]) {
    const player = fixture.person(seat);
    const plan = planOf(game, player.view, seat);
    const done = plan === null ? null : await player.do({ type: 'act', ...plan });
    if (done?.ok === false) fixture.at.pass(waitOf(done.error) ?? 0);
    if (done?.ok !== true) continue;
    for (const { player: each } of fixture.people) await each.until(({ version }) => version >= player.version);
    return;
  }
}
