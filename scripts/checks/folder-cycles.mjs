/**
 * Finds cycles between sibling folders, whose files import each other directly or through other siblings.
 */

/**
 * The cycles as sorted lists of folders. A file counts for each of its folders, at every level. Files directly in
 * the parent folder count for none.
 * @param edges pairs of paths: a file and one that it imports.
 */
export function folderCycles(edges) {
  const graphs = new Map();
  for (const [from, to] of edges) {
    const step = neighbours(from, to);
    if (step === null) continue;
    const graph = graphs.get(step.parent) ?? new Map();
    graphs.set(step.parent, graph);
    graph.set(step.from, (graph.get(step.from) ?? new Set()).add(step.to));
  }
  return [...graphs.values()].flatMap(components);
}

/** The first folders in which two paths differ; null if one of the files lies directly in the common parent. */
function neighbours(from, to) {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, index) => name !== other[index]);
  if (depth < 0 || depth >= one.length - 1 || depth >= other.length - 1) return null;
  const path = (parts) => parts.slice(0, depth + 1).join('/');
  return { parent: one.slice(0, depth).join('/'), from: path(one), to: path(other) };
}

/** The strongly connected components with more than one folder. */
function components(graph) {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachable(graph, folder)]));
  const seen = new Set();
  const found = [];
  for (const [folder, there] of reach) {
    if (seen.has(folder) || !there.has(folder)) continue;
    const cycle = [...there].filter((other) => reach.get(other)?.has(folder)).sort();
    for (const each of cycle) seen.add(each);
    found.push(cycle);
  }
  return found;
}

function reachable(graph, start) {
  const found = new Set();
  const waiting = [...(graph.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return found;
}
