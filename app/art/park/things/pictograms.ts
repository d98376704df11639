import type { Canvas } from '#app/art/canvas.ts'
import type { Paint } from '#app/art/palette.ts'

/** Pictograms for signs, which need no language. */
export const PICTOGRAMS = {
  pond: [
    '...##......##..',
    '.##..##..##..##',
    '#......##......',
    '...##......##..',
    '.##..##..##..##',
    '#......##......',
  ],
  bone: ['.##......##.', '####....####', '############', '############', '####....####', '.##......##.'],
  ball: ['..####..', '.#..#.#.', '#...#..#', '#..#...#', '.#.#..#.', '..####..'],
  paw: ['..##.##..', '..##.##..', '##.....##', '##.###.##', '..#####..', '.#######.', '.##...##.'],
} as const
export type Pictogram = keyof typeof PICTOGRAMS

/** Draws a sign's picture centred on `cx`. A second paint one pixel below makes it look carved. */
export function drawPictogram(target: Canvas, cx: number, y: number, name: Pictogram, paints: [Paint, Paint?]): void {
  const rows = PICTOGRAMS[name]
  const x = Math.round(cx - rows[0].length / 2)
  const [front, below] = paints
  if (below) target.sprite(x, y + 1, rows, { '#': below })
  target.sprite(x, y, rows, { '#': front })
}

const BONE = [
  '.##......##.',
  '####....####',
  '############',
  '.##########.',
  '############',
  '####....####',
  '.##......##.',
]

/** A bone with an outline, lit from above. */
export function drawBone(target: Canvas, x: number, y: number, outline: Paint): void {
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    target.sprite(x + dx, y + dy, BONE, { '#': outline })
  }
  target.sprite(x, y, BONE.slice(0, 5), { '#': 'cream' }).sprite(x, y + 5, BONE.slice(5), { '#': 'gravel2' })
}
