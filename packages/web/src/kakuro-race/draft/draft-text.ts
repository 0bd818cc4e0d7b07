/** A draft as text, so that a reload loses nothing. A text that does not fit is rejected. */

import { formatClaim, parseClaim, squareName, squaresOf } from '@riverstone/rules/kakuro-race';
import { claimOf, emptyDraft, emptyHistory, type RaceDraft, type RaceDraftHistory } from './draft';

/** A draft with its history as text, for the marker with this number. */
export function formatHistory(history: RaceDraftHistory, marker: number): string {
  if (history.past.length === 0) return '';
  return [marker, ...[...history.past, history.draft].map(formatDraft)].join('|');
}

/** The saved draft for the marker with this number; empty when the text is about another, or can't be read. */
export function parseHistory(text: string, marker: number): RaceDraftHistory {
  const [number, ...steps] = text.split('|');
  const drafts = steps.map(parseDraft).filter((draft) => draft !== null);
  const draft = drafts.at(-1);
  if (number !== String(marker) || draft === undefined || drafts.length < steps.length) return emptyHistory;
  return { draft, past: drafts.slice(0, -1) };
}

function formatDraft(draft: RaceDraft): string {
  const claim = claimOf(draft);
  const anchor = draft.anchor === null ? '' : squareName(draft.anchor);
  if (claim === null) return anchor;
  return anchor === '' ? formatClaim(claim) : `${formatClaim(claim)}@${anchor}`;
}

function parseDraft(text: string): RaceDraft | null {
  if (text === '') return emptyDraft;
  const [line = '', end] = text.split('@');
  if (end !== undefined) {
    const draft = parseDraft(line);
    const anchor = parseDraft(end)?.anchor ?? null;
    return draft === null || draft.line === null || anchor === null ? null : { ...draft, anchor };
  }
  // A single square is written as a line from it to itself, which no claim can be.
  const read = parseClaim(text.includes('-') ? text : `${text}-${text}`);
  if (!read.ok || squaresOf(read.value) === undefined) return null;
  const { first, last, ...laid } = read.value;
  return first === last ? { ...emptyDraft, anchor: first } : { ...laid, anchor: null, line: { first, last } };
}
