/** The table of contents: beside the rules where there is room, else a list that is opened. */

import { useState } from 'preact/hooks';
import type { RulebookMessages } from '../messages/generated/rulebook';
import { Icon } from '../ui/pictures/icon';
import type { Section } from './find-rules';

interface ContentsProps {
  readonly words: RulebookMessages;
  readonly sections: readonly Section[];
  hrefOf(section: Section): string;
  onGo(section: Section): void;
}

export function Contents({ words, sections, hrefOf, onGo }: ContentsProps) {
  const [isOpen, setOpen] = useState(false);
  const go = (event: MouseEvent, section: Section): void => {
    // a new tab gets the address, the page itself only scrolls
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(false);
    onGo(section);
  };
  if (sections.length === 0) return null;
  return (
    <nav class="rules-contents" aria-label={words.contents}>
      <button type="button" class="rules-contents-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{words.contents}</span>
        <Icon name={isOpen ? 'up' : 'down'} />
      </button>
      <p class="rules-contents-title" aria-hidden="true">
        {words.contents}
      </p>
      <ol class={`rules-contents-list${isOpen ? '' : ' rules-contents-closed'}`}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={hrefOf(section)} onClick={(event) => go(event, section)}>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
