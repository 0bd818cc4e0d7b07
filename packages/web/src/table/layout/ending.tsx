/** The end of a game: who has won, the final table, and what to do next. */

import type { Seat } from '@riverstone/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { grammar, words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { Button } from '../../ui/controls/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { attempt } from '../../ui/feedback/attempt';
import { play } from '../../ui/feedback/sound';
import { SeatMark } from '../../ui/pictures/seat-mark';
import { downloadRecord } from '../records/download-record';
import './ending.css';
import type { BaseTable } from '../game-table';
import { bestStep } from '../past/score-points';
import { BotMark } from '../seats/bot-mark';
import { speakerAt } from '../speaker';
import { type TableShell, useTableShell } from '../table-shell';
import { Podium } from './podium';
import { rankingOf } from './ranking';
import { ScoreCurve } from './score-curve';

/** Long enough to see what the last move did. In milliseconds. */
const LAST_LOOK = 1200;

export function Ending({ table, children }: { readonly table: BaseTable; readonly children?: ComponentChildren }) {
  const { over } = table.status.value;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!over) return setOpen(false);
    const timer = setTimeout(() => {
      setOpen(true);
      play('end');
    }, LAST_LOOK);
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
      <Dialog
        open={open}
        title={verdict}
        onClose={() => setOpen(false)}
        actions={<Actions table={table} onLook={() => setOpen(false)} />}
      >
        {online?.endingNews}
        {table.you !== null && online === undefined && table.resigned.value.has(table.you) && (
          <p class="ending-note">{words().app.resigning.youResigned}</p>
        )}
        {table.seats.length === 1 ? <SoloResult table={table} /> : <FinalTable table={table} />}
        <ScoreCurve points={scorePoints.value} seats={table.seats.length} />
        <BestMove onShow={() => setOpen(false)} />
        {children}
        {online?.ending}
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
    if (table.seats.length > 2) return text.verdict({ verdict, score: best });
    return text.verdictOfTwo({ verdict, score: best, other: grammar().number(scores[1 - winner] ?? 0) });
  }
  const named = winners.filter((seat) => !speaker.isYou(seat)).map((seat) => speaker.nameOf(seat));
  const verdict = named.length < winners.length ? text.sharedWithYou({ names: named }) : text.shared({ names: named });
  return text.verdict({ verdict, score: best });
}

/** Alone: the points, and the best so far. */
function SoloResult({ table }: { readonly table: BaseTable }) {
  const text = words().app.table;
  const { unit, soloBest } = useTableShell();
  const [score = 0] = table.status.value.scores;
  return (
    <p class="ending-solo">
      <strong>{grammar().number(score)}</strong>
      <span>{unit}</span>
      <HintsGiven table={table} seat={0} />
      {soloBest !== null && (
        <small>{score > soloBest ? text.newBest : text.bestSoFar({ score: grammar().number(soloBest) })}</small>
      )}
    </p>
  );
}

/** How many hints a player was given; nothing where there were none. */
function HintsGiven({ table, seat }: { readonly table: BaseTable; readonly seat: Seat }) {
  const number = table.hints.of(seat);
  if (number === 0) return null;
  return <small class="ending-hints">{words().app.table.hintsTaken({ number })}</small>;
}

/** The move that gained most; a tap shows the board after it. */
function BestMove({ onShow }: { onShow(): void }) {
  const { scorePoints, log, moment } = useTableShell();
  const best = bestStep(scorePoints.value);
  const row = best && log.value.findLast(({ version, text }) => text !== null && version <= best.version);
  if (best === null || row == null) return null;
  const text = words().app.table;
  return (
    <p class="ending-best">
      <SeatMark seat={best.seat} />
      <span>
        <small>{text.bestMove}</small> {row.text}
      </span>
      <Button
        size="small"
        icon="eye"
        label={text.moment.show}
        onClick={() => {
          moment.value = row.version;
          onShow();
        }}
      />
    </p>
  );
}

function FinalTable({ table }: { readonly table: BaseTable }) {
  const text = words().app.table;
  const { unit } = useTableShell();
  const speaker = speakerAt(table);
  const { scores, winners } = table.status.value;
  return (
    <table class="ending-table">
      <caption class="visually-hidden">{text.finalTable}</caption>
      <thead>
        <tr>
          <th scope="col" class="ending-head">
            {text.rank}
          </th>
          <th scope="col" class="ending-head">
            {text.player}
          </th>
          <th scope="col" class="ending-head">
            {unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {rankingOf(table).map(({ seat, place }) => (
          <tr key={seat} class={winners.includes(seat) ? 'ending-winner' : undefined}>
            <td>{grammar().number(place)}</td>
            <th scope="row">
              <span class="ending-player">
                <SeatMark seat={seat} /> {speaker.nameOf(seat)}
                {!table.resigned.value.has(seat) && <BotMark bot={table.seats[seat]?.bot ?? null} />}
                <HintsGiven table={table} seat={seat} />
              </span>
            </th>
            <td class="ending-score">{grammar().number(scores[seat] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Actions({ table, onLook }: { readonly table: BaseTable; onLook(): void }) {
  const { rematch, newTableHref } = useTableShell();
  const text = words().app.table;
  return (
    <>
      {rematch !== null && (
        <Button class="ending-action" kind="primary" onClick={() => rematch.run()}>
          {rematch.label}
        </Button>
      )}
      <Button icon="star" href={hrefOf({ screen: 'replay', id: table.id, moment: 0, review: true })}>
        {text.review}
      </Button>
      <Button icon="play" href={hrefOf({ screen: 'replay', id: table.id })}>
        {text.replay}
      </Button>
      <Button href={newTableHref}>{text.newTable}</Button>
      <Button href={hrefOf({ screen: 'home' })}>{text.allGames}</Button>
      <Button kind="quiet" icon="download" onClick={() => attempt(downloadRecord(table))}>
        {text.download}
      </Button>
      <Button kind="quiet" onClick={onLook}>
        {text.lookAtBoard}
      </Button>
    </>
  );
}
