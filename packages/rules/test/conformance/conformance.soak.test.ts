/** Every game keeps the contract. */

import { describe } from 'vitest';
import { gameIds } from '../../src/index.js';
import { describeConformance } from './suite.js';

describe.each(gameIds)('%s keeps the contract', describeConformance);
