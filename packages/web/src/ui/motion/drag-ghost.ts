/** What hangs under the pointer while something is dragged. */

/** A copy of `face`, as large as what it is taken from; `className` says how it floats. */
export function ghostOf(source: Element, face: Element | null = source, className = ''): HTMLElement {
  const { width, height } = source.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = className;
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  if (face !== null) ghost.append(face.cloneNode(true));
  return ghost;
}
