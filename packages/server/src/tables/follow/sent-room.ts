/** The fields of a room as they were sent last, so that only those that have changed are sent again. */

import type { Room } from '@riverstone/protocol';
import { serializeRoomField } from '../../wire/serialize-message.js';
import { type FieldsWithSerialized, Serialized } from '../../wire/serializer.js';

export class SentRoom {
  /** Plain values as they are, lists and objects as text. A field is always of the same kind. */
  readonly #last = new Map<string, unknown>();

  /** The whole room was sent. */
  constructor(room: Room) {
    this.takeChanges(room);
  }

  /** The fields that differ from what was sent last; undefined if none does. From now on they count as sent. */
  takeChanges(fields: Partial<Room>): FieldsWithSerialized<Partial<Room>> | undefined {
    let changed: Record<string, unknown> | undefined;
    for (const name in fields) {
      const value = fields[name as keyof Room];
      const isPlain = typeof value !== 'object' || value === null;
      const field = isPlain ? value : serializeRoomField(name as keyof Room, value);
      const compared = field instanceof Serialized ? field.text : field;
      if (value === undefined || this.#last.get(name) === compared) continue;
      this.#last.set(name, compared);
      changed ??= {};
      changed[name] = field;
    }
    return changed;
  }
}
