import { describe } from 'vitest';
import { describeConformance } from './suite.js';

describe('kakuro-race keeps the contract', () => describeConformance('kakuro-race'));
