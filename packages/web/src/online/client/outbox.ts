/** Commands without a reply. They survive a reload, and are sent again. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Command } from '@riverstone/protocol';
import { isObject } from '@riverstone/rules';
import type { TextStore } from '../../settings/text-store';
import { randomId } from '../connection/random-id';

export interface SentCommand {
  /** The server carries out an id once, however often it is sent. */
  readonly id: string;
  readonly command: Command;
}

/** With a version: commands of an older page may name squares differently, and are never sent. */
const PREFIX = 'riverstone:outbox:2:';

export class Outbox {
  readonly #all;
  readonly all: ReadonlySignal<readonly SentCommand[]>;
  /** Whether an action is among them. */
  readonly hasAct: ReadonlySignal<boolean>;
  readonly #key: string;

  constructor(
    table: string,
    private readonly texts: TextStore,
  ) {
    this.#key = `${PREFIX}${table}`;
    this.#all = signal(readSent(texts.read(this.#key)));
    this.all = this.#all;
    this.hasAct = computed(() => this.#all.value.some(({ command }) => command.type === 'act'));
  }

  add(command: Command): SentCommand {
    const sent = { id: randomId(), command };
    this.#keep([...this.#all.peek(), sent]);
    return sent;
  }

  /** There was a reply. */
  settle(id: string): void {
    this.#keep(this.#all.peek().filter((sent) => sent.id !== id));
  }

  #keep(all: readonly SentCommand[]): void {
    this.#all.value = all;
    this.texts.write(this.#key, all.length === 0 ? null : JSON.stringify(all));
  }
}

/** The stored commands, if they can be read. The server checks what is in them. */
function readSent(text: string | null): readonly SentCommand[] {
  if (text === null) return [];
  try {
    const raw: unknown = JSON.parse(text);
    return Array.isArray(raw) && raw.every(isSent) ? raw : [];
  } catch {
    // Not written by this page.
    return [];
  }
}

function isSent(raw: unknown): raw is SentCommand {
  return isObject(raw) && typeof raw.id === 'string' && isObject(raw.command) && typeof raw.command.type === 'string';
}
