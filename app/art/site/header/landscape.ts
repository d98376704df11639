import { Canvas } from '#app/art/canvas.ts'
import { hash, smoothNoise } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import type { SiteSeason } from '#app/art/site/season.ts'

/** The strip between sky and park: two rows of forest, the lake with its boathouses, the edge of the meadow. */
export const LANDSCAPE_WIDTH = 1280
export const LANDSCAPE_HEIGHT = 70
const MIDDLE = LANDSCAPE_WIDTH / 2
/** The strip's top row, counted from the top of the header. */
const TOP = 60
const LAKE_HALF_WIDTH = 260

type Row = { base: number; swell: number; scale: number; seed: number; tree: number; height: number; salt: number }
const FAR_TREES: Row = { base: 92, swell: 12, scale: 60, seed: 1, tree: 6, height: 5, salt: 1 }
const NEAR_TREES: Row = { base: 97, swell: 10, scale: 44, seed: 5, tree: 8, height: 7, salt: 4 }

/** How far below the tops around it a crown ends; below that is the shade of the forest. */
const CROWN_BELOW_GROUND = [5, 7, 4, 6]

export function drawLandscape(season: SiteSeason): Canvas {
  const canvas = new Canvas(LANDSCAPE_WIDTH, LANDSCAPE_HEIGHT)
  const winter = season === 'winter'
  drawTrees(canvas, FAR_TREES, () => (winter ? ['snow1', 'slate1'] : ['leaf3', 'leaf2']))
  drawTrees(canvas, NEAR_TREES, (tree) => {
    if (winter) return ['snow2', 'leaf1']
    return season === 'autumn' && isGolden(tree) ? ['gold2', 'gold1'] : ['leaf3', 'leaf1']
  })
  drawLake(canvas, winter)
  for (const x of [MIDDLE - 196, MIDDLE + 176]) drawBoathouse(canvas, x, winter)
  drawMeadowEdge(canvas, winter)
  return canvas
}

function drawTrees(canvas: Canvas, row: Row, paints: (tree: number) => readonly [tip: Colour, body: Colour]): void {
  for (let x = 0; x < LANDSCAPE_WIDTH; x++) {
    const tree = Math.floor(x / row.tree)
    const point = 1 - Math.abs((x % row.tree) - row.tree / 2) / (row.tree / 2)
    const ground = Math.round(row.base - row.swell * smoothNoise(x / row.scale, row.seed, 17))
    const top = ground - Math.round(row.height * point * (0.4 + hash(tree, row.salt, 3)))
    const [tip, body] = paints(tree)
    const crownEnd = ground + (CROWN_BELOW_GROUND[(x * 3) % 4] ?? 0)
    for (let y = top; y < 122; y++) canvas.set(x, y - TOP, y < top + 2 ? tip : y < crownEnd ? body : paints(-1)[1])
  }
}

/** Whether a tree is a birch; they stand in groups among the spruces. */
function isGolden(tree: number): boolean {
  return tree >= 0 && smoothNoise(tree / 3, 9, 3) > 0.58 && hash(tree, 9, 3) < 0.8
}

function drawLake(canvas: Canvas, frozen: boolean): void {
  for (let y = 98; y < 122; y++) {
    for (let x = MIDDLE - LAKE_HALF_WIDTH; x < MIDDLE + LAKE_HALF_WIDTH; x++) {
      const shore = 98 + Math.abs((x - MIDDLE) / LAKE_HALF_WIDTH) ** 3 * 20
      if (y < shore) continue
      const glint = frozen ? hash(Math.floor(x / 9), y, 5) < 0.14 : hash(Math.floor(x / 7), y, 5) < 0.16
      const water: Colour = frozen ? 'snow1' : y < 100 ? 'water1' : 'water2'
      canvas.set(x, y - TOP, glint ? (frozen ? 'snow0' : 'water3') : water)
    }
  }
}

function drawBoathouse(canvas: Canvas, x: number, snow: boolean): void {
  const y = 96 - TOP
  canvas.rect(x, y, 22, 12, 'falu2')
  for (let i = 0; i < 22; i += 3) canvas.rect(x + i, y, 1, 12, 'falu1')
  canvas.rect(x, y, 1, 12, 'cream').rect(x + 21, y, 1, 12, 'stone3')
  for (let row = 0; row < 9; row++) {
    const slate: Colour = row === 0 ? 'slate0' : row % 2 ? 'slate1' : 'slate2'
    canvas.rect(x - 3 + row, y - row, 28 - 2 * row, 1, snow ? (row < 1 ? 'snow0' : 'snow2') : slate)
  }
  canvas.rect(x + 4, y + 3, 4, 4, 'cream').rect(x + 5, y + 4, 2, 2, 'gold3')
  canvas.rect(x + 14, y + 3, 4, 9, 'cream').rect(x + 15, y + 4, 2, 8, 'water1')
  canvas.rect(x + 15, y - 11, 3, 5, 'falu1').rect(x + 15, y - 12, 3, 1, snow ? 'snow2' : 'stone2')
  if (snow) return
  canvas.rect(x, y + 12, 22, 1, 'grass1').rect(x + 1, y + 13, 20, 3, 'falu1')
  canvas.rect(x + 4, y + 14, 14, 1, 'water1').rect(x + 2, y + 16, 16, 1, 'water1')
}

/** The meadow ends at the bottom in one flat colour, the base of the grass tiles below it. */
function drawMeadowEdge(canvas: Canvas, winter: boolean): void {
  for (let x = 0; x < LANDSCAPE_WIDTH; x++) {
    const wave = 5 * Math.sin((x / LANDSCAPE_WIDTH) * Math.PI * 6 + 2.2) + 3 * smoothNoise(x / 30, 2, 3)
    const dip = 4 * Math.max(0, Math.min(1, (290 - Math.abs(x - MIDDLE)) / 60))
    const top = Math.round(113 - wave + dip)
    for (let y = top; y < TOP + LANDSCAPE_HEIGHT; y++) {
      canvas.set(x, y - TOP, winter ? 'snow2' : y < top + 1 ? 'grass6' : y < top + 2 ? 'grass5' : 'grass4')
    }
    if (x % 7 !== 0 || winter) continue
    canvas
      .set(x, top - 1 - TOP, 'grass5')
      .set(x + 2, top - 1 - TOP, 'grass4')
      .set(x + 1, top - 2 - TOP, 'grass5')
  }
}
