/** The screen for an unknown address. */

import { words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { Page } from '../page/page';
import { Button } from '../ui/controls/button';
import { EmptyState } from '../ui/feedback/empty-state';

export function NotFound() {
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
