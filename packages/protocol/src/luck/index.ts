/** Luck that can be checked: the server commits to a secret, and every player adds a share. */

export { commitmentOf, mixedSeed } from './seed.js';
export { type LuckFault, type VerifiedLuck, verifyLuck } from './verify.js';
