import type { Particle } from 'pixi.js'
import { coatOf } from '#app/dog/coat.ts'
import { DOG_ART } from '#app/dog/dog-art.ts'
import { layersOf } from '#app/dog/layers.ts'
import { GRAVE_FRAME, POOP_FRAME } from '#app/dog/pose.ts'
import { thingParts } from '#app/dog/thing-parts.ts'
import type { Lying } from '#app/game/model/world/lying.ts'
import type { AtlasSheet } from '#app/game/scene/atlas/atlas.ts'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
import { footAt } from '#app/game/scene/camera/footing.ts'
import type { WirePoop, WireThing } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/** How far below the middle of its tile a thing lies, art px: in front of the paws of a dog that stands there. */
const IN_FRONT_PX = 6

type Standing = { depth: number; quads: readonly Particle[] }

/** The gravestone where a dog has died. */
export function graveAt(tile: Tile, sheet: AtlasSheet): Standing {
  return leftAt(footAt(tile), GRAVE_FRAME, sheet)
}

/** Things and poop on the ground, each one quad; dogs pass before and behind them. */
export class LyingThings {
  readonly #sheets: { dogs: AtlasSheet; items: AtlasSheet }
  #drawn = new Map<WireThing | WirePoop, Standing>()

  constructor(sheets: { dogs: AtlasSheet; items: AtlasSheet }) {
    this.#sheets = sheets
  }

  /** The quads of what lies on the ground. */
  shown({ things, poops }: Lying): Iterable<Standing> {
    const { dogs, items } = this.#sheets
    const next = new Map<WireThing | WirePoop, Standing>()
    for (const thing of things.values()) next.set(thing, this.#drawn.get(thing) ?? thingAt(thing, items))
    for (const poop of poops.values()) next.set(poop, this.#drawn.get(poop) ?? poopAt(poop, dogs))
    this.#drawn = next
    return next.values()
  }
}

function poopAt(tile: Tile, sheet: AtlasSheet): Standing {
  const { x, y } = footAt(tile)
  return leftAt({ x, y: y + IN_FRONT_PX }, POOP_FRAME, sheet)
}

function leftAt({ x, y }: { x: number; y: number }, frame: string, sheet: AtlasSheet): Standing {
  const layers = layersOf({ frame, coat: coatOf('#000000'), ground: false })
  return { depth: y, quads: layers.map((layer) => quadOf(sheet(layer.frame), { x: x + layer.x, y: y + layer.y })) }
}

function thingAt(thing: WireThing, sheet: AtlasSheet): Standing {
  const { x, y } = footAt(thing)
  const drawn = thingParts(DOG_ART.wardrobe, thing.kind)
  const [left, bottom] = [x - Math.round((drawn?.width ?? 0) / 2), y + IN_FRONT_PX]
  const quads = (drawn?.parts ?? []).map((part) =>
    quadOf(sheet(part.frame), { x: left + part.left, y: bottom - (drawn?.height ?? 0) + part.top }),
  )
  return { depth: bottom, quads }
}
