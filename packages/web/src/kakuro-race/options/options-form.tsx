/** The options of a race, in plain words: how it is played, its clocks, and for the curious what it is played with. */

import { actionTiles, defaultActions, defaultMarkers } from '@riverstone/rules/kakuro-race';
import { useLayoutEffect, useState } from 'preact/hooks';
import { ActionTileFace, SumMarker } from '../../art/race-tiles';
import { words } from '../../messages/words';
import type { OptionsFormProps, RawOptions } from '../../table/game-page';
import { Segmented } from '../../ui/controls/segmented';
import { Stepper } from '../../ui/controls/stepper';
import { Switch } from '../../ui/controls/switch';
import { tileWords } from '../words/claim-words';
import { CountGrid } from './count-grid';
import { defaults, fitting, isNumber, isTile, listOf, MOST_ACTIONS, MOST_MARKERS } from './fitting-options';
import { keepCounting, usualOptions } from './help-with-counting';
import './options-form.css';

/** An hour is the longest that a clock may run. */
const LONGEST = 3600;
const markerValues = [...new Set(defaultMarkers)];

export function OptionsForm({ options, seats, onChange, isOnline = false }: OptionsFormProps) {
  /** Sets an option; its default is left out. */
  const set = (name: string, value: unknown, byDefault: unknown): void => {
    const { [name]: _, ...others } = options;
    onChange(JSON.stringify(value) === JSON.stringify(byDefault) ? others : { ...others, [name]: value });
  };
  const alone = seats.length === 1;
  // Until somebody chooses, the page counts along where it usually does.
  const [hasChosen, setChosen] = useState(isOnline || options.counting !== undefined);
  const usual = hasChosen ? options : withCounting(options, usualOptions(seats).counting);
  const fit = fitting(usual, seats.length);
  useLayoutEffect(() => {
    if (fit !== options) onChange(fit);
  }, [fit, options, onChange]);
  const setCounting = (counting: 'own' | 'shown'): void => {
    setChosen(true);
    if (!isOnline) keepCounting(seats, counting);
    set('counting', counting, defaults.counting);
  };
  return (
    <div class="race-options">
      {alone ? <Alone options={options} set={set} /> : <Together options={options} set={set} />}
      <Counting isShown={options.counting === 'shown'} onChange={setCounting} />
      <Clocks options={options} set={set} alone={alone} />
      <Markers options={options} set={set} />
      <Actions options={options} set={set} seats={seats.length} />
    </div>
  );
}

/** The options with this counting; the very same ones where it is what they have. */
function withCounting(options: RawOptions, counting: unknown): RawOptions {
  const { counting: now, ...others } = options;
  if ((now ?? defaults.counting) === (counting ?? defaults.counting)) return options;
  return counting === undefined || counting === defaults.counting ? others : { ...others, counting };
}

interface CountingProps {
  readonly isShown: boolean;
  onChange(counting: 'own' | 'shown'): void;
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
  readonly options: RawOptions;
  set(name: string, value: unknown, byDefault: unknown): void;
}

function Alone({ options, set }: PartProps) {
  const text = words()['kakuro-race'].options;
  const { untimed } = options;
  return (
    <Switch
      label={text.untimed}
      hint={text.untimedHint}
      checked={untimed === true}
      onChange={(on) => set('untimed', on, false)}
    />
  );
}

function Together({ options, set }: PartProps) {
  const text = words()['kakuro-race'].options;
  const { sealed } = options;
  return (
    <Segmented
      label={text.way}
      value={sealed === true ? 'sealed' : 'open'}
      choices={[
        { value: 'open', label: text.open, hint: text.openHint },
        { value: 'sealed', label: text.sealed, hint: text.sealedHint },
      ]}
      onChange={(way) => set('sealed', way === 'sealed', false)}
    />
  );
}

function Clocks({ options, set, alone }: PartProps & { readonly alone: boolean }) {
  const text = words()['kakuro-race'].options;
  const { hourglassSeconds, claimSeconds, untimed, sealed } = options;
  return (
    <>
      {!(alone && untimed === true) && (
        <Stepper
          label={text.hourglass}
          value={isNumber(hourglassSeconds) ? hourglassSeconds : defaults.hourglassSeconds}
          min={1}
          max={LONGEST}
          step={10}
          format={text.seconds}
          onChange={(seconds) => set('hourglassSeconds', seconds, defaults.hourglassSeconds)}
        />
      )}
      {!alone && sealed !== true && (
        <Stepper
          label={text.claim}
          value={isNumber(claimSeconds) ? claimSeconds : defaults.claimSeconds}
          min={1}
          max={LONGEST}
          step={5}
          format={text.seconds}
          onChange={(seconds) => set('claimSeconds', seconds, defaults.claimSeconds)}
        />
      )}
    </>
  );
}

function Markers({ options, set }: PartProps) {
  const text = words()['kakuro-race'].options;
  const { markers: chosen } = options;
  const markers = listOf(chosen, isNumber, defaultMarkers);
  return (
    <CountGrid
      summary={text.markers}
      total={text.markersHint(markers.length, MOST_MARKERS)}
      most={MOST_MARKERS}
      kinds={markerValues}
      values={markers}
      least={() => 0}
      labelOf={text.marker}
      pictureOf={(value) => <SumMarker value={value} />}
      reset={text.reset}
      onChange={(values) => set('markers', values, defaultMarkers)}
      onReset={() => set('markers', null, null)}
    />
  );
}

function Actions({ options, set, seats }: PartProps & { readonly seats: number }) {
  const text = words()['kakuro-race'];
  const { actions: chosen } = options;
  const actions = listOf(chosen, isTile, defaultActions);
  return (
    <CountGrid
      summary={text.options.actions}
      total={text.options.actionsHint(actions.length, MOST_ACTIONS)}
      note={text.options.doublesNeeded(seats)}
      most={MOST_ACTIONS}
      kinds={actionTiles}
      values={actions}
      least={(tile) => (tile === 'd' ? seats : 0)}
      labelOf={(tile) => text.options.action(tileWords(text, tile))}
      pictureOf={(tile) => <ActionTileFace tile={tile} />}
      reset={text.options.reset}
      onChange={(values) => set('actions', values, defaultActions)}
      onReset={() => set('actions', null, null)}
    />
  );
}
