/** Loads and opens the game of an online table. */

import type { GameId } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../../games';
import type { GamePage } from '../../table/game-page';
import type { OpenGame } from '../../table/open-game';
import type { TableClient } from '../client/table-client';
import { openOnlineGame } from './open-online-game';

/** The game, with a key that changes whenever it was opened again. */
interface KeyedGame {
  readonly key: string;
  readonly open: OpenGame;
  readonly hasTurns: boolean;
}

export interface GameLoading {
  readonly game: KeyedGame | 'loading' | 'failed';
  again(): void;
}

/** The game from my seat. It is opened again whenever I start or stop playing. */
export function useOpenGame(online: TableClient, id: GameId): GameLoading {
  const [page, setPage] = useState<GamePage | 'loading' | 'failed'>('loading');
  const [game, setGame] = useState<KeyedGame | 'loading'>('loading');
  const load = (): void => {
    setPage('loading');
    loadGame(id).then(setPage, () => setPage('failed'));
  };
  useEffect(load, [id]);
  const key = online.gameKey.value;
  const isReady = online.isReady.value;
  useEffect(() => {
    if (typeof page === 'string' || !isReady) {
      setGame('loading');
      return undefined;
    }
    const open = openOnlineGame(page, online);
    setGame({ key, open, hasTurns: page.hasTurns });
    return () => open.close();
  }, [page, key, isReady]);
  return { game: page === 'failed' ? 'failed' : game, again: load };
}
