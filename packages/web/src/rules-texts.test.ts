/**
 * The rules as they are read: in every language they tell every clause of `docs/rules`, briefly, and mark what is ours.
 */

import { readFileSync } from 'node:fs';
import { type GameId, gameIds } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { gameUis } from './games';
import { type Language, languages } from './messages/words';
import type { LoadedTexts } from './rulebook/rulebook';
import type { RulesPlan } from './rulebook/rules-data';

const books = await Promise.all(
  gameIds.map(async (game) => [game, (await gameUis[game].help.loadBook()).book] as const),
);

const MAX_WORDS = 45;

/** The clauses of a game in `docs/rules`, and whether each is ours. */
function clausesOf(game: GameId): ReadonlyMap<string, boolean> {
  const text = readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8');
  const clauses = new Map<string, boolean>();
  for (const section of text.split(/^## /m)) {
    const isOurs = /all of this section is _\(ours\)_/i.test(section.replace(/\s+/g, ' '));
    for (const [, clause = '', told = ''] of section.matchAll(/^- \*\*([A-Z]\d+\.\d+)\*\*((?:.|\n(?!\n|- |#))*)/gm)) {
      clauses.set(clause, isOurs || told.includes('_(ours)_'));
    }
  }
  return clauses;
}

const paragraphsOf = (plan: RulesPlan) =>
  plan.flatMap((section) => section.paragraphs.map((paragraph) => ({ ...paragraph, section: section.id })));

it('reads the clauses of docs/rules', () => {
  const all = gameIds.map(clausesOf);
  expect(all.filter((clauses) => clauses.size === 0)).toEqual([]);
  const ours = all.flatMap((clauses) => [...clauses.values()]).filter((isOurs) => isOurs);
  expect(ours.length).toBeGreaterThan(30);
});

describe.each(books)('%s', (game, book) => {
  const { plan } = book;
  const loadTexts = async (language: Language): Promise<LoadedTexts> => (await book.load(language)).texts;
  const clauses = clausesOf(game);
  const paragraphs = paragraphsOf(plan);

  it('tells every clause, and none that there is not', () => {
    const told = new Set(paragraphs.flatMap((paragraph) => [...paragraph.clauses]));
    expect([...clauses.keys()].filter((clause) => !told.has(clause))).toEqual([]);
    expect([...told].filter((clause) => !clauses.has(clause))).toEqual([]);
  });

  it('names every section and every paragraph once', () => {
    const names = paragraphs.map(({ section, id }) => `${section} ${id}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(plan.map(({ id }) => id)).size).toBe(plan.length);
  });

  it('marks as ours what is ours, and nothing else', () => {
    const saidOurs = new Set(paragraphs.filter(({ ours }) => ours).flatMap((paragraph) => [...paragraph.clauses]));
    expect([...saidOurs].filter((clause) => !clauses.get(clause))).toEqual([]);
    expect([...clauses.keys()].filter((clause) => clauses.get(clause) && !saidOurs.has(clause))).toEqual([]);
  });

  describe.each(languages)('in %s', (language) => {
    it('has a short text for every paragraph', async () => {
      const { sections } = await loadTexts(language);
      for (const { section, id } of paragraphs) {
        const text = sections[section]?.text[id] ?? '';
        expect(text, `${section}.${id}`).toMatch(/\S/);
        expect(text.split(/\s+/).length, `${section}.${id}: ${text}`).toBeLessThanOrEqual(MAX_WORDS);
      }
    });

    it('has a title for every section and figure, and the facts of the box', async () => {
      const { intro, facts, sections, figures } = await loadTexts(language);
      const titles = [intro, ...Object.values(facts), ...plan.map(({ id }) => sections[id]?.title)];
      const named = paragraphs.flatMap(({ figures: ids }) => ids ?? []).map((id) => figures[id]);
      for (const text of [...titles, ...named]) expect(text).toMatch(/\S/);
    });
  });

  describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
    it('keeps what stands between backticks', async () => {
      const [english, own] = await Promise.all([loadTexts('en'), loadTexts(language)]);
      for (const { section, id } of paragraphs) {
        const codes = ({ sections }: LoadedTexts): readonly string[] =>
          (sections[section]?.text[id] ?? '').match(/`[^`]*`/g)?.sort() ?? [];
        expect(codes(own), `${section}.${id}`).toEqual(codes(english));
      }
    });

    it('says nothing in English', async () => {
      const [english, own] = await Promise.all([loadTexts('en'), loadTexts(language)]);
      const same = paragraphs.filter(
        ({ section, id }) => english.sections[section]?.text[id] === own.sections[section]?.text[id],
      );
      expect(same.map(({ section, id }) => `${section}.${id}`)).toEqual([]);
    });
  });

  it('puts a no-break space where French wants one', async () => {
    const { sections, intro } = await loadTexts('fr');
    const texts = [intro, ...Object.values(sections).flatMap(({ title, text }) => [title, ...Object.values(text)])];
    for (const text of texts) {
      expect(text.replace(/`[^`]*`/g, '')).not.toMatch(/(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])/);
    }
  });
});
