import { Canvas } from '#app/art/canvas.ts'
import { glyphs } from '#app/art/font/glyphs.ts'
import { hash } from '#app/art/noise.ts'
import { SHADOW } from '#app/art/palette.ts'
import { drawCameo } from '#app/art/site/stage/cameo.ts'
import { MEDALLION_HEIGHT, MEDALLION_WIDTH } from './medallion.ts'

/** A white dog in a glass helmet on the moon. */
export function drawSpace(picture: Canvas): void {
  picture.rect(0, 0, MEDALLION_WIDTH, 24, 'ink').rect(0, 24, MEDALLION_WIDTH, 16, 'plum')
  picture.rect(0, 40, MEDALLION_WIDTH, 16, 'dusk')
  for (let i = 0; i < 34; i++) {
    picture.set(hash(i, 6, 1) * MEDALLION_WIDTH, hash(i, 7, 1) * 40, i % 4 ? 'snow1' : 'gold3')
  }
  picture.ellipse(59, 12, 7, 7, 'violet').ellipse(57, 10, 5, 5, 'pink')
  for (let x = 47; x < 71; x++) picture.set(x, 12 + Math.round((59 - x) * 0.25), 'gold3')
  for (let x = 0; x < MEDALLION_WIDTH; x++) {
    const top = 46 - Math.round(4 * Math.sin((x / MEDALLION_WIDTH) * Math.PI))
    picture.rect(x, top, 1, MEDALLION_HEIGHT - top, 'stone3').set(x, top, 'cream')
  }
  picture.ellipse(13, 51, 5, 2, 'stone2').ellipse(58, 52, 6, 2, 'stone2').ellipse(62, 47, 3, 1, 'stone2')
  picture.ellipse(36, 49, 11, 2, SHADOW.colour, SHADOW.core)
  drawCameo(picture, 36, 49, { pose: 'down/sit1', coat: 'white', floats: true })
  drawHelmet(picture)
}

function drawHelmet(picture: Canvas): void {
  picture.roundRect(25, 33, 22, 5, 2, 'ink').rect(26, 34, 20, 3, 'stone2').rect(26, 34, 20, 1, 'cream')
  picture.rect(34, 34, 4, 3, 'falu2')
  for (let degree = 0; degree < 360; degree++) {
    const angle = (degree / 180) * Math.PI
    const [x, y] = [36 + Math.cos(angle) * 18, 21 + Math.sin(angle) * 16]
    if (y < 34) picture.set(x, y, degree > 150 && degree < 300 ? 'snow2' : 'water3')
  }
  picture.rect(22, 14, 2, 6, 'snow2').rect(24, 10, 2, 3, 'snow2').rect(26, 8, 2, 1, 'snow2')
}

const BALL = ['..####..', '.#pppp#.', '#pllppp#', '#plpppp#', '#pppppp#', '#pppppp#', '.#pppp#.', '..####..']

/** A pink dog in a spotlight, with four balls in the air. */
export function drawJuggler(picture: Canvas): void {
  const floorY = 42
  for (let x = 0; x < MEDALLION_WIDTH; x++) {
    const fold = x % 9
    const cloth = Math.floor(x / 9) % 2 ? 'falu1' : 'falu2'
    picture.rect(x, 0, 1, floorY, fold === 0 ? 'falu0' : fold === 8 ? 'falu1' : cloth)
  }
  picture
    .rect(0, floorY, MEDALLION_WIDTH, 14, 'soil3')
    .rect(0, floorY, MEDALLION_WIDTH, 1, 'soil4')
    .rect(0, floorY - 1, MEDALLION_WIDTH, 1, 'ink')
  for (const x of [8, 27, 46, 65]) picture.rect(x, floorY + 1, 1, 13, 'soil2')
  picture.ellipse(36, 28, 25, 23, 'gold2').ellipse(36, 28, 23, 21, 'gold3')
  picture.ellipse(36, 49, 24, 4, 'gold3')
  for (let x = 0; x < MEDALLION_WIDTH; x++) {
    const drop = 4 + Math.round(4 * Math.abs(Math.sin((x / 12) * Math.PI)))
    picture
      .rect(x, 0, 1, drop, 'falu1')
      .rect(x, drop - 2, 1, 1, 'gold2')
      .rect(x, drop, 1, 1, 'falu0')
  }
  drawCameo(picture, 36, 49, { pose: 'down/stand1', coat: 'pink', wears: ['party-hat'] })
  for (const [x, y, paint, light] of [
    [15, 27, 'water2', 'water3'],
    [22, 14, 'grass2', 'grass4'],
    [51, 14, 'falu2', 'falu3'],
    [58, 27, 'violet', 'pink'],
  ] as const) {
    picture.sprite(x - 4, y - 4, BALL, { '#': 'ink', p: paint, l: light })
  }
}

