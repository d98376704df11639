import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT, propOf, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { drawFilmStill } from './film.ts'
import { hung } from './wall-things.ts'

const WIDTH = 548
const LEFT = 14
const RIGHT = 534
const FLOOR_Y = 164
/** The cloth on which films are shown, and how far the curtains reach over it, px. */
const CLOTH = { x: 124, y: 24, width: 300, height: 112 } as const
const LAP = 14

/** The screen between red curtains, with footlights in front; the light on it flickers a little. */
export function drawScreen(frame: number): Prop {
  const body = new Canvas(WIDTH, FLOOR_Y + 12)
  body.rect(LEFT, 8, RIGHT - LEFT, FLOOR_Y - 16, 'ink')
  body.blit(drawBetweenFilms(frame % 2), CLOTH.x, CLOTH.y)
  drawCurtains(body)
  drawLedge(body, frame % 2)
  return propOf(body, {
    foot: [WIDTH / 2, FLOOR_Y],
    footprint: { w: 512, h: 110 },
    shade: (shadow) => sheared(shadow, [LEFT, RIGHT], FLOOR_Y, 8),
  })
}

/**
 * What a film shows on the cloth, in four frames, with the curtains before it. It has the size and the foot of the screen.
 */
export function drawFilm(frame: number): Prop {
  const body = new Canvas(WIDTH, FLOOR_Y + 12)
  body.blit(drawFilmStill(frame, CLOTH), CLOTH.x, CLOTH.y)
  const curtains = new Canvas(WIDTH, FLOOR_Y + 12)
  drawCurtains(curtains)
  for (let y = 0; y < body.height; y++) for (let x = 0; x < WIDTH; x++) if (curtains.alphaAt(x, y) > 0) body.erase(x, y)
  return { body, shadow: new Canvas(1, 1), foot: [WIDTH / 2, FLOOR_Y], footprint: NO_FOOTPRINT }
}

/** The picture between films: a bone, and the countdown to the next. */
function drawBetweenFilms(frame: number): Canvas {
  const { width, height } = CLOTH
  const cloth = new Canvas(width, height).fill('slate2')
  const [x, y] = [width / 2, height / 2]
  cloth.rect(4, 4, width - 8, height - 8, 'snow1').rect(4, 4, width - 8, 2, 'snow2')
  cloth.ellipse(x, y, 43, 43, 'slate2').ellipse(x, y, 41, 41, 'snow2').ellipse(x, y, 34, 34, 'slate2')
  cloth.ellipse(x, y, 32, 32, 'snow1')
  cloth.rect(6, y - 1, width - 12, 1, 'slate2').rect(x - 1, 5, 1, height - 10, 'slate2')
  const bone: Colour = 'slate0'
  cloth.rect(x - 16, y - 5, 32, 10, bone)
  for (const end of [x - 17, x + 17]) cloth.ellipse(end, y - 6, 7, 7, bone).ellipse(end, y + 6, 7, 7, bone)
  cloth.line(x, y, frame === 0 ? x + 22 : x - 22, y - 26, 'falu2')
  for (const fleck of [26, 258]) cloth.rect(fleck, frame === 0 ? 24 : 80, 3, 9, 'snow0')
  return cloth
}

function drawCurtains(body: Canvas): void {
  drawCurtain(body, { left: LEFT, right: CLOTH.x + LAP, drawnTo: 'left' })
  drawCurtain(body, { left: CLOTH.x + CLOTH.width - LAP, right: RIGHT, drawnTo: 'right' })
  drawValance(body)
}

function drawCurtain(
  body: Canvas,
  { left, right, drawnTo }: { left: number; right: number; drawnTo: 'left' | 'right' },
): void {
  for (let y = 10; y < 150; y++) {
    const gather = Math.round(Math.sin(((y - 10) / 140) * Math.PI) ** 2 * LAP)
    const [from, to] = drawnTo === 'left' ? [left, right - gather] : [left + gather, right]
    for (let x = from; x < to; x++) {
      const fold = (((drawnTo === 'left' ? x - from : to - x) * 124) / (to - from)) % 13
      body.set(x, y, fold < 2 ? 'falu0' : fold < 5 ? 'falu1' : fold < 9 ? 'falu2' : fold < 11 ? 'falu3' : 'falu1')
    }
    if (y > 82 && y < 88) body.rect(from, y, to - from, 1, y === 83 ? 'gold3' : y > 85 ? 'gold1' : 'gold2')
  }
  for (let x = left; x < right; x++) body.rect(x, 146, 1, 3, x % 4 < 2 ? 'gold2' : 'gold1')
}

function drawValance(body: Canvas): void {
  for (let x = LEFT - 4; x < RIGHT + 4; x++) {
    const swag = (x - LEFT + 4) % 46
    const drop = Math.round(14 + Math.sin((swag / 46) * Math.PI) * 12)
    for (let y = 6; y < 6 + drop; y++) {
      const lit = (y * 2 + Math.abs(swag - 23)) % 12
      body.set(x, y, lit < 2 ? 'falu0' : lit < 5 ? 'falu1' : lit < 10 ? 'falu2' : 'falu3')
    }
    body.rect(x, 6 + drop, 1, 2, x % 3 ? 'gold2' : 'gold1')
  }
  body.rect(LEFT - 6, 2, RIGHT - LEFT + 12, 5, 'gold1').rect(LEFT - 6, 2, RIGHT - LEFT + 12, 2, 'gold3')
}

