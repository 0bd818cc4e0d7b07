import { describe, expect, it } from 'vitest';
import { withTestKit } from '../../test/test-kits.js';
import type { Game, GameTypes, Seat } from '../core/game.js';
import { unwrap } from '../core/result.js';
import { createRng, pick, type Rng, seedFromNumber } from '../core/rng.js';
import { type GameId, gameIds } from '../game-ids.js';
import { withGame } from '../games.js';
import { kakuroRace } from '../kakuro-race/index.js';
import { chanceAt, noChance, seededChance } from './chance.js';
import { dealFrom } from './deal.js';
import { HostedGame, type WrittenLog } from './hosted-game.js';

const SEATS = 2;
const seed = '5eed'.repeat(16);

const optionsOf = (id: GameId): object => withTestKit(id, ({ timedOptions }) => timedOptions);

function dealt<T extends GameTypes>(game: Game<T>): HostedGame<T> {
  return unwrap(
    HostedGame.deal(game, {
      seats: SEATS,
      options: optionsOf(game.id as GameId),
      seed,
    }),
  );
}

function written<T extends GameTypes>(hosted: HostedGame<T>): WrittenLog {
  return { ...hosted.writtenDeal(), entries: hosted.writtenEntries() };
}

/** One thing that somebody may do now, or a timer that runs out. */
function playOnce<T extends GameTypes>(hosted: HostedGame<T>, rng: Rng): void {
  const { allowed, timers } = hosted.status;
  const running = timers.filter(({ running, kind }) => running && kind !== 'reminder');
  if (running.length > 0 && rng.below(4) === 0) {
    hosted.runOut(pick(running, rng).key);
    return;
  }
  const able = allowed.flatMap((seat): { seat: Seat; action: T['Action'] }[] =>
    hosted.game.legal(hosted.viewFor(seat), seat).actions.map((action) => ({ seat, action })),
  );
  const { seat, action } = pick(able, rng);
  unwrap(hosted.act(seat, action));
}

function play<T extends GameTypes>(hosted: HostedGame<T>, moves: number): HostedGame<T> {
  const rng = createRng(seedFromNumber(11));
  for (let move = 0; move < moves && !hosted.status.over; move++) playOnce(hosted, rng);
  return hosted;
}

