/** The messages of an area as they stand in its file: nested objects and lists of texts. */

export type MessageTree = string | readonly MessageTree[] | { readonly [key: string]: MessageTree };

export const isList = (tree: MessageTree): tree is readonly MessageTree[] => Array.isArray(tree);

export function childOf(tree: MessageTree, key: string | number): MessageTree | undefined {
  if (typeof tree === 'string') return undefined;
  return Object.hasOwn(tree, key) ? (tree as Readonly<Record<string, MessageTree>>)[key] : undefined;
}

/** The texts of a tree by their path, such as `square.open` or `steps.0.title`. */
export function textsOf(tree: MessageTree, path: readonly string[] = []): ReadonlyMap<string, string> {
  if (typeof tree === 'string') return new Map([[path.join('.'), tree]]);
  return new Map(Object.entries(tree).flatMap(([key, child]) => [...textsOf(child, [...path, key])]));
}
