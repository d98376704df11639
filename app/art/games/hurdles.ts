import type { AtlasImage } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import { SHADOW } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import { roundShadow } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

/**
 * The parts of the hurdles. A hurdle stands across the path: its front post is nearer to us and a little to the left,
 * its back post farther away and to the right, and the bars between them slant. The game puts them together, because
 * hurdles grow by single pixels.
 */

/** How far the back post is to the right of the front post and above it on the screen, in art pixels. */
export const HURDLE_DEPTH = { x: 20, y: 14 } as const

type Stripes = { lit: Colour; mid: Colour; dark: Colour }
const STRIPES = {
  low: { lit: 'falu3', mid: 'falu2', dark: 'falu1' },
  high: { lit: 'water3', mid: 'water2', dark: 'water1' },
  wide: { lit: 'gold3', mid: 'gold2', dark: 'gold1' },
} as const satisfies Record<string, Stripes>

const KINDS = ['low', 'high', 'wide'] as const

/** The anchors: the left end of bars, the foot of posts and of everything that stands on the ground. */
export function hurdleImages(season: Season): AtlasImage[] {
  return [
    ...KINDS.flatMap((kind): AtlasImage[] => [
      { name: `bar/${kind}`, canvas: drawBar(STRIPES[kind]), anchor: [1, HURDLE_DEPTH.y + 1] },
      { name: `cap/${kind}`, canvas: drawCap(STRIPES[kind], season), anchor: [3, 5] },
    ]),
    { name: 'rail', canvas: drawRail(STRIPES.wide), anchor: [0, 0] },
    { name: 'shaft', canvas: drawShaft(), anchor: [3, 1] },
    { name: 'base', canvas: drawBase(), anchor: [5, 3] },
    { name: 'shade/post', canvas: drawShade(11, 3), anchor: [9, 4] },
    { name: 'shade/bars', canvas: drawBarsShade(), anchor: [0, HURDLE_DEPTH.y] },
    ...puddleImages(season),
    ...lineImages(),
    { name: 'flag', canvas: drawFlag(), anchor: [4, 92] },
  ]
}

/** A slanting bar. Its left end is nearer to the viewer. Each stripe is lit from above. */
function drawBar({ lit, mid, dark }: Stripes): Canvas {
  const { x: wide, y: deep } = HURDLE_DEPTH
  const bar = new Canvas(wide + 4, deep + 7)
  for (let step = 0; step <= wide; step++) {
    const y = deep + 1 - Math.round((step / wide) * deep)
    const isStriped = Math.floor((step + 1) / 5) % 2 === 0
    bar.rect(1 + step, y, 1, 1, isStriped ? lit : 'snow2').rect(1 + step, y + 1, 1, 2, isStriped ? mid : 'cream')
    bar.rect(1 + step, y + 3, 1, 1, isStriped ? dark : 'stone3')
  }
  return bar.outline('ink', 'plum')
}

/** The top of a post, with snow on it in winter. */
function drawCap({ lit, mid, dark }: Stripes, season: Season): Canvas {
  const cap = new Canvas(8, 8)
  cap.rect(1, 2, 6, 4, mid).rect(1, 2, 2, 4, lit).rect(6, 2, 1, 4, dark).rect(2, 1, 4, 1, lit)
  if (season === 'snow') cap.rect(1, 1, 6, 2, 'snow2').rect(5, 2, 2, 1, 'snow1')
  return cap.outline('ink', 'plum')
}

/** One row of a post; the game makes it as high as it needs. */
function drawShaft(): Canvas {
  return new Canvas(7, 1)
    .rect(0, 0, 1, 1, 'plum')
    .rect(1, 0, 4, 1, 'cream')
    .rect(5, 0, 1, 1, 'stone3')
    .rect(6, 0, 1, 1, 'ink')
}

function drawBase(): Canvas {
  const base = new Canvas(11, 5)
  return base.rect(1, 1, 9, 3, 'stone1').rect(1, 1, 8, 1, 'stone2').outline('ink', 'plum')
}

