import { describe } from 'vitest';
import { describeConformance } from './suite.js';

describe('kakuzu keeps the contract', () => describeConformance('kakuzu'));
