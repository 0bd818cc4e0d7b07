/** The claim that stands open: who made it, and what the people at this device may say to it. */

import type { Signal } from '@preact/signals';
import type { Seat } from '@riverstone/rules';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../messages/words';
import { Button } from '../ui/button';
import { SeatMark } from '../ui/seat-mark';
import { acceptersAt, type ChallengeTable, doubtersAt } from './challenge-table';
import './open-claim.css';

export interface OpenClaimProps {
  readonly table: ChallengeTable;
  /** Who is about to challenge and has to say so once more. */
  readonly doubter: Signal<Seat | null>;
  onChallenge(seat: Seat): void;
  onAccept(seat: Seat): void;
}

export function OpenClaim(props: OpenClaimProps) {
  const { table, doubter } = props;
  const { open } = table.view.value;
  if (open === null) return null;
  const asking = doubter.value;
  const doubters = doubtersAt(table);
  return (
    <section class="challenge-open-claim">
      {asking !== null && doubters.includes(asking) ? (
        <Question {...props} asking={asking} open={open} />
      ) : (
        <Answers {...props} doubters={doubters} open={open} />
      )}
    </section>
  );
}

type Open = { readonly seat: Seat; readonly claim: number };

function Answers(props: OpenClaimProps & { readonly doubters: readonly Seat[]; readonly open: Open }) {
  const { table, doubter, doubters, open, onAccept } = props;
  const text = words()['kakuro-challenge'].claim;
  const name = table.seats[open.seat]?.name ?? '';
  const isAlone = table.people.length === 1;
  const accepters = acceptersAt(table);
  return (
    <>
      <p class="challenge-open-claim-words">
        <SeatMark seat={open.seat} />{' '}
        {isAlone || doubters.length === 0 ? text.open(name, open.claim) : text.openTo(name, open.claim)}
      </p>
      {doubters.map((seat) => (
        <Button
          key={seat}
          size="small"
          shortcut={isAlone ? 'C' : undefined}
          label={isAlone ? undefined : text.challengeBy(table.seats[seat]?.name ?? '')}
          onClick={() => {
            doubter.value = seat;
          }}
        >
          {isAlone ? text.challenge : <NamedSeat table={table} seat={seat} />}
        </Button>
      ))}
      {accepters.length > 0 && !isAlone && <p class="challenge-open-claim-words">{text.whoAccepts}</p>}
      {accepters.map((seat) => (
        <Button
          key={`accept ${seat}`}
          kind="primary"
          size="small"
          shortcut={isAlone ? 'A' : undefined}
          label={isAlone ? undefined : text.acceptBy(table.seats[seat]?.name ?? '')}
          onClick={() => onAccept(seat)}
        >
          {isAlone ? text.accept : <NamedSeat table={table} seat={seat} />}
        </Button>
      ))}
    </>
  );
}

function NamedSeat({ table, seat }: { readonly table: ChallengeTable; readonly seat: Seat }) {
  return (
    <span class="challenge-open-claim-seat">
      <SeatMark seat={seat} />
      {table.seats[seat]?.name}
    </span>
  );
}

/** A challenge can't be taken back, so it is asked for twice. */
function Question(props: OpenClaimProps & { readonly asking: Seat; readonly open: Open }) {
  const { table, doubter, asking, open, onChallenge } = props;
  const text = words()['kakuro-challenge'].claim;
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  const { falseChallenge } = table.view.value.options;
  const nameOf = (seat: Seat): string => table.seats[seat]?.name ?? '';
  const isAlone = table.people.length === 1;
  const question = isAlone
    ? text.sure(nameOf(open.seat), open.claim)
    : text.sureBy(nameOf(asking), nameOf(open.seat), open.claim);
  return (
    <>
      <p class="challenge-open-claim-words">
        {question} {falseChallenge > 0 && text.cost(falseChallenge)}
      </p>
      <Button ref={yes} kind="danger" size="small" onClick={() => onChallenge(asking)}>
        {text.yes}
      </Button>
      <Button
        size="small"
        onClick={() => {
          doubter.value = null;
        }}
      >
        {text.no}
      </Button>
    </>
  );
}
