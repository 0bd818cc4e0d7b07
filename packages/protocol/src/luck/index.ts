/** Luck that can be checked: a secret that the server commits to, mixed with every player's own chance. */

export { commitmentOf, mixedSeed } from './seed.js';
export { type LuckFault, type VerifiedLuck, verifyLuck } from './verify.js';
