/** Keeps every game of a contest as a record in a folder of its own. */

import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type GameId, ok, type Result } from '@riverstone/rules';
import { saveRecord } from '../../terminal/save-record.js';
import type { PlayedDeal } from '../plan.js';

const DIGITS = 4;

export class Archive {
  private constructor(
    private readonly folder: string,
    private readonly game: GameId,
  ) {}

  /** Opens a folder that is new or empty, so that no record is overwritten. */
  static open(folder: string, game: GameId): Result<Archive, string> {
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
      if (readdirSync(folder).length > 0) return { ok: false, error: `${folder} is not empty; name another folder.` };
      return ok(new Archive(folder, game));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { ok: false, error: `Records can't be kept in ${folder}: ${reason}` };
    }
  }

  /** Writes the games of a deal: `GAME-0001-r1.riverstone.json` is the first deal in the first rotation. */
  keep({ deal, games }: PlayedDeal): Result<true, string> {
    for (const [index, { record }] of games.entries()) {
      if (record === null) continue;
      const name = `${this.game}-${String(deal).padStart(DIGITS, '0')}-r${index + 1}.riverstone.json`;
      const kept = saveRecord(record, join(this.folder, name));
      if (!kept.ok) return kept;
    }
    return ok(true);
  }
}
