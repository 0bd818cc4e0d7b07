/** Something broke or could not be loaded: what is safe, and what to do. */

import { words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { Button } from '../ui/controls/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Page } from './page';

export interface FailureProps {
  readonly title?: string;
  readonly text?: string;
  onRetry?(): void;
}

export function Failure({ title, text, onRetry }: FailureProps) {
  const { failure, table, lost } = words().app;
  return (
    <Page title={title ?? failure.title}>
      <EmptyState title={title ?? failure.title} text={text ?? failure.text}>
        <Button kind="primary" onClick={() => (onRetry === undefined ? location.reload() : onRetry())}>
          {onRetry === undefined ? failure.reload : table.retry}
        </Button>
        <Button icon="home" href={hrefOf({ screen: 'home' })}>
          {lost.home}
        </Button>
      </EmptyState>
    </Page>
  );
}
