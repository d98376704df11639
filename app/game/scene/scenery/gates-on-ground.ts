import type { Particle, Texture } from 'pixi.js'
import { PALETTE } from '#app/art/palette.ts'
import { openMaskOf } from '#app/game/model/places/place-gates.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import type { World } from '#app/game/model/world/world.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'
import type { StandingQuads } from '#app/game/scene/light/lit-things.ts'
import { MoteQuads } from '#app/game/scene/motes/mote-quads.ts'
import type { Mote } from '#app/game/scene/motes/mote.ts'
import type { GateMask } from '#durable/rules/places/gates.ts'
import { isWalkable } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'

/** One side of a tile over which one comes into gates: from `from`, art px, along the top or down the left of it. */
type Side = { from: { x: number; y: number }; isAcross: boolean; gates: GateMask }

/** How high the rope hangs between two posts over each of their distance, from the post on, art px. */
const ROPE = [7, 6, 5, 5, 5, 6, 7] as const
const POST = { width: 4, height: 11 } as const

type Scene = { place: ParkPlace; world: World; area: PixelRect }

/**
 * Draws where the gates of a room are: posts all round, with a rope between them where they are shut to the own dog, and low stones
 * where they are open. So the state is not said by colour alone. Its script is fetched with the first room that has gates.
 */
export class GatesOnGround {
  readonly #quads: MoteQuads
  #place: ParkPlace | null = null
  #sides: readonly Side[] = []

  constructor(pixel: Texture) {
    this.#quads = new MoteQuads(pixel)
  }

  show({ place, world, area }: Scene): { standing: StandingQuads[]; shadows: Particle[] } {
    if (place !== this.#place) this.#sides = sidesOf(place)
    this.#place = place
    const { gates } = place
    if (!gates) return { standing: [], shadows: [] }
    this.#quads.begin()
    const open = openMaskOf(gates, world.openGates)
    const sides = this.#sides.filter(({ from }) => isIn(from, area))
    const shut = sides.filter(({ gates: over }) => (over & ~open) !== 0)
    const posts = new Map(
      shut.flatMap(({ from, isAcross }) =>
        [from, along(from, isAcross, TILE_PX)].map((at) => [`${at.x},${at.y}`, at] as const),
      ),
    )
    const ropes = shut.flatMap((side) => this.#rope(side))
    const stand = [...posts.values()].map((at) => ({ depth: at.y + 1, quads: this.#quads.show(post(at)) }))
    const stones = sides.filter((side) => !shut.includes(side)).flatMap(stonesOf)
    const shades = [...posts.values()].map(({ x, y }) => rectangle([x - 3, y - 1, 7, 3], PALETTE.ink, 0.25))
    return { standing: [...stand, ...ropes], shadows: this.#quads.show([...shades, ...stones]) }
  }

  /** A rope across sways in one depth; one that leads away has a piece at each depth, so that dogs stand before and behind it. */
  #rope({ from, isAcross }: Side): StandingQuads[] {
    const piecePx = TILE_PX / ROPE.length
    const pieces = ROPE.map((height, index) => {
      const [begin, end] = [Math.round(index * piecePx), Math.round((index + 1) * piecePx)]
      const at = along(from, isAcross, begin)
      const [width, depth] = isAcross ? [end - begin, 2] : [2, end - begin]
      return {
        depth: at.y,
        motes: [
          rectangle([at.x, at.y - height, width, depth], PALETTE.falu2),
          rectangle([at.x, at.y - height + (isAcross ? 2 : depth), width, 1], PALETTE.falu0),
        ],
      }
    })
    if (isAcross) return [{ depth: from.y, quads: this.#quads.show(pieces.flatMap(({ motes }) => motes)) }]
    return pieces.map(({ depth, motes }) => ({ depth, quads: this.#quads.show(motes) }))
  }
}

/** All sides of tiles over which a dog can come into a gate, or from one gate into another one. */
function sidesOf({ gates, grid }: ParkPlace): Side[] {
  if (!gates) return []
  const overAt = ({ x, y }: Tile) => (x < 0 || y < 0 || x >= grid.width ? 0 : (gates.over[y * grid.width + x] ?? 0))
  const sides: Side[] = []
  for (let y = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++)
      for (const isAcross of [true, false]) {
        const beside = isAcross ? { x, y: y - 1 } : { x: x - 1, y }
        const differs = overAt({ x, y }) ^ overAt(beside)
        const isWay = isWalkable(grid, x, y) && isWalkable(grid, beside.x, beside.y)
        if (differs !== 0 && isWay) sides.push({ from: { x: x * TILE_PX, y: y * TILE_PX }, isAcross, gates: differs })
      }
  return sides
}

function post({ x, y }: Tile): Mote[] {
  const left = x - POST.width / 2
  return [
    rectangle([left, y - POST.height + 1, POST.width, POST.height], PALETTE.soil1),
    rectangle([left, y - POST.height + 1, 1, POST.height], PALETTE.soil2),
    rectangle([left - 1, y - POST.height - 1, POST.width + 2, 2], PALETTE.gold2),
    rectangle([left, y - POST.height - 2, POST.width, 1], PALETTE.gold3),
  ]
}

/** Low stones along a side that is open. */
function stonesOf({ from, isAcross }: Side): Mote[] {
  return [4, 14, 24].flatMap((px) => {
    const { x, y } = along(from, isAcross, px)
    return [rectangle([x - 1, y - 1, 4, 3], PALETTE.stone1), rectangle([x - 1, y - 1, 4, 2], PALETTE.stone3)]
  })
}

function along({ x, y }: Tile, isAcross: boolean, px: number): Tile {
  return isAcross ? { x: x + px, y } : { x, y: y + px }
}

function rectangle([x, y, width, height]: [number, number, number, number], tint: string, alpha = 1): Mote {
  return { x, y, width, height, tint, alpha }
}

function isIn({ x, y }: Tile, { left, top, right, bottom }: PixelRect): boolean {
  return x + TILE_PX >= left && x <= right && y + TILE_PX >= top && y - POST.height <= bottom
}
