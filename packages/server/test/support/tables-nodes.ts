/** Opens nodes for a test and takes them away after it. */

import { afterEach } from 'vitest';
import type { Bus } from '../../src/bus/bus.js';
import { TablesNode } from './tables-node.js';

export function useTables(): { open(file?: string, bus?: Bus): Promise<TablesNode> } {
  const opened: TablesNode[] = [];
  afterEach(async () => {
    for (const node of opened.splice(0).reverse()) await node.remove();
  });
  return {
    async open(file, bus) {
      const node = await TablesNode.open(file, bus);
      opened.push(node);
      return node;
    },
  };
}
