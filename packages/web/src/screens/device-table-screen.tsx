/** A table on this device, or why it can't be opened. */

import { useEffect, useState } from 'preact/hooks';
import { words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { go } from '../navigation/route';
import { showTitle } from '../navigation/title';
import { Failure } from '../page/failure';
import { focusContent } from '../page/focus-content';
import { Page } from '../page/page';
import { type OpenedTable, openSession, type TableSession } from '../table/device/table-session';
import type { SavedTable, SaveProblem, TableLog } from '../table/saved/saved-table';
import { type SoloStatistics, TableShellContext } from '../table/table-shell';
import { Button } from '../ui/controls/button';
import { attempt } from '../ui/feedback/attempt';
import { EmptyState } from '../ui/feedback/empty-state';
import { toast } from '../ui/feedback/toast';
import { playAgain, restart, services, store } from './device-tables';

/** Keeps what statistics and the day's deal tell of a finished game. */
function finished(table: SavedTable, log: TableLog): void {
  attempt(import('../history/keep-finished').then(({ keepFinished }) => keepFinished(table, log)));
}

export function TableScreen({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<OpenedTable | 'opening' | 'failed'>('opening');
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let left = false;
    let session: TableSession | null = null;
    openSession(id, { ...services, finished }).then(
      (result) => {
        session = result.ok ? result.session : null;
        if (left) session?.close();
        else setOpened(result);
      },
      () => setOpened('failed'),
    );
    return () => {
      left = true;
      session?.close();
    };
  }, [id, attempts]);

  const again = (): void => {
    setOpened('opening');
    setAttempts(attempts + 1);
  };
  const { table: text, loading } = words().app;
  if (opened === 'opening') return <p class="app-loading">{loading}</p>;
  if (opened === 'failed') return <Failure title={text.loadFailed} text={text.loadFailedText} onRetry={again} />;
  if (!opened.ok) return <CantOpen problem={opened.problem} />;
  if (opened.session.lock.lost.value) return <OpenInOtherTab onPlayHere={again} />;
  return <OpenTable session={opened.session} />;
}

function OpenTable({ session }: { readonly session: TableSession }) {
  const { openGame, game, day } = session;
  const title = words()[game].name;
  useTitle(title);
  useStorageWarning();
  const { rematch, dayResult } = words().app.table;
  const next =
    day === undefined
      ? { label: rematch, run: () => playAgain(session.plan) }
      : { label: dayResult, run: () => go({ screen: 'daily', day }) };
  const shell = {
    game,
    title,
    log: openGame.log,
    moment: openGame.moment,
    scorePoints: openGame.scorePoints,
    highlight: openGame.highlight,
    solo: useSoloStatistics(session),
    unit: words()[game].unit,
    score: (number: number) => words()[game].points({ number }),
    rematch: next,
    // Several people would have to agree. A first try at the day's deal stands.
    restart: openGame.table.you === null || day !== undefined ? undefined : () => restart(session),
    backHref: day === undefined ? undefined : hrefOf({ screen: 'daily' }),
    newTableHref: hrefOf({ screen: 'new', game }),
  };
  return <TableShellContext.Provider value={shell}>{openGame.play()}</TableShellContext.Provider>;
}

/** What the statistics know of games of this kind played alone, and of this one. */
function useSoloStatistics({ game, plan, openGame }: TableSession): SoloStatistics | null {
  const { id } = openGame.table;
  const isWanted = plan.seats.length === 1 && openGame.table.status.value.over;
  const [past, setPast] = useState<SoloStatistics | null>(null);
  useEffect(() => {
    if (!isWanted) return setPast(null);
    attempt(import('../history/solo-statistics').then(({ soloStatistics }) => soloStatistics(game, id)).then(setPast));
  }, [id, game, isWanted]);
  return past;
}

function useTitle(title: string): void {
  useEffect(() => showTitle(title), [title]);
  useEffect(focusContent, []);
}

/** If tables can't be stored, says so once, and asks before the tab is closed. */
function useStorageWarning(): void {
  const health = store.health.value;
  useEffect(() => {
    if (health === 'fine') return;
    toast(words().app.storage[health]);
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [health]);
}

function OpenInOtherTab({ onPlayHere }: { onPlayHere(): void }) {
  const text = words().app.table;
  return (
    <Page title={text.elsewhere}>
      <EmptyState title={text.elsewhere} text={text.elsewhereText}>
        <Button kind="primary" icon="play" onClick={onPlayHere}>
          {text.playHere}
        </Button>
      </EmptyState>
    </Page>
  );
}

function CantOpen({ problem }: { readonly problem: SaveProblem | 'missing' }) {
  const { table: text, lost } = words().app;
  const title = text[problem];
  return (
    <Page title={title}>
      <EmptyState title={title} text={text[`${problem}Text`]}>
        {problem === 'newer' && <Button onClick={() => location.reload()}>{text.reload}</Button>}
        <Button kind="primary" icon="home" href={hrefOf({ screen: 'home' })}>
          {lost.home}
        </Button>
      </EmptyState>
    </Page>
  );
}
