/** What goes over the wire, without the schemas: types, codes and limits. */

export { type RefusalCode, refusalCodes } from './codes.js';
export { type BotLevel, botLevels } from './levels.js';
export { limits } from './limits.js';
export { type MoveDays, moveDays } from './move-days.js';
export { type Phrase, phrases } from './phrases.js';
export type { Command } from './schemas/commands.js';
export type {
  DailyScores,
  DeviceCode,
  Devices,
  Lobby,
  LobbyTable,
  Me,
  MyTable,
  NewReport,
  NewTable,
  PushSubscriptionBody,
  ReportReason,
  ServerInfo,
  TableSummary,
} from './schemas/http.js';
export type { ChatLine, LuckProof, MemberInRoom, Proposal, Room, SeatInRoom, TableOutcome } from './schemas/room.js';
export type { ClientMessage, ServerMessage, TableChange, WireStep } from './schemas/socket.js';
