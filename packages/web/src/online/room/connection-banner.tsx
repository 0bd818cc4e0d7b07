/** Says that the connection is lost, and that no move is. */

import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../messages/words';
import { announce } from '../../ui/feedback/announcer';
import { Icon } from '../../ui/pictures/icon';
import type { TableConnectionState } from '../client/online-room';
import './connection-banner.css';

export function ConnectionBanner({ line }: { readonly line: TableConnectionState }) {
  if (line !== 'lost') return null;
  return (
    <p class="line-banner">
      <Icon name="warning" /> {words().online.line.lost}
    </p>
  );
}

/** Announces when the connection is lost and when it is back. */
export function useConnectionNews(line: TableConnectionState): void {
  const wasLost = useRef(false);
  useEffect(() => {
    const { lost, back } = words().online.line;
    if (line === 'lost' && !wasLost.current) announce(lost);
    if (line === 'open' && wasLost.current) announce(back);
    if (line === 'lost' || line === 'open') wasLost.current = line === 'lost';
  }, [line]);
}
