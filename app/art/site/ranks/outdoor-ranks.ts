import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import { edgeTile } from '#app/art/park/terrain/tile.ts'
import { drawCameo } from '#app/art/site/stage/cameo.ts'
import { drawOutdoors, HORIZON_Y, MEDALLION_HEIGHT, MEDALLION_WIDTH } from './medallion.ts'

const GREEN = { ground: 'grass4', tuft: 'grass3', wood: 'leaf2' } as const
const WHITE = { ground: 'snow2', tuft: 'snow1', wood: 'leaf1' } as const
const DAISY = ['.w.', 'wyw', '.w.']

/** A puppy among flowers. */
export function drawPuppy(picture: Canvas): void {
  drawOutdoors(picture, GREEN)
  for (const [x, y] of [
    [9, 38],
    [15, 47],
    [56, 45],
    [62, 36],
    [49, 50],
  ] as const) {
    picture.sprite(x, y, DAISY, { w: 'cream', y: 'gold2' }).set(x + 1, y + 3, 'grass2')
  }
  drawCameo(picture, 36, 48, { pose: 'down/puppy1', coat: 'cream' })
}

/** A grey dog in front of a sled with a sack on it. */
export function drawSled(picture: Canvas): void {
  drawOutdoors(picture, WHITE)
  picture.rect(4, 42, 24, 1, 'snow0').rect(3, 49, 22, 1, 'snow0')
  picture.line(24, 37, 42, 33, 'soil0')
  drawSledge(picture)
  drawCameo(picture, 48, 49, { pose: 'side/walk2', coat: 'grey', wears: ['beanie'] })
  for (let i = 0; i < 26; i++) picture.set(hash(i, 1, 1) * MEDALLION_WIDTH, hash(i, 2, 1) * 50, 'snow2')
}

function drawSledge(picture: Canvas): void {
  const sledge = new Canvas(MEDALLION_WIDTH, MEDALLION_HEIGHT)
  sledge
    .roundRect(5, 27, 14, 12, 4, 'soil3')
    .rect(7, 29, 3, 7, 'soil4')
    .rect(9, 25, 6, 3, 'soil3')
    .rect(9, 27, 6, 1, 'falu2')
  sledge.rect(3, 38, 20, 3, 'falu2').rect(3, 38, 20, 1, 'falu3')
  sledge.rect(6, 41, 2, 3, 'soil2').rect(18, 41, 2, 3, 'soil2')
  sledge.rect(2, 44, 22, 1, 'stone1').line(23, 44, 26, 40, 'stone1').rect(24, 38, 1, 3, 'stone1')
  picture.blit(sledge.outline('ink', 'plum'), 0, 0)
}

/** A dog with its nose to the ground along a track across the path. */
export function drawTracks(picture: Canvas): void {
  drawOutdoors(picture, GREEN)
  for (let x = 0; x < MEDALLION_WIDTH; x++) {
    const middle = 44 - 4 * Math.sin(x / 14)
    for (let y = HORIZON_Y; y < MEDALLION_HEIGHT; y++) {
      const off = Math.abs(y - middle)
      if (off < 7) picture.set(x, y, off > 6 ? 'gravel1' : 'gravel2')
    }
  }
  for (const [x, y] of [
    [51, 48],
    [57, 43],
    [64, 45],
  ] as const) {
    picture.sprite(x - 2, y - 2, ['.#.#.', '#...#', '.###.', '.###.'], { '#': 'soil2' })
  }
  drawCameo(picture, 25, 48, { pose: 'side/sniff1', coat: 'red' })
}

/** A swimming dog near a narrow bank. */
export function drawSwimmer(picture: Canvas): void {
  drawOutdoors(picture, GREEN)
  const water = new Canvas(MEDALLION_WIDTH, 32)
  for (let i = 0; i < 3; i++) {
    const options = { variant: i, frame: 0, season: 'summer' } as const
    water.blit(edgeTile('water', 15, options), i * 32, 0)
  }
  picture.rect(0, 33, MEDALLION_WIDTH, 1, 'grass2').rect(0, 34, MEDALLION_WIDTH, 2, 'soil1')
  picture.blit(water, 0, 36).blit(water.crop(0, 0, MEDALLION_WIDTH, 2), 0, 34)
  picture
    .rect(0, 33, MEDALLION_WIDTH, 1, 'soil2')
    .rect(0, 34, MEDALLION_WIDTH, 1, 'soil0')
    .rect(0, 35, MEDALLION_WIDTH, 1, 'water4')
  for (const [x, height] of [
    [7, 12],
    [10, 16],
    [64, 14],
    [67, 10],
  ] as const) {
    picture.rect(x, 40 - height, 1, height, 'leaf2').rect(x, 38 - height, 2, 5, 'soil1')
  }
  drawCameo(picture, 36, 52, { pose: 'side/swim1', coat: 'tan' })
}
