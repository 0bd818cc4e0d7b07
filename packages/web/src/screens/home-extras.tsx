/** Ways from home to all that is no new table. A way is one line; what it shows beside its name is loaded later. */

import type { FunctionComponent } from 'preact';
import { words } from '../messages/words';
import { hrefOf, type Route } from '../navigation/address';
import { LazyComponent } from '../page/lazy-component';
import { hasPlayedDays } from '../settings/days-played';
import { Button } from '../ui/controls/button';
import type { IconName } from '../ui/pictures/icon';

interface Extra {
  readonly to: Route;
  readonly icon: IconName;
  label(): string;
  /** What is shown beside the name, if there is anything to show. */
  readonly detail?: { isWanted(): boolean; load(): Promise<FunctionComponent> };
}

const extras: readonly Extra[] = [
  {
    to: { screen: 'daily' },
    icon: 'calendar',
    label: () => words().app.home.today,
    detail: {
      isWanted: hasPlayedDays,
      load: () => import('../daily/today-state').then(({ loadTodayState }) => loadTodayState()),
    },
  },
  { to: { screen: 'puzzles' }, icon: 'search', label: () => words().app.home.puzzles },
  { to: { screen: 'companion' }, icon: 'box', label: () => words().app.home.companion },
  { to: { screen: 'history' }, icon: 'chart', label: () => words().app.home.statistics },
];

export function HomeExtras() {
  return (
    <div class="home-extras">
      {extras.map((extra) => (
        <Button key={extra.icon} kind="plain" icon={extra.icon} href={hrefOf(extra.to)}>
          {extra.label()}
          {extra.detail?.isWanted() && <LazyComponent load={extra.detail.load} />}
        </Button>
      ))}
    </div>
  );
}
