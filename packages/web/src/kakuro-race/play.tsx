/** The table of the race: field, marker, calls, and the line that is being laid out. */

import { useMemo, useRef } from 'preact/hooks';
import { words } from '../messages/words';
import { PlayLayout } from '../table/play-layout';
import { useHint } from '../table/use-hint';
import type { BoardHandle } from '../ui/grid-board';
import { Board } from './board';
import { RaceDesk } from './desk';
import { boardKey, keysOf, useKeys } from './keys';
import { Latest, LookBackButton, useLookBack } from './look-back';
import { hintWords, promptWords } from './prompt';
import type { RaceTable } from './race-table';
import { SeatNote } from './seat-note';
import { Tray } from './tray';
import { useBoardFocus } from './use-board-focus';
import { useShow, useTicking } from './use-show';

export function Play({ table }: { readonly table: RaceTable }) {
  const text = words()['kakuro-race'];
  const desk = useMemo(() => new RaceDesk(table), [table]);
  const hinting = useHint(table);
  const lookBack = useLookBack(table);
  const board = useRef<BoardHandle | null>(null);
  const keepFocus = useBoardFocus(desk.phase.value.kind, board);
  useKeys(desk, lookBack.toggle);
  useShow(table, board);
  useTicking(table);
  const { hint } = hinting;
  const view = table.view.value;
  return (
    <PlayLayout
      table={table}
      board={
        <Board
          desk={desk}
          hinted={hint?.squares ?? []}
          shown={lookBack.squares}
          onKey={(event) => boardKey(desk, event)}
          onFocusSquare={keepFocus}
          handle={(handle) => {
            board.current = handle;
          }}
        />
      }
      prompt={
        <span class="race-prompt">
          {!desk.laying.isOpen.value && <Latest table={table} lookBack={lookBack} />}
          <span>{hint === null ? promptWords(desk, text) : hintWords(text, hint)}</span>
        </span>
      }
      tray={<Tray desk={desk} aside={<LookBackButton lookBack={lookBack} />} />}
      seatNote={(seat) => <SeatNote view={view} seat={seat} />}
      keys={keysOf(text, desk)}
      hinting={hinting}
    />
  );
}
