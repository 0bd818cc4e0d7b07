/** Sets of tests that need programs which npm does not bring. */
type ProgramSet = 'engines' | 'ear';

export const systemPython: string;
export function findChromium(): string | undefined;
export function findFirefox(): string | undefined;
export function ensureChromium(): string;
export function findHeadlessChromium(): string | undefined;
export function ensurePrograms(...names: readonly ProgramSet[]): void;
export function whatIsLacking(set: ProgramSet): string | null;
export function whyNotHere(set: ProgramSet): string | null;
