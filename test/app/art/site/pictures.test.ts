import { expect, it } from 'vitest'
import { Canvas } from '#app/art/canvas.ts'
import * as dogPalette from '#app/art/dog/palette.ts'
import { PALETTE, rgb, rgbOfHex, SHADOW } from '#app/art/palette.ts'
import type { Colour, Rgb } from '#app/art/palette.ts'
import { FLOOR_Y } from '#app/art/park/houses/house.ts'
import { drawAppIcons } from '#app/art/site/cards/app-icons.ts'
import { drawLine, lineWidth } from '#app/art/site/cards/lettering.ts'
import { drawOgCards } from '#app/art/site/cards/og-cards.ts'
import { drawGames } from '#app/art/site/games/games.ts'
import { drawNewsPictures } from '#app/art/site/news/news.ts'
import { drawPacks } from '#app/art/site/packs/packs.ts'
import { drawRanks } from '#app/art/site/ranks/ranks.ts'
import { SLIDES, SLIDE_HEIGHT, SLIDE_WIDTH } from '#app/art/site/slides/slides.ts'
import { drawCake } from '#app/art/site/stage/cake.ts'
import { COATS } from '#app/art/site/stage/cameo.ts'
import { drawPodiums } from '#app/art/site/stage/podium.ts'
import { coatOf, cssOf } from '#app/dog/coat.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { NEWS_PICTURES } from '#worker/seed/news-pictures.ts'

