import { Canvas } from '#app/art/canvas.ts'
import { PLACE_ICONS } from '#app/art/icons/places.ts'
import { drawIcon } from '#app/art/icons/sheet.ts'
import type { Colour } from '#app/art/palette.ts'

/** The size of a landmark's canvas, art px; its foot is in the middle of the bottom edge. */
export const LANDMARK = { width: 34, height: 26 } as const

/** An empty canvas for a landmark. */
export function landmark(): Canvas {
  return new Canvas(LANDMARK.width, LANDMARK.height)
}

/** A spruce of three tiers; (x, y) is its foot. */
export function spruce(canvas: Canvas, x: number, y: number, tiers = 3): Canvas {
  canvas.rect(x - 1, y - 2, 2, 2, 'soil1')
  for (let tier = 0; tier < tiers; tier++) {
    const foot = y - 2 - tier * 4
    const half = 5 - tier
    canvas.polygon([[x - half, foot], [x + half, foot], [x, foot - 7]], 'leaf2') // prettier-ignore
    canvas.polygon([[x - half, foot], [x, foot], [x - 1, foot - 6]], 'leaf3') // prettier-ignore
  }
  return canvas
}

/** A round tree; (x, y) is its foot. */
export function roundTree(canvas: Canvas, x: number, y: number, radius: number, trunk: Colour = 'soil1'): Canvas {
  canvas.rect(x - 1, y - 5, 2, 5, trunk)
  return canvas.ellipse(x, y - 5 - radius * 0.8, radius, radius * 0.85, (_x, _y, u, v) =>
    u + v < -0.5 ? 'grass3' : u + v < 0.35 ? 'grass2' : 'grass1',
  )
}

function forest(): Canvas {
  const canvas = landmark()
  spruce(canvas, 8, 23, 2)
  spruce(canvas, 26, 23, 2)
  return spruce(canvas, 17, 25, 3).outline('leaf0', 'leaf1')
}

function meadow(): Canvas {
  const canvas = roundTree(landmark(), 17, 24, 9).outline('leaf0', 'leaf1')
  canvas.line(25, 15, 25, 22, 'soil2').rect(23, 22, 5, 1, 'soil2')
  const flowers: [number, number, Colour][] = [
    [5, 22, 'pink'],
    [9, 24, 'gold3'],
    [28, 24, 'cream'],
    [3, 25, 'cream'],
    [31, 21, 'pink'],
  ]
  flowers.forEach(([x, y, paint]) => canvas.rect(x, y, 2, 2, paint))
  return canvas
}

function lake(): Canvas {
  const canvas = landmark()
  canvas.ellipse(17, 17, 16, 8, 'soil2').ellipse(17, 17, 15, 7, 'water3').ellipse(17, 18, 13, 5, 'water2')
  canvas.ellipse(21, 16, 3, 2, 'grass3').rect(20, 12, 2, 3, 'gold2')
  return canvas.rect(6, 18, 8, 2, 'soil4').rect(6, 20, 8, 1, 'soil1')
}

function beach(): Canvas {
  const canvas = landmark()
  const huts: [number, Colour, Colour][] = [
    [4, 'falu2', 'falu1'],
    [15, 'water2', 'water1'],
  ]
  for (const [x, stripe, roof] of huts) {
    canvas
      .rect(x, 14, 9, 10, 'cream')
      .rect(x + 2, 14, 2, 10, stripe)
      .rect(x + 6, 14, 2, 10, stripe)
    canvas.rect(x + 3, 18, 3, 6, 'soil0').polygon([[x - 1, 14], [x + 10, 14], [x + 4.5, 8]], roof) // prettier-ignore
  }
  canvas.outline('ink', 'plum')
  return canvas.rect(28, 19, 4, 1, 'gravel1').rect(27, 20, 6, 4, 'gravel1').rect(29, 16, 1, 3, 'soil1')
}

function northPoint(): Canvas {
  const canvas = landmark()
  const stones: [number, number, number, number][] = [
    [17, 22, 7, 3],
    [16, 18, 5, 3],
    [18, 14, 4, 2.5],
    [17, 11, 2.5, 2],
  ]
  for (const [x, y, rx, ry] of stones)
    canvas.ellipse(x, y, rx, ry, (_x, _y, u, v) => (u + v < -0.3 ? 'stone3' : u + v < 0.5 ? 'stone2' : 'stone1'))
  return canvas.outline('stone0', 'stone0')
}

function wisdomCave(): Canvas {
  const canvas = new Canvas(LANDMARK.width, LANDMARK.height)
  canvas.polygon([[1, 25], [33, 25], [24, 10], [21, 12], [15, 1], [9, 12]], 'stone1') // prettier-ignore
  canvas.polygon([[1, 25], [15, 25], [13, 16], [15, 1], [9, 12]], 'stone2') // prettier-ignore
  canvas.polygon([[15, 1], [19, 8], [16, 7], [14, 10], [11, 9]], 'snow2') // prettier-ignore
  canvas.outline('stone0', 'stone0')
  return canvas
    .ellipse(18, 23, 4, 5, 'ink')
    .rect(16, 23, 1, 1, 'gold2')
    .rect(20, 23, 1, 1, 'gold2')
    .rect(12, 26, 12, 1, null)
}

function lighthouse(): Canvas {
  const canvas = landmark()
  canvas.polygon([[13, 24], [21, 24], [19.5, 7], [14.5, 7]], 'cream') // prettier-ignore
  canvas.rect(13, 18, 8, 3, 'falu2').rect(14, 11, 6, 3, 'falu2').rect(13, 6, 8, 1, 'slate0')
  canvas.rect(15, 3, 4, 3, 'gold3').polygon([[14, 3], [20, 3], [17, 0]], 'falu1') // prettier-ignore
  return canvas.outline('ink', 'plum')
}

function memorialGrove(): Canvas {
  const canvas = roundTree(landmark(), 7, 24, 6, 'cream').outline('leaf0', 'leaf1')
  return canvas.blit(drawIcon(PLACE_ICONS.grave), 14, 10)
}

/** Outdoor landmarks. */
export const WILD_LANDMARKS = {
  meadow,
  forest,
  lake,
  beach,
  'lighthouse-rock': lighthouse,
  'north-point': northPoint,
  'wisdom-cave': wisdomCave,
  'memorial-grove': memorialGrove,
}
