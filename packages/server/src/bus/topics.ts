/**
 * The messages between nodes, by topic. A message is a hint and may be lost: each topic says what makes up for a loss.
 * A newer node may add fields and topics; an older one ignores them.
 */

import { serverMessages } from '@riverstone/protocol/schemas';
import { z } from 'zod';

const { table, game, kind } = serverMessages.notice.shape;

/** News about a table for one guest who is not looking at it. */
const notice = z.object({ guest: z.string(), table, game, kind });

export const topics = {
  /** A node is alive. A loss is made up for by the next renewal of its lease, which sends it again. */
  nodes: z.object({}),
  /** Tables in the lobby whose host is connected. Sent again every ten seconds. */
  hosts: z.object({ tables: z.array(table) }),
  /** News for guests. A loss is made up for by the next `/api/me`, which counts the tables that wait for a guest. */
  notices: z.object({
    /** The table where it happened. */
    at: table,
    notices: z.array(notice),
  }),
  /**
   * What a node has allowed in the last second: limit, key and number. Nothing makes up for a loss: the others do not
   * count one second of this node.
   */
  counts: z.object({ counts: z.array(z.tuple([z.string(), z.string(), z.number().min(0)])) }),
  /** A browser's token was revoked: every node closes its sockets. After a loss, cached tokens expire within 30 s. */
  tokens: z.object({ tokenHash: z.string() }),
  /** Operators have changed bans or announcements. After a loss, every node reads them again within 2 s. */
  admin: z.object({ kind: z.literal('lists-changed') }),
} as const;

export type Topic = keyof typeof topics;
export type MessageOn<T extends Topic> = z.infer<(typeof topics)[T]>;

export type TableNotice = z.infer<typeof notice>;
export type NoticeKind = TableNotice['kind'];
