/** Tables for tests: real games and bots in this thread, and a clock that the test turns. */

import { type AskBot, type BotPace, type BotTypes, type GameBots, gameBots, timedDecision } from '@riverstone/bots';
import { type GameId, type GameTypes, unwrap } from '@riverstone/rules';
import { type ChallengeTypes, kakuroChallenge } from '@riverstone/rules/kakuro-challenge';
import { kakuroRace, type RaceTypes } from '@riverstone/rules/kakuro-race';
import { type KakuzuTypes, kakuzu } from '@riverstone/rules/kakuzu';
import type { DeviceGameParts } from '../game-page';
import { dealLog } from '../saved/deal-log';
import { type SavedTable, TABLE_FORMAT, type TableLog } from '../saved/saved-table';
import { sealLog } from '../saved/sealed-log';
import type { SeatPlan } from '../seats/seat-plan';
import { DeviceTable, type DeviceTableDeps } from './device-table';

export const person = (name: string): SeatPlan => ({ name, bot: null });
export const bot = (name: string): SeatPlan => ({ name, bot: 'casual' });
export const seedOf = (digit: string): string => digit.repeat(64);
const KEY = seedOf('a');

/** A game's parts with its bots. */
interface TestGame<T extends GameTypes> {
  readonly parts: DeviceGameParts<T>;
  readonly own: GameBots<T, BotTypes>;
}

export const challenge: TestGame<ChallengeTypes> = {
  parts: {
    id: 'kakuro-challenge',
    game: kakuroChallenge,
    hides: () => true,
    isAside: ({ type }) => type === 'challenge',
  },
  own: gameBots['kakuro-challenge'],
};
export const openKakuzu: TestGame<KakuzuTypes> = {
  parts: { id: 'kakuzu', game: kakuzu, hides: () => false },
  own: gameBots.kakuzu,
};
/** Kakuzu where a stone and a 0 are looked at before the next draw. */
export const kakuzuWithBeats: TestGame<KakuzuTypes> = {
  ...openKakuzu,
  parts: {
    ...openKakuzu.parts,
    beat: (events) =>
      events.some((event) => event.type === 'removed' || (event.type === 'drew' && event.digit === 0)) ? 0.7 : 0,
  },
};
export const race: TestGame<RaceTypes> = {
  parts: { id: 'kakuro-race', game: kakuroRace, hides: () => false },
  own: gameBots['kakuro-race'],
};
/** The race with sealed claims: each person has the hourglass to themselves. */
export const sealedRace: TestGame<RaceTypes> = {
  parts: {
    ...race.parts,
    hides: () => true,
    personalTimeUpAction: ({ round }) => (round?.ownSeal === null ? { type: 'none' } : null),
  },
  own: race.own,
};

/** A table as it is in storage. */
export function savedTable(game: GameId, seats: readonly SeatPlan[], log: TableLog): SavedTable {
  const standing = { over: false, scores: seats.map(() => 0), winners: [], awaited: [], entries: log.entries.length };
  const times = { createdAt: 1, touchedAt: 1, options: {} };
  const stored = { logKey: KEY, obfuscatedLog: sealLog(log, KEY) };
  return { format: TABLE_FORMAT, id: 'abc012345678', game, seats, ...times, standing, ...stored };
}

/** Asks the bots of a game in this thread. */
export function botsOfGame<T extends GameTypes>({ bots }: GameBots<T, BotTypes>): AskBot<T['View'], T['Action']> {
  return async (level, question) => timedDecision(bots[level], question);
}

interface TestSetup<T extends GameTypes> {
  /** The log to resume; without it a new game is dealt. */
  readonly log?: TableLog;
  /** Takes the place of the game's bots. */
  readonly askBot?: AskBot<T['View'], T['Action']>;
  readonly pace?: BotPace;
  /** The day whose deal it is. */
  readonly day?: string;
}

/** Opens a table as it is, paused at its start where time counts at once. */
export function openTable<T extends GameTypes>(
  { parts, own }: TestGame<T>,
  seats: readonly SeatPlan[],
  options: object,
  {
    log = unwrap(dealLog(parts.game, seats.length, options, seedOf('7'))),
    askBot = botsOfGame(own),
    pace = { turn: 1000, hurry: 500 },
    day,
  }: TestSetup<T> = {},
) {
  const stage = { now: 0, saves: 0 };
  const deps: DeviceTableDeps<T> = {
    clock: () => stage.now,
    askBot,
    askHint: async (question, strength) => own.analyst.hint(question, strength),
    pace: () => pace,
    changed: () => {
      stage.saves++;
    },
  };
  return { opened: DeviceTable.resume(parts, deps, { ...savedTable(parts.id, seats, log), day }, log), stage };
}

/** Opens a table and starts it. */
export function playTable<T extends GameTypes>(
  game: TestGame<T>,
  seats: readonly SeatPlan[],
  options: object,
  setup: TestSetup<T> = {},
) {
  const { opened, stage } = openTable(game, seats, options, setup);
  const table = unwrap(opened);
  if (table.pausing.reason.value === 'start') table.pausing.resume();
  /** Lets time pass, a tenth of a second at a time, so that bots can answer. */
  const pass = async (seconds: number): Promise<void> => {
    for (let tenth = 0; tenth < seconds * 10; tenth++) {
      stage.now += 100;
      await new Promise((resolve) => setTimeout(resolve, 0));
      table.tick();
    }
  };
  return { table, stage, pass };
}
