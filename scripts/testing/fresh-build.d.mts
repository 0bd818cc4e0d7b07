export declare function buildReason(folder?: string): string | null;