describe.each(gameIds)('a hosted game of %s', (id) => {
  it('is dealt from stream 0 of the seed, and has made the draws that were due', () =>
    withGame(id, (game) => {
      const hosted = dealt(game);
      expect(hosted.writtenDeal()).toEqual(unwrap(dealFrom(game, SEATS, optionsOf(game.id as GameId), seed)));
      expect(hosted.status.tableDue).toBe(false);
      expect(hosted.status).toEqual(game.status(hosted.state));
    }));

  it('refuses a number of seats that the game does not have', () =>
    withGame(id, (game) => {
      const seats = game.seats.max + 1;
      expect(HostedGame.deal(game, { seats, options: {}, seed })).toMatchObject({
        ok: false,
        error: { code: 'bad-request', detail: { field: 'seats' } },
      });
    }));

  it('comes out the same when it is resumed from its log', () =>
    withGame(id, (game) => {
      const hosted = play(dealt(game), 25);
      const resumed = unwrap(HostedGame.resume(game, SEATS, written(hosted), seededChance(seed)));
      expect(resumed.state).toEqual(hosted.state);
      expect(resumed.status).toEqual(hosted.status);
      expect(resumed.log).toEqual(hosted.log);
      expect(written(play(resumed, 10))).toEqual(written(play(hosted, 10)));
    }));

  it('takes back entries as if they had not been made', () =>
    withGame(id, (game) => {
      const hosted = play(dealt(game), 20);
      const all = written(hosted);
      for (const count of [1, 3]) {
        const entries = all.entries.slice(0, hosted.log.length - count);
        const shorter = unwrap(HostedGame.resume(game, SEATS, { ...all, entries }, seededChance(seed)));
        const before = hosted.state;
        expect(hosted.without(count).state).toEqual(shorter.state);
        expect(hosted.state).toBe(before);
        hosted.undo(count);
        expect(hosted.state).toEqual(shorter.state);
        expect(hosted.status).toEqual(shorter.status);
        expect(written(hosted)).toEqual(written(shorter));
      }
    }));

  it('keeps the time of every entry, also where some are taken back or replayed', () =>
    withGame(id, (game) => {
      const hosted = dealt(game);
      const draws = hosted.log.length;
      expect(hosted.times).toEqual(new Array(draws).fill(0));
      const seat = hosted.status.allowed[0] as Seat;
      const action = game.legal(hosted.viewFor(seat), seat).actions[0];
      const { steps } = unwrap(hosted.act(seat, action, 1500.4));
      const after = [...new Array(draws).fill(0), ...steps.map(() => 1500)];
      expect(hosted.times).toEqual(after);
      const saved = { ...written(hosted), at: hosted.times };
      expect(unwrap(HostedGame.resume(game, SEATS, saved, seededChance(seed))).times).toEqual(after);
      const replayed = unwrap(HostedGame.open(game, SEATS, saved));
      expect(replayed.catchUpWith(hosted).length).toBe(after.length);
      expect([replayed.times, replayed.state]).toEqual([after, hosted.state]);
      hosted.undo(steps.length);
      expect(hosted.times).toEqual(after.slice(0, draws));
    }));

  it('lets a person take back what drew nothing and revealed nothing', () =>
    withGame(id, (game) => {
      const hosted = dealt(game);
      const rng = createRng(seedFromNumber(3));
      while (!hosted.status.over) {
        const twin = hosted.without(0);
        playOnce(hosted, rng);
        const steps = twin.catchUpWith(hosted);
        const [step] = steps;
        const actor = step?.entry.actor ?? 'table';
        const isQuiet =
          steps.length === 1 && step?.events.every((event) => game.reveals(event, hosted.dealt.options) === 'nothing');
        const expected = actor !== 'table' && isQuiet ? actor : null;
        expect(hosted.undoableBy({ steps }, () => true)).toBe(expected);
        expect(hosted.undoableBy({ steps }, (seat) => seat !== actor)).toBeNull();
      }
      expect(hosted.undoableBy({ steps: [] }, () => true)).toBeNull();
    }));

  it('changes nothing until a proposed move is accepted, and then only once', () =>
    withGame(id, (game) => {
      const hosted = dealt(game);
      const { state, status } = hosted;
      const entries = hosted.log.length;
      const seat = status.allowed[0] as Seat;
      const action = game.legal(hosted.viewFor(seat), seat).actions[0];
      const move = unwrap(hosted.propose(seat, action));
      expect([hosted.state, hosted.status, hosted.log.length]).toEqual([state, status, entries]);
      expect(move.before).toBe(state);
      hosted.accept(move);
      expect(hosted.state).toBe(move.after);
      expect(hosted.status).toEqual(game.status(move.after));
      expect(hosted.log.slice(entries)).toEqual(move.steps.map(({ entry }) => entry));
      expect(() => hosted.accept(move)).toThrow('state that it was proposed in');
    }));

  it('refuses as the rules do, and stays as it is', () =>
    withGame(id, (game) => {
      const hosted = dealt(game);
      const { state } = hosted;
      const seat = hosted.status.allowed[0] as Seat;
      const action = game.legal(hosted.viewFor(seat), seat).actions[0];
      const refused = hosted.act(SEATS, action);
      expect(refused).toEqual(game.apply(state, SEATS, action));
      expect(refused.ok).toBe(false);
      expect(hosted.state).toBe(state);
    }));

  it("picks the table's n-th own action from stream n", () =>
    withGame(id, (game) => {
      const hosted = play(dealt(game), 40);
      const again = unwrap(HostedGame.open(game, SEATS, hosted.writtenDeal()));
      let number = 0;
      for (const entry of hosted.log) {
        if (entry.actor === 'table') {
          number++;
          const { tableDue, timers } = again.status;
          const keys = tableDue ? [undefined] : timers.map(({ key }) => key);
          const choices = keys.map((key) => game.tableActions(again.state, key)).filter(({ length }) => length > 0);
          expect(choices.map((actions) => pick(actions, chanceAt(seed, number)))).toContainEqual(entry.action);
        }
        unwrap(again.append(entry));
      }
      expect(number).toBeGreaterThan(0);
      expect(again.state).toEqual(hosted.state);
    }));

  it('does nothing for a timer that does not run', () =>
    withGame(id, (game) => {
      const hosted = dealt(game);
      expect(hosted.runOut('no such timer')).toBeNull();
      expect(hosted.proposeDraws().steps).toEqual([]);
    }));
});

it('draws nothing in a replay', () => {
  expect(() => noChance.pick([1, 2], 1)).toThrow('draws nothing');
});

it('is counted down where several may act at once, in the race alone', () => {
  const race = unwrap(HostedGame.deal(kakuroRace, { seats: SEATS, options: {}, seed }));
  expect(race.countIn).toBe(3000);
  unwrap(race.act(0, { type: 'call' }));
  expect(race.countIn).toBe(0);
  expect(unwrap(HostedGame.deal(kakuroRace, { seats: 1, options: {}, seed })).countIn).toBe(0);
  for (const id of gameIds.filter((each) => each !== 'kakuro-race'))
    withGame(id, (game) => expect(dealt(game).countIn).toBe(0));
});

it('says what comes too early after a new marker, also when it is resumed or something is taken back', () => {
  const hosted = unwrap(HostedGame.deal(kakuroRace, { seats: SEATS, options: {}, seed }));
  expect([hosted.calmUntil, hosted.isTooEarly({ type: 'call' }, 0)]).toEqual([0, false]);
  unwrap(hosted.act(0, { type: 'none' }, 1000));
  unwrap(hosted.act(1, { type: 'none' }, 5000));
  expect(hosted.calmUntil).toBe(7000);
  expect([6999, 7000].map((now) => hosted.isTooEarly({ type: 'call' }, now))).toEqual([true, false]);
  expect(hosted.isTooEarly({ type: 'none' }, 5000)).toBe(false);
  const log = { ...written(hosted), at: hosted.times };
  expect(unwrap(HostedGame.resume(kakuroRace, SEATS, log)).calmUntil).toBe(7000);
  // The rules allow it all the same: a log may have it.
  expect(hosted.propose(0, { type: 'call' }).ok).toBe(true);
  hosted.undo();
  expect(hosted.calmUntil).toBe(0);
});
