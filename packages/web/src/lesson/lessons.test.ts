/** Every lesson: its script is legal, its texts are short in every language, and a mistake costs nothing. */

import { fileURLToPath } from 'node:url';
import { lazyMessages } from 'virtual:lazy-messages';
import { signal } from '@preact/signals';
import { type Game, type GameId, type GameTypes, gameIds, games, parseEntry, unwrap } from '@riverstone/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findAreas, readMessages } from '../../build/messages/areas.ts';
import { textsOf } from '../../build/messages/tree.ts';
import { beatOf } from '../kakuzu/table/beats';
import { type Language, languages } from '../messages/words';
import type { LessonPlan } from './lesson-plan';
import { LessonTable } from './lesson-table';

const MAX_WORDS = 15;
const BEAT = 1000;
const source = fileURLToPath(new URL('..', import.meta.url));
const seats = [
  { name: 'Ada', bot: null },
  { name: 'Pebble', bot: 'novice' },
] as const;

type AnyPlan = LessonPlan<GameTypes, unknown>;

async function planOf(game: GameId): Promise<AnyPlan> {
  const { plan } = (await import(`../${game}/lesson/plan.ts`)) as { readonly plan: AnyPlan };
  return plan;
}

async function textsIn(game: GameId, language: Language): Promise<unknown> {
  return (await lazyMessages[`${game}/lesson`][language]()).messages;
}

async function open(game: GameId, from = 0) {
  const plan = await planOf(game);
  const rules = games[game] as unknown as Game<GameTypes>;
  const texts = signal(await textsIn(game, 'en'));
  const table = new LessonTable(rules, plan, { seats, texts, from, beat: () => BEAT, now: () => 0 });
  const read = (action: string) => unwrap(parseEntry(rules, `0:${action}`, seats.length)).action;
  return { plan, table, texts, read };
}

