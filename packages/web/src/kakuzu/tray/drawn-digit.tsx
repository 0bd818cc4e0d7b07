/** The wanted digit, large. A new one comes out of the bag, also the 0 that ends a turn. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../messages/words';
import { flyBetween } from '../../ui/motion/motion';
import { BagDigit } from '../pieces/bag-digit';
import './drawn-digit.css';
import { drawnZero, type KakuzuTable, wantedDigit } from '../table/kakuzu-table';

export function DrawnDigit({ table }: { readonly table: KakuzuTable }) {
  const steps = table.steps.value;
  const wanted = wantedDigit(table.view.value);
  const digit = wanted ?? (drawnZero(steps) ? 0 : null);
  const drawnAt = steps.findLast(({ events }) => events.some(({ type }) => type === 'drew'))?.version ?? 0;
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(drawnAt);
  useLayoutEffect(() => {
    const isNew = drawnAt > shown.current;
    shown.current = drawnAt;
    const place = element.current;
    const from = document.querySelector(`[data-bag="${digit}"]`)?.getBoundingClientRect();
    if (isNew && place !== null && from !== undefined) void flyBetween(from, place, { duration: 700, lift: 28 });
  }, [drawnAt]);
  if (digit === null) return <div ref={element} class="kakuzu-drawn kakuzu-drawn-none" />;
  const label = wanted === null ? undefined : words().kakuzu.tray.wanted({ digit });
  return (
    <div ref={element} class="kakuzu-drawn" {...(label !== undefined && { role: 'img', 'aria-label': label })}>
      <BagDigit digit={digit} />
    </div>
  );
}
