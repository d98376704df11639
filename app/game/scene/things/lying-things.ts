import type { Particle } from 'pixi.js'
import { coatOf } from '#app/dog/coat.ts'
import { DOG_ART } from '#app/dog/dog-art.ts'
import { layersOf } from '#app/dog/layers.ts'
import { GRAVE_FRAME } from '#app/dog/pose.ts'
import { thingParts } from '#app/dog/thing-parts.ts'
import type { WireThing } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { Sheet } from '../atlas.ts'
import { footAt } from '../footing.ts'
import { quadOf } from '../quads.ts'

/** So far below the middle of its tile a thing lies, art px: in front of the paws of a dog that stands there. */
const IN_FRONT_PX = 6

type Standing = { depth: number; quads: readonly Particle[] }
type Lying = Standing & { thing: WireThing }

/** The gravestone that stands where a dog has died. */
export function graveAt(tile: Tile, sheet: Sheet): Standing {
  const { x, y } = footAt(tile)
  const layers = layersOf({ frame: GRAVE_FRAME, coat: coatOf('#000000'), ground: false })
  return { depth: y, quads: layers.map((layer) => quadOf(sheet(layer.frame), { x: x + layer.x, y: y + layer.y })) }
}

/** Things on the ground; dogs pass before and behind them. */
export class LyingThings {
  readonly #sheet: Sheet
  #lying = new Map<number, Lying>()

  constructor(sheet: Sheet) {
    this.#sheet = sheet
  }

  /** What is to be drawn of them. */
  shown(things: ReadonlyMap<number, WireThing>): Iterable<Lying> {
    const next = new Map<number, Lying>()
    for (const thing of things.values()) {
      const known = this.#lying.get(thing.id)
      next.set(thing.id, known?.thing === thing ? known : lie(thing, this.#sheet))
    }
    this.#lying = next
    return next.values()
  }
}

function lie(thing: WireThing, sheet: Sheet): Lying {
  const { x, y } = footAt(thing)
  const drawn = thingParts(DOG_ART.wardrobe, thing.kind)
  const [left, bottom] = [x - Math.round((drawn?.width ?? 0) / 2), y + IN_FRONT_PX]
  const quads = (drawn?.parts ?? []).map((part) =>
    quadOf(sheet(part.frame), { x: left + part.left, y: bottom - (drawn?.height ?? 0) + part.top }),
  )
  return { thing, depth: bottom, quads }
}
