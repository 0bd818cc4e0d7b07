import { beforeEach, describe } from 'vitest';
import { LocalBus } from '../../src/bus/local-bus.js';
import { testBus } from './bus-conformance.js';

describe('the bus in one process', () => {
  let bus = new LocalBus();
  beforeEach(() => {
    bus = new LocalBus();
  });
  testBus(async () => bus.node());
});
