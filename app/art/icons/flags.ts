import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import type { Language } from '#durable/rules/languages.ts'

const CLOTH_WIDTH = 22
const CLOTH_HEIGHT = 15

/** English has the Union Flag. */
const PAINTERS: Readonly<Record<Language, (x: number, y: number) => Colour>> = {
  dk: (x, y) => (within(x, 7, 9) || within(y, 6, 8) ? 'cream' : 'falu2'),
  en: unionFlag,
  no: (x, y) => {
    if (within(x, 7, 8) || y === 7) return 'water0'
    return within(x, 6, 9) || within(y, 6, 8) ? 'cream' : 'falu2'
  },
  se: (x, y) => (within(x, 7, 9) || within(y, 6, 8) ? 'gold2' : 'water1'),
}

/** A flag of 24 by 17 with an ink outline. */
export function drawFlag(name: Language): Canvas {
  const canvas = new Canvas(CLOTH_WIDTH + 2, CLOTH_HEIGHT + 2)
  canvas.roundRect(0, 0, canvas.width, canvas.height, 2, 'ink')
  for (let y = 0; y < CLOTH_HEIGHT; y++) {
    for (let x = 0; x < CLOTH_WIDTH; x++) canvas.set(x + 1, y + 1, PAINTERS[name](x, y))
  }
  return canvas
}

function unionFlag(x: number, y: number): Colour {
  if (within(x, 10, 11) || y === 7) return 'falu2'
  if (within(x, 8, 13) || within(y, 6, 8)) return 'cream'
  const along = (x * (CLOTH_HEIGHT - 1)) / (CLOTH_WIDTH - 1)
  const toDiagonal = Math.min(Math.abs(along - y), Math.abs(CLOTH_HEIGHT - 1 - along - y))
  if (toDiagonal < 0.75) return 'falu2'
  return toDiagonal < 1.8 ? 'cream' : 'water0'
}

function within(value: number, from: number, to: number): boolean {
  return value >= from && value <= to
}
