import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import { SHADOW } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'

/** Wooden parts of the pages: signs, boards and ladders. */
export function drawBoards(): Frames {
  return {
    post: post(),
    'plank-right': plank(),
    'plank-left': plank().flip(),
    roof: roof(),
    cork: cork(),
    pin: pin(),
    jetty: jetty(),
    bunting: bunting(),
    ladder: ladder(),
  }
}

/** A round post that repeats vertically. */
function post(): Canvas {
  const canvas = new Canvas(10, 16).fill('ink').rect(1, 0, 8, 16, 'soil2').rect(1, 0, 3, 16, 'soil3')
  return canvas.rect(8, 0, 1, 16, 'soil1').rect(4, 5, 1, 6, 'soil1')
}

/** An arm of a signpost that points right; its middle can be stretched. */
function plank(): Canvas {
  const [height, tip] = [32, 14]
  const middle = (height - 1) / 2
  const arm = new Canvas(44, 38)
  for (let y = 0; y < height; y++) {
    const slope = Math.round((Math.abs(y - middle) / middle) * tip)
    const grain: Colour = y < 1 ? 'soil4' : y < 2 ? 'soil3' : y > height - 3 ? 'soil1' : 'soil2'
    for (let x = 2; x < 42 - slope; x++) arm.set(x, y + 1, x === 2 ? 'soil3' : grain)
  }
  arm.rect(3, 10, 2, 1, 'soil1').rect(3, 22, 2, 1, 'soil1').outline('ink', 'plum')
  const shaded = new Canvas(44, 38)
  for (let y = 0; y < 38; y++) {
    for (let x = 0; x < 44; x++) if (arm.alphaAt(x - 1, y - 3)) shaded.set(x, y, SHADOW.colour, SHADOW.core)
  }
  for (let y = 0; y < 38; y++) for (let x = 0; x < 44; x++) if (arm.alphaAt(x, y)) shaded.erase(x, y)
  return shaded.blit(arm, 0, 0)
}

/** The roof of the notice board: its ends slope, its middle repeats. */
function roof(): Canvas {
  const canvas = new Canvas(64, 30)
  for (let y = 1; y < 28; y++) {
    const slope = Math.round((27 - y) * 0.62)
    for (let x = slope; x < 64 - slope; x++) canvas.set(x, y, roofTile(x, y))
  }
  return canvas.rect(0, 27, 64, 1, 'falu1').rect(0, 28, 64, 1, 'ink').outline('ink', 'plum')
}

function roofTile(x: number, y: number): Colour {
  const row = Math.floor((y - 1) / 6)
  const rowY = (y - 1) % 6
  if (y < 3) return 'falu3'
  if (rowY === 5) return 'falu0'
  if ((x + (row % 2) * 4) % 8 === 0) return 'falu1'
  return rowY === 0 ? 'falu3' : rowY === 4 ? 'falu1' : 'falu2'
}

function cork(): Canvas {
  const canvas = new Canvas(48, 48).fill('soil3')
  for (let i = 0; i < 16; i++) {
    canvas.rect(Math.floor(hash(i, 1, 9) * 44), Math.floor(hash(i, 2, 9) * 46), 3, 1, i % 3 ? 'soil2' : 'soil4')
  }
  return canvas
}

function pin(): Canvas {
  const canvas = new Canvas(9, 11).ellipse(4.5, 4.5, 4.5, 4.5, 'ink').ellipse(4.5, 4.5, 3.5, 3.5, 'gold2')
  return canvas.ellipse(4, 4, 2, 2, 'gold3').set(3, 3, 'cream').rect(4, 8, 1, 3, 'stone0')
}

const NAIL_ROWS = [3, 11, 19, 27, 35]

function jetty(): Canvas {
  const canvas = new Canvas(64, 40)
  for (let y = 0; y < 40; y++) {
    const row = y % 8
    canvas.rect(0, y, 64, 1, row === 7 ? 'soil0' : row === 0 ? 'soil4' : row === 6 ? 'soil2' : 'soil3')
    canvas.set(0, y, 'ink').set(63, y, 'ink').set(1, y, 'soil1').set(62, y, 'soil1')
  }
  for (const y of NAIL_ROWS) canvas.rect(5, y, 2, 1, 'soil1').rect(58, y, 2, 1, 'soil1')
  for (let i = 0; i < 10; i++) {
    const y = Math.floor(hash(i, 3, 3) * 5) * 8 + 2 + Math.floor(hash(i, 4, 3) * 3)
    canvas.rect(8 + Math.floor(hash(i, 2, 3) * 40), y, 6, 1, 'soil2')
  }
  return canvas
}

const FLAG_CLOTHS = [
  ['falu2', 'falu3', 'falu0'],
  ['gold2', 'gold3', 'gold1'],
  ['water2', 'water3', 'water1'],
  ['grass2', 'grass4', 'grass1'],
] as const

/** Four pennants on a sagging rope; it repeats horizontally. */
function bunting(): Canvas {
  const canvas = new Canvas(96, 20)
  const sag = (x: number) => Math.round(5 * Math.sin((x / 96) * Math.PI))
  for (let x = 0; x < 96; x++) canvas.set(x, 1 + sag(x), 'soil0').set(x, 2 + sag(x), 'soil2')
  FLAG_CLOTHS.forEach(([main, light, dark], i) => {
    const x = 12 + i * 24
    const y = 3 + sag(x)
    for (let row = 0; row < 11; row++) {
      const half = 7 - Math.floor(row * 0.68)
      for (let dx = -half; dx <= half; dx++) {
        const edge = Math.abs(dx) === half || row === 0
        canvas.set(x + dx, y + row, edge ? 'ink' : dx < -half + 3 ? light : dx > half - 3 ? dark : main)
      }
    }
  })
  return canvas
}

/** One rung of a ladder that repeats vertically. */
function ladder(): Canvas {
  const canvas = new Canvas(32, 24)
  for (const x of [0, 25]) {
    canvas
      .rect(x, 0, 7, 24, 'ink')
      .rect(x + 1, 0, 5, 24, 'soil2')
      .rect(x + 1, 0, 2, 24, 'soil3')
  }
  canvas.rect(5, 8, 22, 6, 'ink').rect(5, 9, 22, 4, 'soil3').rect(5, 9, 22, 1, 'soil4').rect(5, 12, 22, 1, 'soil1')
  return canvas.set(3, 11, 'gold2').set(28, 11, 'gold2')
}
