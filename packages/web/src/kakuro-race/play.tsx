/** The table of the race: field, marker, calls, and the line that is being laid out. */

import { useMemo } from 'preact/hooks';
import { words } from '../messages/words';
import { PlayLayout } from '../table/layout/play-layout';
import { BoardFocus, useBoardFocus } from '../table/layout/use-board-focus';
import { useHint } from '../table/layout/use-hint';
import { useLoaded } from '../ui/use-loaded';
import { Board } from './board/board';
import { useStepEffects, useTicking } from './board/use-step-effects';
import { RaceController } from './draft/controller';
import { raceHelp } from './help';
import { boardKey, keyHelp, useKeys } from './input/use-keys';
import { LookBackButton, useLookBack } from './look-back/look-back';
import { Prompt } from './prompt/prompt';
import { useKeepHelp } from './prompt/use-keep-help';
import { SeatNote } from './seats/seat-note';
import type { RaceTable } from './table/race-table';
import { Tray } from './tray/tray';
import { useRuling } from './words/ruling';

export function Play({ table }: { readonly table: RaceTable }) {
  const text = words()['kakuro-race'];
  const controller = useMemo(() => new RaceController(table), [table]);
  // A hint is about the marker: a call does not clear it.
  const hinting = useHint(table, ({ round }) => round?.number);
  const lookBack = useLookBack(controller);
  const ruling = useRuling(table);
  const keepHelp = useLoaded(useKeepHelp(table), () => import('./prompt/keep-help'));
  const focus = useMemo(() => new BoardFocus(0), [table]);
  const { tool, question } = controller.pending;
  useBoardFocus(focus, table, `${controller.phase.value.kind} ${tool.value?.kind} ${question.value?.about}`);
  useKeys(controller, lookBack.toggle);
  useStepEffects(table, focus);
  useTicking(table);
  const { hint } = hinting;
  const view = table.view.value;
  return (
    <PlayLayout
      table={table}
      help={raceHelp}
      board={
        <Board
          controller={controller}
          hinted={hint?.squares ?? []}
          shown={lookBack.shown}
          wrong={ruling?.line ?? null}
          onKey={(event) => boardKey(controller, event)}
          onFocusSquare={(square) => focus.aim(square)}
          handle={focus.handle}
        />
      }
      prompt={<Prompt controller={controller} hint={hint} lookBack={lookBack} ruling={ruling} />}
      refused={controller.pending.note.text.value}
      tray={
        <Tray
          controller={controller}
          aside={<LookBackButton lookBack={lookBack} isInWords={table.people.length === 0} />}
        />
      }
      seatNote={(seat) => <SeatNote view={view} seat={seat} />}
      keys={keyHelp(text, controller)}
      hinting={controller.phase.value.kind === 'watch' ? undefined : hinting}
      ending={keepHelp && <keepHelp.KeepHelp />}
    />
  );
}
