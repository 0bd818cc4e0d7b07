/** Marks a name in a list as that of a computer, or of somebody a computer plays for. */

import { words } from '../../messages/words';
import { Icon } from '../../ui/pictures/icon';
import type { SeatPlan } from './seat-plan';
import './bot-mark.css';

/** Nothing for people who play themselves. */
export function BotMark({ bot }: Pick<SeatPlan, 'bot'>) {
  if (bot === null) return null;
  const { table, levels } = words().app;
  const label = table.bot({ level: levels[bot] });
  return (
    <span class="bot-mark" title={label}>
      <Icon name="bot" />
      <span class="visually-hidden">, {label}</span>
    </span>
  );
}
