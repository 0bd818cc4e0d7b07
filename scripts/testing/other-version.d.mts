export interface SourceChange {
  /** The end of the file's path. */
  readonly file: string;
  readonly from: RegExp;
  readonly to: string;
}

export declare const otherVersions: string;
export declare function bundleOtherVersion(outfile: string, changes: readonly SourceChange[]): Promise<void>;
