import { Canvas } from '#app/art/canvas.ts'
import { hash, smoothNoise } from '#app/art/noise.ts'
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

/** The row of the water's edge in a piece of surf, and how far the sea that it draws reaches, px. */
const EDGE_Y = 48
const SURF_HEIGHT = EDGE_Y + 124
/** The width of a piece, and how far it reaches farther down where the shore turns by a tile. */
const SURF_TILES = 4
const STEP_PX = 32
/** How far the waves roll back in frame 1, px. */
const ROLL_PX = 4
/** How far from the edge the crests of waves are, px. */
const CRESTS = [34, 72, 112] as const

/**
 * A piece of the sea's edge, four tiles wide: the line of the tide with its wrack, wet sand, foam, and the crests of
 * the next waves. In frame 1 the water has drawn back, and the sand is still wet.
 * Where the shore turns, the edge runs from one distance below the usual one to another, px.
 */
export function drawSurf(season: Season, frame: number, { from, to } = { from: 0, to: 0 }): Prop {
  const width = SURF_TILES * 32
  const body = new Canvas(width, SURF_HEIGHT + STEP_PX)
  const wave = (x: number, step: number, seed: number) => smoothNoise(x / step, 2, seed, width / step) - 0.5
  for (let x = 0; x < width; x++) {
    const bend = Math.sin((x / width) * Math.PI * 2) * 3 + wave(x, 8, 31) * 6
    const turn = from + (to - from) * (0.5 - Math.cos((x / width) * Math.PI) / 2)
    const edge = Math.round(EDGE_Y + turn + bend - frame * ROLL_PX)
    const wet = Math.round(EDGE_Y + turn - 21 + Math.sin((x / width) * Math.PI * 2 + 0.8) * 4 + wave(x, 16, 33) * 12)
    for (let y = wet; y < edge; y++) body.set(x, y, wetSand(x, y, { share: (y - wet) / (edge - wet), season }))
    if (season !== 'snow' && hash(x >> 2, 1, 35) < 0.16)
      body.rect(x, wet - 2, 1, 2, hash(x >> 2, 2, 35) < 0.5 ? 'grass1' : 'soil1')
    for (let y = edge + 4; from !== to && y < EDGE_Y + STEP_PX + 10; y++)
      body.set(x, y, season === 'snow' ? 'water4' : 'water3')
    for (let down = 0; down < 18; down++) {
      const foam = foamColour(x, down, frame)
      if (foam) body.set(x, edge + down, foam)
    }
    for (const crest of CRESTS) {
      const y = Math.round(EDGE_Y + turn + crest + wave(x, 32, crest) * 18 - frame * (ROLL_PX / 2))
      // In winter there is ice.
      if (season === 'snow' || wave(x, 16, crest + 1) < 0.04) continue
      body
        .set(x, y, hash(x >> 1, crest, 5) < 0.8 ? 'snow2' : 'water4')
        .set(x, y + 1, hash(x >> 1, 1, crest) < 0.5 ? 'water4' : 'water3')
      body.rect(x, y + 2, 1, 2, 'water1')
    }
  }
  return { body, shadow: new Canvas(1, 1), foot: [0, EDGE_Y + 6], footprint: NO_FOOTPRINT }
}

/** Sand that the last wave has wetted: darker towards the water, and at last with a film of it. */
function wetSand(x: number, y: number, { share, season }: { share: number; season: Season }): Colour {
  if (season === 'snow') return share > 0.6 && (x + y) % 2 === 0 ? 'snow0' : 'stone3'
  if (share < 0.45) return 'gravel1'
  return share > 0.72 && (x + y) % 2 === 0 ? 'water4' : 'gravel0'
}

/** The foam of the edge, the lace of foam behind it, and the shallow water. */
function foamColour(x: number, down: number, frame: number): Colour | null {
  if (down < 4) return hash(x >> 1, frame, 5) < 0.85 || down < 2 ? 'snow2' : 'water4'
  if (down < 7) return 'water4'
  if (down < 14) return hash(x >> 2, (down + frame) >> 1, 7) < 0.3 ? 'snow2' : 'water3'
  return hash(x >> 2, down, 7) < 0.5 ? 'water3' : null
}
