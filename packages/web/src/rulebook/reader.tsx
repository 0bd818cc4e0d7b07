/** The rules of a game to be read: facts, a search, contents, and every clause in short paragraphs. */

import type { GameId } from '@riverstone/rules';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hrefOf } from '../navigation/address';
import { Button } from '../ui/controls/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Contents } from './contents';
import { findRules, paragraphOf, type Section, sectionsOf } from './find-rules';
import { GameFacts } from './game-facts';
import './reader.css';
import { RuleParagraph } from './rule-paragraph';
import type { Rulebook } from './rulebook';
import { SearchField } from './search-field';

interface ReaderProps {
  readonly game: GameId;
  readonly book: Rulebook;
  /** The clause to begin with; null for the top. */
  readonly clause: string | null;
  /** Whether the address of the page is that of the rules, and follows what is looked at. */
  readonly hasAddress: boolean;
}

/** No clause has a longer name; of a wrong one from an address no more is shown. */
const MAX_CLAUSE_LENGTH = 12;

export function Reader({ game, book, clause, hasAddress }: ReaderProps) {
  const { words } = book;
  const [query, setQuery] = useState('');
  const [target, setTarget] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const sections = useMemo(() => sectionsOf(book), [book]);
  const found = findRules(sections, query, words.ours);
  const sought = clause === null ? null : paragraphOf(sections, clause);
  const address = (to: string): string => hrefOf({ screen: 'rules', game, clause: to });

  // A link to a clause: its paragraph is marked, brought into sight, and has the focus.
  useEffect(() => {
    setQuery('');
    setTarget(sought?.clauses[0] ?? null);
    // after a new screen has brought the focus to its heading
    if (sought !== null) queueMicrotask(() => goTo(root.current, `[data-clause="${sought.clauses[0]}"]`));
  }, [clause]);

  const show = (to: string): void => {
    setTarget(to);
    if (hasAddress) history.replaceState(null, '', address(to));
  };
  const showAll = (): void => {
    setQuery('');
    field.current?.focus();
  };
  return (
    <div class="reader" ref={root}>
      <div class="reader-layout">
        <div class="reader-tools">
          <SearchField
            words={words}
            example={book.plan[0]?.paragraphs[0]?.clauses[0] ?? ''}
            query={query}
            found={countOf(found)}
            field={field}
            onInput={setQuery}
          />
          <Contents
            words={words}
            sections={found}
            hrefOf={(section) => address(section.paragraphs[0]?.clauses[0] ?? '')}
            onGo={(section) => goTo(root.current, `[data-section="${section.id}"]`)}
          />
        </div>
        {query.trim() === '' && (
          <div class="reader-head">
            {clause !== null && sought === null && (
              <p class="reader-note" role="status">
                {words.unknownClause({
                  clause: clause.length > MAX_CLAUSE_LENGTH ? `${clause.slice(0, MAX_CLAUSE_LENGTH)}…` : clause,
                })}
              </p>
            )}
            <p class="reader-intro">{book.texts.intro}</p>
            <GameFacts book={book} />
            <p class="reader-ours-note">
              <span class="rule-ours">{words.ours}</span> {words.oursNote}
            </p>
          </div>
        )}
        <div class="reader-rules">
          {found.map((section) => (
            <section key={section.id} class="reader-section" aria-labelledby={`rules-${section.id}`}>
              <h2 id={`rules-${section.id}`} class="reader-heading" data-section={section.id} tabIndex={-1}>
                {section.title}
              </h2>
              {section.paragraphs.map((paragraph) => (
                <RuleParagraph
                  key={paragraph.id}
                  paragraph={paragraph}
                  book={book}
                  isTarget={target !== null && paragraph.clauses[0] === target}
                  address={address(paragraph.clauses[0] ?? '')}
                  onShow={show}
                />
              ))}
            </section>
          ))}
          {found.length === 0 && (
            <EmptyState title={words.nothing({ query: query.trim() })} text={words.nothingText}>
              <Button icon="book" onClick={showAll}>
                {words.showAll}
              </Button>
            </EmptyState>
          )}
        </div>
      </div>
    </div>
  );
}

const countOf = (sections: readonly Section[]): number =>
  sections.reduce((count, { paragraphs }) => count + paragraphs.length, 0);

/** Brings something into sight and gives it the focus. */
function goTo(root: HTMLElement | null, selector: string): void {
  const element = root?.querySelector<HTMLElement>(selector);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
