import { describe } from 'vitest';
import { describeConformance } from './suite.js';

describe('kakuro-challenge keeps the contract', () => describeConformance('kakuro-challenge'));
