/** The calendar of a month: how many of each day's games were played. */

import { addDays, type Day } from '@riverstone/protocol/daily';
import { type GameId, gameIds } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import { grammar, region } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { Button } from '../ui/controls/button';
import { dailyWords } from './daily-words';
import type { DayResult } from './day-result';
import { monthOf } from './streak';
import { dayInWords } from './today';

interface MonthProps {
  readonly results: readonly DayResult[];
  readonly today: Day;
  /** The day that is shown beside the calendar. */
  readonly chosen: Day;
}

export function Month({ results, today, chosen }: MonthProps) {
  const text = dailyWords.words();
  const [shown, setShown] = useState(chosen);
  useEffect(() => setShown(chosen), [chosen]);
  const weeks = monthOf(shown);
  const first = `${shown.slice(0, 7)}-01`;
  const before = addDays(first, -1);
  const title = dayInWords(first, region(), { month: 'long', year: 'numeric' });
  return (
    <section class="month" aria-label={title}>
      <div class="month-head">
        <Button
          kind="quiet"
          icon="back"
          label={text.earlier}
          disabled={before === first}
          onClick={() => setShown(before)}
        />
        <h2>{title}</h2>
        <Button
          kind="quiet"
          icon="forward"
          label={text.later}
          disabled={first.slice(0, 7) >= today.slice(0, 7)}
          onClick={() => setShown(addDays(first, 31))}
        />
      </div>
      <table class="month-days">
        <thead>
          <tr>
            {weekdays().map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, column) => (
                <td key={column}>{day !== null && <DayCell day={day} {...{ results, today, chosen }} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A Monday: weeks begin with it. */
const MONDAY: Day = '2026-11-16';

function weekdays(): readonly { readonly short: string; readonly long: string }[] {
  return Array.from({ length: 7 }, (_, index) => addDays(MONDAY, index)).map((day) => ({
    short: dayInWords(day, region(), { weekday: 'short' }),
    long: dayInWords(day, region(), { weekday: 'long' }),
  }));
}

function DayCell({ day, today, chosen, results }: MonthProps & { readonly day: Day }) {
  const played = playedOn(day, results);
  const number = grammar().number(Number(day.slice(8)));
  if (day > today && played.length === 0) return <span class="month-day month-later">{number}</span>;
  const { dayPlayed } = dailyWords.words();
  const label = dayPlayed({
    day: dayInWords(day, region()),
    number: grammar().number(played.length),
    all: grammar().number(gameIds.length),
  });
  const marks = [
    day === today && 'month-today',
    played.length > 0 && 'month-played',
    day === chosen && 'month-chosen',
  ].filter((mark) => mark !== false);
  return (
    <a
      class={['month-day', ...marks].join(' ')}
      href={hrefOf({ screen: 'daily', day })}
      aria-label={label}
      aria-current={day === chosen ? 'page' : day === today ? 'date' : undefined}
    >
      <span>{number}</span>
      <Dots count={played.length} />
    </a>
  );
}

/** A full dot for each played game, an empty one for the others. */
export function Dots({ count }: { readonly count: number }) {
  return (
    <span class="day-dots" aria-hidden="true">
      {gameIds.map((game, index) => (
        <span key={game} class={index < count ? 'day-dot day-dot-full' : 'day-dot'} />
      ))}
    </span>
  );
}

/** The games whose first try on that day is over. */
export function playedOn(day: Day, results: readonly DayResult[]): readonly GameId[] {
  return results.filter((each) => each.day === day && each.own !== null).map(({ game }) => game);
}
