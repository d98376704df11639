import type { AtlasImage } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import { edgeTile } from '#app/art/park/terrain/tile.ts'
import { drawBirch } from '#app/art/park/wild/birch.ts'
import { drawBush } from '#app/art/park/wild/bush.ts'
import { drawSpruce } from '#app/art/park/wild/spruce.ts'
import { drawLandscape, LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH } from '#app/art/site/header/landscape.ts'
import { CLOUD_COUNT, drawCloud, drawMountain, drawSky, drawSun } from '#app/art/site/header/sky.ts'
import { prefab } from '#app/art/site/hero-things.ts'
import { PARK_SEASON } from '#app/art/site/season.ts'
import type { SiteSeason } from '#app/art/site/season.ts'
import { drawMeadow, layPieces } from '#app/art/site/stage/set.ts'
import type { Piece } from '#app/art/site/stage/set.ts'
import { COURSE_STRIPS, COURSE_TOPS } from './course-strips.ts'

const TILE = 32
/** The rows of the path, from the fence to the flowers in front of it. */
const GROUND_ROWS = 128
const BUSH_ROWS = 140

/** Everything behind the hurdles, from the sky to the flowers before the path. */
export function courseImages(season: SiteSeason): AtlasImage[] {
  const clouds = Array.from({ length: CLOUD_COUNT }, (_, variant) => ({
    name: `cloud/${variant}`,
    canvas: drawCloud(variant, season),
  }))
  return [
    { name: 'sky', canvas: wide(drawSky(season), 16) },
    { name: 'sun', canvas: drawSun(season) },
    ...clouds,
    { name: 'peaks', canvas: drawPeaks(season) },
    { name: 'woods', canvas: drawWoods(season) },
    { name: 'bushes', canvas: drawBushes(season) },
    { name: 'ground', canvas: drawGround(season) },
    { name: 'meadow', canvas: drawMeadow(4 * TILE, 2 * TILE, season, 5) },
  ]
}

/** The same picture several times side by side. */
function wide(canvas: Canvas, times: number): Canvas {
  const row = new Canvas(canvas.width * times, canvas.height)
  for (let time = 0; time < times; time++) row.blit(canvas, time * canvas.width, 0)
  return row
}

/** Draws with wrap-around: what leaves the strip on one side continues on the other. */
function around(strip: Canvas, canvas: Canvas, x: number, y: number): void {
  for (const shift of [-strip.width, 0, strip.width]) strip.blit(canvas, x + shift, y)
}

function drawPeaks(season: SiteSeason): Canvas {
  const strip = new Canvas(COURSE_STRIPS.peaks, 96)
  const peaks = [
    [1, 470, 36],
    [3, -30, 10],
    [0, 130, 26],
    [4, 330, 12],
    [2, 250, 36],
  ] as const
  for (const [variant, x, y] of peaks) around(strip, drawMountain(variant, season), x, y)
  return strip
}

/** Two waves of the meadow's edge wide, so that both ends have the same height. The lake is in the middle. */
function drawWoods(season: SiteSeason): Canvas {
  const land = drawLandscape(season)
  return land.crop((LANDSCAPE_WIDTH - COURSE_STRIPS.woods) / 2, 0, COURSE_STRIPS.woods, LANDSCAPE_HEIGHT)
}

/** Bushes and trees with their shadows on a transparent strip. */
function drawBushes(season: SiteSeason): Canvas {
  const park = PARK_SEASON[season]
  const bush = (seed: number, berries: 'pink' | null = null) => drawBush(park, { seed, form: 'round', berries })
  const width = COURSE_STRIPS.bushes
  const trees: Piece[] = [
    { prop: drawSpruce(park, 1, 0.5), x: 92, y: 116 },
    { prop: drawSpruce(park, 3, 0.42), x: 262, y: 110 },
    { prop: drawSpruce(park, 2, 0.56), x: 290, y: 120 },
    { prop: drawBirch(park, 2, 'tall'), x: 404, y: 128 },
  ]
  const bushes: Piece[] = [8, 46, 128, 172, 214, 330, 366, 440].map((x, index) => ({
    prop: bush(1 + (index % 5), index % 2 === 0 ? 'pink' : null),
    x,
    y: 124 + (index % 3) * 4,
  }))
  const strip = new Canvas(width, BUSH_ROWS)
  const pieces = [...trees, ...bushes].flatMap((piece) =>
    [-width, 0, width].map((shift) => ({ ...piece, x: piece.x + shift })),
  )
  layPieces(strip, pieces)
  return strip
}

/** The fence, the path, and flowers before it. */
function drawGround(season: SiteSeason): Canvas {
  const park = PARK_SEASON[season]
  const width = COURSE_STRIPS.ground
  const line = COURSE_TOPS.ground
  const meadow = drawMeadow(width, GROUND_ROWS, season, 5)
  const strip = new Canvas(width, GROUND_ROWS)
  // Above the foot of the fence the strip is transparent, because the bushes scroll behind it.
  const grassFrom = line - 34
  strip.blit(meadow.crop(0, 0, width, GROUND_ROWS - grassFrom), 0, grassFrom)
  const fence = prefab('fence-4', season)
  const backs: Piece[] = []
  for (let x = 0; x < width + 128; x += 128) backs.push({ prop: fence, x: x - 128 + fence.foot[0], y: line - 28 })
  layPieces(strip, backs)
  for (let tile = 0; tile * TILE < width; tile++) {
    const look = (variant: number) => ({ variant: variant % 6, frame: 0, season: park })
    strip.blit(edgeTile('path', 12, look(tile)), tile * TILE, line - 27)
    strip.blit(edgeTile('path', 3, look(tile + 2)), tile * TILE, line + 5)
  }
  const kinds = ['daisies', 'lupins', 'buttercups', 'daisies', 'buttercups'] as const
  const flowers = kinds.flatMap((kind, index): Piece[] =>
    [-width, 0, width].map((shift) => ({
      prop: prefab(kind, season),
      x: 26 + index * 77 + shift,
      y: line + 40 + (index % 2) * 13,
    })),
  )
  layPieces(strip, flowers)
  return strip
}
