/** Who plays a seat of a new table: a person, or a bot with a line on how its level plays. */

import { type Level, levels } from '@riverstone/bots';
import { grammar, words } from '../../messages/words';
import { Select } from '../../ui/controls/select';
import type { SeatPlan } from './seat-plan';

interface SeatPlayerProps extends Pick<SeatPlan, 'bot'> {
  readonly seat: number;
  /** What a seat without a bot is called. */
  readonly person: string;
  onChange(bot: Level | null): void;
}

export function SeatPlayer({ seat, bot, person, onChange }: SeatPlayerProps) {
  const { newTable, levels: levelNames, levelHints } = words().app;
  const choices: readonly { readonly value: Level | 'person'; readonly label: string }[] = [
    { value: 'person', label: person },
    ...levels.map((level) => ({ value: level, label: newTable.bot({ level: levelNames[level] }) })),
  ];
  return (
    <Select
      label={newTable.whoInSeat({ number: grammar().number(seat + 1) })}
      hideLabel
      hint={bot === null ? undefined : levelHints[bot]}
      value={bot ?? 'person'}
      choices={choices}
      onChange={(who) => onChange(who === 'person' ? null : who)}
    />
  );
}
