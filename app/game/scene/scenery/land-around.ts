import type { Container, Particle } from 'pixi.js'
import type { Rgb } from '#app/art/palette.ts'
import { Quads, quadOf } from '#app/game/scene/atlas/quads.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'
import { reaches } from '#app/game/scene/camera/footing.ts'
import { PREFAB_LOOKS } from '#app/game/scene/dresses/prefab-looks.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { distanceTo, tilesBeyond, treesBeyond } from './beyond-land.ts'
import { StandingThing } from './ground.ts'

/** The shade of a wood, and how far from the room all is in it, tiles. Light falls with every tile, so that no step is seen. */
const SHADE: Rgb = [92, 122, 132]
const IN_SHADE_TILES = 10
/** How much more of the shade trees have than the ground below them, as a share of all of it. */
const TREES_SHADE = 0.35

type FarTile = { quad: Particle; left: number; top: number }

/** What a camera sees beyond the edges of a room under the sky: the same ground and wood, getting darker. */
export class LandAround {
  readonly #ground = new Quads()
  readonly #textures: Textures
  #doc: RoomDoc | null = null
  #tiles: readonly FarTile[] = []
  #trees: readonly StandingThing[] = []

  constructor(layer: Container, textures: Textures) {
    this.#textures = textures
    layer.addChildAt(this.#ground.container, 0)
  }

  /** Shows what an area (art px) has of a room's surroundings; nothing for null. Returns the trees, which stand among the rest. */
  show(seen: { doc: RoomDoc; area: PixelRect } | null): StandingThing[] {
    this.#ground.clear()
    if (!seen) return []
    if (seen.doc !== this.#doc) this.#enter(seen.doc)
    const { area } = seen
    const { left, top, right, bottom } = area
    for (const tile of this.#tiles)
      if (tile.left < right && tile.left + TILE_PX > left && tile.top < bottom && tile.top + TILE_PX > top)
        this.#ground.add(tile.quad)
    return this.#trees.filter(({ box }) => reaches(box, area, 0))
  }

  destroy() {
    this.#ground.container.destroy()
  }

  #enter(doc: RoomDoc) {
    this.#doc = doc
    const { terrain, things } = this.#textures
    this.#tiles = tilesBeyond(doc).map(({ x, y, frame }) => {
      const [left, top] = [x * TILE_PX, y * TILE_PX]
      const tint = tintOf(shadeAt(doc, { x, y }))
      return { quad: quadOf(terrain(frame), { x: left, y: top, tint }), left, top }
    })
    this.#trees = treesBeyond(doc).map(({ prefab, x, y }, index) => {
      const frames = (PREFAB_LOOKS.get(prefab)?.frames ?? []).map(things)
      const tree = new StandingThing({ id: `beyond-${index}`, prefab, x, y }, frames)
      tree.quads[0].tint = tintOf(TREES_SHADE + shadeAt(doc, { x: x / TILE_PX, y: y / TILE_PX }))
      return tree
    })
  }
}

/** The share of the shade that a point (tiles) has, 0 to 1. */
function shadeAt(doc: RoomDoc, { x, y }: { x: number; y: number }): number {
  return Math.min(1, Math.floor(distanceTo(doc, { x: x + 0.5, y: y + 0.5 })) / IN_SHADE_TILES)
}

function tintOf(shade: number): number {
  const part = (channel: 0 | 1 | 2) => Math.round(255 + Math.min(1, shade) * (SHADE[channel] - 255))
  return (part(0) << 16) | (part(1) << 8) | part(2)
}
