/** The replay of a finished game, wherever it is kept; or why there is none. */

import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../../games';
import { grammar, words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { Failure } from '../../page/failure';
import { Page } from '../../page/page';
import { findGame, type ReplayFault } from '../../replay/replay-source';
import { loadReplayWords, replayWords, useReplayLanguage } from '../../replay/replay-words';
import { openReplay } from '../../review/open-replay';
import type { Replay } from '../../review/replay';
import { Button } from '../../ui/controls/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { store } from '../device-tables';
import { Replaying } from './replaying';

interface ReplayScreenProps {
  readonly id: string;
  /** The moment that the address names; null for the beginning. */
  readonly moment: number | null;
  readonly isReviewed: boolean;
}

type Opened = { readonly ok: true; readonly value: Replay } | { readonly ok: false; readonly error: ReplayFault };

async function openGame(id: string): Promise<Opened> {
  const [found] = await Promise.all([findGame(id, store), loadReplayWords()]);
  if (!found.ok) return found;
  const open = openReplay(await loadGame(found.value.game), found.value.played);
  if (!open.ok) return { ok: false, error: { problem: 'damaged', move: null } };
  return { ok: true, value: { ...found.value, id, open: open.value } };
}

export function ReplayScreen({ id, moment, isReviewed }: ReplayScreenProps) {
  const [opened, setOpened] = useState<Opened | 'opening' | 'failed'>('opening');
  const [tries, setTries] = useState(0);
  useReplayLanguage();
  useEffect(() => {
    let isCancelled = false;
    openGame(id).then(
      (found) => {
        if (!isCancelled) setOpened(found);
      },
      () => setOpened('failed'),
    );
    return () => {
      isCancelled = true;
    };
  }, [id, tries]);
  const again = (): void => {
    setOpened('opening');
    setTries(tries + 1);
  };
  const { table: text, loading } = words().app;
  if (opened === 'opening') return <p class="app-loading">{loading}</p>;
  if (opened === 'failed') return <Failure title={text.loadFailed} text={text.loadFailedText} onRetry={again} />;
  if (!opened.ok) return <NoReplay {...opened.error} onRetry={again} />;
  return <Replaying replay={opened.value} moment={moment} isReviewed={isReviewed} />;
}

/** Why there is nothing to replay, and what to do. */
export function NoReplay({ problem, move, onRetry, onOpen }: ReplayFault & { onRetry(): void; onOpen?(): void }) {
  const { problems, open } = replayWords();
  const title = problems[problem];
  const text =
    problem === 'illegal'
      ? problems.illegalText({ number: grammar().number(move ?? 0) })
      : problems[`${problem}Text` as const];
  return (
    <Page title={title}>
      <EmptyState title={title} text={text}>
        {problem === 'newer' && <Button onClick={() => location.reload()}>{words().app.table.reload}</Button>}
        {problem === 'unreachable' && <Button onClick={onRetry}>{words().app.table.retry}</Button>}
        {onOpen === undefined ? (
          <Button href={hrefOf({ screen: 'open-record' })}>{open.link}</Button>
        ) : (
          <Button onClick={onOpen}>{open.link}</Button>
        )}
        <Button kind="primary" icon="home" href={hrefOf({ screen: 'home' })}>
          {words().app.lost.home}
        </Button>
      </EmptyState>
    </Page>
  );
}
