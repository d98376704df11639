import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { build } from 'vite'
import { expect } from 'vitest'
import { Canvas } from '#app/art/canvas.ts'
import { compose } from '#app/art/dog/compose.ts'
import { ITEMS } from '#app/art/dog/items/items.ts'
import { GROUND_SHADOW } from '#app/art/dog/palette.ts'
import { drawPortrait } from '#app/art/dog/portrait.ts'
import { CELL } from '#app/art/dog/poses/frame.ts'
import { FRAMES, frameName } from '#app/art/dog/poses/frames.ts'
import { PALETTE, rgbOfHex } from '#app/art/palette.ts'
import { coatOf } from '#app/dog/coat.ts'
import { PICTURE } from '#app/dog/picture-box.ts'
import { laneBrowser } from './lane.ts'
import { itInLane as it } from './park-test.ts'
import { COLUMNS, DOGS, ROWS } from './same-dog/dogs.ts'

const ORIGIN = 'http://dogs.test'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
}
/** A shadow is half transparent, and renderers round it differently, by at most this many levels of 255. */
const ROUNDING = 2

let folder: string
it.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'same-dog-'))
  const root = join(import.meta.dirname, 'same-dog')
  const target = { outDir: folder, target: 'es2022', minify: false, assetsInlineLimit: 0 } as const
  await build({ root, configFile: false, logLevel: 'error', build: target })
})
it.afterAll(() => rm(folder, { recursive: true }))

it.each(['park', 'plain', 'page', 'still'])(
  '72 dogs are the same to the pixel as drawn and as Chromium shows them: %s',
  async (place) => {
    const browser = await laneBrowser()
    const page = await browser.newPage({
      viewport: { width: COLUMNS * PICTURE.width, height: 4 * ROWS * PICTURE.height },
    })
    await page.route(`${ORIGIN}/**`, async (route) => {
      const path = new URL(route.request().url()).pathname
      const body = await readFile(join(folder, path))
      await route.fulfill({ body, contentType: TYPES[extname(path)] })
    })
    await page.goto(`${ORIGIN}/index.html`)
    await page.addStyleTag({ content: `body { background: ${PALETTE.grass3} }` })
    await page.waitForFunction(() => document.title === 'drawn')
    await page.waitForLoadState('networkidle')
    const shot = join(folder, `${place}.png`)
    await page.locator(`#${place}`).screenshot({ path: shot })
    await page.close()
    expect(differences(Canvas.load(shot), asDrawn())).toEqual([])
  },
)

function asDrawn(): Canvas {
  const frame = FRAMES.find((one) => frameName(one) === 'down/stand1')
  if (!frame) throw new Error('no standing dog')
  const composed = compose(frame)
  const picture = new Canvas(COLUMNS * PICTURE.width, ROWS * PICTURE.height).fill('grass3')
  DOGS.forEach(({ color, shadowColor, hat }, index) => {
    const x = (index % COLUMNS) * PICTURE.width + PICTURE.foot.x - CELL.foot.x
    const y = Math.floor(index / COLUMNS) * PICTURE.height + PICTURE.foot.y - CELL.foot.y
    const items = ITEMS.filter(({ key }) => key === hat)
    drawPortrait(picture, x, y, { composed, coat: coatOf(color, shadowColor), items })
  })
  return picture
}

/** The first few pixels in which the pictures differ. */
function differences(shown: Canvas, drawn: Canvas): string[] {
  const shade = new Canvas(1, 1).fill('grass3').set(0, 0, rgbOfHex(GROUND_SHADOW.colour), GROUND_SHADOW.alpha).get(0, 0)
  const found: string[] = []
  for (let y = 0; y < drawn.height; y++) {
    for (let x = 0; x < drawn.width; x++) {
      const [is, be] = [shown.get(x, y) ?? [0, 0, 0], drawn.get(x, y) ?? [0, 0, 0]]
      const tolerance = be.join() === shade?.join() ? ROUNDING : 0
      if (is.some((channel, i) => Math.abs(channel - (be[i] ?? 0)) > tolerance))
        found.push(`${x},${y}: ${is} for ${be}`)
    }
  }
  return found.slice(0, 5)
}
