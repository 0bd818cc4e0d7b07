/** The form with the options of the race. */

import { changedOptions, fitOptions, hasEffect, unwrap } from '@riverstone/rules';
import { actionTiles, kakuroRace, type RaceOptions, raceOptions } from '@riverstone/rules/kakuro-race';
import { useLayoutEffect, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import type { OptionsFormProps, RawOptions } from '../../table/game-page';
import { Segmented } from '../../ui/controls/segmented';
import { Stepper } from '../../ui/controls/stepper';
import { Switch } from '../../ui/controls/switch';
import { ActionTileFace, SumMarker } from '../pieces/race-tiles';
import { tileWords } from '../words/claim-words';
import { CountGrid } from './count-grid';
import { repairs } from './enough-doubles';
import { keepCounting, presetOptions } from './help-with-counting';
import { type Length, lengthOf, lengths, optionsOf } from './lengths';
import './options-form.css';

const { hourglassSeconds, claimSeconds, counting, markers, actions } = raceOptions;
const markerValues = [...new Set(markers.default)];

export function OptionsForm({ options, seats, onChange, isOnline = false }: OptionsFormProps) {
  // Until somebody chooses, use what the player chose last.
  const [hasChosen, setChosen] = useState(isOnline || options.counting !== undefined);
  const current = hasChosen ? options : withCounting(options, presetOptions(seats).counting);
  const fit = fitOptions(raceOptions, current, seats.length, repairs);
  useLayoutEffect(() => {
    if (fit !== options) onChange(fit);
  }, [fit, options, onChange]);
  const chosen = unwrap(kakuroRace.parseOptions(fit, seats.length));
  const choose = (change: Partial<RaceOptions>): void =>
    onChange(changedOptions(raceOptions, { ...chosen, ...change }, seats.length));
  const asks = (name: keyof RaceOptions): boolean => hasEffect(name, raceOptions, chosen, seats.length);
  const setCounting = (value: RaceOptions['counting']): void => {
    setChosen(true);
    if (!isOnline) keepCounting(seats, value);
    choose({ counting: value });
  };
  const part: PartProps = { chosen, asks, choose };
  return (
    <div class="race-options">
      {asks('untimed') && <Untimed {...part} />}
      {asks('sealed') && <Sealed {...part} />}
      <Counting isShown={chosen.counting === 'shown'} onChange={setCounting} />
      <Clocks {...part} />
      <LengthOfRace {...part} />
      <Markers {...part} />
      <Actions {...part} seats={seats.length} />
    </div>
  );
}

/** The options with this counting; the same object if that changes nothing. */
function withCounting(options: RawOptions, wanted: unknown = counting.default): RawOptions {
  const { counting: now, ...others } = options;
  if ((now ?? counting.default) === wanted) return options;
  return wanted === counting.default ? others : { ...others, counting: wanted };
}

interface CountingProps {
  readonly isShown: boolean;
  onChange(counting: RaceOptions['counting']): void;
}

function Counting({ isShown, onChange }: CountingProps) {
  const text = words()['kakuro-race'].options;
  return (
    <Switch
      label={text.counting}
      hint={text.countingHint}
      checked={isShown}
      onChange={(on) => onChange(on ? 'shown' : 'own')}
    />
  );
}

interface PartProps {
  readonly chosen: RaceOptions;
  /** Whether an option has an effect, so that the form asks for it. */
  asks(option: keyof RaceOptions): boolean;
  choose(change: Partial<RaceOptions>): void;
}

function Untimed({ chosen, choose }: PartProps) {
  const text = words()['kakuro-race'].options;
  return (
    <Switch
      label={text.untimed}
      hint={text.untimedHint}
      checked={chosen.untimed}
      onChange={(untimed) => choose({ untimed })}
    />
  );
}

function Sealed({ chosen, choose }: PartProps) {
  const text = words()['kakuro-race'].options;
  return (
    <Segmented
      label={text.way}
      value={chosen.sealed ? 'sealed' : 'open'}
      choices={[
        { value: 'open', label: text.open, hint: text.openHint },
        { value: 'sealed', label: text.sealed, hint: text.sealedHint },
      ]}
      onChange={(way) => choose({ sealed: way === 'sealed' })}
    />
  );
}

function Clocks({ chosen, asks, choose }: PartProps) {
  const text = words()['kakuro-race'].options;
  return (
    <>
      {asks('hourglassSeconds') && (
        <Stepper
          label={text.hourglass}
          value={chosen.hourglassSeconds}
          min={hourglassSeconds.min}
          max={hourglassSeconds.max}
          step={10}
          format={(seconds) => text.seconds({ seconds })}
          onChange={(seconds) => choose({ hourglassSeconds: seconds })}
        />
      )}
      {asks('claimSeconds') && (
        <Stepper
          label={text.claim}
          value={chosen.claimSeconds}
          min={claimSeconds.min}
          max={claimSeconds.max}
          step={5}
          format={(seconds) => text.seconds({ seconds })}
          onChange={(seconds) => choose({ claimSeconds: seconds })}
        />
      )}
    </>
  );
}

function LengthOfRace({ chosen, choose }: PartProps) {
  const text = words()['kakuro-race'].options;
  return (
    <Segmented<Length | ''>
      label={text.length}
      value={lengthOf(chosen) ?? ''}
      choices={lengths.map((length) => ({ value: length, label: text[length] }))}
      onChange={(length) => length !== '' && choose(optionsOf(length))}
    />
  );
}

function Markers({ chosen, choose }: PartProps) {
  const text = words()['kakuro-race'].options;
  const { max } = markers.length;
  return (
    <CountGrid
      summary={text.markers}
      total={text.markersHint({ number: chosen.markers.length, most: max })}
      most={max}
      kinds={markerValues}
      values={chosen.markers}
      least={() => 0}
      labelOf={(value) => text.marker({ value })}
      pictureOf={(value) => <SumMarker value={value} />}
      reset={text.reset}
      onChange={(values) => choose({ markers: values })}
      onReset={() => choose({ markers: markers.default })}
    />
  );
}

function Actions({ chosen, choose, seats }: PartProps & { readonly seats: number }) {
  const text = words()['kakuro-race'];
  const { max } = actions.length;
  return (
    <CountGrid
      summary={text.options.actions}
      total={text.options.actionsHint({ number: chosen.actions.length, most: max })}
      note={text.options.doublesNeeded({ number: seats })}
      most={max}
      kinds={actionTiles}
      values={chosen.actions}
      least={(tile) => (tile === 'd' ? seats : 0)}
      labelOf={(tile) => text.options.action({ tile: tileWords(text, tile) })}
      pictureOf={(tile) => <ActionTileFace tile={tile} />}
      reset={text.options.reset}
      onChange={(values) => choose({ actions: values })}
      onReset={() => choose({ actions: actions.default })}
    />
  );
}
