/** Records of Kakuzu for tests. */

import { createRng, type GameRecord, games, seedFromNumber, unwrap, writeRecord } from '../../src/index.js';

const { kakuzu } = games;

/** A game in which nothing was done yet, as its record would be read from a file. */
export function beginningOf(players: readonly string[], about: Pick<GameRecord, 'luck' | 'resigned'>): GameRecord {
  const options = unwrap(kakuzu.parseOptions({ first: 1 }, players.length));
  const chance = kakuzu.deal(options, players.length, createRng(seedFromNumber(5)));
  return JSON.parse(
    JSON.stringify(writeRecord({ game: kakuzu, dealt: { options, chance }, log: [] }, { players, ...about })),
  );
}
