/** Turns the server's messages into JSON text, by the schemas of the protocol. */

import type { Room, ServerMessage, TableChange, WireStep } from '@riverstone/protocol';
import { room, serverMessages } from '@riverstone/protocol/schemas';
import { type FieldsWithSerialized, partSerializerOf, Serialized, serializerOf } from './serializer.js';

type MessageType = ServerMessage['type'];
/** A message of one type, in which every part may be serialised already. */
type MessageOf<Type extends MessageType> = FieldsWithSerialized<Extract<ServerMessage, { type: Type }>> & {
  readonly type: Type;
};

const types = Object.keys(serverMessages) as readonly MessageType[];
// Made from the same table that the type of a message is made from, which the compiler can't follow.
const serializers = Object.fromEntries(types.map((type) => [type, serializerOf(serverMessages[type])])) as {
  readonly [Type in MessageType]: (message: MessageOf<Type>) => string;
};

/** @example serializeMessage({ type: 'bye', reason: 'restart' }) // => '{"type":"bye","reason":"restart"}' */
export function serializeMessage<Type extends MessageType>(message: MessageOf<Type>): string {
  const type: Type = message.type;
  return serializers[type](message);
}

/** Parts that are serialised once and sent in several messages. */
export const serializePart = {
  change: partSerializerOf(serverMessages.changes.shape.changes.element),
  step: partSerializerOf(serverMessages.history.shape.steps.element),
} as const;

/** A step of which nothing is serialised yet. */
export type PlainStep = { readonly [Name in keyof WireStep]: Readonly<WireStep[Name]> };

/** The steps of a change: what the schema writes of them, by the engine in one go. Almost all rows have some. */
export function serializeSteps(steps: readonly PlainStep[]): Serialized<WireStep[]> {
  return new Serialized(JSON.stringify(steps));
}

/** The message that tells one change: what `serializeMessage` writes of it, put together by hand. */
export function serializeChange(change: Serialized<TableChange>, id: string | undefined): string {
  const asReply = id === undefined ? '' : `"id":${JSON.stringify(id)},`;
  return `{"type":"changes",${asReply}"changes":[${change.text}]}`;
}

const roomFields = new Map(Object.entries(room.shape).map(([name, schema]) => [name, partSerializerOf(schema)]));

/** One field of a room. */
export function serializeRoomField<Name extends keyof Room>(name: Name, value: Room[Name]): Serialized<Room[Name]> {
  // The serialiser under this name takes the field's type, which the compiler can't follow.
  return roomFields.get(name)?.(value as never) as Serialized<Room[Name]>;
}
