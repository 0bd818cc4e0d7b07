/** The search field of the rules. It searches while typing and announces the count; Escape clears it. */

import type { RefObject } from 'preact';
import { useId } from 'preact/hooks';
import type { RulebookMessages } from '../messages/generated/rulebook';
import { Button } from '../ui/controls/button';
import { Icon } from '../ui/pictures/icon';

interface SearchFieldProps {
  readonly words: RulebookMessages;
  /** The number of some clause. */
  readonly example: string;
  readonly query: string;
  /** How many paragraphs there are now. */
  readonly found: number;
  readonly field: RefObject<HTMLInputElement | null>;
  onInput(query: string): void;
}

export function SearchField({ words, example, query, found, field, onInput }: SearchFieldProps) {
  const id = useId();
  const clear = (): void => {
    onInput('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || query === '') return;
    // else it would close the sheet that the rules may stand in
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not all know <search> yet
    <div class="rules-search" role="search">
      <label class="visually-hidden" for={id}>
        {words.search}
      </label>
      <div class="rules-search-box">
        <Icon name="search" />
        <input
          ref={field}
          id={id}
          class="rules-search-input"
          type="text"
          inputMode="search"
          enterkeyhint="search"
          value={query}
          placeholder={words.search}
          autoComplete="off"
          spellcheck={false}
          aria-describedby={`${id}-hint`}
          onInput={(event) => onInput(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {query !== '' && <Button kind="quiet" size="small" icon="close" label={words.clear} onClick={clear} />}
      </div>
      <small id={`${id}-hint`} class={query === '' ? 'rules-search-hint' : 'visually-hidden'}>
        {words.searchHint({ clause: example })}
      </small>
      <small class="rules-search-hint" role="status">
        {query.trim() === '' ? '' : words.found({ number: found })}
      </small>
    </div>
  );
}
