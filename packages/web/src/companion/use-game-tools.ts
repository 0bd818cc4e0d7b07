/** The tools of all games, in the language in use. */

import { type GameId, gameIds } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import { gameUis } from '../games';
import { type Language, language } from '../messages/words';
import type { CompanionTool } from './position/game-companion';

export interface GameTools {
  readonly game: GameId;
  readonly tools: readonly CompanionTool[];
}

export function useGameTools(): { readonly tools: readonly GameTools[] | null; readonly hasFailed: boolean } {
  const [tools, setTools] = useState<readonly GameTools[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const spoken = language();
  useEffect(() => {
    let isCancelled = false;
    Promise.all(gameIds.map((game) => toolsOf(game, spoken))).then(
      (all) => {
        if (!isCancelled) setTools(all);
      },
      () => {
        if (!isCancelled) setFailed(true);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [spoken]);
  return { tools, hasFailed };
}

async function toolsOf(game: GameId, spoken: Language): Promise<GameTools> {
  const loaded = await gameUis[game].loadCompanion?.();
  return { game, tools: loaded === undefined ? [] : await loaded.companion.tools(spoken) };
}
