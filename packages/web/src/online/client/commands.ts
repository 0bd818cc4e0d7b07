/** Sends commands, again after a reconnect, and resolves each one once. */

import type { ReadonlySignal } from '@preact/signals';
import type { Command } from '@riverstone/protocol';
import { type Detail, ok, type Refusal, type Result } from '@riverstone/rules';
import { tabStore } from '../../settings/text-store';
import type { Connection, ServerReply } from '../connection/connection';
import { Outbox, type SentCommand } from './outbox';

type CommandResult = Result<true, Refusal>;

/** What the commands need from their table. */
export interface CommandedTable {
  readonly table: string;
  isJoined(): boolean;
  /** The server does not know that this socket follows the table. */
  joinAgain(): void;
  /** A reply to a command from before the page was reloaded. */
  answeredLate(command: Command, answer: CommandResult): void;
}

export class Commands {
  readonly #outbox: Outbox;
  readonly #waiting = new Map<string, (answer: CommandResult) => void>();
  /** The ids without a reply on the current socket. */
  readonly #owed = new Set<string>();

  constructor(
    private readonly client: CommandedTable,
    private readonly connection: Connection,
  ) {
    this.#outbox = new Outbox(client.table, tabStore);
  }

  /** The commands without a reply. */
  get unanswered(): ReadonlySignal<readonly SentCommand[]> {
    return this.#outbox.all;
  }

  /** Whether an action is among them. */
  get hasAct(): ReadonlySignal<boolean> {
    return this.#outbox.hasAct;
  }

  do(command: Command): Promise<CommandResult> {
    const sent = this.#outbox.add(command);
    return new Promise((resolve) => {
      this.#waiting.set(sent.id, resolve);
      if (this.client.isJoined()) this.#send(sent);
    });
  }

  /**
   * Sends again, in order, what an earlier socket left without a reply. What waits for a reply on this socket is not
   * sent again: the first copy may be refused, and the second carried out.
   */
  sendAgain(): void {
    for (const sent of this.#outbox.all.peek()) if (!this.#owed.has(sent.id)) this.#send(sent);
  }

  #send(sent: SentCommand): void {
    const { id, command } = sent;
    this.#owed.add(id);
    void this.connection.request({ type: 'do', id, command }).then((reply) => {
      this.#owed.delete(id);
      if (reply !== null) this.#answered(sent, reply);
    });
  }

  #answered({ id, command }: SentCommand, reply: ServerReply): void {
    if (reply.type === 'refused' && reply.code === 'not-joined') {
      this.client.joinAgain();
      return;
    }
    this.#outbox.settle(id);
    const answer = answerIn(reply);
    const resolve = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (resolve !== undefined) resolve(answer);
    else this.client.answeredLate(command, answer);
  }
}

function answerIn(reply: ServerReply): CommandResult {
  if (reply.type !== 'refused') return ok(true);
  const { code, detail } = reply;
  return { ok: false, error: { code, detail: detail as Detail } };
}
