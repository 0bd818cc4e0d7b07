/** A game of Kakuro Challenge on the screen: board, prompt and tray, and what hands and keys do to them. */

import { useSignal } from '@preact/signals';
import type { Seat, Square } from '@riverstone/rules';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { words } from '../messages/words';
import { PlayLayout } from '../table/play-layout';
import { useHint } from '../table/use-hint';
import { dragFrom } from '../ui/drag';
import type { BoardHandle } from '../ui/grid-board';
import { Board } from './board';
import { BoardLines } from './board-lines';
import { ghostOf } from './hand';
import { handsOf } from './hands';
import { previewOf } from './preview';
import { Prompt } from './prompt';
import type { PromptFacts } from './prompt-text';
import { SeatNote } from './seat-note';
import { type ChallengeTable, Stage } from './stage';
import { Tray } from './tray';
import { useHappenings } from './use-happenings';
import { keyHelp, useKeys } from './use-keys';
import { useSeenHand } from './use-seen-hand';

/** Where the focus goes when it has been nowhere yet. */
const CENTRE = 40;

export function Play({ table }: { readonly table: ChallengeTable }) {
  const text = words()['kakuro-challenge'];
  const stage = useMemo(() => new Stage(table), [table]);
  const board = useRef<BoardHandle | null>(null);
  const lastFocus = useRef<Square>(CENTRE);
  const over = useSignal<Square | null>(null);
  const doubter = useSignal<Seat | null>(null);
  const hinting = useHint(table);
  const made = useHappenings(table, (square) => board.current?.element(square) ?? null);
  const view = table.view.value;
  const underway = stage.underway.value;
  const preview = previewOf(underway);
  const version = table.version.value;
  useEffect(() => {
    doubter.value = null;
    stage.tidy();
  }, [version, stage]);
  const hands = handsOf({ table, stage, board, doubter, lastFocus });
  useKeys(hands);
  useSeenHand(table);

  const drag = (square: Square, event: PointerEvent): void => {
    const source = board.current?.element(square);
    if (!source || stage.underway.peek()?.draft.square !== square) return;
    dragFrom(event, {
      ghost: () => ghostOf(source),
      over: (next) => {
        over.value = next;
      },
      drop: (next) => (next === null ? stage.takeBack() : stage.drop(next)),
    });
  };

  const facts: PromptFacts = {
    view,
    names: table.seats.map(({ name }) => name),
    people: table.people,
    underway,
    preview,
    hint: hinting.hint,
    note: stage.note.value,
  };
  return (
    <PlayLayout
      table={table}
      board={
        <Board
          view={view}
          ready={underway}
          hinted={hinting.hint?.squares ?? []}
          over={over.value}
          onPress={(square) => stage.tapSquare(square)}
          onKey={(square, event) => hands.onSquare(square, event)}
          onPointerDown={drag}
          onFocus={(square) => {
            lastFocus.current = square;
          }}
          handle={(handle) => {
            board.current = handle;
          }}
        >
          <BoardLines table={table} preview={preview} made={made.value} />
        </Board>
      }
      prompt={<Prompt facts={facts} />}
      tray={
        <Tray
          table={table}
          stage={stage}
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
      hinting={table.people.length === 1 && underway !== null ? hinting : undefined}
    />
  );
}
