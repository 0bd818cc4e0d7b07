/** What operators may set. Whatever is left out is off. */

import type { RetentionSettings } from './retention.js';

export interface OperatingSettings extends RetentionSettings {
  /** Gives access to everything that operators can do. Without it there is no admin API. */
  readonly adminToken?: string | undefined;
  /** The words that are not allowed in names and public talk. */
  readonly words?: readonly string[] | undefined;
  /** For tests: how often upkeep runs, in milliseconds. */
  readonly upkeepEvery?: number;
}
