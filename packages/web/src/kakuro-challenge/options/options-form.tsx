/** The options of a new table of Kakuro Challenge, in plain words; the default ones are chosen to begin with. */

import { unwrap } from '@riverstone/rules';
import { type ChallengeOptions, kakuroChallenge, scorings, stoneLayouts } from '@riverstone/rules/kakuro-challenge';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import type { OptionsFormProps } from '../../table/game-page';
import { Segmented } from '../../ui/controls/segmented';
import { Select } from '../../ui/controls/select';
import { Stepper } from '../../ui/controls/stepper';
import { Switch } from '../../ui/controls/switch';
import { fitting, layoutNames, layoutOf, trimmed } from './fitting-options';
import './options-form.css';
import { StonePicker } from './stone-picker';

/** What one book says: about 30 seconds a move. */
const BOOK_SECONDS = 30;

type Change = (change: Partial<ChallengeOptions>) => void;
interface PartProps {
  readonly options: ChallengeOptions;
  readonly change: Change;
}

export function OptionsForm({ options: raw, seats, onChange }: OptionsFormProps) {
  const kept = fitting(raw, seats.length);
  const options = unwrap(kakuroChallenge.parseOptions(kept, seats.length));
  const isStale = kept !== raw;
  useEffect(() => {
    if (isStale) onChange(kept);
  }, [isStale]);
  const change: Change = (changes) => onChange(trimmed({ ...options, ...changes }));
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
          <div>
            <Select<string>
              label={text.first}
              value={String(options.first)}
              choices={[
                { value: 'lot', label: text.lot },
                ...seats.map(({ name }, seat) => ({ value: String(seat), label: name })),
              ]}
              onChange={(first) => change({ first: first === 'lot' ? 'lot' : Number(first) })}
            />
            <p class="challenge-options-hint">{text.firstHint}</p>
          </div>
          <Stones options={options} change={change} />
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
        choices={scorings.map((value) => ({
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

function MoveTime({ options: { moveSeconds, timeUp }, change }: PartProps) {
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
      {chosen !== 'off' && (
        <div>
          <Segmented
            label={text.timeUp}
            value={timeUp}
            choices={(['move', 'remind'] as const).map((value) => ({ value, label: text.timeUps[value] }))}
            onChange={(next) => change({ timeUp: next })}
          />
          <p class="challenge-options-hint">{text.timeUpHints[timeUp]}</p>
        </div>
      )}
    </>
  );
}

/** Where the first tiles lie: by name, or picked one by one. */
function Stones({ options: { stones }, change }: PartProps) {
  const text = words()['kakuro-challenge'].options;
  const layout = layoutOf(stones);
  // Who picks the squares of a layout that has a name is still picking.
  const [isOwn, setOwn] = useState(layout === null);
  const chosen = isOwn || layout === null ? 'own' : layout;
  return (
    <div>
      <Segmented
        label={text.stones}
        value={chosen}
        choices={([...layoutNames, 'own'] as const).map((value) => ({ value, label: text.layouts[value] }))}
        onChange={(value) => {
          setOwn(value === 'own');
          if (value !== 'own') change({ stones: stoneLayouts[value] });
        }}
      />
      {chosen === 'own' ? (
        <StonePicker stones={stones} onChange={(picked) => change({ stones: picked })} />
      ) : (
        <p class="challenge-options-hint">{text.stonesAt(stones, stones[2] ?? '')}</p>
      )}
    </div>
  );
}
