/** The answers to the open claim for the people on this device. The prompt says what the claim is. */

import type { Signal } from '@preact/signals';
import type { Seat } from '@riverstone/rules';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { SeatMark } from '../../ui/pictures/seat-mark';
import { type ChallengeTable, possibleAccepters, possibleChallengers } from '../table/challenge-table';
import './open-claim.css';

interface OpenClaimProps {
  readonly table: ChallengeTable;
  /** The seat that has pressed "challenge" and must confirm it. */
  readonly challenger: Signal<Seat | null>;
  onChallenge(seat: Seat): void;
  onAccept(seat: Seat): void;
}

export function OpenClaim({ table, challenger, onChallenge, onAccept }: OpenClaimProps) {
  if (table.view.value.open === null) return null;
  const text = words()['kakuro-challenge'].claim;
  const asking = challenger.value;
  const challengers = possibleChallengers(table);
  const accepters = possibleAccepters(table);
  if (asking !== null && challengers.includes(asking)) {
    const stop = (): void => {
      challenger.value = null;
    };
    return <Sure onYes={() => onChallenge(asking)} onNo={stop} />;
  }
  if (challengers.length + accepters.length === 0) return null;
  const ask = (seat: Seat): void => {
    challenger.value = seat;
  };
  return (
    <section class="challenge-open-claim">
      <Answer
        table={table}
        seats={challengers}
        question={text.whoChallenges}
        answer={text.challenge}
        answerBy={(name) => text.challengeBy({ name })}
        shortcut="C"
        onAnswer={ask}
      />
      <Answer
        table={table}
        seats={accepters}
        kind="primary"
        question={text.whoAccepts}
        answer={text.accept}
        answerBy={(name) => text.acceptBy({ name })}
        shortcut="A"
        onAnswer={onAccept}
      />
    </section>
  );
}

interface AnswerProps {
  readonly table: ChallengeTable;
  /** The seats that may give this answer. */
  readonly seats: readonly Seat[];
  /** Asked where several people share the device. */
  readonly question: string;
  readonly answer: string;
  answerBy(name: string): string;
  readonly shortcut: string;
  readonly kind?: 'primary' | 'plain';
  onAnswer(seat: Seat): void;
}

/** A button for each seat that may answer. It shows the answer where one person plays, else the name. */
function Answer({ table, seats, question, answer, answerBy, shortcut, kind = 'plain', onAnswer }: AnswerProps) {
  const isAlone = table.people.length === 1;
  if (seats.length === 0) return null;
  return (
    <div class="challenge-open-claim-row">
      {!isAlone && <p class="challenge-open-claim-words">{question}</p>}
      {seats.map((seat) => (
        <Button
          key={seat}
          class="challenge-open-claim-answer"
          kind={kind}
          size="small"
          shortcut={isAlone ? shortcut : undefined}
          label={isAlone ? undefined : answerBy(table.seats[seat]?.name ?? '')}
          onClick={() => onAnswer(seat)}
        >
          {isAlone ? answer : <NamedSeat table={table} seat={seat} />}
        </Button>
      ))}
    </div>
  );
}

function NamedSeat({ table, seat }: { readonly table: ChallengeTable; readonly seat: Seat }) {
  return (
    <span class="challenge-open-claim-seat">
      <SeatMark seat={seat} />
      <span class="challenge-open-claim-name">{table.seats[seat]?.name}</span>
    </span>
  );
}

/** Yes or no to what the prompt asks. */
function Sure({ onYes, onNo }: { onYes(): void; onNo(): void }) {
  const text = words()['kakuro-challenge'].claim;
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <section class="challenge-open-claim">
      <div class="challenge-open-claim-row">
        <Button ref={yes} kind="danger" size="small" onClick={onYes}>
          {text.yes}
        </Button>
        <Button size="small" onClick={onNo}>
          {text.no}
        </Button>
      </div>
    </section>
  );
}
