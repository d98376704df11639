import type { Particle, Texture } from 'pixi.js'
import { trailScentAt } from '#app/game/model/around/trail-scent.ts'
import type { TrailScent } from '#app/game/model/around/trail-scent.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { drawnPlaceOf } from '#app/game/model/world/seen-dog.ts'
import { smellsNow } from '#app/game/model/world/smells.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import { footAt } from '#app/game/scene/camera/footing.ts'
import { MoteQuads } from '#app/game/scene/motes/mote-quads.ts'
import { tilesOfLeg } from '#durable/rules/smells/trail-leg.ts'
import type { TrailLeg } from '#durable/rules/smells/trail-leg.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { petalMarks, wispMarks } from './trail-marks.ts'

/** The room at `now` (own clock, epoch ms); with `isStill` nothing moves. */
type Smelled = { world: World; place: Pick<ParkPlace, 'grid'>; now: number; isStill: boolean }

/** [SC1] Draws what the own dog smells of the day's trail: wisps over the trail near it, and petals round it while it stands. No night dims them. */
export class NoseMarks {
  readonly #quads: MoteQuads
  #followed: { leg: TrailLeg; tiles: readonly Tile[] } | null = null
  /** What was smelled on the tile that was asked for last: it takes a search for a way. */
  #smelled: { leg: TrailLeg; at: string; scent: TrailScent } | null = null

  /** `pixel` is one white pixel of the standing things' atlas. */
  constructor(pixel: Texture) {
    this.#quads = new MoteQuads(pixel)
  }

  show({ world, place: { grid }, now, isStill }: Smelled): Particle[] {
    const me = ownDog(world)
    const { trail } = smellsNow(world, now)
    if (!me || trail === null || typeof trail === 'string') return []
    const { tile, moving, x, y } = drawnPlaceOf(world, grid, me, now)
    const tiles = this.#tilesOf(trail)
    const freshOf = (number: number) => (trail.number + number / tiles.length) / trail.of
    this.#quads.begin()
    const petals = moving ? [] : petalMarks(this.#scentAt(trail, grid, tile), footAt({ x, y }))
    const wisps = wispMarks(tiles, tile, { now: isStill ? 0 : now, freshOf })
    return this.#quads.show([...wisps, ...petals])
  }

  #tilesOf(leg: TrailLeg): readonly Tile[] {
    if (this.#followed?.leg !== leg) this.#followed = { leg, tiles: tilesOfLeg(leg) }
    return this.#followed.tiles
  }

  #scentAt(leg: TrailLeg, grid: Grid, tile: Tile): TrailScent {
    const at = `${tile.x},${tile.y}`
    if (this.#smelled?.leg !== leg || this.#smelled.at !== at)
      this.#smelled = { leg, at, scent: trailScentAt(leg, grid, tile) }
    return this.#smelled.scent
  }
}
