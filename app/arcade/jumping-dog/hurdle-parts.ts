import type { Sprites } from '#app/arcade/picture/sprites.ts'
import type { Hurdle } from '#durable/rules/games/jumping-dog/course.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'
import { barHeights } from './course-view.ts'

type Brush = CanvasRenderingContext2D
/** Where a hurdle is on the canvas: its left side and the line on which the dog runs, in art px. */
type Spot = { x: number; ground: number }

/** The feet of the posts from the line of the dog: one before it and to the left, one behind it and to the right. */
const NEAR = { x: -10, y: 6 }
const FAR = { x: 10, y: -8 }
/** A post is so much higher than its top bar. */
const POST_OVER_PX = 7
/** Wide bars have a bar each so many art px, and a post each three of them. */
const WIDE_STEP_PX = 14
const RAIL_PX = 12
/** Half of a puddle's picture: its ends. */
const PUDDLE_END_PX = 22
/** The poles of a washing line, from the middle of it. */
const NEAR_POLE = -18
const FAR_POLE = 22

/** Ticks in which a knocked bar falls to the ground. */
const FALL_TICKS = 14

const BAR = { low: 'bar/low', high: 'bar/high', wide: 'bar/wide' } as const
const CAP = { low: 'cap/low', high: 'cap/high', wide: 'cap/wide' } as const

/** What of a hurdle is behind the dog: shadows, back posts and the bars. `knocked` is how many ticks ago, -1 for never. */
export function drawBehind(brush: Brush, sprites: Sprites, hurdle: Hurdle, { x, ground }: Spot, knocked: number) {
  const width = hurdle.width / PIXEL
  const height = hurdle.height / PIXEL
  switch (hurdle.kind) {
    case 'puddle':
      drawPuddle(brush, sprites, x, ground, width)
      return
    case 'line':
      sprites.draw(brush, 'shade/post', x + 5 + FAR_POLE, ground + FAR.y)
      sprites.draw(brush, 'pole', x + 5 + FAR_POLE, ground + FAR.y)
      sprites.draw(brush, knocked >= 0 && knocked % 12 < 8 && knocked < 60 ? 'line/1' : 'line/0', x + 5, ground)
      return
    case 'wide':
      sprites.draw(brush, 'shade/bars', x + NEAR.x, ground + NEAR.y)
      sprites.draw(brush, 'shade/bars', x + width + NEAR.x, ground + NEAR.y)
      drawRail(brush, sprites, x + FAR.x, ground + FAR.y - height, width)
      for (let at = 0; at <= width; at += WIDE_STEP_PX) {
        drawBar(brush, sprites, 'wide', x + at + NEAR.x, ground + NEAR.y - fallen(height, knocked))
      }
      drawPost(brush, sprites, 'wide', x + FAR.x, ground + FAR.y, height)
      drawPost(brush, sprites, 'wide', x + width + FAR.x, ground + FAR.y, height)
      return
    case 'low':
    case 'high': {
      const middle = x + width / 2
      sprites.draw(brush, 'shade/bars', middle + NEAR.x, ground + NEAR.y)
      drawPost(brush, sprites, hurdle.kind, middle + FAR.x, ground + FAR.y, height)
      for (const high of barHeights(height)) {
        drawBar(brush, sprites, hurdle.kind, middle + NEAR.x, ground + NEAR.y - fallen(high, knocked))
      }
    }
  }
}

/** What of a hurdle is before the dog: the near posts, and the near rail of wide bars. */
export function drawBefore(brush: Brush, sprites: Sprites, hurdle: Hurdle, { x, ground }: Spot) {
  const width = hurdle.width / PIXEL
  const height = hurdle.height / PIXEL
  switch (hurdle.kind) {
    case 'puddle':
      return
    case 'line':
      sprites.draw(brush, 'pole', x + 5 + NEAR_POLE, ground + NEAR.y)
      return
    case 'wide':
      drawRail(brush, sprites, x + NEAR.x, ground + NEAR.y - height, width)
      drawPost(brush, sprites, 'wide', x + NEAR.x, ground + NEAR.y, height)
      drawPost(brush, sprites, 'wide', x + width + NEAR.x, ground + NEAR.y, height)
      return
    case 'low':
    case 'high':
      drawPost(brush, sprites, hurdle.kind, x + width / 2 + NEAR.x, ground + NEAR.y, height)
  }
}

/** How high a bar is so many ticks after it was knocked: it drops faster and faster, and lies. */
export function fallen(height: number, ticks: number): number {
  if (ticks < 0) return height
  const share = Math.min(1, ticks / FALL_TICKS)
  return Math.round(height * (1 - share * share)) + (share === 1 ? 2 : 0)
}

type Painted = keyof typeof BAR

function drawBar(brush: Brush, sprites: Sprites, kind: Painted, x: number, y: number) {
  sprites.draw(brush, BAR[kind], x, y)
}

function drawPost(brush: Brush, sprites: Sprites, kind: Painted, x: number, y: number, height: number) {
  const high = height + POST_OVER_PX
  const left = Math.round(x) - 3
  sprites.draw(brush, 'base', x, y + 2)
  sprites.stretch(brush, 'shaft', left, Math.round(y) - high, 7, high)
  sprites.draw(brush, CAP[kind], x, y - high)
}

function drawRail(brush: Brush, sprites: Sprites, x: number, y: number, width: number) {
  const left = Math.round(x)
  const whole = width - (width % RAIL_PX)
  for (let at = 0; at < whole; at += RAIL_PX) sprites.stretch(brush, 'rail', left + at, Math.round(y), RAIL_PX, 6)
  if (width > whole) sprites.stretch(brush, 'rail', left + whole, Math.round(y), width - whole, 6)
}

function drawPuddle(brush: Brush, sprites: Sprites, x: number, ground: number, width: number) {
  const inner = Math.max(0, width - 2 * PUDDLE_END_PX)
  const left = Math.round(x)
  sprites.draw(brush, 'puddle/left', left + PUDDLE_END_PX, ground + 2)
  sprites.stretch(brush, 'puddle/middle', left + PUDDLE_END_PX, ground - 9, inner, 20)
  sprites.draw(brush, 'puddle/right', left + PUDDLE_END_PX + inner, ground + 2)
  for (let at = 26; at < width - 24; at += 34) sprites.draw(brush, 'puddle/glint', left + at, ground + ((at >> 1) % 5))
}
