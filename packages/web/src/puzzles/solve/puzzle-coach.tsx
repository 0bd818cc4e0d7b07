/** What is asked, then the solution part by part, in place of the prompt. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PuzzlesMessages } from '../../messages/generated/puzzles';
import { grammar, words } from '../../messages/words';
import { isForTable } from '../../table/layout/use-table-keys';
import type { OpenPuzzle } from '../../table/open-puzzle';
import { Button } from '../../ui/controls/button';
import '../../lesson/coach.css';

interface CoachProps {
  readonly text: PuzzlesMessages;
  readonly open: OpenPuzzle;
  /** Why the last answer was refused. */
  readonly refused: string | null;
}

interface PuzzleCoachProps extends CoachProps {
  /** What came of the rating; null while that is open. */
  readonly result: string | null;
  /** What the rating means, where it changed. */
  readonly meaning: string | null;
  /** What the puzzle is about, told once it is solved. */
  readonly about: string;
  onNext(): void;
}

export function PuzzleCoach({ text, open, refused, result, meaning, about, onNext }: PuzzleCoachProps) {
  if (open.phase.value === 'open') return <Question text={text} open={open} refused={refused} />;
  const { right, solution } = text;
  const isLast = open.part.value === open.parts.value - 1;
  return (
    <div class="lesson-coach puzzle-coach puzzle-solved">
      <p class="puzzle-verdict">
        <strong>{open.phase.value === 'solved' ? right : solution}</strong> {result}{' '}
        {meaning !== null && <small>{meaning}</small>}
      </p>
      <p class="lesson-told">{open.coachText.value}</p>
      {isLast && <p class="puzzle-about">{about}</p>}
      <Steps text={text} open={open} onNext={onNext} />
    </div>
  );
}

/** The question or the last hint. In a rush `children` replace the help buttons. */
export function Question({ text, open, refused, children }: CoachProps & { readonly children?: ComponentChildren }) {
  const advice = open.advice.value;
  return (
    <div class="lesson-coach puzzle-coach">
      {refused === null ? (
        <p class="lesson-told">{advice ?? open.coachText.value}</p>
      ) : (
        // Announced when it was refused, so screen readers skip it here.
        <p class="lesson-told lesson-refused" aria-hidden="true">
          {refused}
        </p>
      )}
      {children ?? <Help text={text} open={open} />}
    </div>
  );
}

function Help({ text, open }: Pick<CoachProps, 'text' | 'open'>) {
  useHintKey(open);
  return (
    <div class="puzzle-steps">
      <Button
        size="small"
        icon="hint"
        shortcut="H"
        disabled={open.hintsLeft.value === 0}
        onClick={() => open.askHint()}
      >
        {words().app.table.hint}
      </Button>
      <Button size="small" kind="quiet" icon="eye" onClick={() => open.showSolution()}>
        {text.show}
      </Button>
    </div>
  );
}

function useHintKey(open: OpenPuzzle): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isForTable(event) || event.ctrlKey || event.metaKey) return;
      if (event.key.toLowerCase() !== 'h') return;
      event.preventDefault();
      open.askHint();
    };
    // In the capture phase, before the game, which may refuse hints at a strict table.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open]);
}

/** Steps through the parts of the solution, then to the next puzzle. The button that leads on has the focus. */
function Steps({ text, open, onNext }: Pick<PuzzleCoachProps, 'text' | 'open' | 'onNext'>) {
  const part = open.part.value;
  const parts = open.parts.value;
  const { number } = grammar();
  const nextButton = useRef<HTMLButtonElement>(null);
  useEffect(() => nextButton.current?.focus({ preventScroll: true }), [part, open]);
  const isLast = part === parts - 1;
  return (
    <div class="puzzle-steps">
      {parts > 1 && (
        <>
          <Button
            size="small"
            icon="back"
            label={text.back}
            disabled={part === 0}
            onClick={() => open.showPart(part - 1)}
          />
          <span class="lesson-progress">{text.part({ part: number(part + 1), parts: number(parts) })}</span>
        </>
      )}
      {isLast ? (
        <Button ref={nextButton} kind="primary" size="small" icon="play" onClick={onNext}>
          {text.next}
        </Button>
      ) : (
        <>
          <Button
            ref={nextButton}
            kind="primary"
            size="small"
            icon="forward"
            label={text.forward}
            onClick={() => open.showPart(part + 1)}
          />
          <Button size="small" kind="quiet" icon="play" onClick={onNext}>
            {text.next}
          </Button>
        </>
      )}
    </div>
  );
}
