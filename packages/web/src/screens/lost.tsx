/** A link that leads nowhere. */

import { hrefOf } from '../address';
import { words } from '../messages/words';
import { Button } from '../ui/controls/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Page } from './page';

export function Lost() {
  const { title, text, home } = words().app.lost;
  return (
    <Page title={title}>
      <EmptyState title={title} text={text}>
        <Button kind="primary" icon="home" href={hrefOf({ screen: 'home' })}>
          {home}
        </Button>
      </EmptyState>
    </Page>
  );
}
