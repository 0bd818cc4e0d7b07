/** What the learner is told, in place of the prompt: how far the lesson is, the step, and the button at the end. */

import { useEffect, useRef } from 'preact/hooks';
import type { LessonMessages } from '../messages/generated/lesson';
import { grammar } from '../messages/words';
import { Button } from '../ui/controls/button';
import './coach.css';

interface CoachProps {
  readonly text: LessonMessages;
  readonly steps: number;
  readonly stepsDone: number;
  /** The name of the opponent. */
  readonly opponent: string;
  /** Whether a draw of the table is to be looked at. */
  readonly isDrawing: boolean;
  /** What the learner is told; null while the opponent acts. */
  readonly coachText: string | null;
  /** Why the last action was refused. */
  readonly refused: string | null;
  /** The button at the end. */
  readonly label: string;
  onEnd(): void;
}

export function Coach({ text, steps, stepsDone, opponent, isDrawing, coachText, refused, label, onEnd }: CoachProps) {
  const isOver = coachText !== null && stepsDone === steps;
  const watch = isDrawing ? text.watchBag : text.watch({ name: opponent });
  return (
    <div class={isOver ? 'lesson-coach lesson-over' : 'lesson-coach'}>
      {!isOver && <Progress text={text} steps={steps} stepsDone={coachText === null ? stepsDone - 1 : stepsDone} />}
      {refused === null ? (
        <p class="lesson-told">{coachText ?? watch}</p>
      ) : (
        // Announced when it was refused, so screen readers skip it here.
        <p class="lesson-told lesson-refused" aria-hidden="true">
          {refused}
        </p>
      )}
      {isOver && <EndButton label={label} onEnd={onEnd} />}
    </div>
  );
}

function Progress({ text, steps, stepsDone }: Pick<CoachProps, 'text' | 'steps' | 'stepsDone'>) {
  const { number } = grammar();
  return <p class="lesson-progress">{text.step({ step: number(stepsDone + 1), steps: number(steps) })}</p>;
}

/** Has the focus at once: there is nothing else left to do. */
function EndButton({ label, onEnd }: Pick<CoachProps, 'label' | 'onEnd'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} kind="primary" icon="play" onClick={onEnd}>
      {label}
    </Button>
  );
}
