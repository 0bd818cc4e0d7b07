/** What every game must keep, whatever its rules: played out over thousands of seeded random games of every kind. */

import { expect, it } from 'vitest';
import { soakSize } from '../../../../scripts/testing/soak-size.js';
import {
  createRng,
  type Entry,
  formatEntry,
  type Game,
  type GameId,
  type GameTypes,
  isReminder,
  parseEntry,
  pick,
  type Rng,
  replay,
  seedFromNumber,
  unwrap,
  writeRecord,
} from '../../src/index.js';
import { deepFreeze } from '../deep-freeze.js';
import { type TestedGame, withTestKit } from '../test-kits.js';
import { type TableKind, tableKinds, tableName } from './tables.js';
import { checkTamperedView, checkViewsComeBack } from './views.js';

/** Games of each kind of table: with some hundred kinds, thousands in all. */
const GAMES = soakSize(24);
/** No game takes more actions than this, refused ones included. */
const MAX_ACTIONS = 20_000;
const STATE_BYTES = 2048;
/**
 * In every fourth game all views of all states are written as JSON and read back: in every game it would take too long.
 */
const VIEWS_EVERY = 4;

/** Describes the suite for one game: all its kinds of tables. */
export function describeConformance(game: GameId): void {
  const kinds = tableKinds.filter((kind) => kind.game === game);
  it.each(kinds.map((kind) => ({ kind, name: tableName(kind) })))(`$name: ${GAMES} games`, ({ kind }) => {
    for (let seed = 0; seed < GAMES; seed++) withTestKit(game, (tested) => playOut(tested, kind, seed));
  });
}

function playOut<T extends GameTypes>(subject: TestedGame<T>, kind: TableKind, seed: number): void {
  const { game } = subject;
  const { seats } = kind;
  const rng = createRng(seedFromNumber(seed));
  const options = deepFreeze(unwrap(game.parseOptions(kind.options, seats)));
  const chance = deepFreeze(game.deal(options, seats, rng));
  expect(game.deal(options, seats, createRng(seedFromNumber(seed)))).toEqual(chance);
  let state = deepFreeze(game.setup(options, seats, chance));
  const log: Entry<T['Action']>[] = [];
  const checkViews = (tampered: boolean): void => {
    if (seed % VIEWS_EVERY !== 0) return;
    if (game.sameViewForAll(options)) checkAllSeeTheSame(game, state, seats);
    checkViewsComeBack(game, state, seats);
    if (tampered) checkTamperedView(game, state, seats, rng);
  };
  checkViews(true);

  for (let actions = 0; !game.status(state).over; actions++) {
    ensure(actions < MAX_ACTIONS, 'the game does not end');
    const isDrawn = game.status(state).tableDue;
    while (game.status(state).tableDue) {
      const draw = { actor: 'table', action: pick(game.tableActions(state), rng) } as const;
      log.push(draw);
      state = deepFreeze(unwrap(game.apply(state, draw.actor, draw.action)).state);
    }
    if (isDrawn) checkViews(false);
    if (game.status(state).over) break;
    const entry = nextEntry(subject, state, rng);
    checkEntry(subject, state, entry, rng, actions % 80 === 0);
    const step = game.apply(state, entry.actor, entry.action);
    if (!step.ok) continue;
    log.push(entry);
    checkQuestion(game, state, entry, deepFreeze(step.value.state));
    if (seed % VIEWS_EVERY === 0) checkFieldsApart(game, state, step.value.state);
    state = step.value.state;
    ensure(JSON.stringify(state).length < STATE_BYTES, 'a state is too long');
    checkViews(actions % 10 === 0 || game.status(state).over);
    if (actions % 25 === 0) checkRecord(game, { options, chance, log }, state, seats);
  }
  checkEnd(subject, state, seats, rng);
  checkRecord(game, { options, chance, log }, state, seats);
}

/** A field of a view that stays the same object is written the same, whatever else has changed. */
function checkFieldsApart<T extends GameTypes>(game: Game<T>, before: T['State'], after: T['State']): void {
  const shown = (state: T['State']) => {
    const view = game.view(state, 0);
    return { fields: Object.entries(view as object), written: game.writeView(view) };
  };
  const [one, other] = [shown(before), shown(after)];
  for (const [index, [name, value]] of one.fields.entries())
    if (other.fields[index]?.[1] === value) same(other.written[name], one.written[name]);
}

/** Whoever looks, a view says the same but for who looks. */
function checkAllSeeTheSame<T extends GameTypes>(game: Game<T>, state: T['State'], seats: number): void {
  const shown = game.writeView(game.view(state, 'spectator'));
  for (let viewer = 0; viewer < seats; viewer++) same(game.writeView(game.view(state, viewer)), { ...shown, viewer });
}

