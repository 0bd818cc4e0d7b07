/** The table of the race: field, marker, calls, and the line that is being laid out. */

import { useMemo } from 'preact/hooks';
import { words } from '../messages/words';
import { PlayLayout } from '../table/play-layout';
import { BoardFocus, useBoardFocus } from '../table/use-board-focus';
import { useHint } from '../table/use-hint';
import { Board } from './board';
import { RaceDesk } from './desk';
import { KeepHelp, useKeepHelp } from './keep-help';
import { LookBackButton, useLookBack } from './look-back';
import { Prompt } from './prompt';
import type { RaceTable } from './race-table';
import { useRuling } from './ruling';
import { SeatNote } from './seat-note';
import { Tray } from './tray';
import { boardKey, keyHelp, useKeys } from './use-keys';
import { useShow, useTicking } from './use-show';

export function Play({ table }: { readonly table: RaceTable }) {
  const text = words()['kakuro-race'];
  const desk = useMemo(() => new RaceDesk(table), [table]);
  const hinting = useHint(table);
  const lookBack = useLookBack(table);
  const ruling = useRuling(table);
  const asksToKeepHelp = useKeepHelp(table);
  const focus = useMemo(() => new BoardFocus(0), [table]);
  const { tool, question } = desk.moment;
  useBoardFocus(focus, table, `${desk.phase.value.kind} ${tool.value?.kind} ${question.value?.about}`);
  useKeys(desk, lookBack.toggle);
  useShow(table, focus);
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
          wrong={ruling?.line ?? null}
          onKey={(event) => boardKey(desk, event)}
          onFocusSquare={(square) => focus.aim(square)}
          handle={focus.handle}
        />
      }
      prompt={<Prompt desk={desk} hint={hint} lookBack={lookBack} ruling={ruling} />}
      tray={<Tray desk={desk} aside={<LookBackButton lookBack={lookBack} isInWords={table.people.length === 0} />} />}
      seatNote={(seat) => <SeatNote view={view} seat={seat} />}
      keys={keyHelp(text, desk)}
      hinting={hinting}
      ending={asksToKeepHelp && <KeepHelp />}
    />
  );
}
