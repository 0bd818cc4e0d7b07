/** Two small pictures for notes: an eraser and a broom. */

function Drawing({ path }: { readonly path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export function EraserIcon() {
  return (
    <Drawing path="M9 19.5 4 14.5a1.5 1.5 0 0 1 0-2L12.5 4a1.5 1.5 0 0 1 2 0l5.5 5.5a1.5 1.5 0 0 1 0 2l-8 8zM8 8.5l7.5 7.5M9 19.5h11" />
  );
}

export function BroomIcon() {
  return (
    <Drawing path="M19.5 4.5 13 11M9.5 10.5l4 4M9.5 10.5C7 12 5 13 3.5 13c.5 3.5 4 7 7.5 7.5 0-1.5 1-3.5 2.5-6M6 17l2-1.5M8.5 19l1.5-2" />
  );
}
