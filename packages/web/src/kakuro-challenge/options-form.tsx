/** The options of a new table of Kakuro Challenge, in plain words; the rulebook's own are chosen to begin with. */

import { unwrap } from '@riverstone/rules';
import { type ChallengeOptions, kakuroChallenge } from '@riverstone/rules/kakuro-challenge';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../messages/words';
import type { OptionsFormProps, RawOptions } from '../table/game-page';
import { Segmented } from '../ui/segmented';
import { Select } from '../ui/select';
import { Stepper } from '../ui/stepper';
import { Switch } from '../ui/switch';
import './options-form.css';
import { StonePicker } from './stone-picker';

/** What the box says: 30 seconds a move. */
const BOOK_SECONDS = 30;

type Change = (change: Partial<ChallengeOptions>) => void;
interface PartProps {
  readonly options: ChallengeOptions;
  readonly change: Change;
}

/** The options that hold with so many seats: who was to begin may have left the table. */
function possible(raw: RawOptions, seats: number): RawOptions {
  const { first: _gone, ...others } = raw;
  return [raw, others].find((each) => kakuroChallenge.parseOptions(each, seats).ok) ?? {};
}

export function OptionsForm({ options: raw, seats, onChange }: OptionsFormProps) {
  const kept = possible(raw, seats.length);
  const options = unwrap(kakuroChallenge.parseOptions(kept, seats.length));
  const isStale = kept !== raw;
  useEffect(() => {
    if (isStale) onChange(kept);
  }, [isStale]);
  const change: Change = (changes) => onChange(trimmed({ ...kept, ...changes }, { ...options, ...changes }));
  const text = words()['kakuro-challenge'].options;
  return (
    <div class="challenge-options">
      <Scoring options={options} change={change} />
      <Switch
        label={text.expert}
        hint={text.expertHint}
        checked={options.expert}
        onChange={(expert) => change({ expert })}
      />
      <MoveTime options={options} change={change} />
      <details class="challenge-options-more">
        <summary>{text.more}</summary>
        <div class="challenge-options">
          <Select<string>
            label={text.first}
            value={String(options.first)}
            choices={[
              { value: 'lot', label: text.lot },
              ...seats.map(({ name }, seat) => ({ value: String(seat), label: name })),
            ]}
            onChange={(first) => change({ first: first === 'lot' ? 'lot' : Number(first) })}
          />
          <StonePicker stones={options.stones} onChange={(stones) => change({ stones })} />
        </div>
      </details>
    </div>
  );
}

function Scoring({ options, change }: PartProps) {
  const text = words()['kakuro-challenge'].options;
  return (
    <>
      <Segmented
        label={text.scoring}
        value={options.scoring}
        choices={(['referee', 'claim'] as const).map((value) => ({
          value,
          label: text.scorings[value],
          hint: text.scoringHints[value],
        }))}
        onChange={(scoring) => change({ scoring })}
      />
      {options.scoring === 'claim' && (
        <Stepper
          label={text.falseChallenge}
          value={options.falseChallenge}
          min={0}
          max={999}
          step={5}
          onChange={(falseChallenge) => change({ falseChallenge })}
        />
      )}
    </>
  );
}

function MoveTime({ options: { moveSeconds }, change }: PartProps) {
  const text = words()['kakuro-challenge'].options;
  // Who steps through 30 on the way to another number is still choosing one.
  const [isOther, setOther] = useState(moveSeconds !== 'off' && moveSeconds !== BOOK_SECONDS);
  const chosen = moveSeconds === 'off' ? 'off' : isOther ? 'other' : 'thirty';
  const seconds = { off: 'off', thirty: BOOK_SECONDS, other: 60 } as const;
  return (
    <>
      <Segmented
        label={text.time}
        value={chosen}
        choices={(['off', 'thirty', 'other'] as const).map((value) => ({ value, label: text.times[value] }))}
        onChange={(value) => {
          setOther(value === 'other');
          change({ moveSeconds: seconds[value] });
        }}
      />
      {chosen === 'other' && moveSeconds !== 'off' && (
        <Stepper
          label={text.seconds}
          value={moveSeconds}
          min={1}
          max={3600}
          step={5}
          onChange={(next) => change({ moveSeconds: next })}
        />
      )}
      {chosen !== 'off' && <p class="challenge-options-hint">{text.timeHint}</p>}
    </>
  );
}

/** What each option is when nobody says otherwise. */
const defaults: RawOptions = { ...unwrap(kakuroChallenge.parseOptions({}, kakuroChallenge.seats.min)) };

/** Only what differs from the default. What a false challenge costs means nothing where nobody can challenge. */
function trimmed(raw: RawOptions, { scoring }: ChallengeOptions): RawOptions {
  const entries = Object.entries(raw).filter(([name, value]) => String(value) !== String(defaults[name]));
  return Object.fromEntries(entries.filter(([name]) => scoring === 'claim' || name !== 'falseChallenge'));
}
