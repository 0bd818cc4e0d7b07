/** A game of Kakuzu on the screen. */

import type { KakuzuView } from '@riverstone/rules/kakuzu';
import { words } from '../messages/words';
import { PlayLayout } from '../table/layout/play-layout';
import { useBoardFocus } from '../table/layout/use-board-focus';
import { useHint } from '../table/layout/use-hint';
import { Board } from './board/board';
import { Flights } from './board/flights';
import { useController } from './draft/controller';
import { kakuzuHelp } from './help';
import { keyHelp, useKeys } from './input/use-keys';
import { Prompt } from './prompt/prompt';
import { sheetWords } from './prompt/prompt-words';
import { SeatNote } from './seats/seat-note';
import type { KakuzuHint, KakuzuTable } from './table/kakuzu-table';
import { STONES } from './table/units';
import { Tray } from './tray/tray';

export function Play({ table }: { readonly table: KakuzuTable }) {
  const controller = useController(table);
  const hinting = useHint(table);
  useKeys(controller);
  useBoardFocus(controller.board, table, `${table.view.value.phase} ${controller.notes.pencil.value}`);
  const hint = hinting.hint === null ? null : onStones(hinting.hint, table.view.value);
  const sheet = sheetWords(words().kakuzu, table.view.value);
  return (
    <PlayLayout
      table={table}
      help={kakuzuHelp}
      board={
        <Board controller={controller} hinted={hint?.squares ?? []}>
          <Flights table={table} board={controller.board} />
        </Board>
      }
      prompt={<Prompt controller={controller} hint={hint} />}
      refused={controller.drafts.note.text.value}
      tray={<Tray controller={controller} />}
      seatNote={(seat) => <SeatNote table={table} seat={seat} />}
      keys={keyHelp(words().kakuzu)}
      hinting={table.people.length === 1 ? hinting : undefined}
      ofAll={words().kakuzu.seat.ofAll({ all: STONES })}
      ending={sheet !== undefined && <p class="ending-note">{sheet}</p>}
    />
  );
}

/** A hint may cover a whole box or row. Only stones are highlighted. */
function onStones(hint: KakuzuHint, { uncovered }: KakuzuView): KakuzuHint {
  return { ...hint, squares: hint.squares.filter((square) => uncovered[square] === 0) };
}
