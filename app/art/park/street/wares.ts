import { Canvas } from '#app/art/canvas.ts'
import { hash, smoothNoise } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { drawHat } from '#app/art/park/halls/hat-shop.ts'
import { NO_FOOTPRINT, propOf, roundShadow, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

const BLOSSOMS = [
  ['falu2', 'falu3'],
  ['gold1', 'gold3'],
  ['violet', 'snow0'],
  ['pink', 'cream'],
] as const satisfies readonly (readonly [Colour, Colour])[]

/** A cart under a striped roof, with flowers in pots or with hats. */
export function drawCart(goods: 'flowers' | 'hats'): Prop {
  const body = new Canvas(92, 80)
  for (let i = 0; i < 66; i++) {
    const isPale = Math.floor(i / 8) % 2 === 1
    body.rect(8 + i, 4, 1, 12, isPale ? 'cream' : 'grass2')
    body.rect(8 + i, 14, 1, i % 8 > 1 && i % 8 < 6 ? 4 : 2, isPale ? 'gravel2' : 'grass1')
  }
  body.rect(8, 3, 66, 2, 'gold2').rect(10, 16, 2, 30, 'soil1').rect(70, 16, 2, 30, 'soil1')
  body.rect(6, 44, 70, 14, 'soil2').rect(6, 44, 70, 2, 'soil4').rect(6, 51, 70, 1, 'soil1').rect(6, 57, 70, 2, 'soil0')
  body.rect(76, 48, 12, 2, 'soil3').rect(76, 50, 12, 1, 'soil0')
  for (const x of [22, 60]) drawWheel(body, x, 62)
  if (goods === 'hats')
    for (const [i, hat] of (['straw-hat', 'beanie', 'cowboy-hat', 'party-hat'] as const).entries())
      drawHat(body, hat, 18 + i * 16, 42)
  else for (let i = 0; i < 10; i++) drawPottedFlower(body, 12 + i * 6, i)
  const shade = (shadow: Canvas) => sheared(shadow, [6, 78], 72, 14)
  return propOf(body, { foot: [44, 72], footprint: { w: 72, h: 16 }, shade })
}

function drawWheel(body: Canvas, x: number, y: number): void {
  body.ellipse(x, y, 9, 9, 'soil0').ellipse(x, y, 7, 7, 'soil3').ellipse(x, y, 5, 5, 'soil0')
  body
    .rect(x - 6, y - 1, 12, 2, 'soil3')
    .rect(x - 1, y - 6, 2, 12, 'soil3')
    .ellipse(x, y, 2, 2, 'gold2')
}

function drawPottedFlower(body: Canvas, x: number, index: number): void {
  const [petal, light] = BLOSSOMS[index % BLOSSOMS.length] ?? BLOSSOMS[0]
  const [left, right] = [29 + (index % 3), 31 - (index % 2)]
  body.rect(x, 38, 5, 7, index % 2 ? 'falu2' : 'water2').ellipse(x + 2.5, 34, 4, 4, 'leaf2')
  body
    .ellipse(x + 2, 32, 3, 3, 'leaf3')
    .rect(x, left, 2, 2, petal)
    .rect(x + 3, right, 2, 2, petal)
  body.set(x, left, light).set(x + 3, right, light)
}

const MARKS = {
  bread: ['.####....', '######...', '######...', '.####....'],
  hat: ['..####..', '..####..', '########'],
  bone: ['.#....#.', '.######.', '.#....#.'],
  fish: ['.###..#.', '######..', '.###..#.'],
} as const

/** A board on the pavement with a picture in chalk of what is sold. */
export function drawChalkBoard(mark: keyof typeof MARKS): Prop {
  const body = new Canvas(26, 34)
  body.polygon(
    [
      [5, 4],
      [20, 4],
      [23, 30],
      [2, 30],
    ],
    'soil2',
  )
  body.polygon(
    [
      [7, 6],
      [18, 6],
      [20, 27],
      [5, 27],
    ],
    'leaf0',
  )
  body.sprite(8, 10, MARKS[mark], { '#': 'cream' }).rect(8, 21, 9, 1, 'stone2').rect(8, 24, 6, 1, 'stone2')
  const shade = (shadow: Canvas) => roundShadow(shadow, 15, 30, 11, 2.4)
  return propOf(body, { foot: [12, 30], footprint: { w: 20, h: 6 }, shade })
}

/** A round bush with blossoms in a tub. */
export function drawTub(blossom: Colour): Prop {
  const body = new Canvas(34, 44)
  body.ellipse(16, 16, 12, 11, 'leaf1').ellipse(15, 14, 10.5, 9, 'leaf2').ellipse(13, 12, 7, 5, 'leaf3')
  for (let i = 0; i < 9; i++) {
    const x = 6 + Math.floor(hash(i, 1, blossom.length) * 20)
    const y = 6 + Math.floor(hash(i, 2, blossom.length) * 15)
    body.rect(x, y, 2, 2, blossom).set(x, y, 'cream')
  }
  body.rect(6, 25, 20, 15, 'soil2').rect(6, 25, 4, 15, 'soil3').rect(22, 25, 4, 15, 'soil1')
  body.rect(5, 28, 22, 2, 'slate0').rect(5, 36, 22, 2, 'slate0').rect(6, 24, 20, 1, 'soil4')
  const shade = (shadow: Canvas) => roundShadow(shadow, 20, 39, 13, 3.4)
  return propOf(body, { foot: [16, 40], footprint: { w: 22, h: 8 }, shade })
}

/** Three sacks of grain. */
export function drawSacks(): Prop {
  const body = new Canvas(40, 34)
  for (const [x, y, cloth] of [
    [4, 10, 'gravel1'],
    [18, 8, 'gravel2'],
    [11, 14, 'gravel1'],
  ] as const) {
    body
      .roundRect(x, y, 15, 16, 5, cloth)
      .rect(x + 11, y + 4, 3, 10, 'gravel0')
      .rect(x + 3, y + 2, 3, 8, 'gravel3')
    body.rect(x + 4, y - 2, 7, 3, cloth).rect(x + 4, y, 7, 1, 'soil2')
  }
  const shade = (shadow: Canvas) => roundShadow(shadow, 21, 29, 17, 3)
  return propOf(body, { foot: [18, 30], footprint: { w: 28, h: 8 }, shade })
}

/** A bicycle with a box of goods on its handlebars. */
export function drawBicycle(): Prop {
  const body = new Canvas(60, 44)
  for (const x of [13, 43]) {
    body.ellipse(x, 29, 10, 10, (_x, _y, u, v) => (Math.hypot(u, v) > 0.76 ? 'ink' : null))
    body.line(x - 6, 29, x + 6, 29, 'stone2').line(x, 23, x, 35, 'stone2')
  }
  for (const [fromX, fromY, toX, toY] of [
    [13, 29, 24, 14],
    [14, 29, 25, 14],
    [24, 16, 40, 15],
    [28, 30, 40, 15],
    [24, 15, 28, 30],
    [43, 29, 39, 9],
  ] as const)
    body.line(fromX, fromY, toX, toY, 'falu2')
  body.line(24, 17, 40, 16, 'falu3').rect(20, 11, 9, 3, 'soil1').rect(35, 7, 7, 2, 'stone2')
  body.rect(42, 9, 13, 9, 'soil3').rect(42, 9, 13, 1, 'soil4').rect(42, 13, 13, 1, 'soil2')
  body.rect(43, 5, 4, 5, 'gravel2').rect(49, 6, 5, 4, 'gold1')
  const shade = (shadow: Canvas) => roundShadow(shadow, 32, 39, 26, 2.4)
  return propOf(body, { foot: [28, 40], footprint: { w: 44, h: 6 }, shade })
}

/** A pump of green iron over a trough; its water falls in two beats. */
export function drawPump(frame: number): Prop {
  const body = new Canvas(50, 70)
  body.rect(6, 48, 34, 14, 'stone1').rect(6, 48, 34, 2, 'stone3').rect(32, 50, 8, 12, 'stone0')
  body.ellipse(23, 49, 14, 3, 'water1').ellipse(23 + frame, 49, 11, 2, 'water3')
  body
    .rect(18, 12, 9, 36, 'grass1')
    .rect(18, 12, 2, 36, 'grass3')
    .rect(25, 12, 2, 36, 'leaf0')
    .rect(16, 10, 13, 3, 'grass2')
  body.polygon(
    [
      [17, 10],
      [22, 3],
      [28, 10],
    ],
    'grass1',
  )
  body.ellipse(22, 3, 2, 2, 'gold2').rect(27, 24, 10, 3, 'grass1').rect(35, 27, 3, 4, 'grass1')
  for (let y = 31; y < 47; y++) body.set(36, y, (y + frame * 3) % 6 < 4 ? 'water4' : 'snow2')
  body.rect(8, 18, 10, 2, 'grass1').rect(6, 18, 3, 18, 'grass1').ellipse(7, 37, 2, 2, 'gold2')
  const shade = (shadow: Canvas) => sheared(shadow, [6, 42], 62, 10)
  return propOf(body, { foot: [22, 64], footprint: { w: 34, h: 14 }, shade })
}

/** Half the size of a puddle, px. */
const PUDDLE = [32, 8] as const

/** A puddle beside a gutter, which mirrors the sky. Two frames of glints; ice in winter. */
export function drawPuddle(season: string, frame: number, [rx, ry]: readonly [number, number] = PUDDLE): Prop {
  const body = new Canvas(2 * rx + 8, 2 * ry + 8)
  const [cx, cy] = [body.width / 2, body.height / 2]
  const isIce = season === 'snow'
  for (let y = -ry - 2; y <= ry + 2; y++) {
    for (let x = -rx - 2; x <= rx + 2; x++) {
      const away = Math.hypot(x / rx, y / ry) + smoothNoise((x + 60) / 7, (y + 60) / 4, 3) * 0.55 - 0.25
      if (away > 1.12) continue
      const deep = y < -ry * 0.35 ? 'water2' : y < ry * 0.3 ? 'water3' : 'water4'
      const rim = away > 0.88 && y > 0 ? 'snow2' : null
      body.set(cx + x, cy + y, away > 1 ? 'stone1' : (rim ?? (isIce ? 'snow1' : deep)))
    }
  }
  const glint = Math.round(rx * 0.46)
  body.rect(cx - Math.round(rx * 0.38) + frame * 3, cy - 1, glint, 1, 'snow2')
  if (ry > 5) body.rect(cx - 3 - frame * 2, cy + 2, glint - 3, 1, 'snow2')
  return { body, shadow: new Canvas(1, 1), foot: [cx, cy], footprint: NO_FOOTPRINT }
}

/** The lid of a drain in the street, with a paw on it. */
export function drawManhole(): Prop {
  const body = new Canvas(28, 18)
  body.ellipse(14, 9, 13, 8, 'stone0').ellipse(14, 8, 12, 7, 'stone1').ellipse(14, 8, 10, 5.4, 'slate0')
  body.sprite(9, 4, ['..##..##..', '##......##', '##.####.##', '..######..', '.########.', '.###..###.'], {
    '#': 'stone2',
  })
  return { body, shadow: new Canvas(1, 1), foot: [14, 9], footprint: NO_FOOTPRINT }
}

const FLAGS = ['falu2', 'gold2', 'water2', 'cream', 'grass3'] as const satisfies readonly Colour[]
/** A cord with flags: its width, how far it sags, the distance between flags and the width of one, px. */
const BUNTING = { width: 226, sag: 18, pitch: 14, flag: 9, foot: 90 }
/** Between the posts there is room for ten flags, with half a gap on both sides. */
const OWN_POSTS = { width: 168, posts: [8, 154], sag: 14, foot: 84 } as const

/** A cord of flags from lamp to lamp over the street. It stands as far down as the feet of the lamps. */
export function drawBunting(): Prop {
  const body = new Canvas(BUNTING.width, BUNTING.sag + 14)
  drawCord(body, { from: [0, 1], width: BUNTING.width, sag: BUNTING.sag })
  return { body, shadow: new Canvas(1, 1), foot: [BUNTING.width / 2, BUNTING.foot], footprint: NO_FOOTPRINT }
}

/** A shorter cord of flags between two posts of its own, for open ground. */
export function drawBuntingOnPosts(): Prop {
  const { width, posts, foot } = OWN_POSTS
  const body = new Canvas(width, foot + 8)
  for (const x of posts) {
    body
      .rect(x, 8, 4, foot - 8, 'soil2')
      .rect(x, 8, 1, foot - 8, 'soil3')
      .rect(x + 3, 8, 1, foot - 8, 'soil1')
      .ellipse(x + 2, 7, 3, 3, 'gold2')
    body.rect(x - 2, foot - 2, 8, 3, 'stone1')
  }
  const [left, right] = posts
  drawCord(body, { from: [left + 4, 11], width: right - left - 4, sag: OWN_POSTS.sag })
  const { body: lined, shadow } = propOf(body, { foot: [width / 2, foot] })
  for (const x of posts) roundShadow(shadow, x + 10, foot + 1, 10, 2.5, 60)
  return { body: lined, shadow, foot: [width / 2, foot], footprint: NO_FOOTPRINT }
}

type Cord = { from: readonly [x: number, y: number]; width: number; sag: number }

function drawCord(body: Canvas, { from: [left, top], width, sag }: Cord) {
  for (let along = 0; along < width; along++) {
    const share = along / (width - 1)
    const y = top + Math.round(sag * 4 * share * (1 - share))
    const across = along % BUNTING.pitch
    const depth = across < BUNTING.flag ? BUNTING.flag - Math.abs(across - 4) * 2 : 0
    const flag = FLAGS[Math.floor(along / BUNTING.pitch) % FLAGS.length] ?? FLAGS[0]
    for (let down = 1; down <= depth; down++) body.set(left + along, y + down, flag)
    if (depth > 0) body.set(left + along, y + depth + 1, 'ink')
    body.set(left + along, y, 'plum')
  }
}
