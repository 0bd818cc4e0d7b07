/** The address of a moment: shown while the replay is looked at, and the link that opens there for anybody. */

import { useEffect } from 'preact/hooks';
import { hrefOf } from '../../navigation/address';
import { pack } from '../../replay/record-text';
import type { Replay } from '../../review/replay';

/** The address is changed only once the moment has stayed this long: browsers limit how often a page may change it. */
const ADDRESS_DELAY_MS = 400;

/** Keeps the address up to date, so that a reload shows the same moment. The history does not grow. */
export function useMomentInAddress({ id }: Replay, moment: number, isReviewed: boolean): void {
  useEffect(() => {
    const here = hrefOf({ screen: 'replay', id, moment, ...(isReviewed ? { review: true } : {}) });
    const timer = setTimeout(() => history.replaceState(null, '', here), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id, moment, isReviewed]);
}

/** A game of this device is nowhere else, so its link carries the whole record. */
export async function linkTo({ id, from, open }: Replay, moment: number): Promise<string> {
  const shared = from === 'device' ? await pack(await open.record()) : id;
  return new URL(hrefOf({ screen: 'replay', id: shared, moment }), location.origin).href;
}
