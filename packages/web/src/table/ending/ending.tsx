/** The end of a game: who has won, the final table, and what to do next. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { grammar, words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { Button } from '../../ui/controls/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { attempt } from '../../ui/feedback/attempt';
import { play } from '../../ui/feedback/sound';
import { downloadRecord } from '../records/download-record';
import './ending.css';
import type { BaseTable } from '../game-table';
import { speakerAt } from '../speaker';
import { type TableShell, useTableShell } from '../table-shell';
import { BestMove } from './best-move';
import { FinalTable } from './final-table';
import { Podium } from './podium';
import { ScoreCurve } from './score-curve';
import { SoloResult } from './solo-result';

/** The dialog waits this long, so that people see what the last move did. */
const ENDING_DELAY_MS = 1200;

export interface EndingProps {
  readonly table: BaseTable;
  /** See `PlayLayoutProps`. */
  readonly ofAll: string | undefined;
  /** The game's own part. */
  readonly children?: ComponentChildren;
}

export function Ending({ table, ofAll, children }: EndingProps) {
  const { over } = table.status.value;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!over) return setOpen(false);
    const timer = setTimeout(() => {
      setOpen(true);
      play('end');
    }, ENDING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [over]);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open && document.activeElement === document.body) again.current?.focus();
  }, [open]);
  const { online, scorePoints, score } = useTableShell();
  const verdict = verdictOf(table, score);
  if (!over) return null;
  const text = words().app.table;
  if (online?.layout === 'public') {
    if (!open) return null;
    return (
      <Podium table={table} verdict={verdict}>
        {online.endingNews}
        {online.ending}
      </Podium>
    );
  }
  return (
    <>
      {!open && (
        <div class="ending-again">
          <Button ref={again} kind="primary" icon="star" onClick={() => setOpen(true)}>
            {text.showResult}
          </Button>
        </div>
      )}
      <Dialog open={open} title={verdict} onClose={() => setOpen(false)} actions={<Actions table={table} />}>
        {online?.endingNews}
        {table.you !== null && online === undefined && table.resigned.value.has(table.you) && (
          <p class="ending-note">{words().app.resigning.youResigned}</p>
        )}
        <div class="ending-parts">
          <div>
            {table.seats.length === 1 ? <SoloResult table={table} ofAll={ofAll} /> : <FinalTable table={table} />}
            <ScoreCurve points={scorePoints.value} seats={table.seats.length} />
          </div>
          <BestMove onShow={() => setOpen(false)} />
        </div>
        {children}
        {online?.ending}
        <More table={table} onLook={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Who has won, in words. */
function verdictOf(table: BaseTable, score: TableShell['score']): string {
  const { winners, scores } = table.status.value;
  const text = words().app.table;
  const speaker = speakerAt(table);
  const [winner, ...others] = winners;
  const best = score(scores[winner ?? 0] ?? 0);
  if (table.seats.length === 1) return text.verdict({ verdict: text.over, score: best });
  if (winner !== undefined && others.length === 0) {
    const verdict = speaker.say(winner, text.won, {});
    // Between two it is not the score that decided.
    if (table.seats.length === 2 && table.resigned.value.size > 0) return verdict;
    if (table.seats.length > 2) return text.verdict({ verdict, score: best });
    return text.verdictOfTwo({ verdict, score: best, other: grammar().number(scores[1 - winner] ?? 0) });
  }
  const named = winners.filter((seat) => !speaker.isYou(seat)).map((seat) => speaker.nameOf(seat));
  const verdict = named.length < winners.length ? text.sharedWithYou({ names: named }) : text.shared({ names: named });
  return text.verdict({ verdict, score: best });
}

/** What next: home, the review, another game. */
function Actions({ table }: { readonly table: BaseTable }) {
  const { rematch } = useTableShell();
  const text = words().app.table;
  return (
    <>
      <Button href={hrefOf({ screen: 'home' })}>{text.allGames}</Button>
      <Button icon="star" href={hrefOf({ screen: 'replay', id: table.id, moment: 0, review: true })}>
        {text.review}
      </Button>
      {rematch !== null && (
        <Button kind="primary" onClick={() => rematch.run()}>
          {rematch.label}
        </Button>
      )}
    </>
  );
}

function More({ table, onLook }: { readonly table: BaseTable; onLook(): void }) {
  const { newTableHref } = useTableShell();
  const text = words().app.table;
  return (
    <div class="ending-more">
      <Button kind="quiet" size="small" icon="eye" onClick={onLook}>
        {text.lookAtBoard}
      </Button>
      <Button kind="quiet" size="small" icon="play" href={hrefOf({ screen: 'replay', id: table.id })}>
        {text.replay}
      </Button>
      <Button kind="quiet" size="small" icon="plus" href={newTableHref}>
        {text.newTable}
      </Button>
      <Button kind="quiet" size="small" icon="download" onClick={() => attempt(downloadRecord(table))}>
        {text.download}
      </Button>
    </div>
  );
}
