/** What a sheet of rules shows: the rules, or what is said until they are there. */

import { words } from '../messages/words';
import { Button } from '../ui/controls/button';
import { EmptyState } from '../ui/feedback/empty-state';
import type { GameHelp } from './game-help';
import { Reader } from './reader';
import { useRulebook } from './use-rulebook';

export function SheetReader({ help }: { readonly help: GameHelp }) {
  const { book, hasFailed, retry } = useRulebook(help);
  const { loading, table } = words().app;
  if (book !== null) return <Reader game={help.game} book={book} clause={null} hasAddress={false} />;
  if (!hasFailed) return <p>{loading}</p>;
  return (
    <EmptyState title={table.loadFailed} text={table.loadFailedText}>
      <Button onClick={retry}>{table.retry}</Button>
    </EmptyState>
  );
}
