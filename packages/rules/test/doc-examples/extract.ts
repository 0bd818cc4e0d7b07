/** Finds the `@example` code in doc comments. */

export interface DocExample {
  /** What the comment stands before. */
  readonly name: string;
  readonly code: string;
}

const docComment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*([^\n]*)/g;
const declaration = /^(?:export )?(?:async )?(?:function\*?|class|const)\s+(\w+)/;
const member = /^(?:static |async |get |readonly )*(#?\w+)/;

/** All examples in a source file. */
export function examplesIn(source: string): DocExample[] {
  return [...source.matchAll(docComment)].flatMap(([, comment = '', next = '']) => {
    const name = (declaration.exec(next) ?? member.exec(next))?.[1] ?? next;
    const text = comment.replace(/^[^\S\n]*\*?[^\S\n]?/gm, '');
    const [, ...examples] = text.split(/@example\b/);
    return examples.map((example) => ({ name, code: codeOf(example) }));
  });
}

/** Up to the next tag, without the fences of a code block. */
function codeOf(example: string): string {
  const [code = ''] = example.split(/^@\w+/m);
  return code.replace(/^\s*```\w*$/gm, '').trim();
}
