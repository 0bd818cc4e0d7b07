import type { Plugin } from 'esbuild';

export declare const sourceAliases: { find: RegExp; replacement: string }[];
export declare const sourcePlugin: Plugin;
