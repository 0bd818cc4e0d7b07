/** What a thread runs in which the bots of online tables think. */

import '@riverstone/bots/worker';
