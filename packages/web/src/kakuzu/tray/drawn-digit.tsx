/** The wanted digit, large. A new one comes out of the bag. */

import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../messages/words';
import { animate } from '../../ui/motion/motion';
import { BagDigit } from '../pieces/bag-digit';
import './drawn-digit.css';
import { type KakuzuTable, wantedDigit } from '../table/kakuzu-table';

export function DrawnDigit({ table }: { readonly table: KakuzuTable }) {
  const digit = wantedDigit(table.view.value);
  const drawnAt = table.steps.value.findLast(({ events }) => events.some(({ type }) => type === 'drew'))?.version ?? 0;
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(drawnAt);
  useEffect(() => {
    if (drawnAt !== shown.current && element.current !== null) void animate(element.current, rising, { duration: 420 });
    shown.current = drawnAt;
  }, [drawnAt]);
  if (digit === null) return <div ref={element} class="kakuzu-drawn" />;
  return (
    <div ref={element} class="kakuzu-drawn" role="img" aria-label={words().kakuzu.tray.wanted({ digit })}>
      <BagDigit digit={digit} />
    </div>
  );
}

const rising: Keyframe[] = [
  { transform: 'translateY(40%) scale(0.4)', opacity: 0 },
  { transform: 'translateY(-6%) scale(1.08)', opacity: 1, offset: 0.7 },
  { transform: 'none', opacity: 1 },
];
