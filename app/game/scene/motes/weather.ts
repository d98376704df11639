import { PALETTE } from '#app/art/palette.ts'
import { shareOf } from '#app/game/model/chance.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'
import type { Season } from '#app/shared/season.ts'
import type { Mote } from './mote.ts'
import { PERIOD, repetitionsIn } from './pattern.ts'

export type Weather = 'snow' | 'leaves' | 'rain'

const HOUR_MS = 3_600_000

/** The share of hours of a season with each kind of weather; in the others the air is clear. */
const OFTEN: Record<Season, Partial<Record<Weather, number>>> = {
  winter: { snow: 0.5 },
  autumn: { leaves: 0.45, rain: 0.15 },
  normal: { rain: 0.1 },
}

/** The weather at `now` (epoch ms), the same for everybody; null in most hours. */
export function weatherAt(now: number, season: Season): Weather | null {
  let drawn = shareOf(Math.floor(now / HOUR_MS), 0)
  const { snow = 0, leaves = 0, rain = 0 } = OFTEN[season]
  for (const [weather, often] of [['snow', snow] as const, ['leaves', leaves] as const, ['rain', rain] as const]) {
    if (drawn < often) return weather
    drawn -= often
  }
  return null
}

/** How long rain takes to fill puddles, and sun to dry them, ms. */
const FILLS_MS = 480_000
const DRIES_MS = 900_000

/** How full the puddles are at `now` (epoch ms): 0 without any, 1 after some minutes of rain. */
export function wetnessAt(now: number, seasonOf: (now: number) => Season): number {
  const rainsAt = (time: number) => weatherAt(time, seasonOf(time)) === 'rain'
  const sinceHour = now % HOUR_MS
  const rainedBefore = rainsAt(now - HOUR_MS)
  if (rainsAt(now)) return rainedBefore ? 1 : Math.min(1, sinceHour / FILLS_MS)
  return rainedBefore ? Math.max(0, 1 - sinceHour / DRIES_MS) : 0
}

/** How many particles one period has, their speed (art px a second, down and to the right), and their sway (art px). */
const FALLING: Record<Weather, { count: number; down: number; right: number; sway: number }> = {
  snow: { count: 22, down: 18, right: 4, sway: 5 },
  leaves: { count: 7, down: 15, right: 9, sway: 12 },
  rain: { count: 72, down: 250, right: -36, sway: 0 },
}
const LEAVES = [PALETTE.falu3, PALETTE.gold1, PALETTE.gold2, PALETTE.falu2] as const

/** The particles over a part of the room (art px) at `now`; `seed` is that of the room. */
export function falling(weather: Weather, seed: number, now: number, area: PixelRect): Mote[] {
  const { count, down, right, sway } = FALLING[weather]
  const motes: Mote[] = []
  for (let index = 0; index < count; index++) {
    const share = (which: number) => shareOf(seed, index * 8 + which)
    const seconds = (now / 1000) * (0.8 + 0.4 * share(0))
    const swing = sway === 0 ? 0 : sway * Math.sin(seconds + 6 * share(1))
    const x = share(2) * PERIOD + right * seconds + swing
    const y = share(3) * PERIOD + down * seconds
    const mote = looks(weather, share(4), seconds)
    for (const at of repetitionsIn(area, { x, y })) motes.push({ ...mote, x: Math.round(at.x), y: Math.round(at.y) })
  }
  return motes
}

function looks(weather: Weather, share: number, seconds: number): Omit<Mote, 'x' | 'y'> {
  if (weather === 'rain')
    return {
      width: 1,
      height: share < 0.6 ? 7 : 4,
      tint: share % 0.5 < 0.3 ? PALETTE.snow2 : PALETTE.water2,
      alpha: 0.7,
    }
  if (weather === 'snow') {
    // White cannot be seen on snow, so every third flake is darker.
    const side = share < 0.75 ? 2 : 1
    return { width: side, height: side, tint: share % 0.3 < 0.1 ? PALETTE.snow0 : PALETTE.snow2, alpha: 0.95 }
  }
  // A leaf turns over as it falls.
  const isFlat = Math.floor(seconds * 1.5 + 4 * share) % 2 === 0
  const tint = LEAVES[Math.floor(share * LEAVES.length)] ?? LEAVES[0]
  return { width: isFlat ? 4 : 2, height: isFlat ? 2 : 4, tint, alpha: 1 }
}
