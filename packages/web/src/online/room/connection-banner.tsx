/** Says that the connection is lost, and that no move is. */

import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../messages/words';
import { announce } from '../../ui/feedback/announcer';
import { Icon } from '../../ui/pictures/icon';
import type { TableConnectionState } from '../client/online-room';
import './connection-banner.css';

export function ConnectionBanner({ state }: { readonly state: TableConnectionState }) {
  if (state !== 'lost') return null;
  return (
    <p class="connection-banner">
      <Icon name="warning" /> {words().online.line.lost}
    </p>
  );
}

/** Announces when the connection is lost and when it is back. */
export function useConnectionNews(state: TableConnectionState): void {
  const wasLost = useRef(false);
  useEffect(() => {
    const { lost, back } = words().online.line;
    if (state === 'lost' && !wasLost.current) announce(lost);
    if (state === 'open' && wasLost.current) announce(back);
    if (state === 'lost' || state === 'open') wasLost.current = state === 'lost';
  }, [state]);
}
