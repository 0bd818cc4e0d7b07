/** What needs programs that npm does not bring. */
export type ProgramSet = 'databases' | 'postgres' | 'redis' | 'balancer' | 'engines' | 'ear';

export const systemPython: string;
export function findChromium(): string | undefined;
export function findFirefox(): string | undefined;
export function findHaproxy(): string | undefined;
export function findPostgres(): string | undefined;
export function ensureChromium(): string;
export function findHeadlessChromium(): string | undefined;
export function ensurePrograms(...names: readonly ProgramSet[]): void;
export function missingProgramsMessage(set: ProgramSet): string | null;
export function unsupportedReason(set: ProgramSet): string | null;
