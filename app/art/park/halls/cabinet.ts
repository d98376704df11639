import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { propOf, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { drawBone } from '#app/art/park/things/pictograms.ts'

export type Game = 'knogleknas' | 'jumping-dog' | 'cats-free'

const CASES = {
  knogleknas: ['falu0', 'falu1', 'falu2', 'falu3'],
  'jumping-dog': ['water0', 'water0', 'water1', 'water2'],
  'cats-free': ['plum', 'dusk', 'violet', 'pink'],
} as const satisfies Record<Game, readonly [Colour, Colour, Colour, Colour]>

const LEFT = 10
const WIDTH = 48
const FLOOR_Y = 94

/** An arcade cabinet. Its screen shows its game in two frames. */
export function drawCabinet(game: Game, frame: number): Prop {
  const [darkest, dark, mid, light] = CASES[game]
  const body = new Canvas(72, 106)
  body.rect(LEFT, 14, WIDTH, FLOOR_Y - 14, mid).rect(LEFT, 14, 4, FLOOR_Y - 14, light)
  body.rect(LEFT + WIDTH - 6, 14, 6, FLOOR_Y - 14, dark).rect(LEFT, FLOOR_Y - 4, WIDTH, 4, darkest)
  body.rect(LEFT - 3, 5, WIDTH + 6, 16, darkest).rect(LEFT - 1, 7, WIDTH + 2, 12, 'gold2')
  body.rect(LEFT - 1, 7, WIDTH + 2, 2, 'gold3').rect(LEFT - 1, 17, WIDTH + 2, 2, 'gold1')
  for (let x = LEFT + 1; x < LEFT + WIDTH; x += 6)
    body.rect(x + (frame % 2) * 3, 5, 2, 1, 'cream').rect(x + 3 - (frame % 2) * 3, 20, 2, 1, 'cream')
  drawGamePictogram(body, { x: LEFT + WIDTH / 2, y: 10 }, game)
  body.rect(LEFT + 4, 24, WIDTH - 10, 32, 'ink').blit(drawScreen(game, frame % 2 === 0 ? 0 : 1), LEFT + 6, 26)
  body.rect(LEFT - 3, 58, WIDTH + 4, 11, darkest).rect(LEFT - 3, 58, WIDTH + 4, 7, 'stone1')
  body
    .rect(LEFT - 3, 58, WIDTH + 4, 1, 'stone3')
    .rect(LEFT + 8, 54, 2, 7, 'stone0')
    .ellipse(LEFT + 9, 53, 3, 3, 'falu2')
    .set(LEFT + 8, 52, 'falu3')
  for (const [x, paint] of [
    [24, 'gold2'],
    [31, 'falu3'],
    [38, 'water3'],
  ] as const) {
    body.ellipse(LEFT + x, 62, 2.5, 1.8, 'ink').ellipse(LEFT + x, 61, 2.4, 1.6, paint)
  }
  body
    .rect(LEFT + 14, 74, 16, 12, darkest)
    .rect(LEFT + 16, 76, 5, 7, 'stone1')
    .rect(LEFT + 23, 76, 5, 7, 'stone1')
  body.rect(LEFT + 18, 78, 1, 3, 'gold2').rect(LEFT + 25, 78, 1, 3, 'gold2')
  return propOf(body, {
    foot: [LEFT + WIDTH / 2, FLOOR_Y],
    footprint: { w: 50, h: 26 },
    shade: (shadow) => sheared(shadow, [LEFT, LEFT + WIDTH], FLOOR_Y, 16),
  })
}

const CAT = ['#...#....', '##.##....', '#####...#', '#o#o#...#', '#####..##', '.######.#', '.#######.', '.#.#.#.#.']
const DOG = ['.##......', '####..#..', '##o###.#.', '.######..', '.######..', '.#.#.#...']

/** What the marquee of a cabinet shows, on gold: 14 px wide round `x` and 8 px high at most. */
function drawGamePictogram(target: Canvas, { x, y }: { x: number; y: number }, game: Game): void {
  if (game === 'knogleknas') drawBone(target, x - 6, y, 'soil1')
  if (game === 'jumping-dog')
    target.sprite(x - 5, y, DOG, { '#': 'soil1', o: 'cream' }).rect(x - 7, y + 6, 14, 1, 'falu1')
  if (game === 'cats-free') target.sprite(x - 4, y, CAT, { '#': 'plum', o: 'gold3' })
}

/** The size of one play sign, px. */
const SIGN = { width: 21, height: 17, tail: 3 }

/** The signs over dogs that play, side by side in the order of `games`: a little screen in the case of the cabinet. */
export function drawPlaySigns(games: readonly Game[]): Canvas {
  const signs = new Canvas(SIGN.width * games.length, SIGN.height + SIGN.tail)
  games.forEach((game, index) => signs.blit(drawPlaySign(game), index * SIGN.width, 0))
  return signs
}

function drawPlaySign(game: Game): Canvas {
  const { width, height, tail } = SIGN
  const [, , mid, light] = CASES[game]
  const [cx, sign] = [(width - 1) / 2, new Canvas(width, height + tail)]
  sign.roundRect(0, 0, width, height, 3, 'ink').roundRect(1, 1, width - 2, height - 2, 2, mid)
  sign.rect(3, 1, width - 6, 1, light)
  for (let row = 0; row < tail; row++) sign.rect(cx + row - tail, height + row, 2 * (tail - row) + 1, 1, 'ink')
  sign.rect(cx - 1, height - 1, 3, 2, mid).set(cx, height + 1, mid)
  sign.rect(3, 3, width - 6, height - 6, 'gold3').rect(3, 3, width - 6, 1, 'cream')
  drawGamePictogram(sign, { x: cx, y: 5 }, game)
  return sign
}

function drawScreen(game: Game, frame: 0 | 1): Canvas {
  const screen = new Canvas(34, 28)
  if (game === 'knogleknas') drawBoneRows(screen, frame)
  if (game === 'jumping-dog') drawJumpScene(screen, frame)
  if (game === 'cats-free') drawCatScene(screen, frame)
  return screen.rect(1, 1, 7, 1, 'snow2').rect(1, 1, 1, 5, 'snow2')
}

/** Rows of bones and balls to match. */
function drawBoneRows(screen: Canvas, frame: 0 | 1): void {
  const gems = ['gold2', 'falu3', 'water3', 'grass4', 'pink'] as const
  screen.fill('slate0')
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 5; column++) {
      const paint = gems[(row * 2 + column * 3 + (row === 1 + frame ? 1 : 0)) % 5] ?? 'gold2'
      const [x, y] = [2 + column * 6, 2 + row * 6]
      screen
        .rect(x, y + 1, 5, 3, paint)
        .rect(x + 1, y, 3, 5, paint)
        .rect(x + 1, y, 2, 1, 'cream')
    }
  }
}

