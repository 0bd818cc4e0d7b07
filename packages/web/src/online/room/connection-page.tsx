/** Shown while there is no table: connecting, no server, no such table, or an outdated page. */

import { words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { Page } from '../../page/page';
import { Button } from '../../ui/controls/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import type { TableConnectionState } from '../client/online-room';

export function ConnectionPage({ state }: { readonly state: TableConnectionState }) {
  const { line: text, noServer } = words().online;
  switch (state) {
    case 'unknown':
      return <NoTable title={text.unknownTitle} text={text.unknownText} />;
    case 'outdated':
      return <NoTable title={text.outdatedTitle} text={text.outdatedText} canReload />;
    case 'lost':
      return <NoTable title={noServer.title} text={noServer.text} canReload />;
    default:
      return <p class="app-loading">{text.connecting}</p>;
  }
}

interface NoTableProps {
  readonly title: string;
  readonly text: string;
  readonly canReload?: boolean;
}

function NoTable({ title, text, canReload = false }: NoTableProps) {
  const { table, lost } = words().app;
  return (
    <Page title={title}>
      <EmptyState title={title} text={text}>
        {canReload && (
          <Button kind="primary" onClick={() => location.reload()}>
            {table.reload}
          </Button>
        )}
        <Button icon="home" href={hrefOf({ screen: 'home' })}>
          {lost.home}
        </Button>
      </EmptyState>
    </Page>
  );
}
