/** What somebody does next at a table on their device. The rules and bots decide: no test knows moves by heart. */

import { withBots } from '@riverstone/bots';
import { type GameId, HostedGame, type Seat, type Status, unwrap } from '@riverstone/rules';
import type { SavedTable } from '../../src/table/saved/saved-table';
import { gamesInBrowser, type InputStep } from './game-in-browser';
import { playAhead } from './play-ahead';
import { logOf } from './stored-tables';

/** The person at the screen, where everybody else is a bot. */
const ME: Seat = 0;

export interface NextInputs {
  readonly status: Status;
  /** The number of entries in the log: it rises with all that is done. */
  readonly entries: number;
  /** None while the others act. */
  readonly inputs: readonly InputStep[];
}

/** The next inputs; none unless the log has more than `since` entries. */
export function nextInputs(saved: SavedTable, since = -1): NextInputs {
  const log = logOf(saved);
  return withBots(saved.game, ({ game }) => {
    const hosted = unwrap(HostedGame.resume(game, saved.seats.length, log));
    const { status } = hosted;
    const isMine =
      log.entries.length > since && !status.over && (status.awaited.includes(ME) || status.allowed.includes(ME));
    const inputs = isMine ? gamesInBrowser[saved.game].inputs(game.writeView(hosted.viewFor(ME)), ME) : [];
    return { status, entries: log.entries.length, inputs };
  });
}

const seats = [
  { name: 'Ada', bot: null },
  { name: 'Pebble', bot: 'novice' },
] as const;

const dealt = new Map<GameId, SavedTable>();

/** A new table against a gentle bot, dealt so that there is something to do; not one where all to say is “none”. */
export function dealtTable(game: GameId): SavedTable {
  const known = dealt.get(game);
  if (known !== undefined) return known;
  for (let number = 0; ; number++) {
    const seed = number.toString(16).padStart(64, '0');
    const { saved } = playAhead({ game, seats, options: {}, entries: 0, until: ME, seed });
    const [first] = nextInputs(saved).inputs;
    if (first === undefined || ('key' in first && first.key === 'n')) continue;
    dealt.set(game, saved);
    return saved;
  }
}