/** Now and then a clock runs out, else somebody who may act tries something. */
function nextEntry<T extends GameTypes>(
  { game, wild }: TestedGame<T>,
  state: T['State'],
  rng: Rng,
): Entry<T['Action']> {
  const status = game.status(state);
  const running = status.timers.filter((timer) => timer.running && !isReminder(timer));
  for (const reminder of status.timers.filter(isReminder))
    ensure(game.tableActions(state, reminder.key).length === 0, 'a reminder does something');
  ensure(status.awaited.length > 0, 'nobody is awaited');
  for (const seat of status.awaited) ensure(status.allowed.includes(seat), `${seat} is awaited and may do nothing`);
  if (running.length > 0 && rng.below(20) === 0) {
    const { key } = pick(running, rng);
    const choices = game.tableActions(state, key);
    for (const action of choices.slice(0, 3)) expect(game.apply(state, 'table', action).ok).toBe(true);
    return { actor: 'table', action: pick(choices, rng) };
  }
  const seat = rng.below(10) === 0 ? rng.below(status.scores.length) : pick(status.allowed, rng);
  return { actor: seat, action: wild(game.view(state, seat), seat, rng) };
}

function checkEntry<T extends GameTypes>(
  { game, twin }: TestedGame<T>,
  state: T['State'],
  entry: Entry<T['Action']>,
  rng: Rng,
  thorough: boolean,
): void {
  const seats = game.status(state).scores.length;
  const { actor, action } = deepFreeze(entry);
  same(parseEntry(game, formatEntry(game, entry), seats), { ok: true, value: entry });
  const step = game.apply(state, actor, action);
  same(game.apply(state, actor, action), step);
  if (!step.ok) ensure(game.codes.includes(step.error.code), `${step.error.code} is not among the codes`);
  if (actor === 'table') return;

  const view = deepFreeze(game.view(state, actor));
  const checked = game.check(view, actor, action);
  ensure(checked.ok === step.ok, `check and apply disagree on ${formatEntry(game, entry)}`);
  if (!checked.ok && !step.ok) same(checked.error, step.error);
  if (!thorough) return;

  for (const viewer of [...Array(seats).keys(), 'spectator' as const]) {
    const seen = game.view(state, viewer);
    expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
    same(game.view(twin(state, viewer, rng), viewer), seen);
  }
  const legal = game.legal(view, actor);
  for (const each of legal.actions)
    ensure(game.check(view, actor, each).ok, `${JSON.stringify(each)} is listed as legal`);
  expect(new Set(legal.actions.map((each) => JSON.stringify(each))).size).toBe(legal.actions.length);
  const listed = legal.actions.some((each) => formatEntry(game, { actor, action: each }) === formatEntry(game, entry));
  if (legal.complete) expect(listed).toBe(step.ok);
}

/** What was done once in answer to a question can't be done again in answer to the same one; or it changes nothing. */
function checkQuestion<T extends GameTypes>(
  game: Game<T>,
  before: T['State'],
  { actor, action }: Entry<T['Action']>,
  after: T['State'],
): void {
  if (actor === 'table') return;
  if (game.promptKey(game.view(before, actor), actor) !== game.promptKey(game.view(after, actor), actor)) return;
  const again = game.apply(after, actor, action);
  if (again.ok) same(again.value.state, after);
}

/** At the end nobody can do anything, somebody has won, and there is nothing left to hide. */
function checkEnd<T extends GameTypes>(
  { game, wild }: TestedGame<T>,
  state: T['State'],
  seats: number,
  rng: Rng,
): void {
  const status = game.status(state);
  expect(status.winners.length).toBeGreaterThan(0);
  expect(status).toMatchObject({ over: true, awaited: [], allowed: [], tableDue: false, timers: [] });
  for (let seat = 0; seat < seats; seat++) {
    const view = game.view(state, seat);
    expect(game.legal(view, seat)).toEqual({ actions: [], complete: true });
    const refused = game.apply(state, seat, wild(view, seat, rng));
    expect(refused.ok ? null : refused.error.code).toMatch(/^(game-over|bad-notation)$/);
  }
}

function checkRecord<T extends GameTypes>(
  game: Game<T>,
  {
    log,
    ...dealt
  }: { readonly options: T['Options']; readonly chance: T['Chance']; readonly log: readonly Entry<T['Action']>[] },
  state: T['State'],
  seats: number,
): void {
  const due = game.status(state).tableDue;
  if (due) return; // a record holds the draw that is pending
  const players = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
  const record = JSON.parse(JSON.stringify(writeRecord({ game, dealt, log }, { players })));
  const { scores, winners, over } = game.status(state);
  const closing = game.record.closingAction(state) !== null;
  const result = replay(record);
  expect(result).toMatchObject({ ok: true, value: { scores, ended: over || closing } });
  if (over && result.ok) expect(result.value.winners).toEqual(winners);
}

/** The test runner's own comparison takes longer than the game, so here it is not asked unless something is wrong. */
function ensure(holds: boolean, wrong: string): void {
  if (!holds) expect.fail(wrong);
}

/** Equality by content whatever the order of fields, far quicker than the test runner's own when it holds. */
function same(found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected);
}
