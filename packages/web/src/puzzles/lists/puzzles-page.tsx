/** The frame of the lists of puzzles: what went wrong comes first. */

import type { ComponentChildren } from 'preact';
import type { PuzzlesMessages } from '../../messages/generated/puzzles';
import { Page } from '../../page/page';
import { Icon } from '../../ui/pictures/icon';
import { progress } from '../progress/progress';
import './lists.css';

interface PuzzlesPageProps {
  readonly text: PuzzlesMessages;
  readonly title: string;
  /** What is wrong with the address. */
  readonly notice: string | null;
  readonly children: ComponentChildren;
}

export function PuzzlesPage({ text, title, notice, children }: PuzzlesPageProps) {
  return (
    <Page title={title}>
      {notice !== null && <Notice>{notice}</Notice>}
      <StorageTrouble text={text} />
      {children}
    </Page>
  );
}

/** Says where progress is not kept. */
export function StorageTrouble({ text }: Pick<PuzzlesPageProps, 'text'>) {
  const health = progress.health.value;
  return health === 'fine' ? null : <Notice>{text.storage[health]}</Notice>;
}

function Notice({ children }: { readonly children: string }) {
  return (
    <p class="puzzles-notice" role="alert">
      <Icon name="warning" /> {children}
    </p>
  );
}
