export declare function whyBuild(folder?: string): string | null;
