/** The lesson of a game, which ends in a real one: a new one, or the one that it was opened from. */

import type { GameId } from '@riverstone/rules';
import { LessonScreen } from '../lesson/lesson-screen';
import { words } from '../messages/words';
import { go, replaceRoute } from '../navigation/route';
import { isLearnt, markLearnt } from '../settings/learning';
import { playNow } from './device-tables';

interface LearnProps {
  readonly game: GameId;
  /** The table of a game that goes on meanwhile. */
  readonly table?: string | undefined;
  /** Whether the day's deal is to be played, not just any game. */
  readonly daily: boolean;
}

export function Learn({ game, table, daily }: LearnProps) {
  if (table !== undefined) {
    const back = (): void => replaceRoute({ screen: 'table', id: table });
    return (
      <LessonScreen
        game={game}
        leaveLabel={(text) => text.back}
        endLabel={(text) => text.back}
        onLeave={back}
        onEnd={back}
      />
    );
  }
  return <LearnFirst game={game} daily={daily} />;
}

function LearnFirst({ game, daily }: Omit<LearnProps, 'table'>) {
  const isFirst = !isLearnt(game);
  const play = (): void => (daily ? replaceRoute({ screen: 'daily' }) : playNow(game));
  // Somebody new wanted to play; somebody else came here from a table or from home.
  const leave = (): void => {
    if (isFirst) {
      markLearnt(game);
      play();
    } else if (history.length > 1) history.back();
    else go({ screen: 'home' });
  };
  return (
    <LessonScreen
      game={game}
      leaveLabel={(text) => (isFirst ? text.skip : words().app.kit.close)}
      endLabel={(text) => text.play}
      onLeave={leave}
      onEnd={play}
    />
  );
}