/** A dog above a hurdle, and on the way to the next. */
function drawJumpScene(screen: Canvas, frame: 0 | 1): void {
  screen.fill('water4').rect(0, 20, 34, 8, 'grass3').rect(0, 20, 34, 1, 'grass5').ellipse(26, 6, 4, 4, 'gold2')
  screen.rect(4, 6, 8, 2, 'snow2').rect(6, 5, 4, 1, 'snow2')
  const x = frame === 0 ? 19 : 15
  screen
    .rect(x, 15, 2, 7, 'falu2')
    .rect(x + 7, 15, 2, 7, 'falu2')
    .rect(x, 16, 9, 2, 'cream')
  screen.sprite(12, frame === 0 ? 13 : 7, DOG, { '#': 'soil2', o: 'ink' })
}

/** An escaped cat at night: two eyes in the bushes. */
function drawCatScene(screen: Canvas, frame: 0 | 1): void {
  screen
    .fill('plum')
    .rect(0, 19, 34, 9, 'leaf1')
    .rect(0, 19, 34, 1, 'leaf3')
    .ellipse(27, 6, 4, 4, 'gold3')
    .ellipse(29, 5, 3, 3, 'plum')
  screen.sprite(frame === 0 ? 6 : 12, 12, CAT, { '#': 'gold1', o: 'ink' })
  for (const [x, y] of [
    [24, 21],
    [5, 23],
  ] as const) {
    if (frame === 0 || x > 20) screen.rect(x, y, 2, 2, 'gold3').rect(x + 4, y, 2, 2, 'gold3')
  }
}
