import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { SHADOW } from '#app/art/palette.ts'
import { NO_FOOTPRINT } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

const WIDTH = 152
const HEIGHT = 104
const LEFT = 8
const RIGHT = 136
const MIDDLE = (LEFT + RIGHT) / 2
/** The rows of the picture where the two rails stand. */
const BACK_Y = 36
const FRONT_Y = 76
const ARCH_PX = 9

/**
 * The wooden bridge is two things, so that a dog walks between its rails: the deck with the back rail, and the front
 * rail, which is placed `FRONT_Y - BACK_Y` px below the deck.
 */
export function drawBridgeDeck(season: Season): Prop {
  const body = new Canvas(WIDTH, HEIGHT)
  drawPlanks(body)
  drawRail(body, BACK_Y, season)
  body.outline('ink', 'plum')
  const shadow = new Canvas(WIDTH, HEIGHT)
  for (let x = 40; x < 106; x++) {
    for (let y = 0; y < 11; y++) shadow.set(x, 72 + y, SHADOW.colour, y < 9 ? 95 : 45)
  }
  return { body, shadow, foot: [MIDDLE, BACK_Y], footprint: NO_FOOTPRINT }
}

export function drawBridgeRail(season: Season): Prop {
  const body = new Canvas(WIDTH, HEIGHT)
  drawRail(body, FRONT_Y, season)
  body.outline('ink', 'plum')
  return { body, shadow: new Canvas(1, 1), foot: [MIDDLE, FRONT_Y], footprint: NO_FOOTPRINT }
}

/** The height of the bridge at a column, in pixels. */
function archAt(x: number): number {
  const across = (Math.max(LEFT, Math.min(RIGHT, x)) - MIDDLE) / ((RIGHT - LEFT) / 2)
  return Math.round(ARCH_PX * (1 - across * across))
}

function drawPlanks(body: Canvas): void {
  for (let x = LEFT; x < RIGHT; x++) {
    const lift = archAt(x)
    const plank = Math.floor((x - LEFT) / 8)
    const across = (x - LEFT) % 8
    for (let y = 34; y < 72; y++) body.set(x, y - lift, plankPaint(across, plank, y))
    for (let y = 72; y < 79; y++) body.set(x, y - lift, y < 74 ? 'soil2' : y < 77 ? 'soil1' : 'soil0')
  }
}

function plankPaint(across: number, plank: number, y: number): Colour {
  if (y < 37) return across === 0 ? 'soil0' : 'soil2'
  if (across === 0) return 'soil1'
  if (across === 1) return 'soil4'
  return across === 7 || hash(plank, y >> 2, 4) < 0.12 ? 'soil2' : 'soil3'
}

function drawRail(body: Canvas, baseY: number, season: Season): void {
  const snow = season === 'snow'
  for (let x = LEFT - 2; x < RIGHT + 2; x++) {
    const y = baseY - archAt(x)
    body
      .set(x, y - 17, 'soil4')
      .set(x, y - 16, 'soil3')
      .set(x, y - 15, 'soil3')
      .set(x, y - 14, 'soil1')
    if (snow) body.rect(x, y - 18, 1, 2, 'snow2')
    body.set(x, y - 8, 'soil3').set(x, y - 7, 'soil1')
  }
  for (const x of [LEFT - 3, LEFT + 28, MIDDLE - 3, RIGHT - 34, RIGHT - 3]) {
    const y = baseY - archAt(x + 3)
    body
      .rect(x, y - 21, 6, 24, 'soil2')
      .rect(x, y - 21, 2, 24, 'soil3')
      .rect(x + 5, y - 21, 1, 24, 'soil1')
    body.rect(x - 1, y - 23, 8, 3, 'soil3').rect(x - 1, y - 23, 8, 1, snow ? 'snow2' : 'soil4')
    if (snow) body.rect(x - 1, y - 24, 8, 2, 'snow2')
  }
}
