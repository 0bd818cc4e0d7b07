/** The outline of the rules of Kakuzu: which paragraph covers which clauses, and where the figures are. */

import type { RulesPlan, RulesTexts } from '../../rulebook/rules-data';

export const kakuzuPlan = [
  {
    id: 'material',
    paragraphs: [
      { id: 'players', clauses: ['K1.4'] },
      { id: 'board', clauses: ['K1.1'] },
      { id: 'sheet', clauses: ['K1.2'] },
      { id: 'bag', clauses: ['K1.3'] },
      { id: 'fresh', clauses: ['K1.6'], ours: true },
      { id: 'numbered', clauses: ['K1.5'], ours: true },
      { id: 'lot', clauses: ['K1.7'] },
      { id: 'disguise', clauses: ['K1.8'], ours: true },
    ],
  },
  {
    id: 'setup',
    paragraphs: [
      { id: 'stones', clauses: ['K2.1'] },
      { id: 'first', clauses: ['K2.2'] },
      { id: 'box', clauses: ['K2.3'], figures: ['opening'] },
      { id: 'nobody', clauses: ['K2.4'] },
      { id: 'quiet', clauses: ['K2.6'] },
      { id: 'ninth', clauses: ['K2.5'] },
      { id: 'begins', clauses: ['K2.5'], ours: true },
    ],
  },
  {
    id: 'turn',
    paragraphs: [
      { id: 'draw', clauses: ['K3.1'] },
      { id: 'zero', clauses: ['K3.2'] },
      { id: 'lift', clauses: ['K3.3'] },
      { id: 'match', clauses: ['K3.4', 'K3.5'] },
      { id: 'miss', clauses: ['K3.6'], figures: ['search'] },
      { id: 'back', clauses: ['K3.7', 'K3.8'] },
      { id: 'never', clauses: ['K3.9'] },
    ],
  },
  {
    id: 'complete',
    paragraphs: [
      { id: 'ninth', clauses: ['K4.1'], figures: ['ninth'] },
      { id: 'anyhow', clauses: ['K4.2'] },
      { id: 'drawn', clauses: ['K4.3'] },
      { id: 'zero', clauses: ['K4.4'] },
    ],
  },
  {
    id: 'end',
    paragraphs: [
      { id: 'last', clauses: ['K5.1'] },
      { id: 'sure', clauses: ['K5.2'] },
      { id: 'win', clauses: ['K5.3'] },
      { id: 'tie', clauses: ['K5.4'], ours: true },
      { id: 'all', clauses: ['K5.5'] },
    ],
  },
  {
    id: 'sameDigit',
    paragraphs: [
      { id: 'again', clauses: ['K6.1'] },
      { id: 'ninth', clauses: ['K6.2'] },
      { id: 'miss', clauses: ['K6.3'] },
    ],
  },
  {
    id: 'announce',
    paragraphs: [
      { id: 'noBag', clauses: ['K7.1'] },
      { id: 'name', clauses: ['K7.2'] },
      { id: 'complete', clauses: ['K7.3'] },
      { id: 'again', clauses: ['K7.4'], ours: true },
      { id: 'three', clauses: ['K7.5'] },
    ],
  },
  {
    id: 'clock',
    paragraphs: [
      { id: 'minutes', clauses: ['K8.1'], ours: true },
      { id: 'runs', clauses: ['K8.2', 'K8.9'], ours: true },
      { id: 'flag', clauses: ['K8.3'], ours: true },
      { id: 'passed', clauses: ['K8.4', 'K8.5'], ours: true },
      { id: 'keeps', clauses: ['K8.6', 'K8.7'], ours: true },
      { id: 'all', clauses: ['K8.8'], ours: true },
    ],
  },
  {
    id: 'solo',
    paragraphs: [
      { id: 'turns', clauses: ['K9.1'], ours: true },
      { id: 'miss', clauses: ['K9.2'], ours: true },
      { id: 'score', clauses: ['K9.3'], ours: true },
      { id: 'clock', clauses: ['K9.4'], ours: true },
    ],
  },
  {
    id: 'hidden',
    paragraphs: [
      { id: 'sheet', clauses: ['K13.1', 'K13.2'] },
      { id: 'next', clauses: ['K13.4'] },
      { id: 'open', clauses: ['K13.3'] },
      { id: 'refusal', clauses: ['K13.5'] },
    ],
  },
  {
    id: 'programs',
    paragraphs: [
      { id: 'first', clauses: ['K10.1'] },
      { id: 'options', clauses: ['K10.2', 'K10.3', 'K10.4'] },
      { id: 'refused', clauses: ['K10.5'] },
      { id: 'board', clauses: ['K11.1'] },
      { id: 'entries', clauses: ['K11.2', 'K11.3'] },
      { id: 'oneWay', clauses: ['K11.4'] },
      { id: 'refusals', clauses: ['K11.5'] },
      { id: 'recorded', clauses: ['K12.1'] },
      { id: 'sheet', clauses: ['K12.2'] },
      { id: 'draws', clauses: ['K12.3'] },
      { id: 'wrongDraw', clauses: ['K12.4'] },
      { id: 'badRequest', clauses: ['K12.5'] },
      { id: 'moves', clauses: ['K12.6', 'K12.7'] },
      { id: 'replay', clauses: ['K12.8'] },
    ],
  },
] as const satisfies RulesPlan;

export type KakuzuRules = RulesTexts<typeof kakuzuPlan>;