/** With nothing laid out. */
const momentOf = ({ view }: LessonTable<GameTypes, unknown>) => ({
  view: view.value,
  draft: '',
  opponent: 'Pebble',
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A word has a letter or a digit: a sign on its own is none. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

it('gives a draw time to be looked at, as every table does', async () => {
  const { plan, texts, read } = await open('kakuzu');
  const rules = games.kakuzu as unknown as Game<GameTypes>;
  const drawBeat = beatOf as unknown as (events: readonly unknown[]) => number;
  const deps = { seats, texts, from: 0, beat: () => BEAT, drawBeat, now: () => 0 };
  const table = new LessonTable(rules, plan, deps);
  const [first] = plan.steps;
  for (const action of first?.answer ?? []) unwrap(table.act(0, read(action)));
  expect([table.steps.value.length, table.isDrawing.value, table.coachText.value]).toEqual([1, true, null]);
  vi.advanceTimersByTime(0.7 * BEAT);
  expect([table.steps.value.length, table.isDrawing.value]).toEqual([2, false]);
  expect(table.coachText.value).not.toBeNull();
});

it('follows what the learner lays out', async () => {
  const { table, read } = await open('kakuro-race');
  unwrap(table.act(0, read('call')));
  const before = table.coachText.value;
  table.notes.write(0, 'draft', '1||a3-h3');
  expect(table.coachText.value).not.toBe(before);
  expect(table.coachText.value).toContain('Claim');
  table.notes.write(0, 'draft', '');
  expect(table.coachText.value).toBe(before);
});

it('calls the opponent by name', async () => {
  const { table } = await open('kakuzu', 3);
  expect(table.coachText.value).toMatch(/^Pebble got that stone\./);
});

describe.each(gameIds)('%s', (game) => {
  it('is done in four to six moves, each by the answer of its step', async () => {
    const { plan, table, read } = await open(game);
    expect(plan.steps.length).toBeGreaterThanOrEqual(4);
    expect(plan.steps.length).toBeLessThanOrEqual(6);
    for (const [index, { answer, next }] of plan.steps.entries()) {
      expect(table.stepsDone.value).toBe(index);
      for (const action of answer) unwrap(table.act(0, read(action)));
      vi.advanceTimersByTime(BEAT * next.length);
      expect(table.isWatching.value).toBe(false);
    }
    expect(table.stepsDone.value).toBe(plan.steps.length);
    expect(table.marked.value).toEqual([]);
  });

  it('begins with an empty log: nobody made the moves before', async () => {
    const { table } = await open(game);
    expect([table.steps.value, table.version.value]).toEqual([[], 0]);
  });

  it('goes on where it was left', async () => {
    const { plan, table, read } = await open(game);
    for (const [index, { answer, next }] of plan.steps.entries()) {
      const { table: resumed } = await open(game, index);
      expect(resumed.view.value).toEqual(table.view.value);
      expect(resumed.coachText.value).toBe(table.coachText.value);
      for (const action of answer) unwrap(table.act(0, read(action)));
      vi.advanceTimersByTime(BEAT * next.length);
    }
  });

  it.each(languages)('says every step in a few words in %s', async (language) => {
    const { plan, table, texts, read } = await open(game);
    texts.value = await textsIn(game, language);
    const said: string[] = [];
    for (const { answer, next, show } of plan.steps) {
      for (const action of answer) {
        said.push(table.coachText.value ?? '', show(texts.value, momentOf(table)));
        unwrap(table.act(0, read(action)));
      }
      vi.advanceTimersByTime(BEAT * next.length);
    }
    for (const text of [...said, plan.end(texts.value)]) {
      expect(wordsIn(text), text).toBeGreaterThan(1);
      expect(wordsIn(text), text).toBeLessThanOrEqual(MAX_WORDS);
    }
  });

  it('answers mistakes in a few words, in every language', () => {
    const area = findAreas(source).find(({ name }) => name === `${game}/lesson`);
    expect(area).toBeDefined();
    for (const language of area === undefined ? [] : languages) {
      for (const text of textsOf(readMessages(area as NonNullable<typeof area>, language)).values()) {
        const said = text.replace(/\{[^{}]*\}/g, 'X');
        expect(wordsIn(said), `${language}: ${text}`).toBeLessThanOrEqual(MAX_WORDS);
      }
    }
  });

  it('refuses what a step does not ask for, loses nothing, and shows the answer after two mistakes', async () => {
    const { plan, table, texts, read } = await open(game);
    for (const { answer, next, show, target } of plan.steps) {
      const rules = games[game] as unknown as Game<GameTypes>;
      const before = table.view.value;
      const wrong = rules
        .legal(before, 0)
        .actions.find((action) => typeof plan.steps[table.stepsDone.value]?.judge(action, before) === 'function');
      for (let mistake = 0; mistake < 2 && wrong !== undefined; mistake++) {
        const refused = table.act(0, wrong);
        expect(refused).toMatchObject({ ok: false, error: { code: 'lesson' } });
        expect(table.view.value).toEqual(before);
      }
      if (wrong !== undefined) {
        expect(table.coachText.value).toBe(show(texts.value, momentOf(table)));
        expect(table.marked.value).toEqual(target);
      }
      for (const action of answer) unwrap(table.act(0, read(action)));
      vi.advanceTimersByTime(BEAT * next.length);
    }
  });

  it('waits while the opponent acts', async () => {
    const { plan, table, read } = await open(game);
    const index = plan.steps.findIndex(({ next }) => next.some((entry) => entry.startsWith('1:')));
    expect(index).toBeGreaterThanOrEqual(0);
    for (const { answer, next } of plan.steps.slice(0, index)) {
      for (const action of answer) unwrap(table.act(0, read(action)));
      vi.advanceTimersByTime(BEAT * next.length);
    }
    for (const action of plan.steps[index]?.answer ?? []) unwrap(table.act(0, read(action)));
    expect(table.isWatching.value).toBe(true);
    expect(table.coachText.value).toBeNull();
    expect(table.marked.value).toEqual([]);
    table.close();
    vi.advanceTimersByTime(60_000);
    expect(table.isWatching.value).toBe(true);
  });
});
