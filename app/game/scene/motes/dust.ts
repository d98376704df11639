import { PALETTE } from '#app/art/palette.ts'
import { shareOf } from '#app/game/model/chance.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import type { Mote } from './mote.ts'

export type Dusty = 'dig' | 'swim' | 'sniff' | 'drink' | 'shake'

/** How long a particle is visible, ms, and how many there are at a time. */
const THROWN: Record<Dusty, { ms: number; count: number }> = {
  dig: { ms: 520, count: 7 },
  swim: { ms: 600, count: 5 },
  sniff: { ms: 1500, count: 2 },
  drink: { ms: 500, count: 3 },
  shake: { ms: 450, count: 14 },
}
/** How far apart drops fly, how high, and from how high above the ground they start, art px. */
type Flight = { wide: number; up: number; from: number }
const FLIGHTS: Record<'swim' | 'drink' | 'shake', Flight> = {
  swim: { wide: 36, up: 26, from: 0 },
  drink: { wide: 14, up: 18, from: 0 },
  shake: { wide: 110, up: 40, from: 10 },
}

const SOIL = [PALETTE.soil1, PALETTE.soil2, PALETTE.soil3] as const

/** A heart of five bars: x, y, width and height, art px. */
const HEART = [
  [0, 1, 5, 2],
  [1, 0, 1, 1],
  [3, 0, 1, 1],
  [1, 3, 3, 1],
  [2, 4, 1, 1],
] as const

/**
 * The particles around a dog (its foot, art px) that digs, swims, sniffs, drinks or shakes itself, at `now` (epoch ms). They are the same on
 * every screen.
 */
export function dustOf(doing: Dusty, { x, y }: Point, { dog, now }: { dog: number; now: number }): Mote[] {
  const { ms, count } = THROWN[doing]
  const motes: Mote[] = []
  for (let index = 0; index < count; index++) {
    // The particles start one after the other and repeat.
    const turn = now / ms + index / count
    const age = turn % 1
    const share = shareOf(dog, Math.floor(turn) * count + index)
    const at = { x, y, age, share }
    if (doing === 'dig') motes.push(crumb(at))
    else if (doing === 'sniff') motes.push(...heart(at))
    else motes.push(drop(at, FLIGHTS[doing]))
  }
  return motes
}

/** How many particles a dog raises that comes down from a hop, and how far they fly to the sides, art px. */
const PUFF = { count: 8, wide: 15 }

/** The dust at the feet of a dog that has come down from a hop (its foot, art px); `age` 0 to 1 is how much of it is over. */
export function puffOf({ x, y }: Point, { dog, age }: { dog: number; age: number }): Mote[] {
  return Array.from({ length: PUFF.count }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1
    const share = shareOf(dog, index)
    const far = side * PUFF.wide * (0.35 + 0.65 * share) * Math.sqrt(age)
    const size = share < 0.5 ? 2 : 3
    const tint = SOIL[2]
    return {
      x: Math.round(x + far),
      y: Math.round(y - 1 - 7 * share * age),
      width: size,
      height: 2,
      tint,
      alpha: 0.9 * (1 - age),
    }
  })
}

type Thrown = Point & { age: number; share: number }

function crumb({ x, y, age, share }: Thrown): Mote {
  const side = share < 0.5 ? -1 : 1
  const far = side * (6 + 16 * ((share * 7) % 1)) * age
  const high = 44 * age * (1 - age)
  const size = share * 5 - Math.floor(share * 5) < 0.5 ? 2 : 3
  const tint = SOIL[Math.floor(share * 97) % SOIL.length] ?? SOIL[0]
  return { x: Math.round(x + far), y: Math.round(y - 2 - high), width: size, height: 2, tint, alpha: 1 }
}

function drop({ x, y, age, share }: Thrown, { wide, up, from }: Flight): Mote {
  const far = (share - 0.5) * wide * (0.4 + 0.6 * age)
  const high = up * age * (1 - age)
  const size = share < 0.4 ? 2 : 1
  return {
    x: Math.round(x + far),
    y: Math.round(y - from * (1 - age) - 6 - high),
    width: size,
    height: size,
    tint: PALETTE.water4,
    alpha: 0.9,
  }
}

function heart({ x, y, age, share }: Thrown): Mote[] {
  const left = Math.round(x - 2 + (share - 0.5) * 22)
  const top = Math.round(y - 30 - 18 * age)
  const alpha = age < 0.7 ? 1 : (1 - age) / 0.3
  return HEART.map(([dx, dy, width, height]) => ({
    x: left + dx,
    y: top + dy,
    width,
    height,
    tint: PALETTE.falu3,
    alpha,
  }))
}
