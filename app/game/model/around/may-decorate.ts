import type { ParkPlace } from '#app/game/model/places/place.ts'
import { isMember } from '#app/game/model/world/member.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'

/** [PC14] [PC15] Whether the window of the festive pieces is offered: to members on festive ground, and to staff where any stand. */
export function mayDecorate({ world, place }: { world: World; place: Pick<ParkPlace, 'doc'> | null }): boolean {
  if (isMember(world)) return place?.doc.areas?.some(({ kind }) => kind === 'festive') ?? false
  return world.festive.pieces.length > 0 && (ownDog(world)?.badge ?? null) !== null
}
