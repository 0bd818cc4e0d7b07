/** A table in this process: a hosted game and what the terminal knows about it. */

import {
  type Actor,
  type GameRecord,
  type GameTypes,
  type HostedGame,
  type Move,
  ok,
  type Refusal,
  type Result,
  type Status,
  type Viewer,
  writeRecord,
} from '@riverstone/rules';
import type { GameTerminal, Names, PublicMove } from '../contract/game-terminal.js';
import type { PublicError } from '../messages/refusals.js';
import type { TableBots } from './table-bots.js';

/** What a table at the terminal needs of a game. */
export interface PlayableGame<T extends GameTypes> {
  readonly terminal: GameTerminal<T['View'], T['Action'], T['Event']>;
  readonly bots: TableBots<T['View'], T['Action']>;
  errorOf(refusal: Refusal): PublicError;
}

/** A table as the terminal sees it: views and actions, never the state. */
export interface OpenTable<View, Action, Event> {
  readonly terminal: GameTerminal<View, Action, Event>;
  readonly bots: TableBots<View, Action>;
  readonly names: Names;
  readonly status: Status;
  /** Counts what was done: the same number, the same table. */
  readonly version: number;
  view(viewer: Viewer): View;
  /** Does something and makes the draws that follow from it; or says why not. */
  act(actor: Actor, action: Action): Result<PublicMove<View, Event>, Refusal>;
  /** What the table does when a timer has run out. */
  runOut(timerKey: string): PublicMove<View, Event>;
  /** The game so far, finished or not. */
  record(): GameRecord;
  /** Puts a refusal into words. */
  errorOf(refusal: Refusal): PublicError;
}

export class TerminalTable<T extends GameTypes> implements OpenTable<T['View'], T['Action'], T['Event']> {
  constructor(
    private readonly playable: PlayableGame<T>,
    readonly names: Names,
    private readonly hosted: HostedGame<T>,
  ) {}

  get terminal(): GameTerminal<T['View'], T['Action'], T['Event']> {
    return this.playable.terminal;
  }

  get bots(): TableBots<T['View'], T['Action']> {
    return this.playable.bots;
  }

  get status(): Status {
    return this.hosted.status;
  }

  get version(): number {
    return this.hosted.log.length;
  }

  view(viewer: Viewer): T['View'] {
    return this.hosted.viewFor(viewer);
  }

  act(actor: Actor, action: T['Action']): Result<PublicMove<T['View'], T['Event']>, Refusal> {
    const move = this.hosted.act(actor, action);
    return move.ok ? ok(this.#seen(move.value)) : move;
  }

  runOut(timerKey: string): PublicMove<T['View'], T['Event']> {
    const move = this.hosted.runOut(timerKey);
    if (move === null) throw new Error(`nothing happens when the timer ${timerKey} runs out`);
    return this.#seen(move);
  }

  errorOf(refusal: Refusal): PublicError {
    return this.playable.errorOf(refusal);
  }

  record(): GameRecord {
    return writeRecord(this.hosted, { players: this.names });
  }

  #seen({ before, steps, after }: Move<T>): PublicMove<T['View'], T['Event']> {
    const { game } = this.hosted;
    return {
      events: steps.flatMap(({ events }) => events),
      before: game.view(before, 'spectator'),
      after: game.view(after, 'spectator'),
    };
  }
}
