/** What a list says while there is nothing in it. */

import type { ComponentChildren } from 'preact';
import './empty-state.css';

interface EmptyStateProps {
  art?: ComponentChildren;
  title: string;
  text: string;
  /** What can be done about it. */
  children?: ComponentChildren;
}

/** A picture, a title, a sentence and a way on. */
export function EmptyState({ art, title, text, children }: EmptyStateProps) {
  return (
    <div class="empty-state">
      {art !== undefined && <div class="empty-state-art">{art}</div>}
      <h2 class="empty-state-title">{title}</h2>
      <p class="empty-state-text">{text}</p>
      {children !== undefined && <div class="empty-state-actions">{children}</div>}
    </div>
  );
}
