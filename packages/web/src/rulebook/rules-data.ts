/** The rules of a game as data: one plan for all languages, and the words that each language gives it. */

/** A short paragraph: the clauses of `docs/rules` that it tells, and whether they are ours. */
export interface ParagraphPlan {
  /** Its name within its section. */
  readonly id: string;
  readonly clauses: readonly string[];
  /** The books leave this open, and we settle it. */
  readonly ours?: true;
  /** Boards below it to try things on. */
  readonly figures?: readonly string[];
}

interface SectionPlan {
  readonly id: string;
  readonly paragraphs: readonly ParagraphPlan[];
}

export type RulesPlan = readonly SectionPlan[];

/** What the head of the page tells of the box. */
export interface BoxFacts {
  readonly players: string;
  readonly age: string;
  readonly time: string;
  readonly material: string;
  /** The authors and the publisher. */
  readonly credit: string;
}

type FiguresOf<Paragraph extends ParagraphPlan> = Paragraph extends { readonly figures: readonly (infer Id)[] }
  ? Id & string
  : never;

/** The names of the figures of a plan. */
export type FigureId<Plan extends RulesPlan> = FiguresOf<Plan[number]['paragraphs'][number]>;

/** The texts of an outline in one language; a missing one does not compile. Text between backticks is set as code. */
export interface RulesTexts<Plan extends RulesPlan> {
  /** The game in two sentences. */
  readonly intro: string;
  readonly facts: BoxFacts;
  readonly sections: {
    readonly [Section in Plan[number] as Section['id']]: {
      readonly title: string;
      readonly text: { readonly [Paragraph in Section['paragraphs'][number] as Paragraph['id']]: string };
    };
  };
  /** A sentence above each figure: what there is to see. */
  readonly figures: Readonly<Record<FigureId<Plan>, string>>;
}
