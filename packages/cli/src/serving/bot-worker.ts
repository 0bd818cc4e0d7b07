/** The script of a worker thread for the bots of online tables. */

import '@riverstone/bots/worker';