function drawLedge(body: Canvas, frame: number): void {
  body.rect(LEFT - 6, 148, RIGHT - LEFT + 12, 16, 'soil1').rect(LEFT - 6, 148, RIGHT - LEFT + 12, 3, 'soil3')
  body.rect(LEFT - 6, 162, RIGHT - LEFT + 12, 2, 'soil0')
  for (let x = LEFT + 8; x < RIGHT; x += 20) {
    const lit = (x / 20 + frame) % 2 < 1
    body
      .rect(x, 154, 8, 5, 'soil0')
      .rect(x + 1, 153, 6, 4, lit ? 'gold3' : 'gold2')
      .rect(x + 2, 153, 3, 1, 'cream')
  }
}

/** Three velvet seats, seen from behind. */
export function drawVelvetSeats(): Prop {
  const body = new Canvas(108, 46)
  for (const x of [6, 36, 66]) {
    body.roundRect(x, 6, 28, 30, 7, 'falu1').roundRect(x, 6, 26, 28, 7, 'falu2')
    body
      .roundRect(x + 2, 7, 18, 3, 1, 'falu3')
      .rect(x, 14, 2, 16, 'falu3')
      .rect(x + 9, 14, 1, 15, 'falu1')
      .rect(x + 18, 14, 1, 15, 'falu1')
    body.rect(x + 8, 17, 3, 2, 'falu0').rect(x + 17, 17, 3, 2, 'falu0')
    body.rect(x, 32, 28, 6, 'falu0').rect(x + 2, 32, 24, 1, 'falu1')
  }
  for (const x of [3, 33, 63, 93])
    body.rect(x, 20, 5, 19, 'soil1').rect(x, 20, 5, 2, 'soil3').rect(x, 20, 1, 19, 'soil2')
  return propOf(body, {
    foot: [50, 39],
    footprint: { w: 94, h: 16 },
    shade: (shadow) => sheared(shadow, [4, 98], 39, 6),
  })
}

/** The end of a red carpet with a golden hem. It is flat. */
export function drawCarpet(): Prop {
  const body = new Canvas(72, 96)
  body.rect(4, 2, 64, 92, 'falu1').rect(6, 2, 60, 92, 'falu2').rect(4, 2, 2, 92, 'gold1').rect(66, 2, 2, 92, 'gold1')
  body.rect(10, 2, 1, 92, 'gold1').rect(61, 2, 1, 92, 'gold1')
  for (let y = 10; y < 92; y += 21) body.sprite(33, y, ['..#..', '.###.', '#####', '.###.', '..#..'], { '#': 'falu1' })
  return { body, shadow: new Canvas(1, 1), foot: [36, 94], footprint: NO_FOOTPRINT }
}

/** The carpet of a darkened hall: as wide as its floor, and two tiles long. Small stars of gold and violet. */
export function drawStarCarpet(): Prop {
  const body = new Canvas(CARPET.width, CARPET.height)
  for (let y = 0; y < body.height; y++) {
    for (let x = 0; x < body.width; x++) {
      const shift = Math.floor(y / CARPET.pitch) % 2 ? CARPET.pitch / 2 : 0
      const away =
        Math.abs(((x + shift) % CARPET.pitch) - CARPET.pitch / 2) + Math.abs((y % CARPET.pitch) - CARPET.pitch / 2)
      const isFleck = (x + y) % 2 === 1 && hash((x % CARPET.repeat) >> 1, y >> 1, 4) > 0.8
      body.set(x, y, away < 2 ? 'gold1' : away === 4 ? 'violet' : isFleck ? 'dusk' : 'plum')
    }
  }
  return { body, shadow: new Canvas(1, 1), foot: [0, 0], footprint: NO_FOOTPRINT }
}

/** The size of a piece of carpet, the distance between its stars, and the width after which it repeats, px. */
const CARPET = { width: 736, height: 64, pitch: 32, repeat: 64 } as const

/** A small light in the floor beside an aisle. */
export function drawAisleLight(): Prop {
  const body = new Canvas(6, 6)
  body.rect(1, 1, 4, 4, 'gold2').rect(2, 2, 2, 2, 'gold3')
  return { body, shadow: new Canvas(1, 1), foot: [3, 3], footprint: NO_FOOTPRINT }
}

/** The green sign of a way out: an arrow and a dog. */
export function drawExitSign(): Prop {
  const body = new Canvas(32, 46)
  body.rect(4, 4, 24, 9, 'grass1')
  body.sprite(
    8,
    6,
    ['...##.......##..', '....##......#.##', '#######...######', '....##....#..#..', '...##.....#..#..'],
    {
      '#': 'grass6',
    },
  )
  return hung(body)
}
