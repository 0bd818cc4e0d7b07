/** The form of a new table: players, options, and a start button. */

import type { GameId } from '@riverstone/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameUis, loadForm } from '../games';
import { words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { Failure } from '../page/failure';
import { Lazy } from '../page/lazy';
import { withOnlineMessages } from '../page/with-online-messages';
import { RulesButton } from '../rulebook/rules-button';
import { isLearnt } from '../settings/learning';
import type { GameForm, RawOptions } from '../table/game-page';
import type { SeatPlan } from '../table/seats/seat-plan';
import { Button } from '../ui/controls/button';
import { Segmented } from '../ui/controls/segmented';
import { bot, person, renumbered, startTable } from './device-tables';
import './new-table.css';
import { Page } from '../page/page';
import { SeatsForm } from './seats-form';

export interface NewTableProps {
  readonly game: GameId;
  /** Whether the online form is shown at first. */
  readonly isOnline: boolean;
  /** Whether several people play on this device. */
  readonly isTogether: boolean;
}

export function NewTable({ game, isOnline, isTogether }: NewTableProps) {
  const [page, setPage] = useState<GameForm | 'loading' | 'failed'>('loading');
  const load = (): void => {
    setPage('loading');
    loadForm(game).then(setPage, () => setPage('failed'));
  };
  useEffect(load, []);
  const { table, loading } = words().app;
  if (page === 'loading') return <p class="app-loading">{loading}</p>;
  if (page === 'failed') return <Failure title={table.loadFailed} text={table.loadFailedText} onRetry={load} />;
  return <ByPlace game={game} page={page} isOnline={isOnline} isTogether={isTogether} />;
}

/** The choice between this device and online. */
function ByPlace({ game, page, isOnline, isTogether }: NewTableProps & { readonly page: GameForm }) {
  const [place, setPlace] = useState<'device' | 'online'>(isOnline ? 'online' : 'device');
  const text = words().app.newTable;
  // Who chose to pass the device round has answered that already.
  const choice = !isTogether && (
    <Segmented<'device' | 'online'>
      label={text.where}
      value={place}
      choices={[
        { value: 'device', label: text.onDevice, hint: text.onDeviceHint },
        { value: 'online', label: text.byLink, hint: text.byLinkHint },
      ]}
      onChange={setPlace}
    />
  );
  return (
    <Page title={text.title({ game: words()[game].name })}>
      <div class="new-table-rules">
        <RulesButton help={gameUis[game].help} />
        {!isLearnt(game) && (
          <Button
            kind="quiet"
            icon="star"
            label={words().app.learnNamed({ game: words()[game].name })}
            href={hrefOf({ screen: 'learn', game })}
          >
            {words().app.learn}
          </Button>
        )}
      </div>
      {place === 'online' ? (
        <Lazy
          load={() =>
            withOnlineMessages(import('../online/lobby/new-online-table')).then(({ NewOnlineTable }) => NewOnlineTable)
          }
          game={game}
          page={page}
          place={choice}
        />
      ) : (
        <PlanForm game={game} page={page} place={choice} isTogether={isTogether} />
      )}
    </Page>
  );
}

interface PlanFormProps {
  readonly game: GameId;
  readonly page: GameForm;
  readonly place: ComponentChildren;
  readonly isTogether: boolean;
}

function PlanForm({ game, page, place, isTogether }: PlanFormProps) {
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() => {
    const me = person(0, []);
    return [me, isTogether ? person(1, [me.name]) : bot('casual', [])];
  });
  const [options, setOptions] = useState<RawOptions>({});
  const [problem, setProblem] = useState<string | null>(null);
  const text = words().app.newTable;

  const remove = (seat: number): void => {
    setSeats(renumbered(seats.filter((_, other) => other !== seat)));
    setOptions(withoutSeat(options, seat));
  };
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    const wrong = problemWith(seats) ?? (await startOrProblem());
    setProblem(wrong);
  };
  const startOrProblem = async (): Promise<string | null> => {
    try {
      const result = await startTable({ game, seats: seats.map(trimmed), options });
      return result === 'started' ? null : text.refused;
    } catch {
      return words().app.table.loadFailed;
    }
  };
  const { OptionsForm } = page;
  return (
    <form class="new-table" noValidate onSubmit={(event) => void start(event)}>
      {place}
      <SeatsForm seats={seats} limits={page.seats} onChange={setSeats} onRemove={remove} />
      <section class="page-section">
        <h2>{text.options}</h2>
        <OptionsForm options={options} seats={seats} onChange={setOptions} />
      </section>
      <div class="new-table-start">
        {problem !== null && (
          <p class="new-table-problem" role="alert">
            {problem}
          </p>
        )}
        <Button kind="primary" size="large" type="submit">
          {text.start}
        </Button>
      </div>
    </form>
  );
}

/** Keeps who begins when a seat is removed; if it was that seat, nobody is chosen. */
function withoutSeat(options: RawOptions, seat: number): RawOptions {
  const { first, ...rest } = options;
  if (typeof first !== 'number' || first < seat) return options;
  return first === seat ? rest : { ...rest, first: first - 1 };
}

/** Control and direction characters, which are removed from names. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const trimmed = (seat: SeatPlan): SeatPlan => ({ ...seat, name: seat.name.replace(INVISIBLE, '').trim() });

/** What is wrong with the names, in words; null when nothing is. */
function problemWith(seats: readonly SeatPlan[]): string | null {
  const names = seats.map((seat) => trimmed(seat).name);
  const { emptyName, sameName } = words().app.newTable;
  if (names.includes('')) return emptyName;
  const twice = names.find((name, index) => names.indexOf(name) < index);
  return twice === undefined ? null : sameName({ name: twice });
}
