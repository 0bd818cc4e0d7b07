/** Says that the connection is lost, and that no move is. */

import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../messages/words';
import { announce } from '../../ui/feedback/announcer';
import { Icon } from '../../ui/pictures/icon';
import type { LineState } from '../client/online-room';
import './line-banner.css';

export function LineBanner({ line }: { readonly line: LineState }) {
  if (line !== 'lost') return null;
  return (
    <p class="line-banner">
      <Icon name="warning" /> {words().online.line.lost}
    </p>
  );
}

/** Announces when the connection is lost and when it is back. */
export function useLineNews(line: LineState): void {
  const wasLost = useRef(false);
  useEffect(() => {
    const { lost, back } = words().online.line;
    if (line === 'lost' && !wasLost.current) announce(lost);
    if (line === 'open' && wasLost.current) announce(back);
    if (line === 'lost' || line === 'open') wasLost.current = line === 'lost';
  }, [line]);
}
