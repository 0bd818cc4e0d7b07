/** The options of a new table of Kakuzu, in plain words. */

import { isInteger, unwrap } from '@riverstone/rules';
import { type KakuzuOptions, kakuzu, NUMBERED_SHEETS, variants } from '@riverstone/rules/kakuzu';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import type { OptionsFormProps, RawOptions } from '../../table/game-page';
import { Segmented } from '../../ui/controls/segmented';
import { Select } from '../../ui/controls/select';
import { Stepper } from '../../ui/controls/stepper';
import { Switch } from '../../ui/controls/switch';
import './options-form.css';

/** What each option is when nobody says otherwise. */
const defaults: KakuzuOptions = unwrap(kakuzu.parseOptions({}, kakuzu.seats.min));
/** What a clock or a numbered sheet begins with. */
const FIRST_MINUTES = 20;
const FIRST_SHEET = 1;
/** The longest that a clock may run. */
const MOST_MINUTES = 180;

export function OptionsForm({ options, seats, isOnline = false, onChange }: OptionsFormProps) {
  const text = words().kakuzu.options;
  const chosen = readOptions(options, seats.length);
  const choose = (change: Partial<KakuzuOptions>): void => onChange(writeOptions({ ...chosen, ...change }));
  const [startsOpen] = useState(isRare(chosen));
  const isStale = options.first !== undefined && chosen.first === defaults.first;
  useEffect(() => {
    if (isStale) onChange(writeOptions(chosen));
  }, [isStale]);
  return (
    <div class="kakuzu-options">
      <Segmented
        label={text.variant}
        value={chosen.variant}
        choices={variants.map((value) => ({ value, label: text.variants[value], hint: text.variantHints[value] }))}
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
  const seats = names.map((name, seat) => ({ value: String(seat), label: name === '' ? text.seat(seat + 1) : name }));
  return (
    <Select
      label={text.first}
      value={String(chosen.first)}
      choices={[{ value: 'lot', label: text.firstByLot }, ...seats]}
      onChange={(first) => choose({ first: first === 'lot' ? 'lot' : Number(first) })}
    />
  );
}

const sheetKinds = ['random', 'lot', 'numbered'] as const;

function SheetChoice({ chosen: { sheet }, choose, isOnline }: ChoiceProps & { readonly isOnline: boolean }) {
  const text = words().kakuzu.options;
  // Online it is disguised anew each time, and no good for a return match.
  const hintOf = (kind: (typeof sheetKinds)[number]): string | undefined =>
    isOnline && kind === 'numbered' ? undefined : text.sheetHints[kind];
  return (
    <div class="kakuzu-options-group">
      <Segmented
        label={text.sheet}
        value={typeof sheet === 'number' ? 'numbered' : sheet}
        choices={sheetKinds.map((value) => ({ value, label: text.sheets[value], hint: hintOf(value) }))}
        onChange={(kind) => choose({ sheet: kind === 'numbered' ? FIRST_SHEET : kind })}
      />
      {isOnline && <p class="kakuzu-options-hint">{text.sheetOnline}</p>}
      {typeof sheet === 'number' && (
        <Stepper
          label={text.sheetNumber}
          value={sheet}
          min={1}
          max={NUMBERED_SHEETS}
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
        onChange={(isOn) => choose({ clockMinutes: isOn ? FIRST_MINUTES : 'off' })}
      />
      {clockMinutes !== 'off' && (
        <Stepper
          label={text.clockMinutes}
          value={clockMinutes}
          min={1}
          max={MOST_MINUTES}
          onChange={(minutes) => choose({ clockMinutes: minutes })}
        />
      )}
    </div>
  );
}

/** The options as they are set; what can't be (somebody has left the table meanwhile) has its default. */
function readOptions(raw: RawOptions, seats: number): KakuzuOptions {
  const { first, variant, sheet, clockMinutes } = raw;
  return {
    first: isInteger(first, 0, seats - 1) ? first : defaults.first,
    variant: variants.find((each) => each === variant) ?? defaults.variant,
    sheet: sheet === 'lot' || isInteger(sheet, 1, NUMBERED_SHEETS) ? sheet : defaults.sheet,
    clockMinutes: isInteger(clockMinutes, 1, MOST_MINUTES) ? clockMinutes : defaults.clockMinutes,
  };
}

/** Only what differs from the default. */
function writeOptions(options: KakuzuOptions): RawOptions {
  const standard = new Map<string, unknown>(Object.entries(defaults));
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => standard.get(name) !== value));
}

/** Whether one of the options behind "more" is set, so that it is in sight. */
function isRare({ first, sheet, clockMinutes }: KakuzuOptions): boolean {
  return first !== defaults.first || sheet !== defaults.sheet || clockMinutes !== defaults.clockMinutes;
}
