/** The form with the options of Kakuzu. */

import { changedOptions, defaultOptions, fitOptions, unwrap } from '@riverstone/rules';
import { type KakuzuOptions, kakuzu, kakuzuOptions } from '@riverstone/rules/kakuzu';
import { useLayoutEffect, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import type { OptionsFormProps } from '../../table/game-page';
import { Segmented } from '../../ui/controls/segmented';
import { Select } from '../../ui/controls/select';
import { Stepper } from '../../ui/controls/stepper';
import { Switch } from '../../ui/controls/switch';
import './options-form.css';

const defaults = defaultOptions(kakuzuOptions);

export function OptionsForm({ options: raw, seats, isOnline = false, onChange }: OptionsFormProps) {
  const text = words().kakuzu.options;
  const fit = fitOptions(kakuzuOptions, raw, seats.length);
  useLayoutEffect(() => {
    if (fit !== raw) onChange(fit);
  }, [fit, raw, onChange]);
  const chosen = unwrap(kakuzu.parseOptions(fit, seats.length));
  const choose = (change: Partial<KakuzuOptions>): void =>
    onChange(changedOptions(kakuzuOptions, { ...chosen, ...change }, seats.length));
  const [startsOpen] = useState(isRare(chosen));
  return (
    <div class="kakuzu-options">
      <Segmented
        label={text.variant}
        value={chosen.variant}
        choices={kakuzuOptions.variant.choices.map((value) => ({
          value,
          label: text.variants[value],
          hint: text.variantHints[value],
        }))}
        onChange={(variant) => choose({ variant })}
      />
      <details class="kakuzu-options-more" open={startsOpen}>
        <summary>{text.more}</summary>
        <div class="kakuzu-options-rare">
          <FirstChoice chosen={chosen} names={seats.map(({ name }) => name)} choose={choose} />
          <SheetChoice chosen={chosen} choose={choose} isOnline={isOnline} />
          <ClockChoice chosen={chosen} choose={choose} />
        </div>
      </details>
    </div>
  );
}

interface ChoiceProps {
  readonly chosen: KakuzuOptions;
  choose(change: Partial<KakuzuOptions>): void;
}

function FirstChoice({ chosen, names, choose }: ChoiceProps & { readonly names: readonly string[] }) {
  const text = words().kakuzu.options;
  if (names.length < 2) return null;
  const seats = names.map((name, seat) => ({
    value: String(seat),
    label: name === '' ? text.seat({ number: seat + 1 }) : name,
  }));
  return (
    <Select
      label={text.first}
      value={String(chosen.first)}
      choices={[{ value: 'lot', label: text.firstByLot }, ...seats]}
      onChange={(first) => choose({ first: first === 'lot' ? 'lot' : Number(first) })}
    />
  );
}

const sheetKinds = [...kakuzuOptions.sheet.words, 'numbered'] as const;

function SheetChoice({ chosen: { sheet }, choose, isOnline }: ChoiceProps & { readonly isOnline: boolean }) {
  const text = words().kakuzu.options;
  // Online the sheet is disguised again each time, so its number does not help a rematch.
  const hintOf = (kind: (typeof sheetKinds)[number]): string | undefined =>
    isOnline && kind === 'numbered' ? undefined : text.sheetHints[kind];
  return (
    <div class="kakuzu-options-group">
      <Segmented
        label={text.sheet}
        value={typeof sheet === 'number' ? 'numbered' : sheet}
        choices={sheetKinds.map((value) => ({ value, label: text.sheets[value], hint: hintOf(value) }))}
        onChange={(kind) => choose({ sheet: kind === 'numbered' ? kakuzuOptions.sheet.min : kind })}
      />
      {isOnline && <p class="kakuzu-options-hint">{text.sheetOnline}</p>}
      {typeof sheet === 'number' && (
        <Stepper
          label={text.sheetNumber}
          value={sheet}
          min={kakuzuOptions.sheet.min}
          max={kakuzuOptions.sheet.max}
          onChange={(number) => choose({ sheet: number })}
        />
      )}
    </div>
  );
}

function ClockChoice({ chosen: { clockMinutes }, choose }: ChoiceProps) {
  const text = words().kakuzu.options;
  return (
    <div class="kakuzu-options-group">
      <Switch
        label={text.clock}
        hint={text.clockHint}
        checked={clockMinutes !== 'off'}
        onChange={(isOn) => choose({ clockMinutes: isOn ? kakuzuOptions.clockMinutes.suggested[0] : 'off' })}
      />
      {clockMinutes !== 'off' && (
        <Stepper
          label={text.clockMinutes}
          value={clockMinutes}
          min={kakuzuOptions.clockMinutes.min}
          max={kakuzuOptions.clockMinutes.max}
          onChange={(minutes) => choose({ clockMinutes: minutes })}
        />
      )}
    </div>
  );
}

/** Whether one of the options behind "more" is set, so that it is in sight. */
function isRare({ first, sheet, clockMinutes }: KakuzuOptions): boolean {
  return first !== defaults.first || sheet !== defaults.sheet || clockMinutes !== defaults.clockMinutes;
}
