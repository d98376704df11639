import { CREATURE_KINDS } from '#app/game/model/creature-kind.ts'
import type { CreatureKind } from '#app/game/model/creature-kind.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { HABITS, parkHour } from './habits.ts'
import { hauntsOf } from './haunts.ts'

/** The kinds of creatures that are out in a room at a time of the room, epoch ms. */
export function kindsOutIn(doc: RoomDoc, now: number): CreatureKind[] {
  const hour = parkHour(now)
  const living = new Set(hauntsOf(doc).map(({ kind }) => kind))
  return CREATURE_KINDS.filter((kind) => living.has(kind) && HABITS[kind].isOut(hour))
}
