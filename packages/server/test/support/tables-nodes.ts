/** Opens nodes for a test and takes them away after it. */

import { afterEach } from 'vitest';
import { TablesNode } from './tables-node.js';

export function useTables(): { open: typeof TablesNode.open } {
  const opened: TablesNode[] = [];
  afterEach(async () => {
    for (const node of opened.splice(0).reverse()) await node.remove();
  });
  return {
    async open(file, bus, around) {
      const node = await TablesNode.open(file, bus, around);
      opened.push(node);
      return node;
    },
  };
}
