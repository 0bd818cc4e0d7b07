/** At home: which of today's games are played, and how many days in a row. */

import { gameIds } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import { grammar } from '../messages/words';
import { dailyWords } from './daily-words';
import type { DayResult } from './day-result';
import { dayResults } from './day-results';
import { Dots, playedOn } from './month';
import { streakOf } from './streak';
import { useToday } from './today';
import './dots.css';

/** Loads it with its messages. */
export async function loadTodayState(): Promise<typeof TodayState> {
  await dailyWords.load();
  return TodayState;
}

function TodayState() {
  dailyWords.useLanguage();
  const today = useToday();
  const [results, setResults] = useState<readonly DayResult[]>([]);
  useEffect(() => {
    // Without storage nothing was played.
    dayResults.all().then(setResults, () => undefined);
  }, []);
  const text = dailyWords.words();
  const count = playedOn(today, results).length;
  const streak = streakOf(new Set(results.filter(({ own }) => own !== null).map(({ day }) => day)), today);
  const number = (value: number): string => grammar().number(value);
  return (
    <>
      <Dots count={count} />
      <span class="visually-hidden">{text.state({ played: number(count), all: number(gameIds.length) })}</span>
      {streak > 1 && <small>{text.streak({ number: streak })}</small>}
    </>
  );
}
