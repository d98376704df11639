import type { Sprites } from '#app/arcade/picture/sprites.ts'
import { COURSE_STRIPS, COURSE_TOPS, MEADOW_COLOURS } from '#app/art/games/course-strips.ts'
import { PALETTE } from '#app/art/palette.ts'
import type { Season } from '#app/shared/season.ts'
import type { CourseView } from './course-view.ts'

type Brush = CanvasRenderingContext2D

/** The width of the sky's picture, and the rows above the line of the dog where the sky ends, in art px. */
const SKY = { width: 128, ends: 72 }
const MEADOW = { width: 128, height: 64 }
/** Rows of the ground strip below the line of the dog. */
const GROUND_BELOW = 62
/** The share of the dog's speed at which each strip passes. */
const PACE = { peaks: 0.03, woods: 0.14, bushes: 0.55 } as const

/** Clouds by their picture, their place in art px from the left and in shares of the sky from above, and their drift. */
const CLOUDS = [
  { name: 'cloud/0', x: 74, down: 0.5, drift: 3 },
  { name: 'cloud/2', x: 230, down: 0.3, drift: 5 },
  { name: 'cloud/1', x: 390, down: 0.42, drift: 2 },
  { name: 'cloud/3', x: 150, down: 0.16, drift: 1.5 },
  { name: 'cloud/2', x: 330, down: 0.08, drift: 2.5 },
] as const
/** Clouds come in again on the left so many art px after they have gone on the right. */
const CLOUD_ROUND = 520

/**
 * Draws everything behind the hurdles. `x` is how far the dog has run, in art px. Where less is to move, only the ground
 * passes by: all that is farther away stands still.
 */
export function drawBackdrop(
  brush: Brush,
  sprites: Sprites,
  { width, height, ground, dogX }: CourseView,
  { x, nowMs, isStill, season }: { x: number; nowMs: number; isStill: boolean; season: Season },
) {
  const far = isStill ? 0 : x
  const horizon = ground - SKY.ends
  for (let left = 0; left < width; left += SKY.width) sprites.stretch(brush, 'sky', left, 0, SKY.width, horizon)
  sprites.draw(brush, 'sun', Math.round(width * 0.78), Math.round(horizon * 0.3))
  for (const { name, x: at, down, drift } of CLOUDS) {
    const moved = isStill ? 0 : (nowMs / 1000) * drift
    sprites.draw(brush, name, ((at + moved) % CLOUD_ROUND) - 60, Math.round(horizon * down))
  }
  drawStrip(brush, sprites, 'peaks', width, far * PACE.peaks, ground)
  drawStrip(brush, sprites, 'woods', width, far * PACE.woods + 120, ground)
  brush.fillStyle = PALETTE[MEADOW_COLOURS[season]]
  brush.fillRect(0, ground - 72, width, height)
  drawStrip(brush, sprites, 'bushes', width, far * PACE.bushes, ground)
  const course = x - dogX
  drawStrip(brush, sprites, 'ground', width, course, ground)
  const from = Math.floor(-wrapped(course, MEADOW.width))
  for (let top = ground + GROUND_BELOW; top < height; top += MEADOW.height) {
    for (let left = from; left < width; left += MEADOW.width) sprites.draw(brush, 'meadow', left, top)
  }
}

/** A strip that repeats for ever, moved to the left. */
function drawStrip(
  brush: Brush,
  sprites: Sprites,
  name: keyof typeof COURSE_STRIPS,
  width: number,
  moved: number,
  ground: number,
) {
  const period = COURSE_STRIPS[name]
  const top = ground - COURSE_TOPS[name]
  for (let left = -Math.round(wrapped(moved, period)); left < width; left += period)
    sprites.draw(brush, name, left, top)
}

function wrapped(x: number, period: number): number {
  return ((x % period) + period) % period
}
