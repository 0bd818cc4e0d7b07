/** The outline of the rules of Kakuro Challenge: which paragraph covers which clauses, and where the figures are. */

import type { RulesPlan, RulesTexts } from '../../rulebook/rules-data';

export const challengePlan = [
  {
    id: 'material',
    paragraphs: [
      { id: 'board', clauses: ['C1.1'] },
      { id: 'sides', clauses: ['C1.3'] },
      { id: 'total', clauses: ['C1.4'] },
      { id: 'split', clauses: ['C1.2'], ours: true },
    ],
  },
  {
    id: 'setup',
    paragraphs: [
      { id: 'players', clauses: ['C2.1'] },
      { id: 'stones', clauses: ['C2.2'] },
      { id: 'squares', clauses: ['C2.3'], ours: true },
      { id: 'hands', clauses: ['C2.4'] },
      { id: 'first', clauses: ['C2.5'], ours: true },
    ],
  },
  {
    id: 'turn',
    paragraphs: [
      { id: 'order', clauses: ['C3.1'] },
      { id: 'place', clauses: ['C3.2', 'C3.3'] },
      { id: 'square', clauses: ['C3.4', 'C3.5'] },
      { id: 'free', clauses: ['C3.6'] },
      { id: 'flip', clauses: ['C3.7'] },
      { id: 'draw', clauses: ['C3.8'] },
    ],
  },
  {
    id: 'kakuro',
    paragraphs: [
      { id: 'total', clauses: ['C4.1', 'C4.2'] },
      { id: 'run', clauses: ['C4.3', 'C4.4'] },
      { id: 'whole', clauses: ['C4.5'] },
      { id: 'different', clauses: ['C4.6'] },
      { id: 'sum', clauses: ['C4.7', 'C4.8'] },
      { id: 'worth', clauses: ['C4.9'], figures: ['sums'] },
      { id: 'crossing', clauses: ['C4.10'], figures: ['crossings'] },
    ],
  },
  {
    id: 'flips',
    paragraphs: [
      { id: 'one', clauses: ['C5.1'] },
      { id: 'never', clauses: ['C5.2'] },
      { id: 'same', clauses: ['C5.3'], figures: ['toTotal', 'toAddend'] },
      { id: 'outside', clauses: ['C5.4'], figures: ['outside'] },
      { id: 'expert', clauses: ['C5.5', 'C5.6'], figures: ['expert'] },
      { id: 'refused', clauses: ['C5.7'], ours: true },
      { id: 'strict', clauses: ['C5.8'] },
      { id: 'strictCost', clauses: ['C5.9'] },
      { id: 'strictRefusal', clauses: ['C5.10'] },
    ],
  },
  {
    id: 'points',
    paragraphs: [
      { id: 'scored', clauses: ['C6.1'] },
      { id: 'both', clauses: ['C6.2'] },
      { id: 'besides', clauses: ['C6.3'], figures: ['three'] },
      { id: 'ended', clauses: ['C6.4'] },
      { id: 'endedExample', clauses: ['C6.4'], figures: ['cutOff'] },
      { id: 'again', clauses: ['C6.5'] },
    ],
  },
  {
    id: 'end',
    paragraphs: [
      { id: 'empty', clauses: ['C7.1', 'C7.2'] },
      { id: 'noPass', clauses: ['C7.3'] },
      { id: 'counts', clauses: ['C7.4'] },
      { id: 'lastTiles', clauses: ['C7.4'] },
      { id: 'win', clauses: ['C7.5'] },
      { id: 'tie', clauses: ['C7.5'], ours: true },
      { id: 'over', clauses: ['C7.6'] },
    ],
  },
  {
    id: 'track',
    paragraphs: [
      { id: 'pawn', clauses: ['C8.1'] },
      { id: 'cards', clauses: ['C8.2'], ours: true },
      { id: 'below', clauses: ['C8.3'], ours: true },
    ],
  },
  {
    id: 'claims',
    paragraphs: [
      { id: 'say', clauses: ['C9.1', 'C9.2'] },
      { id: 'refused', clauses: ['C9.3'] },
      { id: 'who', clauses: ['C9.4'] },
      { id: 'until', clauses: ['C9.5'] },
      { id: 'once', clauses: ['C9.6'], ours: true },
      { id: 'upheld', clauses: ['C9.7'] },
      { id: 'loss', clauses: ['C9.8'] },
      { id: 'rejected', clauses: ['C9.9'], ours: true },
      { id: 'less', clauses: ['C9.10'], ours: true },
      { id: 'stands', clauses: ['C9.11'] },
      { id: 'last', clauses: ['C9.12'], ours: true },
      { id: 'accept', clauses: ['C9.13'], ours: true },
    ],
  },
  {
    id: 'clock',
    paragraphs: [
      { id: 'time', clauses: ['C10.1'] },
      { id: 'off', clauses: ['C10.5'] },
      { id: 'lot', clauses: ['C10.2'], ours: true },
      { id: 'move', clauses: ['C10.3', 'C10.4'], ours: true },
      { id: 'remind', clauses: ['C10.6'] },
    ],
  },
  {
    id: 'hidden',
    paragraphs: [
      { id: 'hand', clauses: ['C12.1'] },
      { id: 'bag', clauses: ['C12.2'] },
      { id: 'worth', clauses: ['C12.3'] },
      { id: 'open', clauses: ['C12.4'] },
    ],
  },
  {
    id: 'programs',
    paragraphs: [
      { id: 'options', clauses: ['C11.1'] },
      { id: 'values', clauses: ['C11.2', 'C11.3', 'C11.4'] },
      { id: 'board', clauses: ['C13.1'] },
      { id: 'placement', clauses: ['C13.2', 'C13.3', 'C13.4'] },
      { id: 'line', clauses: ['C13.5'] },
      { id: 'oneWay', clauses: ['C13.6'] },
      { id: 'entries', clauses: ['C14.1', 'C14.2'] },
      { id: 'chance', clauses: ['C14.3'] },
      { id: 'recorded', clauses: ['C14.4'] },
      { id: 'recordEnd', clauses: ['C14.5', 'C14.6'] },
      { id: 'refusals', clauses: ['C15.1'] },
      { id: 'outOfTurn', clauses: ['C15.2'] },
    ],
  },
] as const satisfies RulesPlan;

export type ChallengeRules = RulesTexts<typeof challengePlan>;
