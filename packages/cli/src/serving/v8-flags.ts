/** A setting of V8 for a process that serves tables. */

import { setFlagsFromString } from 'node:v8';

/**
 * The states and views of a game live for one move. V8 sees those of the first tables survive, concludes that all do,
 * and from then on allocates them in the old generation. Without this pretenuring a move takes a tenth less processor
 * time, and a busy server two thirds of the memory.
 */
export function disablePretenuring(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
