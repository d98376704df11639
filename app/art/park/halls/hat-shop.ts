import { Canvas } from '#app/art/canvas.ts'
import type { Item } from '#app/art/dog/items/item.ts'
import { ITEMS } from '#app/art/dog/items/items.ts'
import { PALETTE, rgb, rgbOfHex } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import { propOf, roundShadow, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { hung } from './wall-things.ts'

/** A hat as dogs wear it, seen from the front and in colours of the park. `x`, `y` is the middle of its brim. */
export function drawHat(target: Canvas, key: Item['key'], x: number, y: number): void {
  const item = ITEMS.find((each) => each.key === key)
  const over = item?.views.down?.over
  if (!item || !over) throw new Error(`no hat ${key}`)
  const hat = new Canvas((over.rows[0]?.length ?? 0) + 2, over.rows.length + 2)
  over.rows.forEach((row, j) =>
    [...row].forEach((letter, i) => {
      const hex = item.colours[letter]
      if (hex) hat.set(i + 1, j + 1, nearest(hex))
    }),
  )
  target.blit(hat.outline('ink', 'plum'), x - over.origin[0] - 1, y - over.origin[1] - 1)
}

const COLOURS = Object.keys(PALETTE).filter((name): name is Colour => name in PALETTE)

/** The colour of the park that is nearest to a colour of a worn thing. */
function nearest(hex: string): Colour {
  const wanted = rgbOfHex(hex)
  const distance = (name: Colour) => rgb(name).reduce((sum, value, at) => sum + (value - (wanted[at] ?? 0)) ** 2, 0)
  return COLOURS.reduce((best, name) => (distance(name) < distance(best) ? name : best))
}

/** The distance between two hats on a shelf, px. */
const SHELF_PITCH = 34

/** Two shelves of hats on the wall. */
export function drawHatShelf(): Prop {
  const rows = [
    ['viking-helmet', 'straw-hat', 'jester-hat', 'top-hat', 'crown'],
    ['beanie', 'cowboy-hat', 'propeller-cap', 'party-hat', 'pirate-hat'],
  ] as const
  const width = 5 * SHELF_PITCH
  const body = new Canvas(width + 8, 62)
  rows.forEach((hats, row) => {
    const y = 20 + row * 25
    body
      .rect(4, y, width, 3, 'soil3')
      .rect(4, y, width, 1, 'soil4')
      .rect(4, y + 3, width, 2, 'soil0')
    for (const x of [14, width - 12]) body.rect(x, y + 3, 3, 6, 'soil1').rect(x, y + 3, 1, 6, 'soil2')
    hats.forEach((hat, column) => {
      const x = 4 + column * SHELF_PITCH + SHELF_PITCH / 2
      body.rect(x - 1, y - 6, 3, 6, 'gold1').rect(x - 4, y - 1, 9, 1, 'gold2')
      drawHat(body, hat, x, y - 5)
    })
  })
  return hung(body)
}

const BOXES = {
  pink: ['falu1', 'pink', 'gravel3', 'falu2'],
  blue: ['water0', 'water2', 'water4', 'gold2'],
  gold: ['gold1', 'gold2', 'gold3', 'falu2'],
  green: ['grass1', 'grass3', 'grass5', 'cream'],
  violet: ['dusk', 'violet', 'snow0', 'gold2'],
} as const satisfies Record<string, readonly [dark: Colour, mid: Colour, light: Colour, band: Colour]>
type BoxColour = keyof typeof BOXES

/** Hat boxes on each other, the widest at the bottom. */
export function drawHatBoxes(stack: readonly BoxColour[]): Prop {
  const body = new Canvas(44, 70)
  let bottom = 64
  stack.forEach((colour, level) => {
    const [width, height] = [34 - level * 5, 18 - level]
    drawHatBox(body, { x: 20 - width / 2 + (level % 2 ? 2 : -1), y: bottom - height, width, height }, BOXES[colour])
    bottom -= height - 1
  })
  const shade = (shadow: Canvas) => roundShadow(shadow, 26, 64, 19, 5)
  return propOf(body, { foot: [20, 66], footprint: { w: 30, h: 10 }, shade })
}

type Box = { x: number; y: number; width: number; height: number }

function drawHatBox(
  body: Canvas,
  { x, y, width, height }: Box,
  [dark, mid, light, band]: readonly [Colour, Colour, Colour, Colour],
): void {
  const shaded = Math.round(width / 3.4)
  body.rect(x, y + 4, width, height - 4, mid).rect(x + width - shaded, y + 4, shaded, height - 4, dark)
  body.rect(x, y + 4, 3, height - 4, light).ellipse(x + width / 2, y + height, width / 2, 3, mid)
  body.rect(x + width - 6, y + height - 1, 5, 3, dark)
  for (let stripe = x + 5; stripe < x + width - 6; stripe += 5) body.rect(stripe, y + 9, 1, height - 8, light)
  body.ellipse(x + width / 2, y + 5, width / 2 + 1.5, 4, dark).ellipse(x + width / 2, y + 4, width / 2 + 1.5, 4, light)
  body.ellipse(x + width / 2 + 1, y + 4.4, width / 2, 3.2, mid)
  body.rect(x + width / 2 - 1, y + 1, 3, height + 1, band)
  body.rect(x + width / 2 - 4, y, 3, 3, band).rect(x + width / 2 + 2, y, 3, 3, band)
}

/** A dog's head of wood on a stand, with a hat on. */
export function drawMannequin(hat: Item['key']): Prop {
  const body = new Canvas(40, 78)
  body.ellipse(19, 70, 11, 4, 'soil0').ellipse(19, 68.5, 11, 4, 'soil2').ellipse(17, 67.6, 7, 2, 'soil3')
  body.rect(17, 46, 4, 22, 'gold1').rect(17, 46, 1, 22, 'gold3').ellipse(19, 44, 4, 2.4, 'gold2')
  body.ellipse(19, 33, 10, 9, 'gravel1').ellipse(17.5, 31.6, 8.4, 7.4, 'gravel2').ellipse(15, 29, 4, 3, 'gravel3')
  body.ellipse(9, 34, 3.4, 6.4, 'gravel1').ellipse(8.6, 33, 2.4, 5, 'gravel2')
  body.ellipse(29, 34, 3.4, 6.4, 'gravel0').ellipse(28.6, 33, 2.2, 5, 'gravel1')
  body.rect(17, 35, 4, 2, 'soil2').rect(13, 31, 2, 1, 'soil2').rect(23, 31, 2, 1, 'soil2').rect(19, 37, 1, 2, 'soil3')
  drawHat(body, hat, 19, 26)
  const shade = (shadow: Canvas) => roundShadow(shadow, 25, 70, 13, 4)
  return propOf(body, { foot: [19, 72], footprint: { w: 20, h: 8 }, shade })
}

/** A table with a sewing machine and cloth. */
export function drawSewingTable(): Prop {
  const body = new Canvas(104, 66)
  for (const x of [10, 80]) body.rect(x, 34, 5, 26, 'soil1').rect(x, 34, 2, 26, 'soil2')
  body.rect(4, 26, 88, 10, 'soil3').rect(4, 26, 88, 2, 'soil4').rect(4, 35, 88, 3, 'soil1')
  body.rect(20, 40, 56, 2, 'slate0').rect(46, 42, 3, 12, 'slate0')
  body.rect(16, 20, 34, 6, 'slate0').rect(16, 20, 34, 1, 'slate2').rect(40, 6, 8, 15, 'slate0')
  body.rect(40, 6, 2, 15, 'slate1').roundRect(16, 4, 32, 8, 3, 'slate0').rect(18, 5, 26, 1, 'slate2')
  body.rect(18, 10, 4, 8, 'slate1').rect(19, 18, 1, 3, 'stone3').ellipse(52, 12, 4, 5, 'slate1')
  body.ellipse(52, 12, 2, 3, 'gold2').rect(26, 7, 10, 1, 'gold2').rect(22, 0, 4, 5, 'falu2')
  body.rect(8, 22, 26, 4, 'pink').rect(8, 25, 30, 2, 'falu3').rect(60, 23, 26, 3, 'water2').rect(62, 20, 22, 3, 'gold2')
  body.rect(60, 17, 24, 3, 'grass3').rect(60, 25, 26, 1, 'water1').rect(62, 22, 22, 1, 'gold1')
  body.rect(60, 19, 24, 1, 'grass2')
  const shade = (shadow: Canvas) => sheared(shadow, [6, 94], 60, 16)
  return propOf(body, { foot: [48, 60], footprint: { w: 88, h: 16 }, shade })
}

const ROLLS = [
  [8, 10, 'water1', 'water2', 'water3'],
  [15, 2, 'falu1', 'falu2', 'falu3'],
  [22, 8, 'grass1', 'grass3', 'grass5'],
  [28, 14, 'gold1', 'gold2', 'gold3'],
] as const

/** Rolls of cloth in a basket. */
export function drawClothRolls(): Prop {
  const body = new Canvas(40, 60)
  for (const [x, top, dark, mid, light] of ROLLS) {
    body
      .rect(x, top, 7, 40, mid)
      .rect(x, top, 2, 40, light)
      .rect(x + 5, top, 2, 40, dark)
    body.ellipse(x + 3.5, top, 3.5, 2, light).rect(x + 3, top - 1, 1, 2, dark)
  }
  body.rect(5, 32, 30, 20, 'soil3').rect(29, 32, 6, 20, 'soil2')
  for (let y = 34; y < 52; y += 4) {
    const shift = y % 8 ? 0 : 3
    for (let x = 5; x < 35; x += 6) body.rect(x + shift, y, 3, 2, 'soil4').rect(x + 3 - shift, y, 3, 2, 'soil2')
  }
  body.rect(4, 31, 32, 3, 'soil4').rect(4, 33, 32, 1, 'soil1')
  const shade = (shadow: Canvas) => roundShadow(shadow, 26, 52, 17, 4)
  return propOf(body, { foot: [19, 54], footprint: { w: 28, h: 10 }, shade })
}
