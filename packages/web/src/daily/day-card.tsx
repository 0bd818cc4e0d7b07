/** One game of a day: how it is played, and what the first try made of it. */

import type { Day } from '@riverstone/protocol/daily';
import type { GameId } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import { gameUis, loadGame } from '../games';
import { grammar, words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { replayHref } from '../navigation/replay-href';
import { go } from '../navigation/route';
import { useOptionWords } from '../option-words';
import { isLearnt } from '../settings/learning';
import { Button } from '../ui/controls/button';
import { attempt } from '../ui/feedback/attempt';
import { dailyWords } from './daily-words';
import { type DayDeal, dayDeal } from './day-deal';
import type { DayResult } from './day-result';
import { barsOf } from './share-text';
import { practise, startFirstTry } from './start-day';

interface DayCardProps {
  readonly game: GameId;
  readonly day: Day;
  /** Null where it was not begun on its day. */
  readonly result: DayResult | null;
  /** Whether the first try can be begun now. */
  readonly isOpen: boolean;
  /** Whether the table of the first try was deleted before the end. */
  readonly isLost: boolean;
  readonly hasParFailed: boolean;
}

export function DayCard({ game, day, result, isOpen, isLost, hasParFailed }: DayCardProps) {
  const text = dailyWords.words();
  const { name } = words()[game];
  const { Miniature } = gameUis[game];
  const state = result === null ? (isOpen ? text.notYet : text.missed) : isLost ? text.gone : text.underWay;
  return (
    <li class="day-card">
      <div class="day-card-picture" aria-hidden="true">
        <Miniature />
      </div>
      <div class="day-card-text">
        <h3>{name}</h3>
        <HowItIsPlayed game={game} day={day} />
        {result?.own == null ? <p>{state}</p> : <Score result={result} hasParFailed={hasParFailed} />}
      </div>
      <div class="day-card-actions">
        <Actions game={game} day={day} result={result} isOpen={isOpen} isLost={isLost} />
      </div>
    </li>
  );
}

/** Against whom, and the options: what the rule of the day gives. */
function HowItIsPlayed({ game, day }: Pick<DayCardProps, 'game' | 'day'>) {
  const [deal, setDeal] = useState<DayDeal | null>(null);
  useEffect(() => attempt(loadGame(game).then((page) => setDeal(dayDeal(page, game, day)))), [game, day]);
  return deal === null ? <p class="day-card-how">{words().app.loading}</p> : <DealWords deal={deal} />;
}

function DealWords({ deal: { game, bots, options } }: { readonly deal: DayDeal }) {
  const text = dailyWords.words();
  const { botNames, levels } = words().app;
  const [level] = bots;
  const told = useOptionWords({ game, options, names: ['', ...bots] });
  const against = level === undefined ? text.alone : text.against({ name: botNames[level][0], level: levels[level] });
  return <p class="day-card-how">{[against, ...told].join(' · ')}</p>;
}

function Score({
  result: { game, own, par },
  hasParFailed,
}: Pick<DayCardProps, 'hasParFailed'> & { result: DayResult }) {
  const text = dailyWords.words();
  if (own === null) return null;
  return (
    <>
      <p class="day-card-score">
        <strong>{words()[game].points({ number: own.score })}</strong>{' '}
        {par === null ? (
          <small role="status">{hasParFailed ? text.parFailed : text.parPlaying}</small>
        ) : (
          <small>{againstPar(own.score, par.score)}</small>
        )}
      </p>
      <p class="day-card-bars">
        <span aria-hidden="true">{barsOf(own.gains)}</span>
        <span class="visually-hidden">{text.turns({ numbers: own.gains })}</span>
      </p>
    </>
  );
}

/** How far from par, in words. */
export function againstPar(score: number, parScore: number): string {
  const { abovePar, belowPar, onPar } = dailyWords.words();
  const par = grammar().number(parScore);
  if (score === parScore) return onPar({ par });
  const number = grammar().number(Math.abs(score - parScore));
  return score > parScore ? abovePar({ number, par }) : belowPar({ number, par });
}

function Actions({ game, day, result, isOpen, isLost }: Omit<DayCardProps, 'hasParFailed'>) {
  const text = dailyWords.words();
  const named = (action: string): string => text.named({ action, game: words()[game].name });
  const begin = (start: typeof practise): void => attempt(start(game, day).then((id) => go({ screen: 'table', id })));
  // The first try counts, so somebody new learns the game before it.
  if (result === null && isOpen)
    return (
      <Button
        kind="primary"
        icon="play"
        label={named(text.play)}
        onClick={() => (isLearnt(game) ? begin(startFirstTry) : go({ screen: 'learn', game, daily: true }))}
      >
        {text.play}
      </Button>
    );
  if (result !== null && result.own === null && !isLost)
    return (
      <Button kind="primary" icon="play" label={named(text.goOn)} href={hrefOf({ screen: 'table', id: result.table })}>
        {text.goOn}
      </Button>
    );
  return (
    <>
      {result !== null && !isLost && (
        <Button icon="eye" label={named(text.review)} href={replayHref(result.table)}>
          {text.review}
        </Button>
      )}
      <Button icon="restart" label={named(text.practise)} onClick={() => begin(practise)}>
        {text.practise}
      </Button>
    </>
  );
}
