/** The tray during the search: a call button for each person here, and "none". */

import type { Seat } from '@riverstone/rules';
import type { RoundView } from '@riverstone/rules/kakuro-race';
import type { ComponentChildren } from 'preact';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { KeyCap } from '../../ui/controls/key-cap';
import { SeatMark } from '../../ui/pictures/seat-mark';
import type { RaceController } from '../draft/controller';
import { MarkerStand, Sand } from './marker-stand';
import { OwnTiles } from './own-tiles';
import './search-tray.css';

interface SearchTrayProps {
  readonly controller: RaceController;
  readonly round: RoundView;
  /** More buttons beside the search. */
  readonly aside?: ComponentChildren;
}

export function SearchTray({ controller, round, aside }: SearchTrayProps) {
  const { table } = controller;
  const [only, ...others] = table.people;
  const isCalm = table.isCalm?.value === true;
  const search = (
    <div class="race-search-tray">
      <span
        class={others.length > 0 ? 'race-search-tray-stand race-search-tray-stand-shared' : 'race-search-tray-stand'}
      >
        <MarkerStand table={table} round={round} />
        <Sand table={table} />
      </span>
      {only !== undefined && others.length === 0 && (
        <OnePerson controller={controller} round={round} seat={only} isCalm={isCalm} aside={aside} />
      )}
      {others.length > 0 && (
        <div class="race-search-tray-people">
          {table.people.map((seat) => (
            <OneOfSeveral key={seat} controller={controller} round={round} seat={seat} isCalm={isCalm} />
          ))}
        </div>
      )}
      {table.people.length !== 1 && aside}
    </div>
  );
  if (only === undefined || others.length > 0) return search;
  return (
    <div class="race-search-tray-whole">
      {search}
      <OwnTiles tiles={table.view.value.tiles[only] ?? []} />
    </div>
  );
}

interface PersonProps {
  readonly controller: RaceController;
  readonly round: RoundView;
  readonly seat: Seat;
  /** The last result is still being shown. */
  readonly isCalm: boolean;
}

/** Whether this person can call now. */
const mayCall = ({ caller, out }: RoundView, seat: Seat): boolean => caller === null && !out.includes(seat);

function OnePerson({ controller, round, seat, isCalm, aside }: PersonProps & { readonly aside: ComponentChildren }) {
  const { buttons } = words()['kakuro-race'];
  const can = mayCall(round, seat);
  const saidNone = round.none.includes(seat);
  return (
    <>
      <button
        type="button"
        class="race-call-button"
        aria-disabled={!can || isCalm || undefined}
        aria-keyshortcuts="Space"
        onClick={() => can && !isCalm && controller.call(seat)}
      >
        <span class="race-call-button-word">{buttons.call}</span>
        <KeyCap text={words().app.keyNames.Space} />
      </button>
      <span class="race-search-tray-side">
        <Button pressed={saidNone} disabled={!can} shortcut="N" onClick={() => controller.none(seat)}>
          {saidNone ? buttons.noneBack : buttons.none}
        </Button>
        {aside}
      </span>
    </>
  );
}

function OneOfSeveral({ controller, round, seat, isCalm }: PersonProps) {
  const { buttons } = words()['kakuro-race'];
  const can = mayCall(round, seat);
  const saidNone = round.none.includes(seat);
  const name = controller.table.seats[seat]?.name ?? '';
  return (
    <span class={`race-search-tray-person seat-${seat}`}>
      <button
        type="button"
        class="race-call-button race-call-button-seat"
        aria-disabled={!can || isCalm || undefined}
        aria-label={buttons.callFor({ name })}
        aria-keyshortcuts={String(seat + 1)}
        onClick={() => can && !isCalm && controller.call(seat)}
      >
        <span class="race-call-button-name">
          <SeatMark seat={seat} /> <span>{name}</span>
        </span>
        <span class="race-call-button-word">{buttons.call}</span>
        <KeyCap text={String(seat + 1)} />
      </button>
      <Button
        size="small"
        pressed={saidNone}
        disabled={!can}
        label={saidNone ? buttons.noneBackFor({ name }) : buttons.noneFor({ name })}
        onClick={() => controller.none(seat)}
      >
        {buttons.none}
      </Button>
    </span>
  );
}
