import type { RoomDoc } from './room-doc.ts'

/** Whether the sky is over it: rooms within walls have their own light, and neither weather nor season. */
export function isOutdoors({ terrain }: Pick<RoomDoc, 'terrain'>): boolean {
  return terrain.at(-1)?.[0] !== 'x'
}
