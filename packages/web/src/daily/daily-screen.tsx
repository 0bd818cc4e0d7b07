/** A day's deals: today's to play, an earlier day's to look at and for practice. */

import { addDays, type Day, isDay } from '@riverstone/protocol/daily';
import { gameIds } from '@riverstone/rules';
import { useMemo } from 'preact/hooks';
import { loadOnlineWords, region, words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { Page } from '../page/page';
import { store } from '../table/saved/device-store';
import { StorageNotice } from '../table/saved/storage-notice';
import { Button } from '../ui/controls/button';
import { Comparison } from './comparison';
import { dailyWords } from './daily-words';
import { DayCard } from './day-card';
import { dayResultId } from './day-result';
import { Month } from './month';
import { ShareDay } from './share-day';
import { longestStreak, streakOf } from './streak';
import { dayInWords, useToday } from './today';
import { type KnownResults, useDayResults } from './use-day-results';
import './daily.css';
import './dots.css';

/** Loads the screen with its messages. Options are told in the words of online tables. */
export async function loadDaily(): Promise<typeof DailyScreen> {
  await Promise.all([dailyWords.load(), loadOnlineWords()]);
  return DailyScreen;
}

/** `day` is null for today. */
function DailyScreen({ day }: { readonly day: Day | null }) {
  dailyWords.useLanguage();
  return day === null || isDay(day) ? <DayPage day={day} /> : <NoSuchDay />;
}

/** The address of a day that no calendar has. */
function NoSuchDay() {
  const text = dailyWords.words();
  return (
    <Page title={text.title}>
      <p>{text.noSuchDay}</p>
      <div>
        <ToToday />
      </div>
    </Page>
  );
}

function ToToday() {
  return (
    <Button icon="back" href={hrefOf({ screen: 'daily' })}>
      {dailyWords.words().toToday}
    </Button>
  );
}

function DayPage({ day }: { readonly day: Day | null }) {
  const today = useToday();
  const shown = day ?? today;
  const known = useDayResults(shown);
  const text = dailyWords.words();
  return (
    <Page title={text.title} isWide>
      <StorageNotice health={store.health.value} />
      {known.results === null ? (
        <p>{words().app.loading}</p>
      ) : (
        <Loaded day={shown} today={today} known={known} results={known.results} />
      )}
    </Page>
  );
}

interface LoadedProps {
  readonly day: Day;
  readonly today: Day;
  readonly known: KnownResults;
  readonly results: NonNullable<KnownResults['results']>;
}

function Loaded({ day, today, known, results }: LoadedProps) {
  const text = dailyWords.words();
  const inWords = dayInWords(day, region());
  const finished = results.filter((each) => each.day === day && each.own !== null);
  const isToCome = day > today && finished.length === 0;
  return (
    <div class="daily">
      <section class="daily-day" aria-label={inWords}>
        <h2>{inWords}</h2>
        <p>{day === today ? text.intro : isToCome ? text.future({ day: inWords }) : text.past}</p>
        <ClockNote results={results} today={today} />
        {!isToCome && (
          <ul class="daily-games">
            {gameIds.map((game) => (
              <DayCard
                key={game}
                game={game}
                day={day}
                result={results.find(({ id }) => id === dayResultId(day, game)) ?? null}
                isOpen={day === today}
                isLost={known.lost.has(dayResultId(day, game))}
                hasParFailed={known.hasParFailed}
              />
            ))}
          </ul>
        )}
        {finished.length > 0 && (
          <p>
            <small>
              {text.parHint} {text.practiceNote}
            </small>
          </p>
        )}
        {finished.length > 0 && <ShareDay day={day} finished={finished} streak={streakUpTo(today, results)} />}
        {finished.length > 0 && <Comparison day={day} finished={finished} onCounted={known.keep} />}
      </section>
      <aside class="daily-side">
        <Streak results={results} today={today} />
        <Month key={today} results={results} today={today} chosen={day} />
        {day === today ? (
          <Button icon="eye" href={hrefOf({ screen: 'daily', day: addDays(today, -1) })}>
            {text.yesterday}
          </Button>
        ) : (
          <ToToday />
        )}
      </aside>
    </div>
  );
}

function daysPlayed(results: LoadedProps['results']): ReadonlySet<Day> {
  return new Set(results.filter(({ own }) => own !== null).map(({ day }) => day));
}

function streakUpTo(today: Day, results: LoadedProps['results']): number {
  return streakOf(daysPlayed(results), today);
}

function Streak({ results, today }: Pick<LoadedProps, 'results' | 'today'>) {
  const text = dailyWords.words();
  const number = streakUpTo(today, results);
  const longest = useMemo(() => longestStreak(daysPlayed(results)), [results]);
  return (
    <p class="daily-streak">
      <strong>{number === 0 ? text.noStreak : text.streak({ number })}</strong>
      {longest > number && <span>{text.longest({ number: longest })}</span>}
      <small>{text.streakRule}</small>
    </p>
  );
}

/** The device's clock shows a day before one that was played here. */
function ClockNote({ results, today }: Pick<LoadedProps, 'results' | 'today'>) {
  const last = results
    .map(({ day }) => day)
    .sort()
    .at(-1);
  if (last === undefined || last <= today) return null;
  const [day, now] = [last, today].map((each) => dayInWords(each, region(), { dateStyle: 'long' }));
  return (
    <p class="daily-note" role="status">
      {dailyWords.words().clockBack({ today: now ?? today, day: day ?? last })}
    </p>
  );
}
