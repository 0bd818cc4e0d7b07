/** The form with the options of Kakuro Challenge. */

import { changedOptions, fitOptions, hasEffect, unwrap } from '@riverstone/rules';
import {
  type ChallengeOptions,
  challengeOptions,
  kakuroChallenge,
  stoneLayouts,
} from '@riverstone/rules/kakuro-challenge';
import { useLayoutEffect, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import type { OptionsFormProps } from '../../table/game-page';
import { Segmented } from '../../ui/controls/segmented';
import { Select } from '../../ui/controls/select';
import { Stepper } from '../../ui/controls/stepper';
import { Switch } from '../../ui/controls/switch';
import './options-form.css';
import { layoutNames, layoutOf } from './stone-layout';
import { StonePicker } from './stone-picker';

const [BOOK_SECONDS, OTHER_SECONDS] = challengeOptions.moveSeconds.suggested;

type Change = (change: Partial<ChallengeOptions>) => void;
interface PartProps {
  readonly options: ChallengeOptions;
  /** Whether an option has an effect, so that the form asks for it. */
  asks(option: keyof ChallengeOptions): boolean;
  readonly change: Change;
}

export function OptionsForm({ options: raw, seats, onChange }: OptionsFormProps) {
  const fit = fitOptions(challengeOptions, raw, seats.length);
  useLayoutEffect(() => {
    if (fit !== raw) onChange(fit);
  }, [fit, raw, onChange]);
  const options = unwrap(kakuroChallenge.parseOptions(fit, seats.length));
  const change: Change = (changes) =>
    onChange(changedOptions(challengeOptions, { ...options, ...changes }, seats.length));
  const asks = (name: keyof ChallengeOptions): boolean => hasEffect(name, challengeOptions, options, seats.length);
  const part: PartProps = { options, asks, change };
  const text = words()['kakuro-challenge'].options;
  return (
    <div class="challenge-options">
      <Scoring {...part} />
      <Switch
        label={text.expert}
        hint={text.expertHint}
        checked={options.expert}
        onChange={(expert) => change({ expert })}
      />
      <MoveTime {...part} />
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
          <Stones {...part} />
        </div>
      </details>
    </div>
  );
}

function Scoring({ options, asks, change }: PartProps) {
  const text = words()['kakuro-challenge'].options;
  return (
    <>
      <Segmented
        label={text.scoring}
        value={options.scoring}
        choices={challengeOptions.scoring.choices.map((value) => ({
          value,
          label: text.scorings[value],
          hint: text.scoringHints[value],
        }))}
        onChange={(scoring) => change({ scoring })}
      />
      {asks('falseChallenge') && (
        <Stepper
          label={text.falseChallenge}
          value={options.falseChallenge}
          min={challengeOptions.falseChallenge.min}
          max={challengeOptions.falseChallenge.max}
          step={5}
          onChange={(falseChallenge) => change({ falseChallenge })}
        />
      )}
    </>
  );
}

function MoveTime({ options: { moveSeconds, timeUp }, asks, change }: PartProps) {
  const text = words()['kakuro-challenge'].options;
  // Somebody who steps through 30 on the way to another number is still choosing one.
  const [isOther, setOther] = useState(moveSeconds !== 'off' && moveSeconds !== BOOK_SECONDS);
  const chosen = moveSeconds === 'off' ? 'off' : isOther ? 'other' : 'thirty';
  const seconds = { off: 'off', thirty: BOOK_SECONDS, other: OTHER_SECONDS } as const;
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
          min={challengeOptions.moveSeconds.min}
          max={challengeOptions.moveSeconds.max}
          step={5}
          onChange={(next) => change({ moveSeconds: next })}
        />
      )}
      {asks('timeUp') && (
        <div>
          <Segmented
            label={text.timeUp}
            value={timeUp}
            choices={challengeOptions.timeUp.choices.map((value) => ({ value, label: text.timeUps[value] }))}
            onChange={(next) => change({ timeUp: next })}
          />
          <p class="challenge-options-hint">{text.timeUpHints[timeUp]}</p>
        </div>
      )}
    </>
  );
}

/** Where the first tiles lie: a named layout, or squares picked one by one. */
function Stones({ options: { stones }, change }: PartProps) {
  const text = words()['kakuro-challenge'].options;
  const layout = layoutOf(stones);
  // Somebody who picks the squares of a named layout is still picking.
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
        <p class="challenge-options-hint">{text.stonesAt({ squares: stones, red: stones[2] ?? '' })}</p>
      )}
    </div>
  );
}
