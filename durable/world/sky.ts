import type { RoomDoc } from './room-doc.ts'

/** Whether a room is outdoors. Rooms with walls have constant light, and neither weather nor seasons. */
export function isOutdoors({ terrain }: Pick<RoomDoc, 'terrain'>): boolean {
  return terrain.at(-1)?.[0] !== 'x'
}