/** A piece of the beam along wide bars, which repeats every twelve pixels. */
function drawRail({ lit, mid, dark }: Stripes): Canvas {
  const rail = new Canvas(12, 6)
  for (let x = 0; x < 12; x++) {
    const isStriped = x < 6
    rail
      .rect(x, 0, 1, 1, 'ink')
      .rect(x, 1, 1, 1, isStriped ? lit : 'snow2')
      .rect(x, 2, 1, 2, isStriped ? mid : 'cream')
    rail.rect(x, 4, 1, 1, isStriped ? dark : 'stone3').rect(x, 5, 1, 1, 'ink')
  }
  return rail
}

function drawShade(rx: number, ry: number): Canvas {
  const shade = new Canvas(2 * rx + 8, 2 * ry + 4)
  roundShadow(shade, rx + 4, ry + 2, rx, ry)
  return shade
}

/** The shadow of bars on the path: a band with the same slant. */
function drawBarsShade(): Canvas {
  const { x: wide, y: deep } = HURDLE_DEPTH
  const shade = new Canvas(wide + 16, deep + 8)
  for (let step = 0; step <= wide; step++) {
    shade.rect(8 + step, deep + 1 - Math.round((step / wide) * deep), 1, 4, SHADOW.colour, SHADOW.core)
  }
  return shade
}

/** The ends of a puddle and one column of its middle; in winter it is ice. */
function puddleImages(season: Season): AtlasImage[] {
  const whole = drawPuddle(season)
  const half = whole.width / 2
  return [
    { name: 'puddle/left', canvas: whole.crop(0, 0, half, whole.height), anchor: [half, 11] },
    { name: 'puddle/middle', canvas: whole.crop(half, 0, 1, whole.height), anchor: [0, 11] },
    { name: 'puddle/right', canvas: whole.crop(half, 0, half, whole.height), anchor: [0, 11] },
    { name: 'puddle/glint', canvas: drawGlint(season), anchor: [0, 0] },
    { name: 'splash/0', canvas: drawSplash(0), anchor: [16, 20] },
    { name: 'splash/1', canvas: drawSplash(1), anchor: [16, 20] },
  ]
}

function drawPuddle(season: Season): Canvas {
  const [rim, deep, mid, light]: readonly Colour[] =
    season === 'snow' ? ['slate2', 'snow0', 'snow1', 'snow2'] : ['soil2', 'water1', 'water2', 'water3']
  const puddle = new Canvas(44, 20)
  puddle
    .ellipse(22, 10, 21.5, 9.5, rim ?? null)
    .ellipse(22, 10.4, 20.4, 8.4, deep ?? null)
    .ellipse(22, 11.4, 19, 6.8, mid ?? null)
  for (let x = 6; x < 16; x++) if (x !== 9) puddle.set(x, 12, light ?? null)
  return puddle
}

function drawGlint(season: Season): Canvas {
  const light: Colour = season === 'snow' ? 'snow2' : 'water4'
  return new Canvas(12, 4).rect(0, 0, 9, 1, light).rect(6, 3, 6, 1, season === 'snow' ? 'cream' : 'water3')
}

function drawSplash(frame: 0 | 1): Canvas {
  const splash = new Canvas(32, 22)
  const drops =
    frame === 0
      ? [
          [10, 12, 3],
          [16, 8, 3],
          [22, 12, 3],
          [13, 16, 2],
          [20, 16, 2],
        ]
      : [
          [5, 8, 2],
          [11, 3, 2],
          [16, 6, 2],
          [21, 2, 2],
          [27, 9, 2],
          [8, 14, 2],
          [25, 15, 2],
        ]
  for (const [x = 0, y = 0, size = 2] of drops)
    splash.ellipse(x, y, size, size + 0.5, 'water3').set(x - 1, y - 1, 'water4')
  return splash.outline('water1')
}

const LINE_HIGH = 74
const POLE_HIGH = 60
/** The lower edge of the washing, in pixels above the ground; the rules use the same number. */
const WASHING_UP = 30

