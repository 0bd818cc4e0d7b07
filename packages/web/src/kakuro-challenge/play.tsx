/** A game of Kakuro Challenge on the screen: board, prompt and tray, and what hands and keys do to them. */

import { useSignal } from '@preact/signals';
import type { Seat, Square } from '@riverstone/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { words } from '../messages/words';
import { useTimeUp } from '../table/clock/use-time-up';
import { PlayLayout } from '../table/layout/play-layout';
import { BoardFocus, useBoardFocus } from '../table/layout/use-board-focus';
import { useHint } from '../table/layout/use-hint';
import { dragFrom } from '../ui/motion/drag';
import { ghostOf } from '../ui/motion/drag-ghost';
import { Board } from './board/board';
import { BoardLines } from './board/board-lines';
import { turnedBackBy, useHappenings } from './board/use-step-effects';
import { ChallengeDesk } from './draft/controller';
import { isHelping } from './draft/draft';
import { previewOf } from './draft/preview';
import { challengeHelp } from './help';
import { handsOf } from './input/input-actions';
import { useSeenHand } from './input/use-hand-focus';
import { keyHelp, useKeys } from './input/use-keys';
import { Prompt } from './prompt/prompt';
import type { PromptFacts } from './prompt/prompt-words';
import { SeatNote } from './seats/seat-note';
import type { ChallengeTable } from './table/challenge-table';
import { Tray } from './tray/tray';
import { SQUARES } from './words/kakuro-words';

const CENTRE = Math.floor(SQUARES / 2);

export function Play({ table }: { readonly table: ChallengeTable }) {
  const text = words()['kakuro-challenge'];
  const desk = useMemo(() => new ChallengeDesk(table), [table]);
  const focus = useMemo(() => new BoardFocus(CENTRE), [table]);
  const over = useSignal<Square | null>(null);
  const doubter = useSignal<Seat | null>(null);
  const hinting = useHint(table);
  const made = useHappenings(table, (square) => focus.element(square));
  const view = table.view.value;
  const underway = desk.underway.value;
  const preview = previewOf(underway);
  const lastLaid = table.story.value.findLast(({ events }) => events.some(({ type }) => type === 'placed'));
  const turnedBack = lastLaid === undefined ? [] : turnedBackBy(lastLaid);
  const late = useTimeUp(table, (name) => words()['kakuro-challenge'].prompt.timeUp(name));
  const version = table.version.value;
  useEffect(() => {
    doubter.value = null;
    desk.tidy();
  }, [version, desk]);
  const hands = handsOf({ desk, focus, doubter });
  useKeys(table, hands);
  useSeenHand(table);
  useBoardFocus(focus, table, `${version} ${underway?.draft.square ?? ''} ${doubter.value ?? ''}`);

  const drag = (square: Square, event: PointerEvent): void => {
    const source = focus.element(square);
    if (source === null || desk.underway.peek()?.draft.square !== square) return;
    dragFrom(event, {
      ghost: () => ghostOf(source, source.querySelector('.tile'), 'challenge-hand-ghost'),
      over: (next) => {
        over.value = next;
      },
      drop: (next) => (next === null ? desk.takeBack() : desk.drop(next)),
    });
  };

  const facts: PromptFacts = {
    view,
    names: table.seats.map(({ name }) => name),
    people: table.people,
    underway,
    preview,
    hint: hinting.hint,
    doubter: doubter.value,
    late,
  };
  return (
    <PlayLayout
      table={table}
      help={challengeHelp}
      board={
        <Board
          view={view}
          ready={underway}
          pointed={{ hinted: hinting.hint?.squares ?? [], turnedBack }}
          over={over.value}
          onPress={(square) => desk.tapSquare(square)}
          onKey={(square, event) => hands.onSquare(square, event)}
          onPointerDown={drag}
          onFocusSquare={(square) => focus.aim(square)}
          handle={focus.handle}
        >
          <BoardLines table={table} preview={preview} isLaying={underway?.draft.square != null} made={made} />
        </Board>
      }
      prompt={<Prompt table={table} facts={facts} note={desk.note.value} />}
      tray={
        <Tray
          desk={desk}
          preview={preview}
          doubter={doubter}
          onOver={(square) => {
            over.value = square;
          }}
          onConfirm={hands.confirm}
          onBack={hands.back}
          onChallenge={hands.challengeBy}
          onAccept={hands.acceptBy}
        />
      }
      seatNote={(seat) => <SeatNote view={view} seat={seat} />}
      keys={keyHelp(text, view.options.scoring === 'claim')}
      hinting={!isHelping(view) ? null : table.people.length === 1 && underway !== null ? hinting : undefined}
    />
  );
}
