/**
 * Whoever looks a disguised sheet up in the forty, turned and renamed as they like, learns no more than of a fresh one.
 * A program that tries all 3,359,232 arrangements does: docs/luck.md tells how soon.
 */

import { createRng, pick, type Rng, seedFromNumber, unwrap } from '@riverstone/rules';
import { kakuzu, parseSheet, parseUncovered, type Sheet, sheetNumber } from '@riverstone/rules/kakuzu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, type HttpServer, startHttp } from '../support/http-server.js';
import { RandomTable } from '../support/random-table.js';
import { attacks, type Seen } from '../support/sheet-attacks.js';
import { TablesNode } from '../support/tables-node.js';

const GAMES = 40;
/**
 * So much more often than about a fresh sheet somebody may be right by luck: seven standard deviations, over all these
 * games.
 */
const SLACK = 0.08;
/** From so many open digits on, whoever knows the sheet is sure of it. */
const LATE = 25;

/** A game as somebody saw it, moment by moment, and what lay under its stones. */
interface Watched {
  readonly moments: readonly Seen[];
  readonly sheet: Sheet;
}

let node: TablesNode;
let http: HttpServer;
beforeAll(async () => {
  node = await TablesNode.open();
  http = await startHttp({ tables: node.catalogue });
});
afterAll(async () => {
  await http.close();
  await node.remove();
});

/** A game at an online table, read by somebody beside it from all that the server sends; played again now and then. */
async function watchOnline(sheet: unknown, number: number): Promise<Watched[]> {
  const rng = createRng(seedFromNumber(number));
  const kind = {
    game: 'kakuzu',
    seats: 1 + rng.below(4),
    options: { sheet, variant: pick(['bag', 'announce'], rng) },
  } as const;
  const first = new RandomTable(node, kind, rng);
  const watched = [await watch(first)];
  if (number % 4 === 0) watched.push(await watch(await first.rematch()));
  return watched;
}

async function watch(played: RandomTable): Promise<Watched> {
  const browser = new Browser(http);
  const asked: string[] = [];
  await played.play(async (version) => {
    if (version % 20 !== 0) return;
    for (const path of [`/api/tables/${played.table}`, '/api/lobby']) asked.push((await browser.get(path)).text);
  });
  const texts = played.clients.flatMap((client) => client.texts);
  const number = [...asked, ...texts].map(numberIn).find((told) => told !== null) ?? null;
  const uncovered = new Set(
    texts.flatMap((text) => [...text.matchAll(/"uncovered":"([^"]+)"/g)].map((each) => each[1] ?? '')),
  );
  const shown = /"sheet":"([1-9/]{89})"/.exec(texts.join('\n'))?.[1] ?? '';
  return {
    moments: [...uncovered].map((text) => ({ uncovered: unwrap(parseUncovered(text)), number })),
    sheet: unwrap(parseSheet(shown)),
  };
}

/** The number of the sheet, where a text tells it. */
function numberIn(text: string): number | null {
  const told = /"sheet":(\d+)/.exec(text)?.[1];
  return told === undefined ? null : Number(told);
}

/** A game that was not disguised: what players in one room would see, lifted in any order. */
function playInOneRoom(sheet: unknown, rng: Rng): Watched {
  const chance = kakuzu.deal(unwrap(kakuzu.parseOptions({ sheet }, 2)), 2, rng, 'one-room');
  const stones = chance.sheet.map((_, square) => square);
  const order = stones.map((square) => ({ square, at: rng.word() })).sort((one, other) => one.at - other.at);
  const moments = stones.map((lifted) => ({
    uncovered: chance.sheet.map((digit, square) =>
      order.findIndex((each) => each.square === square) < lifted ? digit : 0,
    ),
    number: typeof sheet === 'number' ? sheet : null,
  }));
  return { moments, sheet: chance.sheet };
}

/** How many guesses about stones were made, and how many were right. */
interface Tally {
  readonly guesses: number;
  readonly right: number;
}

function tally(
  games: readonly Watched[],
  attack: (seen: Seen) => readonly number[],
  isCounted: (open: number) => boolean,
): Tally {
  let guesses = 0;
  let right = 0;
  for (const { moments, sheet } of games) {
    for (const seen of moments) {
      if (!isCounted(seen.uncovered.filter((digit) => digit > 0).length)) continue;
      const guess = attack(seen);
      for (const [square, digit] of guess.entries()) {
        if (digit === 0 || seen.uncovered[square] !== 0) continue;
        guesses++;
        if (digit === sheet[square]) right++;
      }
    }
  }
  return { guesses, right };
}

const always = (): boolean => true;
const late = (open: number): boolean => open >= LATE;
const rateOf = ({ guesses, right }: Tally): number => (guesses === 0 ? 0 : right / guesses);

async function watchMany(sheet: unknown): Promise<Watched[]> {
  const games = await Promise.all(Array.from({ length: GAMES }, (_, number) => watchOnline(sheet, number)));
  return games.flat();
}

describe('somebody who knows the forty sheets', () => {
  let fresh: readonly Watched[];
  beforeAll(async () => {
    fresh = await watchMany('random');
  });

  describe.each([7, 'lot'])('and watches games with sheet %s', (sheet) => {
    let games: readonly Watched[];
    beforeAll(async () => {
      games = await watchMany(sheet);
    });

    it('reads the number where one was chosen, and nothing where it was the lot', () => {
      for (const { moments } of games)
        for (const seen of moments) expect(seen.number).toBe(sheet === 'lot' ? null : sheet);
    });

    it('sees none of the forty in the end, in rematches neither', () => {
      expect(games).toHaveLength(GAMES + GAMES / 4);
      for (const each of games) expect(sheetNumber(each.sheet)).toBeNull();
      for (const { moments } of games) expect(moments.length).toBeGreaterThan(70);
    });

    it.each(Object.keys(attacks))('%s: is right no more often than about a fresh sheet', (name) => {
      const attack = attacks[name] as (seen: Seen) => readonly number[];
      // Of a fresh sheet nobody tells a number: whoever was told one of this sheet tries it on a fresh one.
      const [told] = games[0]?.moments ?? [];
      const asFresh = fresh.map((each) => ({
        ...each,
        moments: each.moments.map((seen) => ({ ...seen, number: told?.number ?? null })),
      }));
      expect(rateOf(tally(games, attack, always))).toBeLessThan(rateOf(tally(asFresh, attack, always)) + SLACK);
      expect(rateOf(tally(games, attack, late))).toBeLessThan(rateOf(tally(asFresh, attack, late)) + SLACK);
    });

    it('finds that the sheet is not there, however it is turned', () => {
      for (const [name, attack] of Object.entries(attacks).slice(1)) {
        expect(tally(games, attack, late), name).toEqual({ guesses: 0, right: 0 });
      }
    });
  });
});

describe('the attacks themselves', () => {
  it.each([
    { sheet: 7, names: Object.keys(attacks) },
    { sheet: 'lot', names: Object.keys(attacks).slice(1) },
  ])('tell every digit of sheet $sheet in one room, where it is not disguised', ({ sheet, names }) => {
    const games = Array.from({ length: 5 }, (_, seed) => playInOneRoom(sheet, createRng(seedFromNumber(seed))));
    for (const name of names) {
      const found = tally(games, attacks[name] as (seen: Seen) => readonly number[], late);
      expect(found.guesses, name).toBeGreaterThan(5000);
      expect(found.right, name).toBe(found.guesses);
    }
  });
});
