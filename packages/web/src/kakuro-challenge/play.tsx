/** A game of Kakuro Challenge on the screen: board, prompt, tray, input. */

import { useSignal } from '@preact/signals';
import type { Seat, Square } from '@riverstone/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { words } from '../messages/words';
import { useTimeUp } from '../table/clock/use-time-up';
import { PlayLayout } from '../table/layout/play-layout';
import { BoardFocus, useBoardFocus } from '../table/layout/use-board-focus';
import { useHint } from '../table/layout/use-hint';
import { speakerAt } from '../table/speaker';
import { dragFrom } from '../ui/motion/drag';
import { ghostOf } from '../ui/motion/drag-ghost';
import { Board } from './board/board';
import { BoardLines } from './board/board-lines';
import { turnedBackBy, useStepEffects } from './board/use-step-effects';
import { ChallengeController } from './draft/controller';
import { isHelping } from './draft/draft';
import { previewOf } from './draft/preview';
import { challengeHelp } from './help';
import { createInputActions } from './input/input-actions';
import { useHandFocus } from './input/use-hand-focus';
import { keyHelp, useKeys } from './input/use-keys';
import { Prompt } from './prompt/prompt';
import type { ChallengePromptFacts } from './prompt/prompt-words';
import { SeatNote } from './seats/seat-note';
import type { ChallengeTable } from './table/challenge-table';
import { Tray } from './tray/tray';
import { SQUARES } from './words/kakuro-words';

const CENTRE = Math.floor(SQUARES / 2);

export function Play({ table }: { readonly table: ChallengeTable }) {
  const text = words()['kakuro-challenge'];
  const controller = useMemo(() => new ChallengeController(table), [table]);
  const focus = useMemo(() => new BoardFocus(CENTRE), [table]);
  const over = useSignal<Square | null>(null);
  const challenger = useSignal<Seat | null>(null);
  const hinting = useHint(table);
  const made = useStepEffects(table, (square) => focus.element(square));
  const view = table.view.value;
  const activeDraft = controller.activeDraft.value;
  const preview = previewOf(activeDraft);
  const lastLaid = table.steps.value.findLast(({ events }) => events.some(({ type }) => type === 'placed'));
  const turnedBack = lastLaid === undefined ? [] : turnedBackBy(lastLaid);
  const late = useTimeUp(table, (seat) => speakerAt(table).say(seat, words()['kakuro-challenge'].prompt.timeUp, {}));
  const version = table.version.value;
  useEffect(() => {
    challenger.value = null;
    controller.tidy();
  }, [version, controller]);
  const input = createInputActions({ controller, focus, challenger });
  useKeys(table, input);
  useHandFocus(table);
  useBoardFocus(focus, table, `${version} ${activeDraft?.draft.square ?? ''} ${challenger.value ?? ''}`);

  const drag = (square: Square, event: PointerEvent): void => {
    const source = focus.element(square);
    if (source === null || controller.activeDraft.peek()?.draft.square !== square) return;
    dragFrom(event, {
      ghost: () => ghostOf(source, source.querySelector('.tile'), 'challenge-hand-ghost'),
      over: (next) => {
        over.value = next;
      },
      drop: (next) => (next === null ? controller.putBack() : controller.drop(next)),
    });
  };

  const facts: ChallengePromptFacts = {
    view,
    speaker: speakerAt(table),
    activeDraft,
    preview,
    hint: hinting.hint,
    challenger: challenger.value,
    late,
  };
  return (
    <PlayLayout
      table={table}
      help={challengeHelp}
      board={
        <Board
          view={view}
          ready={activeDraft}
          highlights={{ hinted: hinting.hint?.squares ?? [], turnedBack }}
          over={over.value}
          onPress={(square, event) => controller.tapSquare(square, event)}
          onKey={(square, event) => input.onSquare(square, event)}
          onPointerDown={drag}
          onFocusSquare={(square) => focus.aim(square)}
          handle={focus.handle}
        >
          <BoardLines table={table} preview={preview} isLaying={activeDraft?.draft.square != null} made={made} />
        </Board>
      }
      prompt={<Prompt table={table} facts={facts} note={controller.note.value} />}
      refused={controller.note.value}
      tray={
        <Tray
          controller={controller}
          preview={preview}
          challenger={challenger}
          onOver={(square) => {
            over.value = square;
          }}
          onConfirm={input.confirm}
          onBack={input.back}
          onChallenge={input.challengeBy}
          onAccept={input.acceptBy}
        />
      }
      seatNote={(seat) => <SeatNote view={view} seat={seat} />}
      keys={keyHelp(text, view.options.scoring === 'claim')}
      hinting={!isHelping(view) ? null : table.people.length === 1 && activeDraft !== null ? hinting : undefined}
    />
  );
}
