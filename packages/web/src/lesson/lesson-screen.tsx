/** A lesson on the screen: the real table of its game, with a coach in place of the prompt. */

import type { GameId } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import { gameUis } from '../games';
import type { LessonMessages } from '../messages/generated/lesson';
import { grammar, type Language, language, loadMessages, words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { showTitle } from '../navigation/title';
import { Failure } from '../page/failure';
import { keepLessonSteps, lessonStepsDone, markLearnt } from '../settings/learning';
import { pace, settings } from '../settings/settings';
import type { OpenLesson } from '../table/open-lesson';
import type { SeatPlan } from '../table/seats/seat-plan';
import { TableShellContext } from '../table/table-shell';
import { Button } from '../ui/controls/button';
import { attempt } from '../ui/feedback/attempt';
import { Coach } from './coach';

export interface LessonScreenProps {
  readonly game: GameId;
  /** The button that leaves the lesson at any moment, and the one at its end. */
  leaveLabel(text: LessonMessages): string;
  endLabel(text: LessonMessages): string;
  onLeave(): void;
  onEnd(): void;
}

interface Opened {
  readonly lesson: OpenLesson;
  readonly steps: number;
  readonly text: LessonMessages;
}

async function open(game: GameId, spoken: Language): Promise<Opened> {
  const [{ lesson }, text] = await Promise.all([gameUis[game].loadLesson(), loadMessages('lesson', spoken)]);
  const done = lessonStepsDone(game);
  const opened = await lesson.open(spoken, {
    seats: players(),
    from: done < lesson.steps ? done : 0,
    beat: () => pace().turn,
    now: () => performance.now(),
  });
  return { lesson: opened, steps: lesson.steps, text };
}

/** The learner and a gentle bot. */
function players(): readonly SeatPlan[] {
  const { newTable, botNames } = words().app;
  const name = settings.myName.value.trim() || newTable.personNumber({ number: grammar().number(1) });
  return [
    { name, bot: null },
    { name: botNames.novice.find((each) => each !== name) ?? '', bot: 'novice' },
  ];
}

export function LessonScreen(props: LessonScreenProps) {
  const { game } = props;
  const [opened, setOpened] = useState<Opened | 'opening' | 'failed'>('opening');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCancelled = false;
    let lesson: OpenLesson | null = null;
    open(game, language()).then(
      (found) => {
        lesson = found.lesson;
        if (isCancelled) lesson.close();
        else setOpened(found);
      },
      () => setOpened('failed'),
    );
    return () => {
      isCancelled = true;
      lesson?.close();
    };
  }, [game, tries]);
  const { table, loading } = words().app;
  if (opened === 'opening') return <p class="app-loading">{loading}</p>;
  if (opened === 'failed') {
    const again = (): void => {
      setOpened('opening');
      setTries(tries + 1);
    };
    return <Failure title={table.loadFailed} text={table.loadFailedText} onRetry={again} />;
  }
  return <Lesson {...props} {...opened} />;
}

function Lesson({ game, lesson, steps, text: first, ...props }: LessonScreenProps & Opened) {
  const text = useTexts(lesson, first);
  const stepsDone = lesson.stepsDone.value;
  const { name: title, unit, points } = words()[game];
  useEffect(() => showTitle(title), [title]);
  useEffect(() => document.getElementById('content')?.focus({ preventScroll: true }), []);
  useEffect(() => {
    keepLessonSteps(game, stepsDone);
    if (stepsDone === steps) markLearnt(game);
  }, [stepsDone]);
  const shell = {
    game,
    title,
    unit,
    score: (number: number): string => points({ number }),
    log: lesson.log,
    moment: lesson.moment,
    scorePoints: lesson.scorePoints,
    highlight: lesson.highlight,
    solo: null,
    rematch: null,
    newTableHref: hrefOf({ screen: 'new', game }),
    lesson: {
      // At the end the coach has a button of its own.
      header: stepsDone < steps && (
        <Button size="small" onClick={props.onLeave}>
          {props.leaveLabel(text)}
        </Button>
      ),
      coach: (refused: string | null) => (
        <Coach
          text={text}
          steps={steps}
          stepsDone={stepsDone}
          opponent={lesson.table.seats[1]?.name ?? ''}
          isDrawing={lesson.isDrawing.value}
          coachText={lesson.coachText.value}
          refused={refused}
          label={props.endLabel(text)}
          onEnd={props.onEnd}
        />
      ),
    },
  };
  return <TableShellContext.Provider value={shell}>{lesson.play()}</TableShellContext.Provider>;
}

/** The texts around the lesson. They and the lesson's own follow the language. */
function useTexts(lesson: OpenLesson, first: LessonMessages): LessonMessages {
  const [text, setText] = useState(first);
  const spoken = language();
  const [told, setTold] = useState(spoken);
  useEffect(() => {
    if (spoken === told) return;
    const load = async (): Promise<void> => {
      const [messages] = await Promise.all([loadMessages('lesson', spoken), lesson.speak(spoken)]);
      setText(messages);
      setTold(spoken);
    };
    attempt(load());
  }, [spoken]);
  return text;
}
