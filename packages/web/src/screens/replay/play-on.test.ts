/** Playing on from a moment: the same position for everybody, and another future. */

import { readFileSync } from 'node:fs';
import { type GameId, HostedGame, seededChance, unwrap } from '@riverstone/rules';
import { kakuroChallenge } from '@riverstone/rules/kakuro-challenge';
import { kakuroRace } from '@riverstone/rules/kakuro-race';
import { kakuzu } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { dealAnew as challenge } from '../../kakuro-challenge/table/deal-anew';
import { dealAnew as race } from '../../kakuro-race/table/deal-anew';
import { dealAnew as sheet } from '../../kakuzu/table/deal-anew';
import { readRecord } from '../../replay/read-record';
import { ReplayTable } from '../../replay/replay-table';
import type { GameParts, ViewTypes } from '../../table/game-page';

/** A replay needs no more of a game's parts. */
const parts = {
  'kakuro-challenge': { id: 'kakuro-challenge', game: kakuroChallenge, dealAnew: challenge },
  'kakuro-race': { id: 'kakuro-race', game: kakuroRace, dealAnew: race },
  kakuzu: { id: 'kakuzu', game: kakuzu, dealAnew: sheet },
} as unknown as Readonly<Record<GameId, GameParts<ViewTypes>>>;

const [SEED, OTHER] = ['11'.repeat(32), '22'.repeat(32)];

describe.each(Object.keys(parts) as GameId[])('%s from a moment on', (id) => {
  const url = new URL(`../../../../../docs/examples/${id}.riverstone.json`, import.meta.url);
  const { played } = unwrap(readRecord(JSON.parse(readFileSync(url, 'utf8'))));

  it.each([0, 5, 20, 30])('after %i steps everybody sees what they saw, and the rest is dealt anew', (moment) => {
    const table = unwrap(ReplayTable.open(parts[id], played));
    const { log, status } = table.playOn(moment, SEED);
    const seats = played.seats.length;
    const resumed = unwrap(HostedGame.resume(parts[id].game, seats, log, seededChance(SEED)));
    for (const viewer of [...played.seats.keys(), 'spectator' as const]) {
      expect(resumed.viewFor(viewer)).toEqual(table.viewAt(moment, viewer));
    }
    expect(resumed.status).toEqual(status);
    expect(log.chance).not.toEqual(played.chance);
    expect(table.playOn(moment, OTHER).log.chance).not.toEqual(log.chance);
  });
});
