/** Opens the game of an online table for the play screen. */

import type { GameId } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../../games';
import type { GamePage, RemoteSitting } from '../../table/game-page';
import type { TableClient } from '../client/table-client';

/** The game with a key that changes whenever it has to be shown anew. */
interface OpenedGame {
  readonly key: string;
  readonly sitting: RemoteSitting;
}

export interface Opening {
  readonly game: OpenedGame | 'loading' | 'failed';
  again(): void;
}

/** The game as I sit at it, opened anew whenever I begin or cease to play myself. */
export function useOpenGame(online: TableClient, id: GameId): Opening {
  const [page, setPage] = useState<GamePage | 'loading' | 'failed'>('loading');
  const [game, setGame] = useState<OpenedGame | 'loading'>('loading');
  const load = (): void => {
    setPage('loading');
    loadGame(id).then(setPage, () => setPage('failed'));
  };
  useEffect(load, [id]);
  const key = online.sitting.value;
  const isReady = online.isReady.value;
  useEffect(() => {
    const sitting = typeof page === 'string' || !isReady ? null : page.openRemote(online);
    setGame(sitting === null ? 'loading' : { key, sitting });
    return () => sitting?.close();
  }, [page, key, isReady]);
  return { game: page === 'failed' ? 'failed' : game, again: load };
}
