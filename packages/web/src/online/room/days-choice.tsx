/** How many days there are for a move. */

import { type MoveDays, moveDays } from '@riverstone/protocol';
import { words } from '../../messages/words';
import { Select } from '../../ui/controls/select';

interface DaysChoiceProps {
  readonly days: MoveDays | null;
  onChange(days: MoveDays | null): void;
}

export function DaysChoice({ days, onChange }: DaysChoiceProps) {
  const { newTable: text, days: spell } = words().online;
  const choices = [
    { value: 'off', label: text.daysOff },
    ...moveDays.map((number) => ({ value: `${number}`, label: spell({ number }) })),
  ];
  return (
    <Select
      label={text.days}
      hint={text.daysHint}
      value={`${days ?? 'off'}`}
      choices={choices}
      onChange={(chosen) => onChange(moveDays.find((each) => `${each}` === chosen) ?? null)}
    />
  );
}
