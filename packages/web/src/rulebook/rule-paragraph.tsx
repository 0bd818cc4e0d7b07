/** One short paragraph of the rules: its text, the clauses it tells, a link to it, and its figures. */

import { useState } from 'preact/hooks';
import { announce } from '../ui/feedback/announcer';
import { copyText } from '../ui/feedback/copy-text';
import { Icon } from '../ui/pictures/icon';
import type { Paragraph } from './find-rules';
import { RuleText } from './rule-text';
import type { Rulebook } from './rulebook';

interface RuleParagraphProps {
  readonly paragraph: Paragraph;
  readonly book: Rulebook;
  /** Whether somebody was sent to it. */
  readonly isTarget: boolean;
  /** The address of its first clause. */
  readonly address: string;
  /** Somebody took the link to this clause. */
  onShow(clause: string): void;
}

export function RuleParagraph({ paragraph, book, isTarget, address, onShow }: RuleParagraphProps) {
  const { clauses, ours = false, text, figures = [] } = paragraph;
  const { words, texts, Figure } = book;
  return (
    <div class="rule">
      <div class="rule-body" data-clause={clauses[0]} aria-current={isTarget ? 'location' : undefined} tabIndex={-1}>
        <p class="rule-text">
          {ours && (
            <>
              <span class="rule-ours">{words.ours}</span>{' '}
            </>
          )}
          <RuleText text={text} book={book} />
        </p>
        <RuleLink clauses={clauses} words={words} address={address} onShow={onShow} />
      </div>
      {figures.map((id) => (
        <Figure key={id} id={id} title={texts.figures[id] ?? ''} words={words} />
      ))}
    </div>
  );
}

interface RuleLinkProps extends Pick<RuleParagraphProps, 'address' | 'onShow'> {
  readonly clauses: readonly string[];
  readonly words: Rulebook['words'];
}

/** The numbers of the clauses; a press copies the address of the first. */
function RuleLink({ clauses, words, address, onShow }: RuleLinkProps) {
  const [said, setSaid] = useState<string | null>(null);
  const [first = ''] = clauses;
  const take = async (event: MouseEvent): Promise<void> => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onShow(first);
    const result = (await copyText(new URL(address, location.href).href)) ? words.linkCopied : words.linkShown;
    setSaid(result);
    announce(result);
  };
  return (
    <p class="rule-foot">
      <a
        class="rule-link"
        href={address}
        aria-label={words.linkTo({ clause: first })}
        title={words.linkTo({ clause: first })}
        onClick={take}
      >
        <span>{clauses.join(' · ')}</span>
        <Icon name="link" />
      </a>
      {said !== null && <small class="rule-said">{said}</small>}
    </p>
  );
}
