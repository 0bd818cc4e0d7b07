/** Every finished game: when, who, how it ended, its options; to replay and to delete. */

import { useState } from 'preact/hooks';
import { grammar, region, words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { replayHref } from '../navigation/replay-href';
import { useOptionWords } from '../option-words';
import { BotMark } from '../table/seats/bot-mark';
import { speakerOf } from '../table/speaker';
import { Button } from '../ui/controls/button';
import { Dialog } from '../ui/dialogs/dialog';
import { attempt } from '../ui/feedback/attempt';
import { SeatMark } from '../ui/pictures/seat-mark';
import { historyWords } from './history-words';
import type { FinishedGame } from './statistics';
import '../page/saved-tables.css';

/** How many games are listed, and added by the button. */
const PAGE_SIZE = 20;

interface GameListProps {
  readonly games: readonly FinishedGame[];
  /** The tables of this device that can still be replayed. */
  readonly tables: ReadonlySet<string>;
  remove(id: string): Promise<void>;
}

export function GameList({ games, tables, remove }: GameListProps) {
  const text = historyWords.words();
  const [shown, setShown] = useState(PAGE_SIZE);
  const [toDelete, setToDelete] = useState<FinishedGame | null>(null);
  const cancel = (): void => setToDelete(null);
  return (
    <section class="saved-tables">
      <h2>{text.list}</h2>
      <ul>
        {games.slice(0, shown).map((each) => (
          <li key={each.id} class="saved-table">
            <Entry played={each} canReplay={each.isOnline || tables.has(each.id)} />
            {!each.isOnline && (
              <Button
                kind="quiet"
                icon="trash"
                label={words().app.home.removeNamed({ game: `${words()[each.game].name}, ${whenEnded(each)}` })}
                onClick={() => setToDelete(each)}
              />
            )}
          </li>
        ))}
      </ul>
      {games.length > shown && (
        <Button kind="quiet" icon="down" onClick={() => setShown(shown + PAGE_SIZE)}>
          {text.more({ number: grammar().number(Math.min(PAGE_SIZE, games.length - shown)) })}
        </Button>
      )}
      <Dialog
        open={toDelete !== null}
        title={text.deleteTitle}
        onClose={cancel}
        actions={
          <>
            <Button onClick={cancel}>{words().app.home.keep}</Button>
            <Button
              kind="danger"
              icon="trash"
              onClick={() => {
                cancel();
                if (toDelete !== null) attempt(remove(toDelete.id));
              }}
            >
              {text.delete}
            </Button>
          </>
        }
      >
        <p>{text.deleteText}</p>
      </Dialog>
    </section>
  );
}

function Entry({ played, canReplay }: { readonly played: FinishedGame; readonly canReplay: boolean }) {
  const text = historyWords.words();
  const { home } = words().app;
  const { game, seats, scores, winners, isOnline, day } = played;
  const speaker = speakerOf(seats);
  const options = useOptionWords({ game, options: played.options, names: seats.map(({ name }) => name) });
  const marks = [whenEnded(played), isOnline ? text.onlineMark : '', day === undefined ? '' : text.dayMark];
  const inside = (
    <>
      <strong>{words()[game].name}</strong>
      <span class="saved-table-seats">
        {seats.map(({ bot }, seat) => (
          <span key={seat} class="saved-table-seat">
            <SeatMark seat={seat} />
            {home.score({ name: speaker.nameOf(seat), score: grammar().number(scores[seat] ?? 0) })}
            <BotMark bot={bot} />
            {bot !== null && <small aria-hidden="true">{words().app.levels[bot]}</small>}
          </span>
        ))}
      </span>
      {seats.length > 1 && <small>{home.wonBy({ names: winners.map((seat) => speaker.nameOf(seat)) })}</small>}
      <small>{[...marks, ...options].filter((each) => each !== '').join(' · ')}</small>
      {!canReplay && <small>{text.cleared}</small>}
    </>
  );
  if (!canReplay) return <div class="saved-table-link">{inside}</div>;
  const href = isOnline ? hrefOf({ screen: 'online-table', id: played.id }) : replayHref(played.id);
  return (
    <a class="saved-table-link" href={href} title={text.replay}>
      {inside}
    </a>
  );
}

function whenEnded({ endedAt }: FinishedGame): string {
  return new Intl.DateTimeFormat(region(), { dateStyle: 'medium', timeStyle: 'short' }).format(endedAt);
}
