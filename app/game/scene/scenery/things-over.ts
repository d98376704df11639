import type { Particle } from 'pixi.js'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { drawnPlaceOf } from '#app/game/model/world/seen-dog.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import { dressOf } from '#app/game/scene/atlas/dress-of.ts'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import { footAt } from '#app/game/scene/camera/footing.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'
import { PREFAB_LOOKS } from '#app/game/scene/dresses/prefab-looks.ts'
import { IDLE_BEAT_MS } from '#app/game/scene/frames/beats.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { standingThings } from './ground.ts'
import type { StandingThing } from './ground.ts'

/** The room at `now` (own clock, epoch ms), and what of it is in view. */
export type Scene = { world: World; place: ParkPlace; now: number; isStill: boolean; area: PixelRect }

/**
 * The things in view: those that stand, the quads of those that lie and of all shadows, and all of them as things of
 * the room. `isMoving`: some of their pictures have yet to come.
 */
export type ShownPieces = {
  standing: readonly StandingThing[]
  shadows: readonly Particle[]
  things: readonly Thing[]
  isMoving: boolean
}

/** Draws things that are no part of the published room, over it. */
export class ThingsOver {
  readonly #textures: Textures
  #shown: readonly Thing[] | null = null
  #doc: RoomDoc | null = null
  #standing: readonly StandingThing[] = []
  #flat: readonly Particle[] = []
  #isLoaded = false

  constructor(textures: Textures) {
    this.#textures = textures
  }

  /** `things` is the same list as long as they are the same. */
  show(things: readonly Thing[], { world, place, now, isStill, area }: Scene): ShownPieces {
    const room = place.doc
    if (things !== this.#shown || this.#doc?.key !== room.key) this.#lay(room, things)
    const me = ownDog(world)
    const foot = me ? footAt(drawnPlaceOf(world, place.grid, me, now)) : null
    const beat = isStill ? 0 : Math.floor(now / IDLE_BEAT_MS)
    for (const thing of this.#standing) {
      thing.show(beat)
      thing.giveWay(foot)
    }
    return {
      standing: this.#standing.filter((thing) => thing.isIn(area)),
      shadows: this.#flat,
      things: this.#doc?.things ?? [],
      isMoving: !this.#isLoaded,
    }
  }

  #lay(room: RoomDoc, things: readonly Thing[]) {
    const doc = { ...room, things: [...things] }
    const sheet = dressOf(room, this.#textures).things
    this.#shown = things
    this.#doc = doc
    this.#standing = standingThings(doc, sheet)
    const lying = doc.things.flatMap(({ prefab, x, y }) => {
      const look = PREFAB_LOOKS.get(prefab)
      return look?.kind === 'flat' ? [quadOf(sheet(look.frames[0] ?? ''), { x, y })] : []
    })
    const shadows = doc.things.flatMap(({ prefab, x, y }) => {
      const shadow = PREFAB_LOOKS.get(prefab)?.shadow
      return shadow ? [quadOf(sheet(shadow), { x, y })] : []
    })
    this.#flat = [...lying, ...shadows]
    this.#isLoaded = this.#textures.rooms.has(doc)
    if (this.#isLoaded) return
    // They are things of other rooms, whose pictures may come later, or not at all.
    const done = () => {
      if (this.#doc === doc) this.#isLoaded = true
    }
    this.#textures.rooms.load(doc).then(done, done)
  }
}
