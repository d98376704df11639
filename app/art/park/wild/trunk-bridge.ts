import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

const LENGTH = 176
const TOP = 12
const THICK = 34

/** A fallen spruce across the stream, worn flat. It is a flat thing, so that dogs walk on it. */
export function drawTrunkBridge(season: Season): Prop {
  const body = new Canvas(200, 64)
  body.capsule([60, 16, 4], [50, 2, 2.4], 'soil1').capsule([132, 16, 4], [146, 3, 2.4], 'soil1')
  body.capsule([96, 44, 4], [86, 56, 2.6], 'soil0')
  for (let x = 12; x < LENGTH; x++) {
    const sway = Math.round(Math.sin(x * 0.05) * 1.2)
    for (let y = 0; y < THICK; y++) body.set(x, TOP + sway + y, bark(x, y, season))
  }
  for (const [x, isNear] of [
    [12, true],
    [LENGTH, false],
  ] as const) {
    body.ellipse(x, TOP + 17, 7, 17, 'soil1')
    if (isNear)
      body
        .ellipse(x, TOP + 17, 6, 16, 'soil4')
        .ellipse(x, TOP + 17, 4, 11, 'soil3')
        .ellipse(x, TOP + 17, 3, 8, 'soil4')
        .ellipse(x, TOP + 17, 1, 3, 'soil2')
    else body.ellipse(x - 2, TOP + 17, 7, 17, (px, y) => bark(px, y - TOP, season))
  }
  if (season !== 'snow') {
    body
      .ellipse(34, TOP + 4, 14, 3, 'grass2')
      .ellipse(31, TOP + 3, 9, 2, 'grass4')
      .ellipse(150, TOP + 4, 12, 3, 'grass2')
    body.ellipse(120, TOP + 30, 10, 2, 'leaf2')
  }
  body.outline('ink', 'soil0')
  const shadow = new Canvas(208, 72)
  roundShadow(shadow, 96, TOP + THICK + 2, 82, 7)
  return { body, shadow, foot: [94, 45], footprint: NO_FOOTPRINT }
}

/** Bark on both sides, and the worn way along the top. */
function bark(x: number, y: number, season: Season): Colour {
  if (season === 'snow' && y < 7) return 'snow2'
  if (y < 3) return 'soil3'
  if (y < 23) {
    const isCrack = (x + Math.floor(y / 5) * 23) % 31 < 7 && y % 5 === 0
    return isCrack ? 'soil2' : y < 5 ? 'gravel1' : y > 20 ? 'soil3' : 'soil4'
  }
  if ((x * 2 + y * 3) % 23 < 3) return 'soil0'
  return y < 27 ? 'soil2' : y < 31 ? 'soil1' : 'soil0'
}
