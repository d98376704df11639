import type { Language } from '#durable/rules/languages.ts'
import type { Access } from '#durable/rules/places/access.ts'
import { hash } from '#durable/world/noise.ts'
import { TILE_PX, tilesOf } from '#durable/world/room-doc.ts'
import type { Area, Door, Entry, RoomDoc, TerrainLetter, Thing } from '#durable/world/room-doc.ts'
import { groundRows } from './ground.ts'
import type { GroundPatch } from './ground.ts'
import { TerrainPainter } from './terrain-painter.ts'
import type { TileSpot } from './terrain-painter.ts'

export type RoomPlan = {
  key: string
  name: Record<Language, string>
  width: number
  height: number
  base: TerrainLetter
  entries: readonly [Entry, ...Entry[]]
  doors: readonly Door[]
  areas?: readonly Area[]
  access?: Access
}

/** What to scatter, and within which box. `gap` is the least distance to any other thing, in tiles. */
type Strewing = {
  prefabs: readonly string[]
  from: TileSpot
  to: TileSpot
  count: number
  gap: number
  seed: number
  /** The letters of the terrain on which it may stand. */
  on?: string
}

/** The least distance of scattered things from entries and doors, in tiles. */
const WAY_IN = 2.2

/** Builds a RoomDoc step by step; see `paintRoom`. */
export class RoomPainter {
  readonly land: TerrainPainter
  private readonly plan: RoomPlan
  private readonly things: Thing[] = []
  private readonly patches: GroundPatch[] = []
  private readonly used = new Map<string, number>()

  constructor(plan: RoomPlan) {
    this.plan = plan
    this.land = new TerrainPainter(plan)
  }

  /** Puts a thing with its foot at (x, y), in tiles. By default its id is its prefab with a number. */
  put(prefab: string, x: number, y: number, id?: string): this {
    const count = (this.used.get(prefab) ?? 0) + 1
    this.used.set(prefab, count)
    const place = { x: Math.round(x * TILE_PX), y: Math.round(y * TILE_PX) }
    this.things.push({ id: id ?? `${prefab}-${count}`, prefab, ...place })
    return this
  }

  /** Puts the same thing at several spots. */
  each(prefab: string, ...spots: readonly TileSpot[]): this {
    for (const [x, y] of spots) this.put(prefab, x, y)
    return this
  }

  /** Sets the ground of a box of tiles, whatever its terrain is. */
  ground(kind: GroundPatch['kind'], [x, y]: TileSpot, [w, h]: TileSpot): this {
    this.patches.push({ kind, x, y, w, h })
    return this
  }

  /** Scatters things where nothing is in their way. The places are pseudo-random by `seed`, so the same every time. */
  strew({ prefabs, from, to, count, gap, seed, on = 'gl' }: Strewing): this {
    for (let i = 0, set = 0; i < count * 6 && set < count; i++) {
      const x = from[0] + hash(i, 1, seed) * (to[0] - from[0])
      const y = from[1] + hash(i, 2, seed) * (to[1] - from[1])
      if (!this.isFree(x, y, { gap, on })) continue
      this.put(prefabs[Math.floor(hash(i, 3, seed) * prefabs.length)] ?? '', x, y)
      set++
    }
    return this
  }

  /** Puts things along a line, `step` tiles apart with some jitter, and skips places where something is in the way. */
  row(
    prefabs: readonly string[],
    from: TileSpot,
    to: TileSpot,
    { step, seed, on = 'gl' }: { step: number; seed: number; on?: string },
  ): this {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    for (let i = 0; i * step <= length; i++) {
      const along = (i * step) / length
      const x = from[0] + (to[0] - from[0]) * along + (hash(i, 1, seed) - 0.5) * 0.5
      const y = from[1] + (to[1] - from[1]) * along + (hash(i, 2, seed) - 0.5) * 0.5
      if (this.isFree(x, y, { gap: step * 0.45, on }))
        this.put(prefabs[Math.floor(hash(i, 3, seed) * prefabs.length)] ?? '', x, y)
    }
    return this
  }

  private isFree(x: number, y: number, { gap, on }: { gap: number; on: string }): boolean {
    const { entries, doors } = this.plan
    const letters = [0, 1].flatMap((dy) => [0, 1].map((dx) => this.land.at(Math.floor(x) + dx, Math.floor(y) + dy)))
    const ways = [...entries, ...doors.flatMap(tilesOf)]
    const isClear = ways.every((tile) => Math.hypot(tile.x + 0.5 - x, tile.y + 0.6 - y) >= WAY_IN)
    const isRoomy = this.things.every((thing) => Math.hypot(thing.x / TILE_PX - x, thing.y / TILE_PX - y) >= gap)
    return isClear && isRoomy && letters.every((letter) => on.includes(letter))
  }

  get doc(): RoomDoc {
    const { base: _, ...plan } = this.plan
    const { land, things, patches } = this
    return {
      v: 1,
      ...plan,
      terrain: land.rows,
      ground: groundRows(land, { things, patches, start: plan.entries[0] }),
      things,
    }
  }
}

/** Makes a room from its plan and a function that paints it. The result is the same every time. */
export function paintRoom(plan: RoomPlan, paint: (room: RoomPainter) => void): RoomDoc {
  const room = new RoomPainter(plan)
  paint(room)
  return room.doc
}
