/** Learn from mistakes: each miss as a small task on the game's own board, with a coach in place of the prompt. */

import { signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { grammar, words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { replayWords } from '../../replay/replay-words';
import { type TableShell, TableShellContext } from '../../table/table-shell';
import { Button } from '../../ui/controls/button';
import { announce } from '../../ui/feedback/announcer';
import { attempt } from '../../ui/feedback/attempt';
import type { Replay } from '../replay';
import type { LearnTask, Mistake } from './learn-task';
import './learning.css';
import { worthWords } from '../review-words';
import type { ReviewWorker } from '../review-worker';

interface LearningProps {
  readonly replay: Replay;
  readonly worker: ReviewWorker;
  readonly mistakes: readonly Mistake[];
  onEnd(): void;
}

/** The log of the whole game would tell what was played. */
const nothingYet = signal([]);
const noHighlight = signal(null);

export function Learning({ replay, worker, mistakes, onEnd }: LearningProps) {
  const text = replayWords().learn;
  const [index, setIndex] = useState(0);
  const mistake = mistakes[index];
  const task = useMemo(() => (mistake === undefined ? null : replay.open.learn(worker, mistake)), [mistake]);
  const moment = useSignal<number | null>(null);
  const { name, unit, points } = words()[replay.game];
  if (mistake === undefined || task === null) return null;
  const isLast = index === mistakes.length - 1;
  const next = (): void => (isLast ? onEnd() : setIndex(index + 1));
  const shell: TableShell = {
    game: replay.game,
    title: name,
    unit,
    score: (number) => points({ number }),
    log: nothingYet,
    moment,
    scorePoints: nothingYet,
    highlight: noHighlight,
    solo: null,
    rematch: null,
    newTableHref: hrefOf({ screen: 'new', game: replay.game }),
    lesson: {
      header: (
        <Button size="small" onClick={onEnd}>
          {text.end}
        </Button>
      ),
      coach: (refused) => (
        <Coach
          key={mistake.step}
          replay={replay}
          task={task}
          mistake={mistake}
          number={index + 1}
          all={mistakes.length}
          refused={refused}
          nextLabel={isLast ? text.end : text.next}
          onNext={next}
        />
      ),
    },
  };
  return <TableShellContext.Provider value={shell}>{task.play()}</TableShellContext.Provider>;
}

interface CoachProps {
  readonly replay: Replay;
  readonly task: LearnTask;
  readonly mistake: Mistake;
  readonly number: number;
  readonly all: number;
  /** Why the last action was refused. */
  readonly refused: string | null;
  readonly nextLabel: string;
  onNext(): void;
}

function Coach({ replay, task, mistake, number, all, refused, nextLabel, onNext }: CoachProps) {
  const text = replayWords().learn;
  const answer = task.answer.value;
  const isOver = answer?.kind === 'right' || answer?.kind === 'shown';
  const isOpen = answer === null;
  const told = refused ?? answerWords(replay, task, mistake);
  useEffect(() => announce(told), [told]);
  return (
    <div class="learning">
      <p class="learning-told">
        <small>{text.number({ number: grammar().number(number), all: grammar().number(all) })}</small> {told}
      </p>
      <div class="learning-buttons">
        {isOpen && task.hasMoreHints && (
          <Button size="small" icon="hint" onClick={() => attempt(task.askHint())}>
            {text.hint}
          </Button>
        )}
        {(answer?.kind === 'wrong' || answer?.kind === 'better') && (
          <Button size="small" kind="primary" icon="restart" onClick={() => task.tryAgain()}>
            {words().app.table.retry}
          </Button>
        )}
        {!isOver && (
          <Button size="small" icon="eye" onClick={() => task.showSolution()}>
            {text.solution}
          </Button>
        )}
        <Button size="small" kind={isOver ? 'primary' : 'plain'} icon="forward" onClick={onNext}>
          {isOver ? nextLabel : text.skip}
        </Button>
      </div>
    </div>
  );
}

function answerWords({ game, open }: Replay, task: LearnTask, mistake: Mistake): string {
  const text = replayWords().learn;
  const { review: board } = open;
  const worth = (value: number): string => worthWords(game, board.isChance, value);
  const answer = task.answer.value;
  if (answer === null) return hintWords(task) ?? text.ask({ move: task.made });
  switch (answer.kind) {
    case 'thinking':
      return text.thinking;
    case 'shown':
      return [
        text.answer({ move: board.tell(task.solution?.action), points: worth(task.solution?.points ?? 0) }),
        board.tellWhy(mistake.step, mistake.assessment, task.solution?.action) ?? '',
      ]
        .join(' ')
        .trim();
    case 'right':
      return text.right({ points: worth(answer.points) });
    case 'better':
      return text.better({ points: worth(answer.points) });
    case 'wrong':
      return text.wrong({ points: worth(answer.points) });
  }
}

function hintWords({ hint }: LearnTask): string | null {
  const text = replayWords().learn;
  if (hint.value === null) return null;
  const { strength, digit, move } = hint.value;
  if (strength === 'move' && move !== null) return move;
  return strength === 'which' && digit !== null ? text.which({ digit }) : text.where;
}
