/** The lesson of a game, which ends in a real one. */

import type { GameId } from '@riverstone/rules';
import { LessonScreen } from '../lesson/lesson-screen';
import { words } from '../messages/words';
import { go } from '../navigation/route';
import { isLearnt, markLearnt } from '../settings/learning';
import { playNow } from './device-tables';

export function Learn({ game }: { readonly game: GameId }) {
  const isFirst = !isLearnt(game);
  // Somebody new wanted to play; somebody else came here from a table or from home.
  const leave = (): void => {
    if (isFirst) {
      markLearnt(game);
      playNow(game);
    } else if (history.length > 1) history.back();
    else go({ screen: 'home' });
  };
  return (
    <LessonScreen
      game={game}
      leaveLabel={(text) => (isFirst ? text.skip : words().app.kit.close)}
      endLabel={(text) => text.play}
      onLeave={leave}
      onEnd={() => playNow(game, 'novice')}
    />
  );
}
