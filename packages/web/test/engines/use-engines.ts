/** Opens engines for all tests of the file that calls this. */

import { afterAll, beforeAll } from 'vitest';
import { type EngineName, type OpenEngine, openEngine } from './engine';

export function useEngines(...names: readonly EngineName[]): (name: EngineName) => OpenEngine {
  const open = new Map<EngineName, OpenEngine>();
  beforeAll(async () => {
    await Promise.all(names.map(async (name) => open.set(name, await openEngine(name))));
  });
  afterAll(async () => {
    await Promise.all([...open.values()].map((engine) => engine.close()));
  });
  return (name) => {
    const engine = open.get(name);
    if (engine === undefined) throw new Error(`${name} is open in tests only`);
    return engine;
  };
}