/** The washing on a line across the path, in two pictures: still, and moved by the wind. */
function lineImages(): AtlasImage[] {
  return [
    { name: 'line/0', canvas: drawWashing(0), anchor: [24, LINE_HIGH + 4] },
    { name: 'line/1', canvas: drawWashing(1), anchor: [24, LINE_HIGH + 4] },
    { name: 'pole', canvas: drawPole(), anchor: [4, POLE_HIGH + 2] },
  ]
}

function drawPole(): Canvas {
  const pole = new Canvas(9, POLE_HIGH + 5)
  pole.rect(2, 4, 5, POLE_HIGH, 'soil2').rect(2, 4, 2, POLE_HIGH, 'soil3').rect(6, 4, 1, POLE_HIGH, 'soil1')
  for (const y of [18, 41, 52]) pole.rect(3, y, 2, 1, 'soil1')
  return pole.ellipse(4.5, 4, 3, 2.6, 'soil4').outline('ink', 'plum')
}

/** A shirt, a towel and a sock. They end at the height at which the dog can still run below them. */
function drawWashing(frame: 0 | 1): Canvas {
  const wash = new Canvas(52, LINE_HIGH + 8)
  const bottom = LINE_HIGH + 4 - WASHING_UP
  const toss = frame === 1 ? 3 : 0
  const top = bottom - 30
  // The line slants with the depth of the path.
  wash.line(6, top + 6, 46, top - 4, 'cream').line(6, top + 7, 46, top - 3, 'gravel1')
  const cloth = (
    x: number,
    y: number,
    width: number,
    length: number,
    [lit, mid, dark]: readonly [Colour, Colour, Colour],
  ) => {
    for (let row = 0; row < length; row++) {
      const swing = Math.round((row / length) * toss)
      wash
        .rect(x + swing, y + row, width, 1, mid)
        .rect(x + swing, y + row, 3, 1, lit)
        .rect(x + swing + width - 2, y + row, 2, 1, dark)
    }
  }
  const towel = bottom - (top + 5)
  cloth(8, top + 5, 12, towel - toss, ['falu3', 'falu2', 'falu1'])
  for (const row of [towel - 7, towel - 4]) wash.rect(9, top + 5 + row - toss, 12, 1, 'cream')
  cloth(23, top + 2, 14, bottom - top - 2 - toss, ['snow2', 'snow1', 'snow0'])
  wash
    .rect(20, top + 3, 20, 6, 'snow1')
    .rect(20, top + 3, 20, 2, 'snow2')
    .rect(27, top + 2, 6, 2, 'slate1')
    .rect(29, top + 10, 2, 1, 'slate2')
    .rect(29, top + 16, 2, 1, 'slate2')
  cloth(41, top - 1, 5, 15, ['water3', 'water2', 'water1'])
  wash.rect(41 + toss, top + 13, 8, 4, 'water2').rect(41 + toss, top + 16, 8, 1, 'water1')
  for (const [x, y] of [
    [9, 4],
    [18, 3],
    [24, 1],
    [35, 0],
    [42, -2],
    [45, -3],
  ] as const)
    wash.rect(x, top + y - 1, 2, 4, 'gold2').set(x, top + y - 1, 'gold3')
  return wash.outline('ink', 'plum')
}

/** The flag at the end of a run. */
function drawFlag(): Canvas {
  const flag = new Canvas(46, 96)
  flag.rect(3, 6, 4, 86, 'cream').rect(6, 6, 1, 86, 'stone3').ellipse(5, 4, 3.4, 3, 'gold2')
  for (let x = 0; x < 36; x++) {
    const wave = Math.round(2 * Math.sin(x / 6))
    for (let y = 0; y < 24; y++)
      flag.set(7 + x, 9 + y + wave, (Math.floor(x / 6) + Math.floor(y / 6)) % 2 ? 'cream' : 'falu2')
  }
  return flag.outline('ink', 'plum')
}
