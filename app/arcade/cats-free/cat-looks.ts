import type { Cat, CatKind } from '#durable/rules/games/cats-free/cats.ts'
import { sneakSpeed } from '#durable/rules/games/cats-free/cats.ts'
import { sideOf } from './picnic-view.ts'
import type { Side } from './picnic-view.ts'

/** Ticks from one beat of a cat's legs to the next: a tabby trots, a ginger hurries, a night cat steals along. */
const BEAT_TICKS: Readonly<Record<CatKind, number>> = { tabby: 8, ginger: 4, night: 11 }
const RUN_BEAT_TICKS = 6

/** A frightened cat leaps for so many ticks, and so high, before it runs; in art px. */
const LEAP = { ticks: 12, high: 7 }

type Looks = { walk: readonly string[]; run: readonly string[]; crouch: readonly string[] }

/** The names of all pictures, made once: a frame of the game asks for many. */
const LOOKS: Readonly<Record<CatKind, Readonly<Record<Side, Looks>>>> = {
  tabby: looksOf('tabby'),
  ginger: looksOf('ginger'),
  night: looksOf('night'),
}

function looksOf(kind: CatKind): Readonly<Record<Side, Looks>> {
  const aside = (side: Side): Looks => ({
    walk: [1, 2, 3, 4].map((beat) => `${kind}/${side}/walk${beat}`),
    run: [1, 2].map((beat) => `${kind}/${side}/run${beat}`),
    crouch: [`${kind}/${side}/crouch`],
  })
  const along = (side: Side): Looks => {
    const walk = [1, 2].map((beat) => `${kind}/${side}/walk${beat}`)
    return { walk, run: walk, crouch: walk.slice(0, 1) }
  }
  return { right: aside('right'), left: aside('left'), down: along('down'), up: along('up') }
}

/** The name of the picture of a cat in this tick. */
export function catPictureOf(cat: Readonly<Cat>, tick: number): string {
  const looks = LOOKS[cat.kind][sideOf(cat.direction)]
  const isCrouching = cat.mood === 'sneaks' && sneakSpeed(cat, tick) === 0
  const beats = isCrouching ? looks.crouch : cat.mood === 'sneaks' ? looks.walk : looks.run
  const beatTicks = cat.mood === 'sneaks' ? BEAT_TICKS[cat.kind] : RUN_BEAT_TICKS
  return beats[Math.trunc((tick + cat.number * 5) / beatTicks) % beats.length] ?? ''
}

/** How high a cat is in its leap, so many ticks after it was frightened, in art px. */
export function leapHeight(ticks: number): number {
  if (ticks < 0 || ticks >= LEAP.ticks) return 0
  const share = ticks / LEAP.ticks
  return Math.round(4 * LEAP.high * share * (1 - share))
}

/** Where a cat's mouth is from its foot, in art px; null where it is not seen. */
export function mouthOf(direction: number | null): { x: number; y: number } | null {
  return MOUTHS[sideOf(direction)]
}

const MOUTHS: Readonly<Record<Side, { x: number; y: number } | null>> = {
  right: { x: 16, y: -8 },
  left: { x: -16, y: -8 },
  down: { x: 0, y: -5 },
  up: null,
}
