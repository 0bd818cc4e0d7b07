/** Plays all games of one deal: the same chance for every rotation of the seats. */

import { type BotTypes, type Entrant, type GameWithBots, playMatch, seated } from '@riverstone/bots';
import {
  type GameTypes,
  HostedGame,
  type Seat,
  type Seed,
  seedForBots,
  tieBreaker,
  unwrap,
  writeRecord,
} from '@riverstone/rules';
import type { CliGame } from '../cli-game.js';
import { withCliGame } from '../games.js';
import type { Contender } from './contenders.js';
import type { ArenaGame, ContestSettings, PlayedDeal } from './plan.js';
import type { ExternalBot } from './programs/external-bot.js';
import type { ExternalBots } from './programs/external-bots.js';
import { hiddenOptions } from './programs/program-options.js';
import { dealSeed } from './seeds.js';

/** Plays a deal, whatever else is played before or at the same time: the same settings and deal give the same games. */
export async function playDeal(settings: ContestSettings, deal: number, programs: ExternalBots): Promise<PlayedDeal> {
  const seed = dealSeed(settings.seed, deal);
  const games: ArenaGame[] = [];
  for (const [rotation, seating] of settings.rotations.entries()) {
    programs.place = `deal ${deal}, game ${rotation + 1}`;
    games.push(await withCliGame(settings.game, (played) => playGame(played, settings, seating, seed, programs)));
  }
  return { deal, games, faults: programs.faults.take() };
}

async function playGame<T extends GameTypes, B extends BotTypes>(
  played: GameWithBots<T, B> & CliGame<T, unknown>,
  settings: ContestSettings,
  seating: readonly number[],
  seed: Seed,
  programs: ExternalBots,
): Promise<ArenaGame> {
  const { game, idle } = played;
  const table = unwrap(HostedGame.deal(game, { seats: seating.length, options: settings.options, seed }));
  const externalBots = seating.map((contender, seat) => programs.seat(contender, copiesBefore(seating, seat)));
  const players = seating.map((contender) => (settings.contenders[contender] as Contender).name);
  const written = Object.entries(table.writtenDeal().options);
  const shown = Object.fromEntries(written.filter(([name]) => !hiddenOptions(settings.game).includes(name)));
  const announce = (externalBot: ExternalBot | null, seat: Seat): Promise<void> | undefined =>
    externalBot?.begin({ type: 'new', game: settings.game, seat, players, options: shown });
  await Promise.all(externalBots.map(announce));
  const bots = seedForBots(seed);
  const entrants = seating.map((contender, seat): Entrant<T['View'], T['Action']> => {
    const externalBot = externalBots[seat] ?? null;
    if (externalBot !== null) return played.externalEntrant(externalBot);
    const builtin = settings.contenders[contender] as Contender & { readonly kind: 'builtin' };
    return seated(played.bots[builtin.level], bots, settings.builtinLimits);
  });
  const { pace } = settings;
  const { scores, winners } = await playMatch({ table, entrants, ties: tieBreaker(seed), pace, idle });
  for (const externalBot of externalBots) externalBot?.end(scores);
  const record = settings.keepRecords ? writeRecord(table, { players }) : null;
  return { seating, scores, winners, record };
}

/** Which of its contender's seats a seat is, counted from 0. */
function copiesBefore(seating: readonly number[], seat: number): number {
  return seating.slice(0, seat).filter((contender) => contender === seating[seat]).length;
}
