import type { Room } from 'colyseus';

/** Larger than any table's state: what does not fit is encoded into a buffer made for it. */
const BYTES = 64 * 1024;
const whole = Buffer.allocUnsafeSlow(BYTES);
const changes = Buffer.allocUnsafeSlow(BYTES);

interface Serializer {
  fullEncodeBuffer: Buffer;
  readonly encoder: { sharedBuffer: Buffer };
}
const isSerializer = (serializer: unknown): serializer is Serializer =>
  typeof serializer === 'object' &&
  serializer !== null &&
  'fullEncodeBuffer' in serializer &&
  'encoder' in serializer;

/**
 * Lets this room encode its state into the buffers that all rooms use. Colyseus gives every room two of 8 KB, a fifth of
 * what a table takes. What is encoded is sent at once, and copied for each page (`gatherFrames`), so nobody needs it
 * after; only the whole state would be kept for the next page that comes, and is encoded anew instead.
 */
export const shareBuffers = (room: Room): void => {
  const serializer: unknown = Reflect.get(room, '_serializer');
  if (!isSerializer(serializer))
    throw new Error('Colyseus has no SchemaSerializer.fullEncodeBuffer any more: share buffers anew');
  serializer.fullEncodeBuffer = whole;
  serializer.encoder.sharedBuffer = changes;
  whole[0] = ROOM_STATE;
  Object.defineProperty(serializer, 'needFullEncode', { get: () => true, set: () => undefined });
};

/** Colyseus writes it once when the state is set, into a buffer that is not ours. */
const ROOM_STATE = 14;
