/** Whole seeded games: what has to hold after every action, and a second, naive Kakuzu that has to agree. */

import { describe, expect, it } from 'vitest';
import { NaiveKakuzu } from '../../../test/kakuzu/naive.js';
import { everyTable, type Moment, randomGame, randomTable } from '../../../test/kakuzu/random-play.js';
import { bag, legalEntries, look } from '../../../test/kakuzu/table.js';
import { formatEntry, parseEntry } from '../../core/entry.js';
import { kakuzu } from '../game.js';
import { formatSheet } from '../notation.js';
import type { KakuzuAction, KakuzuState } from '../state.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const lying = (state: KakuzuState): number => state.uncovered.filter((open) => open === 0).length;
const isRemoved = (event: Moment['events'][number]) => event.type === 'removed';

/** Which of the things that always have to hold do not, by name. */
function unsound({ before, entry, events, after }: Moment): string[] {
  const removals = entry.action.type === 'remove' ? 1 : 0;
  const stones = events.filter(isRemoved);
  const { over, awaited, tableDue } = kakuzu.status(after);
  const [read, written] = [
    parseEntry(kakuzu, formatEntry(kakuzu, entry), after.scores.length),
    { ok: true, value: entry },
  ];
  const truths = {
    'a removal takes one stone, nothing else takes any': lying(after) === lying(before) - removals,
    'everybody sees the removal': stones.length === removals,
    'one seat gains the stone':
      sum(after.scores) - sum(before.scores) === stones.filter(({ to }) => to !== null).length,
    'what is open is the sheet': after.uncovered.every((open, square) => open === 0 || open === after.sheet[square]),
    'the sheet stays': after.sheet === before.sheet,
    'a digit is drawn once a turn': new Set(after.drawn).size === after.drawn.length,
    'the entry can be read back': JSON.stringify(read) === JSON.stringify(written),
    'over is no stone or no time': over === (lying(after) === 0 || after.flagged.length === after.scores.length),
    'a seat, a draw or nothing is waited for': Number(over) + awaited.length + Number(tableDue) === 1,
    'everybody sees the end': over === events.some(({ type }) => type === 'ended'),
  };
  return Object.entries(truths).flatMap(([name, holds]) => (holds ? [] : [name]));
}

describe.each(everyTable)('%j', (options) => {
  it('[K5.5] every action keeps the count of stones, changes no state, and the game ends', () => {
    for (let seed = 0; seed < 15; seed++) {
      const game = [...randomGame(randomTable(options, seed), seed)];
      let nobodys = 0;
      for (const moment of game) {
        nobodys += moment.events.filter((event) => isRemoved(event) && event.to === null).length;
        const total = sum(moment.after.scores) + nobodys + lying(moment.after);
        expect({ total, unsound: unsound(moment) }).toEqual({ total: 81, unsound: [] });
      }
      const end = game.at(-1)?.after as KakuzuState;
      expect(end.phase).toBe('over');
      if (options.seats > 1) expect(sum(end.scores) + lying(end)).toBe(72);
    }
  });

  it('[K3.3] [K7.3] what is listed as legal is what is accepted, of everything that can be written', () => {
    for (const [index, { after }] of [...randomGame(randomTable(options, 77), 77)].entries()) {
      if (index % 30 !== 0) continue;
      for (const seat of after.scores.keys()) {
        const accepted = everyRemoval.filter((action) => kakuzu.apply(after, seat, action).ok);
        expect(kakuzu.legal(look(after, seat), seat)).toEqual({ actions: accepted, complete: true });
      }
    }
  });

  it('[K3.6] [K4.1] [K6.1] [K7.5] [K8.4] [K9.2] a naive Kakuzu agrees at every step of a hundred games', () => {
    for (let seed = 1000; seed < 1100; seed++) {
      const table = randomTable(options, seed);
      const naive = new NaiveKakuzu({ ...options, first: table.first, sheet: formatSheet(table.sheet) });
      const steps = [...randomGame(table, seed)].map(({ entry, after }) => {
        follow(naive, formatEntry(kakuzu, entry));
        return { engine: summary(after), naive: naiveSummary(naive) };
      });
      expect(steps.map(({ engine }) => engine)).toEqual(steps.map((step) => step.naive));
      expect(naive.over).toBe(true);
    }
  });

  it('[K2.3] [K3.3] [K7.3] it lists the same moves too', () => {
    const table = randomTable(options, 7);
    const naive = new NaiveKakuzu({ ...options, first: table.first, sheet: formatSheet(table.sheet) });
    for (const { entry, after } of randomGame(table, 7)) {
      follow(naive, formatEntry(kakuzu, entry));
      expect(legalEntries(after)).toEqual(naive.choices().map((choice) => `${after.turn}:${choice}`));
    }
  });
});

const everyRemoval = Array.from({ length: 81 }, (_, square) =>
  [null, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((announced): KakuzuAction => ({ type: 'remove', square, announced })),
).flat();

function follow(naive: NaiveKakuzu, entry: string): void {
  if (entry.startsWith('*:draw ')) naive.draw(Number(entry.at(-1)));
  else if (entry.endsWith(':flag')) naive.runOutOfTime();
  else naive.remove(entry.slice(2));
}

/** Piles, whose turn it is, what is waited for and what is in the bag, as one text. */
function summary(state: KakuzuState): string {
  const { over, scores, tableDue } = kakuzu.status(state);
  if (over) return `over ${scores}`;
  const waiting = tableDue ? 'a draw' : state.phase;
  return `seat ${state.turn}, ${waiting}, ${scores}, bag ${bag(state)}`;
}

function naiveSummary({ over, piles, mustDraw, inSetup, turn, bag: inBag }: NaiveKakuzu): string {
  if (over) return `over ${piles}`;
  const waiting = mustDraw ? 'a draw' : inSetup ? 'setup' : 'remove';
  return `seat ${turn}, ${waiting}, ${piles}, bag ${[...inBag].sort().join('')}`;
}
