import { isInReach } from '#durable/rules/life/reach.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { footOf, isMeant } from './foot.ts'
import type { Furnished } from './foot.ts'

export function isMirror({ prefab }: { prefab: string }): boolean {
  return prefab === 'mirror'
}

function mirrorsIn({ doc }: Furnished): Tile[] {
  return doc.things.filter(isMirror).map(footOf)
}

/** The foot of the mirror that a tap on this tile means. */
export function mirrorAt(place: Furnished, tile: Tile): Tile | null {
  return mirrorsIn(place).find((foot) => isMeant(foot, tile)) ?? null
}

/** Whether a dog on this tile stands at a mirror. */
export function isAtMirror(place: Furnished, here: Tile): boolean {
  return mirrorsIn(place).some((foot) => isInReach(here, foot))
}
