/** The parts and values that several messages hold, by their names in the JSON Schema. */

import { room, serverMessages } from '../src/schemas/index.js';
import {
  commandId,
  game,
  hash,
  level,
  member,
  options,
  phrase,
  seat,
  share,
  tableId,
  time,
} from '../src/schemas/parts.js';

const { changes, history, table } = serverMessages;
const change = changes.shape.changes.element;
const { shape } = room;

export const parts = {
  Room: room,
  SeatInRoom: shape.seats.element,
  MemberInRoom: shape.members.element,
  Proposal: shape.proposal.unwrap(),
  Outcome: shape.outcome.unwrap(),
  Luck: shape.luck.unwrap(),
  ChatLine: table.shape.chat.element,
  Change: change,
  Step: history.shape.steps.element,
  id: commandId,
  tableId,
  game,
  seat,
  member,
  level,
  options,
  version: change.shape.version,
  time,
  clocks: table.shape.clocks,
  here: table.shape.here,
  watchers: table.shape.watchers,
  hash,
  share,
  phrase,
} as const;
