import { expect, it } from 'vitest'
import type { Canvas } from '#app/art/canvas.ts'
import { PALETTE, rgb } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import { TILE } from '#app/art/park/terrain/grass.ts'
import { cornerMask, drawPageGround } from '#app/art/site/ground.ts'
import { drawHeader } from '#app/art/site/header/header.ts'
import { drawLandscape, LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH } from '#app/art/site/header/landscape.ts'
import { drawScene, HERO_SKY_ROWS, HERO_WIDTH, middleOf, NARROW_HERO_WIDTH } from '#app/art/site/hero.ts'
import { drawBubbles } from '#app/art/site/kit/bubbles.ts'
import { drawControls } from '#app/art/site/kit/controls.ts'
import { drawFrames } from '#app/art/site/kit/frames.ts'
import { SITE_SEASONS } from '#app/art/site/season.ts'

const COLOURS = new Set(Object.keys(PALETTE).map((name) => rgb(name as Colour).join()))

function kit(): Record<string, Canvas> {
  return { ...drawFrames(), ...drawControls(), ...drawBubbles() }
}

it('draws the kit and the header the same way twice', () => {
  const bytes = () =>
    Object.values({ ...kit(), ...drawHeader() }).map(({ data }) => Buffer.from(data).toString('base64'))
  expect(bytes()).toEqual(bytes())
})

/** What has a white part for the game to tint. */
const TINTED = new Set(['dot'])

it('draws the kit in palette colours only, with nothing but shade transparent', () => {
  for (const [name, canvas] of Object.entries(kit())) {
    const foreign: string[] = []
    const colours = TINTED.has(name) ? new Set([...COLOURS, '255,255,255']) : COLOURS
    for (let y = 0; y < canvas.height; y++) {
      for (let x = 0; x < canvas.width; x++) {
        const colour = canvas.get(x, y)?.join()
        if (colour && canvas.alphaAt(x, y) === 255 && !colours.has(colour)) foreign.push(`${x},${y}`)
      }
    }
    expect(foreign, name).toEqual([])
  }
})

it('has every layer of the header in all three seasons', () => {
  const names = Object.keys(drawHeader())
  const layers = ['sky', 'sun', 'mountain5', 'cloud4', 'landscape', 'logo', 'logo-stacked']
  for (const season of SITE_SEASONS) {
    expect(layers.filter((layer) => !names.includes(`header-${season}-${layer}`))).toEqual([])
  }
})

it.each([
  ['normal', 'grass4'],
  ['autumn', 'grass4'],
  ['winter', 'snow2'],
] as const)('ends the %s landscape in the colour of the meadow below', (season, ground) => {
  const landscape = drawLandscape(season)
  for (let x = 0; x < LANDSCAPE_WIDTH; x++) expect(landscape.is(x, LANDSCAPE_HEIGHT - 1, ground)).toBe(true)
})

it('keeps every tree top of the hero off the logo', () => {
  const scene = drawScene('normal')
  const logoFoot = 45
  for (let y = 0; y < logoFoot; y++) {
    for (let x = HERO_WIDTH / 2 - 150; x < HERO_WIDTH / 2 + 150; x++) expect(scene.alphaAt(x, y)).toBe(0)
  }
  for (let x = 0; x < HERO_WIDTH; x += TILE) expect(scene.alphaAt(x, HERO_SKY_ROWS + 1)).toBe(255)
}, 20_000)

it('uses the middle of the hero on phones, and covers a screen of 679 pixels', () => {
  const scene = drawScene('autumn')
  const middle = middleOf(scene)
  const [artPixel, widest] = [2, 679]
  expect(NARROW_HERO_WIDTH * artPixel).toBeGreaterThan(widest)
  expect([middle.width, middle.height]).toEqual([NARROW_HERO_WIDTH, scene.height])
  const left = (HERO_WIDTH - NARROW_HERO_WIDTH) / 2
  for (let y = HERO_SKY_ROWS; y < scene.height; y += 7) {
    for (let x = 0; x < middle.width; x += 5) expect(middle.get(x, y)).toEqual(scene.get(left + x, y))
  }
}, 20_000)

it('lays flowers over the meadow of the pages at another period, so that repetitions seldom coincide', () => {
  const ground = drawPageGround()
  for (const season of SITE_SEASONS) {
    const [grass, flowers] = [ground[`ground-${season}-grass`], ground[`ground-${season}-flowers`]]
    const tiles = [grass, flowers].map((canvas) => [canvas!.width / TILE, canvas!.height / TILE])
    expect(tiles).toEqual([
      [8, 8],
      [13, 17],
    ])
    expect(grass!.data.filter((alpha, at) => at % 4 === 3 && alpha !== 255).length).toBe(0)
    expect(flowers!.alphaAt(0, 0)).toBe(0)
  }
})

it('counts the corners of a tile from the top-left', () => {
  expect(cornerMask((x, y) => x === 1 && y === 0, 0, 0)).toBe(2)
  expect(cornerMask((x) => x === 0, 0, 0)).toBe(5)
  expect(cornerMask(() => true, 0, 0)).toBe(15)
})
