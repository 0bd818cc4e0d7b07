/** A store whose answers are timed, also as parts of spans, and whose errors are counted by reason. */

import type { Metrics } from '../observing/metrics.js';
import type { Store } from '../store/store.js';
import { storeReason } from '../store/store-problem.js';
import type { Tracer } from '../tracing/tracer.js';

type Operation = (...args: unknown[]) => unknown;

export function observedStore(
  store: Store,
  metrics: Pick<Metrics, 'storeCalled' | 'storeFailed'>,
  tracer: Pick<Tracer, 'current'>,
): Store {
  const observed = new Map<PropertyKey, Operation>();
  return new Proxy(store, {
    get(target, name) {
      const known = observed.get(name);
      if (known !== undefined) return known;
      const operation: unknown = Reflect.get(target, name);
      if (typeof operation !== 'function' || typeof name !== 'string') return operation;
      const timed: Operation = async (...args) => {
        const started = performance.now();
        const span = tracer.current()?.part(`store ${name}`);
        try {
          return await operation.apply(target, args);
        } catch (error) {
          metrics.storeFailed(storeReason(error));
          span?.end(true);
          throw error;
        } finally {
          metrics.storeCalled(name, performance.now() - started);
          span?.end();
        }
      };
      observed.set(name, timed);
      return timed;
    },
  });
}