const WALL_Y = 40

/** A dark dog on a wall under the moon, with a red band around its head. */
export function drawNinja(picture: Canvas): void {
  picture.rect(0, 0, MEDALLION_WIDTH, WALL_Y, 'water0').rect(0, 28, MEDALLION_WIDTH, WALL_Y - 28, 'slate0')
  for (let i = 0; i < 16; i++) picture.set(hash(i, 3, 9) * MEDALLION_WIDTH, hash(i, 4, 9) * 26, 'snow0')
  picture.ellipse(55, 15, 11, 11, 'gold3').ellipse(54, 14, 9, 9, 'cream')
  for (const [x, y, width] of [
    [56, 9, 4],
    [57, 10, 3],
    [59, 17, 3],
    [58, 18, 3],
  ] as const) {
    picture.rect(x, y, width, 1, 'gold3')
  }
  for (let y = WALL_Y; y < MEDALLION_HEIGHT; y++) {
    for (let x = 0; x < MEDALLION_WIDTH; x++) {
      const row = Math.floor((y - WALL_Y) / 6)
      const [rowY, column] = [(y - WALL_Y) % 6, (x + row * 5) % 10]
      const paint = rowY === 5 || column === 0 ? 'ink' : rowY === 0 ? 'slate2' : column < 3 ? 'slate1' : 'slate0'
      picture.set(x, y, paint)
    }
  }
  picture.rect(0, WALL_Y - 1, MEDALLION_WIDTH, 1, 'ink').rect(0, WALL_Y, MEDALLION_WIDTH, 2, 'slate2')
  drawCameo(picture, 30, WALL_Y + 1, { pose: 'side/walk3', coat: 'black', floats: true })
  drawHeadband(picture, 30, WALL_Y + 1)
}

/** A band around the head of a walking dog, with its knot behind the ear; x, y is the position of the dog's feet. */
function drawHeadband(picture: Canvas, x: number, y: number): void {
  picture.sprite(x - 8, y - 27, HEADBAND, { '#': 'falu0', r: 'falu2', l: 'falu3' })
}

const HEADBAND = [
  '......##.............',
  '.##..#rr##...........',
  '#rr##rr#lrr#########.',
  '.###rr##rrrrrrrrrrrr#',
  '..#rr#..############.',
  '.#rr#................',
  '.###.................',
]

/** The hidden rank: a dark shape with a pointed head, and a question mark. */
export function drawHidden(picture: Canvas): void {
  for (let y = 0; y < MEDALLION_HEIGHT; y++) {
    for (let x = 0; x < MEDALLION_WIDTH; x++) picture.set(x, y, ((x >> 3) + (y >> 3)) & 1 ? 'plum' : 'dusk')
  }
  const dog = new Canvas(MEDALLION_WIDTH, MEDALLION_HEIGHT + 8)
  drawCameo(dog, 31, 56, { pose: 'side/stand1', coat: 'black', wears: ['wizard-hat'], floats: true })
  for (let y = 0; y < dog.height; y++) for (let x = 0; x < dog.width; x++) if (dog.alphaAt(x, y)) dog.set(x, y, 'ink')
  picture.blit(dog.outline('gold2'), 0, -6)
  for (const [x, y] of glyphs(700).get('?')?.pixels ?? []) picture.rect(53 + x * 2, 11 + y * 2, 2, 2, 'gold3')
}
