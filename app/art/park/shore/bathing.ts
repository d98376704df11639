import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT, propOf, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

/** A parasol with eight sectors of red and white; closed outside of the bathing season. */
export function drawParasol(season: Season): Prop {
  const body = new Canvas(84, 96)
  body.rect(39, 20, 3, 62, 'soil1').rect(39, 20, 1, 62, 'soil3')
  if (season === 'snow')
    body
      .polygon(
        [
          [40, 8],
          [47, 52],
          [34, 52],
        ],
        'falu2',
      )
      .polygon(
        [
          [40, 8],
          [40, 52],
          [34, 52],
        ],
        'cream',
      )
  else {
    for (let y = 6; y < 36; y++) {
      const half = Math.sqrt(1 - ((36 - y) / 30 - 0.06) ** 2) * 36
      for (let x = Math.ceil(40 - half); x < 40 + half; x++) {
        const field = Math.floor(((x - 40) / Math.max(half, 1) + 1) * 3.5)
        const hem = 34 - Math.abs(Math.sin(((x - 40) / 36) * Math.PI * 3.5)) * 4
        if (y <= hem + 3) body.set(x, y, parasolPaint(field, (x - 40) / half, y))
      }
    }
    body.rect(39, 3, 3, 4, 'gold2')
  }
  return propOf(body, {
    foot: [40, 82],
    footprint: { w: 10, h: 8 },
    shade: (shade) => (season === 'snow' ? roundShadow(shade, 46, 82, 11, 3) : roundShadow(shade, 52, 82, 30, 9)),
  })
}

function parasolPaint(field: number, across: number, y: number): Colour {
  const inShade = across > 0.45 || y > 31
  if (field % 2 === 0) return inShade ? 'falu1' : across < -0.4 ? 'falu3' : 'falu2'
  return inShade ? 'gravel1' : 'cream'
}

/** A striped towel on the sand; rolled up in winter. */
export function drawTowel(season: Season): Prop {
  const body = season === 'snow' ? rolledTowel() : spreadTowel()
  return { body, shadow: new Canvas(1, 1), foot: [22, 40], footprint: NO_FOOTPRINT }
}

function rolledTowel(): Canvas {
  const body = new Canvas(48, 76)
  for (let x = 6; x < 40; x++) {
    const [light, dark] = TOWEL_STRIPES[Math.floor((x - 6) / 6) % TOWEL_STRIPES.length] ?? TOWEL_STRIPES[0]
    body.rect(x, 33, 1, 8, light).rect(x, 41, 1, 3, dark)
  }
  body.ellipse(40, 38, 4, 6, 'gravel2').ellipse(40, 38, 3, 4, 'water2').ellipse(40, 38, 1.5, 2, 'cream')
  body.rect(8, 32, 28, 2, 'snow2').rect(14, 34, 9, 1, 'snow2').rect(29, 34, 5, 1, 'snow1')
  return body.outline('ink', 'plum')
}

const TOWEL_STRIPES = [
  ['water2', 'water1'],
  ['cream', 'gravel1'],
  ['gold2', 'gold1'],
] as const

function spreadTowel(): Canvas {
  const body = new Canvas(48, 76)
  for (let y = 3; y < 70; y++) {
    const slant = Math.round(y * 0.06)
    for (let x = 4; x < 40; x++) {
      const stripe = Math.floor((y - 3) / 7) % 3
      body.set(x + slant, y, (TOWEL_STRIPES[stripe] ?? TOWEL_STRIPES[0])[0])
    }
    body.set(4 + slant, y, 'gravel1').set(40 + slant, y, 'gravel0')
  }
  return body
}

const SHELL = ['..cc..', '.cpcp.', 'cpcpcp', '.pppp.', '..gg..']
const STAR = ['...o...', '..oyo..', 'oooyooo', '.oyyyo.', '.oo.oo.', 'oo...oo']
const SNAIL = ['.ccg.', 'cgccg', 'ccgcg', '.ggg.']

/** Shells and a starfish. */
export function drawShells(seed: 1 | 2): Prop {
  const body = new Canvas(48, 28)
  const paints = { c: 'cream', p: 'pink', g: 'gravel0', o: 'gold1', y: 'gold2' } as const
  const pieces =
    seed === 1
      ? ([
          [4, 4, SHELL],
          [22, 12, STAR],
          [36, 3, SNAIL],
        ] as const)
      : ([
          [6, 14, SNAIL],
          [20, 4, SHELL],
          [34, 15, SHELL],
        ] as const)
  for (const [x, y, rows] of pieces) body.rect(x + 1, y + rows.length, 5, 1, 'gravel1').sprite(x, y, rows, paints)
  return { body, shadow: new Canvas(1, 1), foot: [24, 14], footprint: NO_FOOTPRINT }
}
