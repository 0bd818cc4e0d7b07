/** A table on a big screen: the public board as large as possible, and a QR code to join. */

import type { Room } from '@riverstone/protocol';
import { useEffect } from 'preact/hooks';
import { grammar, words } from '../../messages/words';
import { replaceRoute } from '../../navigation/route';
import { showTitle } from '../../navigation/title';
import { Failure } from '../../page/failure';
import { BotMark } from '../../table/seats/bot-mark';
import { type TableShell, TableShellContext } from '../../table/table-shell';
import { Qr } from '../../ui/pictures/qr';
import { SeatMark } from '../../ui/pictures/seat-mark';
import type { TableClient } from '../client/table-client';
import { awaySeats } from '../room/away-seats';
import './big-screen.css';
import { useInviteLink } from '../invite/invite-link';
import { plainShell, ResignationResult } from '../play/play';
import { ConnectionBanner, useConnectionNews } from '../room/connection-banner';
import { ConnectionPage } from '../room/connection-page';
import '../play/rematch-news.css';
import { useOpenGame } from '../play/use-open-game';
import { useTableClient } from '../play/use-table-client';
import { MatchScore } from '../room/match-score';
import { freeSeats, isFree, nameOfMember, nameOfSeat, otherSpectators } from '../room/room-facts';
import { usePlanWords } from '../room/use-plan-words';
import { useRoomNews } from '../room/use-room-news';
import { countWords } from '../waiting-room/start-game';
import { useCountdown } from '../waiting-room/use-countdown';

/** How long the news of a rematch is shown before the screen follows, in milliseconds. */
const FOLLOW_DELAY_MS = 5000;

export function BigScreen({ id }: { readonly id: string }) {
  const online = useTableClient(id, true);
  return online === null ? <ConnectionPage state="connecting" /> : <ByPhase key={online.table} online={online} />;
}

function ByPhase({ online }: { readonly online: TableClient }) {
  useRoomNews(online);
  const state = online.connectionState.value;
  useConnectionNews(state);
  const room = online.room.value;
  useNextTable(room?.rematch ?? null);
  const name = room === null ? '' : words()[room.game].name;
  const { title } = words().online.screen;
  useEffect(() => showTitle(name === '' ? title : `${name} · ${title}`), [name, title]);
  if (room === null || state === 'unknown' || state === 'outdated') return <ConnectionPage state={state} />;
  return room.phase === 'gathering' ? (
    <Gathering online={online} room={room} />
  ) : (
    <Public online={online} room={room} />
  );
}

interface PartProps {
  readonly online: TableClient;
  readonly room: Room;
}

/** Before the game: the QR code and the seats. */
function Gathering({ online, room }: PartProps) {
  const { screen: text } = words().online;
  const seconds = useCountdown(online, room);
  const options = usePlanWords(room);
  return (
    <main id="content" class="big-screen" tabIndex={-1}>
      <ConnectionBanner state={online.connectionState.value} />
      <div class="big-screen-words">
        <h1>{words()[room.game].name}</h1>
        <p>{options.join(' · ')}</p>
        <ol class="big-screen-seats" aria-label={words().online.room.seats}>
          {room.seats.map((seat, index) => (
            <li key={index} class={isFree(seat) ? 'big-screen-free' : undefined}>
              <SeatMark seat={index} />
              <bdi>{isFree(seat) ? words().online.room.free : nameOfSeat(room, index)}</bdi>
              <BotMark bot={seat.bot} />
            </li>
          ))}
        </ol>
        <MatchScore room={room} />
        <p>{seconds === null ? waitWords(online, room) : countWords(seconds)}</p>
      </div>
      <JoinCode table={room.table} text={text.scan} />
    </main>
  );
}

/** Whom the table waits for: players for the free seats, whoever is away, or the host to start. */
function waitWords(online: TableClient, room: Room): string {
  const { waiting, waitingFor } = words().online.screen;
  if (freeSeats(room).length > 0) return waiting;
  const away = [...awaySeats(online)].map((seat) => nameOfSeat(room, seat));
  const names = away.length > 0 ? away : [nameOfMember(room, room.host)].filter((name) => name !== '');
  return names.length === 0 ? waiting : waitingFor({ names });
}

function JoinCode({ table, text }: { readonly table: string; readonly text: string }) {
  const link = useInviteLink(table);
  const [site, path] = link.replace(/^https?:\/\//, '').split(/(?=#)/);
  return (
    <figure class="big-screen-code">
      <Qr text={link} label={words().online.invite.code} />
      <figcaption>
        {text}
        <span class="big-screen-link">
          {site}
          <wbr />
          {path}
        </span>
      </figcaption>
    </figure>
  );
}

function Public({ online, room }: PartProps) {
  const { game, again } = useOpenGame(online, room.game);
  const { table: text, loading } = words().app;
  if (game === 'failed') return <Failure title={text.loadFailed} text={text.loadFailedText} onRetry={again} />;
  if (game === 'loading') return <p class="app-loading">{loading}</p>;
  const shell: TableShell = {
    ...plainShell(room, game.open),
    online: {
      header: <Watchers others={otherSpectators(online)} />,
      dock: null,
      notice: (
        <>
          <ConnectionBanner state={online.connectionState.value} />
          <NextTable room={room} />
        </>
      ),
      menu: [],
      endingNews: (
        <>
          <MatchScore room={room} />
          <NextTable room={room} />
        </>
      ),
      ending: <ResignationResult room={room} mySeat={null} />,
      layout: 'public',
      corner: <JoinCode table={room.table} text={words().online.screen.scanToWatch} />,
      away: awaySeats(online),
    },
  };
  return (
    <TableShellContext.Provider key={game.key} value={shell}>
      {game.open.play()}
    </TableShellContext.Provider>
  );
}

/** Follows to the rematch by itself, because a big screen has no mouse. */
function useNextTable(next: string | null): void {
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => replaceRoute({ screen: 'big-screen', id: next }), FOLLOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [next]);
}

function NextTable({ room }: { readonly room: Room }) {
  return room.rematch === null ? null : <p class="rematch-news">{words().online.play.goesOn}</p>;
}

/** The number of other spectators. */
function Watchers({ others }: { readonly others: number }) {
  if (others === 0) return null;
  const label = words().online.people.watchers({ number: others });
  return (
    <span class="big-screen-watchers" title={label}>
      <span aria-hidden="true">+{grammar().number(others)}</span>
      <span class="visually-hidden">{label}</span>
    </span>
  );
}
