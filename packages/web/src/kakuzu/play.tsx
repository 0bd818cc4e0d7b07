/** A game of Kakuzu on the screen. */

import type { KakuzuView } from '@riverstone/rules/kakuzu';
import { words } from '../messages/words';
import { PlayLayout } from '../table/layout/play-layout';
import { useBoardFocus } from '../table/layout/use-board-focus';
import { useHint } from '../table/layout/use-hint';
import { Board } from './board/board';
import { Flights } from './board/flights';
import { useDesk } from './draft/controller';
import { kakuzuHelp } from './help';
import { keyHelp, useKeys } from './input/use-keys';
import { Prompt } from './prompt/prompt';
import { sheetWords } from './prompt/prompt-words';
import { SeatNote } from './seats/seat-note';
import type { KakuzuHint, KakuzuTable } from './table/kakuzu-table';
import { Tray } from './tray/tray';

export function Play({ table }: { readonly table: KakuzuTable }) {
  const desk = useDesk(table);
  const hinting = useHint(table);
  useKeys(desk);
  useBoardFocus(desk.board, table, `${table.view.value.phase} ${desk.notes.pencil.value}`);
  const hint = hinting.hint === null ? null : onStones(hinting.hint, table.view.value);
  const sheet = sheetWords(words().kakuzu, table.view.value);
  return (
    <PlayLayout
      table={table}
      help={kakuzuHelp}
      board={
        <Board desk={desk} hinted={hint?.squares ?? []}>
          <Flights table={table} board={desk.board} />
        </Board>
      }
      prompt={<Prompt desk={desk} hint={hint} />}
      tray={<Tray desk={desk} />}
      seatNote={(seat) => <SeatNote table={table} seat={seat} />}
      keys={keyHelp(words().kakuzu)}
      hinting={table.people.length === 1 ? hinting : undefined}
      ending={sheet !== undefined && <p class="ending-note">{sheet}</p>}
    />
  );
}

/** A hint may be about a whole box or row; only what still lies is worth pointing at. */
function onStones(hint: KakuzuHint, { uncovered }: KakuzuView): KakuzuHint {
  return { ...hint, squares: hint.squares.filter((square) => uncovered[square] === 0) };
}
