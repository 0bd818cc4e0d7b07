/** The play screen of an online table, with its online parts. */

import type { Room } from '@riverstone/protocol';
import type { Seat } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { showTitle } from '../../navigation/title';
import { Failure } from '../../page/failure';
import { focusContent } from '../../page/focus-content';
import type { OpenGame } from '../../table/open-game';
import { type TableShell, TableShellContext } from '../../table/table-shell';
import { useUnread } from '../chat/unmuted-lines';
import type { TableClient } from '../client/table-client';
import { LuckCheck } from '../luck/luck-check';
import { awaySeats } from '../room/away-seats';
import { preferencesAt } from '../room/preferences';
import { NoticeBar } from './notice-bar';
import { playAgain } from './play-again';
import './rematch-news.css';
import { ChatButton } from '../chat/chat-button';
import { DockedChat, focusDockedChat, useDocked } from '../chat/docked-chat';
import { useRematchNote, useTurnNote } from '../notices/use-turn-notices';
import { MatchScore } from '../room/match-score';
import { rematchWords } from '../room/rematch-words';
import { afterResigning } from './resign-words';
import { type SheetName, Sheets } from './sheets';
import { tableMenu } from './table-menu';
import { useCatchUp } from './use-catch-up';
import { useOpenGame } from './use-open-game';
import { type RematchPhase, useRematch } from './use-rematch';

export interface OnlinePlayProps {
  readonly online: TableClient;
  readonly room: Room;
}

export function OnlinePlay({ online, room }: OnlinePlayProps) {
  const { game, again } = useOpenGame(online, room.game);
  const { table: text, loading } = words().app;
  if (game === 'failed') return <Failure title={text.loadFailed} text={text.loadFailedText} onRetry={again} />;
  if (game === 'loading') return <p class="app-loading">{loading}</p>;
  const { key, ...opened } = game;
  return <Playing key={key} online={online} room={room} {...opened} />;
}

interface PlayingProps extends OnlinePlayProps {
  readonly open: OpenGame;
  readonly hasTurns: boolean;
}

function Playing({ online, room, open, hasTurns }: PlayingProps) {
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const isDocked = useDocked();
  const unread = useUnread(online, sheet === 'talk' || isDocked);
  useScreen(words()[room.game].name);
  useCatchUp(open.table);
  const acting = online.acting.value;
  const { over, awaited } = open.table.status.value;
  useTurnNote(room, acting !== null && !over && !room.paused && awaited.includes(acting));
  const rematch = useRematch(room.rematch);
  useRematchNote(room, online.mySeat.value !== null);
  const { handOnly } = preferencesAt(online.table).value;
  const isSeated = online.mySeat.value !== null;
  const shell: TableShell = {
    ...plainShell(room, open),
    rematch: rematchAt(online, room, rematch),
    online: {
      header: <ChatButton unread={unread} onClick={() => (isDocked ? focusDockedChat() : setSheet('talk'))} />,
      dock: isDocked ? <DockedChat online={online} /> : null,
      notice: <NoticeBar online={online} room={room} table={open.table} rematch={rematch} />,
      menu: tableMenu({ online, room, table: open.table, hasTurns }, setSheet),
      endingNews: <RematchNews online={online} room={room} rematch={rematch} />,
      ending: <EndingExtras online={online} room={room} open={open} />,
      layout: handOnly && isSeated ? 'hand' : 'whole',
      corner: null,
      away: awaySeats(online),
    },
  };
  return (
    <TableShellContext.Provider value={shell}>
      {open.play()}
      <Sheets online={online} room={room} table={open.table} open={sheet} onClose={() => setSheet(null)} />
    </TableShellContext.Provider>
  );
}

/** In the dialog at the end: the score of the match, and that others wait at the rematch. */
function RematchNews({ online, room, rematch }: OnlinePlayProps & { readonly rematch: RematchPhase }) {
  const isOffered = online.mySeat.value !== null && rematch !== null && rematch !== 'over';
  return (
    <>
      <MatchScore room={room} />
      {isOffered && <p class="rematch-news">{rematchWords(room, online.me.value)}</p>}
    </>
  );
}

/** In the dialog at the end: who resigned, and the luck check. */
function EndingExtras({ online, room, open }: OnlinePlayProps & { readonly open: OpenGame }) {
  return (
    <>
      <ResignationResult room={room} mySeat={online.mySeat.value} />
      <LuckCheck online={online} table={open.table} />
    </>
  );
}

/** Who resigned or was removed, and the result. A player with fewer points may have won. */
export function ResignationResult({ room, mySeat }: { readonly room: Room; readonly mySeat: Seat | null }) {
  const result = afterResigning(room, mySeat);
  return (
    <>
      {room.outcome?.resigned.map((seat) => {
        const { name = '', outOfTime = false } = room.seats[seat] ?? {};
        if (seat === mySeat && !outOfTime) return <p key={seat}>{words().app.resigning.youResigned}</p>;
        return <p key={seat}>{words().online.news[outOfTime ? 'outOfTime' : 'resigned']({ name })}</p>;
      })}
      {room.outcome?.removed?.map((seat) => (
        <p key={seat}>{words().online.news.removedInGame({ name: room.seats[seat]?.name ?? '' })}</p>
      ))}
      {result !== null && <p>{result}</p>}
    </>
  );
}

function useScreen(title: string): void {
  useEffect(() => showTitle(title), [title]);
  useEffect(focusContent, []);
}

/** The shell without its online parts. */
export function plainShell(room: Room, open: OpenGame): Omit<TableShell, 'online'> {
  const { name, unit, points } = words()[room.game];
  return {
    game: room.game,
    title: name,
    unit,
    score: (number) => points({ number }),
    log: open.log,
    moment: open.moment,
    scorePoints: open.scorePoints,
    highlight: open.highlight,
    solo: null,
    rematch: null,
    newTableHref: hrefOf({ screen: 'new', game: room.game, online: true }),
  };
}

/** Players may ask for a rematch, or join it; not once it is over, and nobody else. */
function rematchAt(online: TableClient, room: Room, phase: RematchPhase): TableShell['rematch'] {
  const isThere = room.rematch !== null;
  if (online.mySeat.value === null || (isThere && (phase === null || phase === 'over'))) return null;
  const label = !isThere ? words().app.table.rematch : words().online.play.toRematch;
  return { label, run: () => void playAgain(online) };
}
