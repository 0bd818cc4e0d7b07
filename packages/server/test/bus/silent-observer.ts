import type { BusObserver } from '../../src/bus/broker-bus.js';

/** For tests in which nothing goes wrong. */
export const silent: BusObserver = { connected() {}, disconnected() {}, count() {}, failed() {} };
