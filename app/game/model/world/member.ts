import { ownDog } from './world.ts'
import type { World } from './world.ts'

/** [PC8] Whether the own dog has the badge of the party committee. The room decides what that lets it do. */
export function isMember(world: World): boolean {
  return (ownDog(world)?.committee ?? null) !== null
}
