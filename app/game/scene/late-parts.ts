import type { Particle } from 'pixi.js'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { hasBanners } from '#app/game/model/world/banners.ts'
import type { World } from '#app/game/model/world/world.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'
import type { SeenCreature } from '#app/game/scene/creatures/creature-quads.ts'
import { LatePart } from '#app/game/scene/frames/late-part.ts'
import type { StandingQuads } from '#app/game/scene/light/lit-things.ts'
import type { Night } from '#app/game/scene/light/night.ts'
import { wetnessAt } from '#app/game/scene/motes/weather.ts'
import type { PlateSheet } from '#app/game/scene/plates/plate-sheet.ts'
import type { Scenery } from '#app/game/scene/scenery/scenery.ts'
import { seasonAt } from '#app/shared/season.ts'
import { isOutdoors } from '#durable/world/sky.ts'
import type { Layers } from './pixi-picture.ts'

/** The room at `now` (own clock, epoch ms), and what of it is in view. */
export type SeenRoom = {
  now: number
  isStill: boolean
  world: World
  place: ParkPlace
  /** The title of the film that runs on the screen of the room; null for none. */
  film: string | null
  /** What the camera sees, art px. */
  area: PixelRect
  isSeen: (foot: Point) => boolean
  seesBeyond: boolean
  /** Whether the room has been seen without its late parts. */
  isShown: boolean
}

/**
 * What a late part adds to a frame. `isMoving`: it looks different in the next one, or from `movesAt` on, epoch ms. What is
 * `glowing` is drawn over the night; `marks` are drawn over all else, in full light.
 */
export type Added = {
  standing: readonly StandingQuads[]
  shadows: readonly Particle[]
  plates: readonly Particle[]
  glowing: readonly Particle[]
  marks: readonly Particle[]
  creatures: readonly SeenCreature[]
  movesAt: number
  isMoving: boolean
}

/** Draws a part of the picture; `draw(null)` once it is not wanted any more. */
type Drawer = { draw: (seen: SeenRoom | null) => Partial<Added>; destroy?: () => void }

type Plan = { isWanted: (seen: SeenRoom) => boolean; fetch: () => Promise<Drawer> }

export type LateParts = { draw: (seen: SeenRoom) => Added; destroy: () => void }

/** The parts of the picture whose scripts come behind the first frame, in a list. `wake` asks for a frame. */
export function lateParts(plans: readonly Plan[], wake: () => void): LateParts {
  const parts = plans.map(({ isWanted, fetch }) => ({ isWanted, part: new LatePart(fetch, wake) }))
  return {
    draw: (seen) => {
      const added = parts.map(({ isWanted, part }) => {
        const isNow = isWanted(seen)
        const drawer = isNow ? part.now : part.here
        return drawer?.draw(isNow ? seen : null) ?? {}
      })
      return {
        standing: added.flatMap(({ standing = [] }) => standing),
        shadows: added.flatMap(({ shadows = [] }) => shadows),
        plates: added.flatMap(({ plates = [] }) => plates),
        glowing: added.flatMap(({ glowing = [] }) => glowing),
        marks: added.flatMap(({ marks = [] }) => marks),
        creatures: added.flatMap(({ creatures = [] }) => creatures),
        movesAt: Math.min(...added.map(({ movesAt = Infinity }) => movesAt)),
        isMoving: added.some(({ isMoving }) => isMoving),
      }
    },
    destroy: () => {
      for (const { part } of parts) part.destroy()
    },
  }
}

type Park = {
  layers: Layers
  textures: Textures
  sheet: PlateSheet
  scenery: Scenery
  night: Night
}

/** The late parts of the park. A part is added here and nowhere else. */
export function plansOf({ layers, textures, sheet, scenery, night }: Park): readonly Plan[] {
  return [
    {
      isWanted: ({ isShown }) => isShown,
      fetch: async () => {
        const { UsedThings } = await import('./things/used-things.ts')
        const things = new UsedThings(textures)
        return {
          draw: (seen) => {
            if (!seen) return {}
            const { others, unlit, ...added } = things.show(seen)
            scenery.turn(others)
            night.turnOff(unlit)
            return added
          },
        }
      },
    },
    {
      isWanted: ({ world }) => world.festive.pieces.length > 0,
      fetch: async () => {
        const { FestiveThings } = await import('./scenery/festive-things.ts')
        const pieces = new FestiveThings(textures)
        return {
          draw: (seen) => {
            const shown = seen && pieces.show(seen)
            night.add(shown?.things)
            return shown ?? {}
          },
        }
      },
    },
    {
      isWanted: ({ place }) => place.gates !== null,
      fetch: async () => {
        const { GatesOnGround } = await import('./scenery/gates-on-ground.ts')
        const gates = new GatesOnGround(textures.pixel)
        return { draw: (seen) => (seen ? gates.show(seen) : {}) }
      },
    },
    {
      isWanted: ({ isShown, world, place }) => isShown && world.banners.length > 0 && hasBanners(place.doc.key),
      fetch: async () => {
        const { PackBanners } = await import('./scenery/pack-banners.ts')
        const banners = new PackBanners(textures)
        return { draw: (seen) => (seen ? banners.show(seen) : {}) }
      },
    },
    {
      isWanted: ({ film }) => film !== null,
      fetch: async () => {
        const { FilmOnScreen } = await import('./things/film-on-screen.ts')
        const screen = new FilmOnScreen({ textures, sheet })
        return {
          draw: (seen) => {
            if (!seen?.film) return {}
            const shown = screen.show(seen.film, seen.place.doc, seen.isStill ? 0 : seen.now)
            return shown ? { standing: [shown], plates: shown.title, glowing: shown.shining } : {}
          },
        }
      },
    },
    {
      isWanted: ({ isShown, place, now }) => isShown && isOutdoors(place.doc) && wetnessAt(now, seasonAt) > 0,
      fetch: async () => {
        const { puddleLayer } = await import('./things/puddles.ts')
        const puddles = puddleLayer(textures.things)
        return {
          draw: (seen) => (seen ? { shadows: puddles(seen.place.doc, wetnessAt(seen.now, seasonAt)) } : {}),
        }
      },
    },
    {
      isWanted: ({ now, world: { nosesUntil, trail } }) =>
        now < nosesUntil && trail !== null && typeof trail !== 'string',
      fetch: async () => {
        const { NoseMarks } = await import('./nose/nose-marks.ts')
        const marks = new NoseMarks(textures.pixel)
        return {
          draw: (seen) =>
            seen ? { marks: marks.show(seen), isMoving: !seen.isStill, movesAt: seen.world.nosesUntil } : {},
        }
      },
    },
    {
      // Nobody but dogs lives under a roof.
      isWanted: ({ isShown, place }) => isShown && isOutdoors(place.doc),
      fetch: async () => {
        const [{ CreatureQuads }] = await Promise.all([
          import('./creatures/creature-quads.ts'),
          textures.creatures.load(),
        ])
        const creatures = new CreatureQuads(textures.creatures.picture)
        return { draw: (frame) => (frame ? creatures.show(frame) : {}) }
      },
    },
    {
      // Under a roof it is dark beyond the walls.
      isWanted: ({ place, seesBeyond }) => seesBeyond && isOutdoors(place.doc),
      fetch: async () => {
        const { LandAround } = await import('./scenery/land-around.ts')
        const land = new LandAround(layers.ground, textures)
        return {
          draw: (seen) => ({ standing: land.show(seen && { doc: seen.place.doc, area: seen.area }) }),
          destroy: () => land.destroy(),
        }
      },
    },
  ]
}
