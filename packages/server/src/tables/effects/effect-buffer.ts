/** Collects the effects of one call to a table. */

import type { ClientConnection } from '../../connections/connection.js';
import type { TableEffect } from './table-effect.js';
import type { TableRequest } from './table-request.js';

const none: readonly TableEffect[] = [];
const reschedule: TableEffect = { kind: 'reschedule' };

export class EffectBuffer {
  #effects: TableEffect[] = [];
  #reschedules = false;

  add(effect: TableEffect): void {
    this.#effects.push(effect);
  }

  /** `request` is the request that the message replies to. */
  send(to: ClientConnection, text: string, request: TableRequest | null = null): void {
    this.#effects.push({ kind: 'send', to, text, request });
  }

  /** Adds one `reschedule` after all other effects, however often this is called. */
  reschedule(): void {
    this.#reschedules = true;
  }

  /** Returns the effects in order, and starts over. */
  take(): readonly TableEffect[] {
    if (this.#reschedules) this.#effects.push(reschedule);
    else if (this.#effects.length === 0) return none;
    const effects = this.#effects;
    this.#effects = [];
    this.#reschedules = false;
    return effects;
  }
}
