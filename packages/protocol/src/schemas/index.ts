/** The schemas of everything on the wire. */

export * from './commands.js';
export * from './http.js';
export { commandId, day, game, options } from './parts.js';
export * from './room.js';
export * from './socket.js';
