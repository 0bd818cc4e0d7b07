/** Finds paragraphs of the rules by words or by the number of a clause. */

import type { Rulebook } from './rulebook';
import type { ParagraphPlan } from './rules-data';

export interface Paragraph extends ParagraphPlan {
  readonly text: string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** The rules in order, with their words. */
export function sectionsOf({ plan, texts }: Pick<Rulebook, 'plan' | 'texts'>): readonly Section[] {
  return plan.map(({ id, paragraphs }) => {
    const { title = '', text = {} } = texts.sections[id] ?? {};
    return { id, title, paragraphs: paragraphs.map((each) => ({ ...each, text: text[each.id] ?? '' })) };
  });
}

const CLAUSE = /^[a-z]\d+(?:\.\d*)?$/;

/** Small letters without accents, straight quotes. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/**
 * The paragraphs that hold every word of a query, with the sections they stand in; all of them where it is empty.
 * `ours` is the mark of what is ours: it is found like a word.
 */
export function findRules(sections: readonly Section[], query: string, ours: string): readonly Section[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      paragraphs: section.paragraphs.filter((paragraph) => {
        const marked = paragraph.ours ? ours : '';
        const text = plain(`${section.title} ${paragraph.text} ${marked}`);
        return wanted.every((word) => text.includes(word) || tellsClause(paragraph, word));
      }),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

/** A whole number means that clause; the beginning of one means all that begin so. */
function tellsClause({ clauses }: ParagraphPlan, word: string): boolean {
  if (!CLAUSE.test(word)) return false;
  const isWhole = /\.\d/.test(word);
  const section = word.includes('.') ? word : `${word}.`;
  return clauses.some((clause) => {
    const each = clause.toLowerCase();
    return isWhole ? each === word : each.startsWith(section);
  });
}

/** The paragraph that tells a clause first, however it is written; null for a clause that there is not. */
export function paragraphOf(sections: readonly Section[], clause: string): Paragraph | null {
  const wanted = clause.toLowerCase();
  const all = sections.flatMap(({ paragraphs }) => paragraphs);
  return all.find(({ clauses }) => clauses.some((each) => each.toLowerCase() === wanted)) ?? null;
}
