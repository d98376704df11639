import { PALETTE } from '#app/art/palette.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import { neighbour, STRAIGHT_MS, SWIM_SPEED } from '#durable/rules/steps.ts'
import type { Direction } from '#durable/rules/steps.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { Mote } from './mote.ts'

/** How far behind its foot the foam of a swimmer ends, art px, and how many pieces each arm of it has. */
const LENGTH_PX = 34
const PIECES = 5
/** How far from its way an arm begins and how much it widens, art px; the picture shows depth shortened by a third. */
const ARM = { from: 9, widens: 12, depth: 0.65 } as const
/** How high above the foot the water is, art px. */
const WATER_PX = 5
/** For so long a dog swims along its foam, ms: each piece stays where it is on the water and drifts aside. */
const LASTS_MS = LENGTH_PX / (TILE_PX / STRAIGHT_MS) / SWIM_SPEED

/** The foam behind a dog (its foot, art px) that swims in direction `heading`, at `now` (epoch ms): a V of two arms. */
export function wakeOf({ x, y }: Point, { heading, now }: { heading: Direction; now: number }): Mote[] {
  const way = neighbour({ x: 0, y: 0 }, heading)
  const long = Math.hypot(way.x, way.y)
  const [ahead, down] = [way.x / long, way.y / long]
  const motes: Mote[] = []
  for (let piece = 0; piece < PIECES; piece++) {
    const age = (now / LASTS_MS + piece / PIECES) % 1
    const back = LENGTH_PX * age
    const aside = ARM.from + ARM.widens * age
    for (const side of [-aside, aside]) {
      motes.push({
        x: Math.round(x - ahead * back - down * side),
        y: Math.round(y - WATER_PX - down * back + ahead * side * ARM.depth),
        width: age < 0.5 ? 4 : 3,
        height: 1,
        tint: age < 0.5 ? PALETTE.snow2 : PALETTE.water4,
        alpha: 0.9 * (1 - age),
      })
    }
  }
  return motes
}