const OURS = new Set(Object.keys(PALETTE).map((name) => rgb(name as Colour).join()))
const DOGS = new Set([
  ...JSON.stringify(dogPalette)
    .match(/#[0-9a-f]{6}/g)!
    .map((hex) => rgbOfHex(hex).join()),
  ...Object.values(COATS).flatMap((color) => tintsOf(color)),
])
/** Our colours under the shadow of things, and the dogs' colours under their own. */
const SHADED = new Set(
  [...OURS].flatMap((colour) => {
    const [red = 0, green = 0, blue = 0] = colour.split(',').map(Number)
    const under = (shade: Rgb, alpha: number) =>
      String(new Canvas(1, 1).set(0, 0, [red, green, blue]).set(0, 0, shade, alpha).get(0, 0))
    return [
      under(rgbOfHex(dogPalette.GROUND_SHADOW.colour), dogPalette.GROUND_SHADOW.alpha),
      under(SHADOW.colour, SHADOW.core),
    ]
  }),
)
const ALLOWED = new Set([...OURS, ...DOGS, ...SHADED])

function tintsOf(color: string): string[] {
  return Object.values(coatOf(color)).flatMap((tint) => (tint === null ? [] : [rgbOfHex(cssOf(tint)).join()]))
}

function solidColours(canvas: Canvas): Set<string> {
  const colours = new Set<string>()
  for (let at = 0; at < canvas.data.length; at += 4) {
    if (canvas.data[at + 3] === 255) colours.add(canvas.data.slice(at, at + 3).join())
  }
  return colours
}

function sizes(pictures: Record<string, Canvas>): Record<string, string> {
  return Object.fromEntries(Object.entries(pictures).map(([name, { width, height }]) => [name, `${width}x${height}`]))
}

it('draws every picture of the pages the same way twice', () => {
  const bytes = () =>
    Object.values({
      ...drawPodiums(),
      ...drawCake(),
      ...drawRanks(),
      ...drawPacks(),
      ...drawGames(),
      ...drawAppIcons(),
    })
      .map(({ data }) => Buffer.from(data).toString('base64'))
      .join()
  expect(bytes()).toBe(bytes())
})

it('draws podiums, houses and cake in palette colours only', () => {
  for (const [name, canvas] of Object.entries({ ...drawPodiums(), ...drawCake(), ...drawPacks() })) {
    expect(
      [...solidColours(canvas)].filter((colour) => !OURS.has(colour)),
      name,
    ).toEqual([])
  }
})

it('has a picture for each rank, in colours of the palette and of coats', () => {
  const ranks = drawRanks()
  expect(Object.keys(ranks)).toEqual(RANKS.map(({ key }) => `rank-${key}`))
  expect(new Set(Object.values(ranks).map(({ data }) => data.join())).size).toBe(RANKS.length)
  expect(new Set(Object.values(sizes(ranks)))).toEqual(new Set(['72x56']))
  for (const [name, canvas] of Object.entries(ranks)) {
    const foreign = [...solidColours(canvas)].filter((colour) => !ALLOWED.has(colour))
    expect(foreign, name).toEqual([])
  }
})

it('puts the six houses of the packs on one line', () => {
  const houses = drawPacks()
  expect(Object.keys(houses).sort()).toEqual(PACKS.map((pack) => `pack-${pack}`).sort())
  for (const [name, house] of Object.entries(houses)) {
    const doorstep = Array.from({ length: house.width }, (_, x) => house.is(x, FLOOR_Y, 'ink'))
    expect(doorstep.filter(Boolean).length, name).toBeGreaterThan(house.width / 3)
  }
})

it('has each game as a wide picture and as a square tile', () => {
  expect(sizes(drawGames())).toEqual({
    'game-knogleknas': '112x64',
    'game-jumpingdog': '112x64',
    'game-catsfree': '112x64',
    'game-knogleknas-tile': '48x48',
    'game-jumpingdog-tile': '48x48',
    'game-catsfree-tile': '48x48',
  })
})

it('cuts every slide from inside the plaza, in three seasons and from more than four views', () => {
  const slides = Object.entries(SLIDES)
  expect(slides.length).toBeGreaterThan(4)
  expect(new Set(slides.map(([, { season }]) => season)).size).toBe(3)
  for (const [name, { left, top, dogs }] of slides) {
    expect(Math.min(left, top), name).toBeGreaterThanOrEqual(0)
    expect(left + SLIDE_WIDTH, name).toBeLessThanOrEqual(PLAZA.width * TILE_PX)
    expect(top + SLIDE_HEIGHT, name).toBeLessThanOrEqual(PLAZA.height * TILE_PX)
    for (const { x, y } of dogs) expect(x > 0 && x < SLIDE_WIDTH && y > 30 && y < SLIDE_HEIGHT, name).toBe(true)
  }
})

it('has a square picture of few colours for each seeded announcement that names one', () => {
  const pictures = drawNewsPictures()
  expect(new Set(Object.values(sizes(pictures)))).toEqual(new Set(['240x240']))
  const built = Object.keys(pictures).map((name) => `/news/${name}.png`)
  for (const { image } of Object.values(NEWS_PICTURES)) expect(built).toContain(image)
  for (const [name, canvas] of Object.entries(pictures)) expect(solidColours(canvas).size, name).toBeLessThan(32)
})

it('keeps every name that a database may contain', () => {
  // Published names are added here and never removed.
  expect(Object.keys(drawNewsPictures())).toEqual(expect.arrayContaining(['fountain', 'bone-hunt', 'walk']))
})

it('has a card of 1200 by 630 for each language, no two alike', () => {
  const cards = drawOgCards()
  expect(Object.keys(cards)).toEqual(LANGUAGES.map((language) => `og-${language}`))
  expect(new Set(Object.values(sizes(cards)))).toEqual(new Set(['1200x630']))
  expect(new Set(Object.values(cards).map(({ data }) => Buffer.from(data).toString('base64'))).size).toBe(4)
})

it('has the icons that manifests and phones ask for, opaque to the corners where they are cut', () => {
  const icons = drawAppIcons()
  expect(sizes(icons)).toEqual({
    favicon: '32x32',
    'icon-192': '192x192',
    'icon-512': '512x512',
    'icon-maskable-512': '512x512',
    'icon-monochrome-96': '96x96',
    'apple-touch-icon': '180x180',
  })
  for (const name of ['icon-maskable-512', 'apple-touch-icon']) expect(icons[name]!.alphaAt(0, 0)).toBe(255)
})

it('keeps the dog of the maskable icon inside the safe circle', () => {
  const icon = drawAppIcons()['icon-maskable-512']!
  const radius = 0.4 * 512
  const head = { top: 0, bottom: 340 }
  for (let y = head.top; y < head.bottom; y++) {
    for (let x = 0; x < 512; x++) {
      if (icon.is(x, y, 'ink')) expect(Math.hypot(x - 256, y - 256)).toBeLessThan(radius)
    }
  }
})

it('measures a line as wide as it is drawn', () => {
  const hand = { weight: 700, scale: 2 } as const
  const line = 'En park, hvor'
  const sheet = new Canvas(300, 30)
  drawLine(sheet, 0, 4, line, { ...hand, paint: 'ink' })
  const columns = Array.from({ length: 300 }, (_, x) => x).filter((x) =>
    Array.from({ length: 30 }, (_, y) => sheet.alphaAt(x, y)).some(Boolean),
  )
  expect(columns.at(-1)).toBe(lineWidth(line, hand) - 1)
})
