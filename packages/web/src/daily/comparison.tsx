/** How everybody's results of a day are spread, if a server counts them. Nothing is sent before somebody agrees. */

import type { Day } from '@riverstone/protocol/daily';
import { useEffect, useState } from 'preact/hooks';
import { grammar, words } from '../messages/words';
import { deviceStore } from '../settings/text-store';
import { Button } from '../ui/controls/button';
import { attempt } from '../ui/feedback/attempt';
import { dailyWords } from './daily-words';
import type { DayResult } from './day-result';
import { dayResults } from './day-results';
import { aheadOf, type ScoreCounts, spread } from './spread';

/** Whether somebody at this device has agreed to be counted. */
const KEY = 'riverstone:compare';

interface ComparisonProps {
  readonly day: Day;
  readonly finished: readonly DayResult[];
  onCounted(result: DayResult): void;
}

export function Comparison({ finished, onCounted }: ComparisonProps) {
  const text = dailyWords.words();
  const [hasAgreed, setAgreed] = useState(() => deviceStore.read(KEY) !== null);
  const agree = (): void => {
    deviceStore.write(KEY, '1');
    setAgreed(true);
  };
  return (
    <section class="daily-comparison" aria-label={text.results}>
      <h3>{text.results}</h3>
      {hasAgreed ? (
        finished.map((each) => <GameSpread key={each.id} result={each} onCounted={onCounted} />)
      ) : (
        <>
          <p>{text.compareHint}</p>
          <Button icon="globe" onClick={agree}>
            {text.compare}
          </Button>
        </>
      )}
    </section>
  );
}

function GameSpread({ result, onCounted }: Pick<ComparisonProps, 'onCounted'> & { readonly result: DayResult }) {
  const [answer, setAnswer] = useState<DayScores | null>(null);
  useEffect(() => {
    let isCancelled = false;
    const work = ask(result).then(async (got) => {
      if (isCancelled) return;
      setAnswer(got);
      if (!got.ok || result.isCounted) return;
      const counted = await dayResults.change(result.id, (before) => before && { ...before, isCounted: true });
      if (counted !== null && !isCancelled) onCounted(counted);
    });
    attempt(work);
    return () => {
      isCancelled = true;
    };
  }, [result.id]);
  const own = result.own?.score ?? 0;
  return (
    <div>
      <h4>{words()[result.game].name}</h4>
      {answer === null ? (
        <p>{words().app.loading}</p>
      ) : answer.ok ? (
        <Chart scores={answer.scores} own={own} />
      ) : (
        <p>{problemText(answer.problem)}</p>
      )}
    </div>
  );
}

type DayScores = Awaited<ReturnType<typeof ask>>;

async function ask({ day, game, own, isCounted }: DayResult) {
  const { askDayScores } = await import('../online/connection/day-scores');
  return askDayScores({ day, game, score: own?.score ?? 0, isCounted });
}

function problemText(problem: 'unreachable' | 'wrong-day' | 'refused'): string {
  const { unreachable, wrongDay, refused } = dailyWords.words();
  return { unreachable, 'wrong-day': wrongDay, refused }[problem];
}

function Chart({ scores, own }: { readonly scores: ScoreCounts; readonly own: number }) {
  const text = dailyWords.words();
  const bars = spread(scores, own);
  const most = Math.max(1, ...bars.map(({ players }) => players));
  const players = scores.reduce((sum, each) => sum + each.players, 0);
  const ahead = aheadOf(scores, own);
  return (
    <>
      <ol class="daily-chart">
        {bars.map(({ from, to, players: here, isOwn }) => (
          <li
            key={from}
            class={isOwn ? 'daily-bar daily-bar-own' : 'daily-bar'}
            style={{ '--share': here / most }}
            aria-label={text.bar({
              from: grammar().number(from),
              to: grammar().number(to),
              players: text.players({ number: here }),
            })}
            aria-current={isOwn || undefined}
          >
            <span aria-hidden="true">{grammar().number(from)}</span>
          </li>
        ))}
      </ol>
      <p>
        <small>
          {text.players({ number: players })}
          {ahead !== null && ` · ${text.ahead({ share: ahead })}`}
        </small>
      </p>
    </>
  );
}
