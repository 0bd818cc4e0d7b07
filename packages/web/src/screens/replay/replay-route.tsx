/** All that is about replays, behind one door: a game, or a record to open. */

import type { Route } from '../../navigation/address';
import { OpenRecordScreen } from './open-record-screen';
import { ReplayScreen } from './replay-screen';

export function ReplayRoute({ here }: { readonly here: Route & { readonly screen: 'replay' | 'open-record' } }) {
  if (here.screen === 'open-record') return <OpenRecordScreen />;
  return <ReplayScreen id={here.id} moment={here.moment ?? null} isReviewed={here.review === true} />;
}
