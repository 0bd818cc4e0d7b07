/** All areas of messages. Written by `npm run messages` from the folders that hold catalogues. */

import type { OnlineMessages } from './online/types';

/** What every screen may say; it comes with the first one. */
export interface FirstMessages {

}

/** What is loaded when it is needed. */
export interface LazyMessages {
  readonly online: OnlineMessages;
}
