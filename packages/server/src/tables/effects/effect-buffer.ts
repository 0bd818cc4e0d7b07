/** Collects the effects of one call to a table. */

import type { ClientConnection } from '../../connections/connection.js';
import type { TableEffect } from './table-effect.js';
import type { TableRequest } from './table-request.js';

const none: readonly TableEffect[] = [];
const attend: TableEffect = { kind: 'attend' };

export class EffectBuffer {
  #effects: TableEffect[] = [];
  #attends = false;

  add(effect: TableEffect): void {
    this.#effects.push(effect);
  }

  /** `request` is the request that the message replies to. */
  send(to: ClientConnection, text: string, request: TableRequest | null = null): void {
    this.#effects.push({ kind: 'send', to, text, request });
  }

  /** Clocks and bots look at the table once, after all other effects. */
  attend(): void {
    this.#attends = true;
  }

  /** Returns the effects in order, and starts over. */
  take(): readonly TableEffect[] {
    if (this.#attends) this.#effects.push(attend);
    else if (this.#effects.length === 0) return none;
    const effects = this.#effects;
    this.#effects = [];
    this.#attends = false;
    return effects;
  }
}
