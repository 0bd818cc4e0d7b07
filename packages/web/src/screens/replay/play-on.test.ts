/** Playing on from a moment: the same position for everybody, and another future. */

import { readFileSync } from 'node:fs';
import { type GameId, HostedGame, type Seat, seededChance, unwrap } from '@riverstone/rules';
import { type ChallengeState, kakuroChallenge } from '@riverstone/rules/kakuro-challenge';
import { kakuroRace } from '@riverstone/rules/kakuro-race';
import { kakuzu } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { redeal as challenge } from '../../kakuro-challenge/table/redeal';
import { openStates, redeal as race } from '../../kakuro-race/table/redeal';
import { redeal as sheet } from '../../kakuzu/table/redeal';
import { readRecord } from '../../replay/read-record';
import { ReplayTable } from '../../replay/replay-table';
import type { GameParts, ViewTypes } from '../../table/game-page';

/** A replay needs no more of a game's parts. */
const parts = {
  'kakuro-challenge': { id: 'kakuro-challenge', game: kakuroChallenge, redeal: challenge },
  'kakuro-race': { id: 'kakuro-race', game: kakuroRace, redeal: race, openStates },
  kakuzu: { id: 'kakuzu', game: kakuzu, redeal: sheet },
} as unknown as Readonly<Record<GameId, GameParts<ViewTypes>>>;

const [SEED, OTHER] = ['11'.repeat(32), '22'.repeat(32)];

describe.each(Object.keys(parts) as GameId[])('%s from a moment on', (id) => {
  const url = new URL(`../../../../../docs/examples/${id}.riverstone.json`, import.meta.url);
  const { played } = unwrap(readRecord(JSON.parse(readFileSync(url, 'utf8'))));

  it.each([0, 5, 20, 30])('after %i steps a seat sees what it saw, and the rest is dealt anew', (moment) => {
    const table = unwrap(ReplayTable.open(parts[id], played));
    const seats = played.seats.length;
    for (const known of [...played.seats.keys(), null]) {
      const { log, status } = table.playOn(moment, known, SEED);
      const resumed = unwrap(HostedGame.resume(parts[id].game, seats, log, seededChance(SEED)));
      for (const viewer of [known ?? ('spectator' as const), 'spectator' as const]) {
        expect(resumed.viewFor(viewer)).toEqual(table.viewAt(moment, viewer));
      }
      expect(resumed.status).toEqual(status);
      expect(log.chance).not.toEqual(played.chance);
      expect(table.playOn(moment, known, OTHER).log.chance).not.toEqual(log.chance);
    }
  });
});

it('hands that the replay has shown are dealt anew, but for the own one', () => {
  const url = new URL('../../../../../docs/examples/kakuro-challenge.riverstone.json', import.meta.url);
  const { played } = unwrap(readRecord(JSON.parse(readFileSync(url, 'utf8'))));
  const table = unwrap(ReplayTable.open(parts['kakuro-challenge'], played));
  const handsAfter = (moment: number, known: Seat | null, seed: string): readonly (readonly number[])[] => {
    const { log } = table.playOn(moment, known, seed);
    const resumed = HostedGame.resume(parts['kakuro-challenge'].game, played.seats.length, log, seededChance(seed));
    return (unwrap(resumed).state as ChallengeState).hands;
  };
  const seeds = [SEED, OTHER, '33'.repeat(32)];
  for (let moment = 0; moment < 40; moment++) {
    const shown = seeds.map((seed) => handsAfter(moment, 0, seed));
    expect(new Set(shown.map(([own]) => String(own))).size).toBe(1);
    expect(new Set(shown.map(([, other]) => String(other))).size, `after ${moment}`).toBeGreaterThan(1);
    const ofNobody = seeds.map((seed) => String(handsAfter(moment, null, seed)[0]));
    expect(new Set(ofNobody).size, `after ${moment}`).toBeGreaterThan(1);
  }
});

it('the search for a marker begins again where others have sealed a line for it', () => {
  const game = unwrap(HostedGame.deal(kakuroRace, { seats: 2, options: { sealed: true }, seed: SEED }));
  const seals: readonly Seat[] = [0, 1, 1];
  for (const seat of seals) game.accept(unwrap(game.propose(seat, { type: 'none' })));
  const entries = game.writtenEntries();
  const seatPlans = [0, 1].map((seat) => ({ name: `P${seat}`, bot: null }));
  const { options, chance } = game.writtenDeal();
  const log = { id: 'kakuro-race', options, chance, entries, seats: seatPlans, you: null, resigned: [] };
  const table = unwrap(ReplayTable.open(parts['kakuro-race'], log as never));
  const firstOfSecond = entries.length - 1;
  expect(table.openMoment(1, 0)).toBe(1);
  expect(table.openMoment(1, 1)).toBe(0);
  expect(table.openMoment(1, null)).toBe(0);
  expect(table.openMoment(firstOfSecond, 0)).toBe(firstOfSecond);
  expect(table.openMoment(entries.length, 1)).toBe(entries.length);
  expect(table.openMoment(entries.length, 0)).toBe(firstOfSecond);
});
