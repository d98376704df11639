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

/** `shade` is the share of the shade that it has, 0 to 1. */
type FarTile = { quad: Particle; shade: number; left: number; top: number }
type FarThing = { thing: StandingThing; shade: number }

/** What a camera sees beyond the edges of a room under the sky: the same ground and wood, getting darker. */
export class LandAround {
  readonly #ground = new Quads()
  readonly #textures: Textures
  #doc: RoomDoc | null = null
  #tiles: readonly FarTile[] = []
  #trees: readonly FarThing[] = []
  #light = ''

  constructor(layer: Container, textures: Textures) {
    this.#textures = textures
    layer.addChildAt(this.#ground.container, 0)
  }

  /**
   * Shows what is in an area (art px) of the room's surroundings by a light; nothing for null. Returns the trees, which stand
   * among the rest.
   */
  show(doc: RoomDoc, area: PixelRect | null, light: Rgb): StandingThing[] {
    this.#ground.clear()
    if (!area) return []
    if (doc !== this.#doc) this.#enter(doc)
    this.#shine(light)
    const { left, top, right, bottom } = area
    for (const tile of this.#tiles)
      if (tile.left < right && tile.left + TILE_PX > left && tile.top < bottom && tile.top + TILE_PX > top)
        this.#ground.add(tile.quad)
    return this.#trees.flatMap(({ thing }) => (reaches(thing.box, area, 0) ? [thing] : []))
  }

  destroy() {
    this.#ground.container.destroy()
  }

  #enter(doc: RoomDoc) {
    this.#doc = doc
    this.#light = ''
    const { terrain, things } = this.#textures
    this.#tiles = tilesBeyond(doc).map(({ x, y, frame }) => {
      const [left, top] = [x * TILE_PX, y * TILE_PX]
      return { quad: quadOf(terrain(frame), { x: left, y: top }), shade: shadeAt(doc, { x, y }), left, top }
    })
    this.#trees = treesBeyond(doc).map(({ prefab, x, y }, index) => {
      const frames = (PREFAB_LOOKS.get(prefab)?.frames ?? []).map(things)
      const shade = Math.min(1, TREES_SHADE + shadeAt(doc, { x: x / TILE_PX, y: y / TILE_PX }))
      return { thing: new StandingThing({ id: `beyond-${index}`, prefab, x, y }, frames), shade }
    })
  }

  #shine(light: Rgb) {
    const known = light.join()
    if (known === this.#light) return
    this.#light = known
    for (const { quad, shade } of this.#tiles) quad.tint = tintOf(shade, light)
    for (const { thing, shade } of this.#trees) thing.quads[0].tint = tintOf(shade, light)
  }
}

function shadeAt(doc: RoomDoc, { x, y }: { x: number; y: number }): number {
  return Math.min(1, Math.floor(distanceTo(doc, { x: x + 0.5, y: y + 0.5 })) / IN_SHADE_TILES)
}

function tintOf(shade: number, light: Rgb): number {
  const part = (channel: 0 | 1 | 2) => Math.round(light[channel] * (1 + shade * (SHADE[channel] / 255 - 1)))
  return (part(0) << 16) | (part(1) << 8) | part(2)
}
