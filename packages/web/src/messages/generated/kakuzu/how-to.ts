/** The messages of kakuzu/how-to. Written by `npm run messages` from en.json and notes.json: edit those. */

export interface KakuzuHowToMessages {
  readonly goal: string;
  readonly steps: readonly ({
    readonly title: string;
    readonly text: string;
  })[];
  readonly examples: {
    readonly sure: string;
    readonly kept: string;
    readonly missed: string;
  };
  readonly words: readonly ({
    readonly term: string;
    readonly meaning: string;
  })[];
  readonly options: string;
}
