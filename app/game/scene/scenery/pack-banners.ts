import type { ParkPlace } from '#app/game/model/places/place.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { Thing } from '#durable/world/room-doc.ts'
import { ThingsOver } from './things-over.ts'
import type { Scene, ShownPieces } from './things-over.ts'

/** How far below the foot of a house its bunting has its own, art px: before the wall. */
const BEFORE_HOUSE = 6
/** Where the cloths of packs stand on the plaza, art px, from west to east along the way to Pack Lane. */
const ON_PLAZA = { x: 1198, y: 888, pitch: 36 } as const

type Shown = { banners: readonly string[]; doc: ParkPlace['doc']; things: readonly Thing[] }

/** [PG2] Draws the banners that hang: bunting before houses of Pack Lane, and the cloths of the packs on the plaza. */
export class PackBanners {
  readonly #over: ThingsOver
  #shown: Shown | null = null

  constructor(textures: Textures) {
    this.#over = new ThingsOver(textures)
  }

  show(scene: Scene): ShownPieces {
    const { world, place } = scene
    const { banners } = world
    const known = this.#shown
    const isKnown = known?.banners === banners && known.doc === place.doc
    const shown = isKnown ? known : { banners, doc: place.doc, things: bannersIn(place.doc, banners) }
    this.#shown = shown
    return this.#over.show(shown.things, scene)
  }
}

/** The banners of these packs, as things of the room. */
export function bannersIn({ key, things }: ParkPlace['doc'], packs: readonly string[]): Thing[] {
  if (roomOf(key) === 'plaza') {
    const { x, y, pitch } = ON_PLAZA
    return packs.map((pack, place) => ({ id: `goal-${pack}`, prefab: `banner-${pack}`, x: x + pitch * place, y }))
  }
  return packs.flatMap((pack) => {
    const house = things.find(({ id }) => id === `house-${pack}`)
    return house ? [{ id: `goal-${pack}`, prefab: 'bunting-posts', x: house.x, y: house.y + BEFORE_HOUSE }] : []
  })
}
