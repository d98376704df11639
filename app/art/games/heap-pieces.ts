import { Canvas } from '#app/art/canvas.ts'
import type { Shader } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { drawBone } from '#app/art/park/things/pictograms.ts'

/** The side of a cell of the heap. */
export const CELL_PX = 24

/** From dark to light; the light comes from the upper left. */
function lit(dark: Colour, mid: Colour, light: Colour): Shader {
  return (_x, _y, u, v) => (u * 0.5 + v < -0.5 ? light : u * 0.5 + v > 0.55 ? dark : mid)
}

const DRAWN = {
  bone: drawPlainBone,
  ball: drawTennisBall,
  stick: drawStick,
  fish: drawFish,
  ham: drawHam,
  golden: drawGoldenBone,
  marrow: drawMarrowBone,
  squeaky: drawSqueakyBall,
  stone: drawStone,
  earth: (piece: Canvas) => drawEarth(piece, false),
  earth2: (piece: Canvas) => drawEarth(piece, true),
} satisfies Record<string, (piece: Canvas) => void>

export type HeapPiece = keyof typeof DRAWN

export const HEAP_PIECES: readonly HeapPiece[] = Object.keys(DRAWN).filter((name): name is HeapPiece =>
  Object.hasOwn(DRAWN, name),
)

/** A piece of the heap. The kinds differ in shape first, then in tone, then in hue. */
export function drawHeapPiece(name: HeapPiece): Canvas {
  const piece = new Canvas(CELL_PX, CELL_PX)
  DRAWN[name](piece)
  return piece.outline('ink', 'plum')
}

function drawPlainBone(piece: Canvas): void {
  for (const [x, y] of [
    [5, 15.5],
    [8.5, 19],
    [15.5, 5],
    [19, 8.5],
  ] as const) {
    piece.ellipse(x, y, 3.4, 3.4, lit('gravel1', 'gravel3', 'cream'))
  }
  piece.capsule([7, 17, 2.8], [17, 7, 2.8], 'gravel3').line(8, 15, 15, 8, 'cream').line(10, 17, 17, 10, 'gravel1')
}

/** It leans to the other side than a bone and has a bow, so that it can be recognized without its colour. */
function drawGoldenBone(piece: Canvas): void {
  for (const [x, y] of [
    [18.5, 16],
    [15, 19.5],
    [8, 4],
    [4.5, 7.5],
  ] as const) {
    piece.ellipse(x, y, 3.8, 3.8, lit('gold1', 'gold2', 'gold3'))
  }
  piece
    .capsule([17, 17.5, 2.8], [6.5, 6.5, 2.8], 'gold2')
    .line(8, 6, 17, 15, 'gold3')
    .line(7, 9, 14, 17, 'gold1')
    .polygon(
      [
        [12, 12],
        [15, 5],
        [19, 9],
      ],
      'falu2',
    )
    .polygon(
      [
        [12, 12],
        [5, 15],
        [9, 19],
      ],
      'falu2',
    )
    .line(13, 10, 16, 7, 'falu3')
    .line(8, 15, 10, 13, 'falu3')
    .rect(10, 10, 4, 4, 'falu1')
    .rect(11, 11, 1, 1, 'falu3')
}

function drawTennisBall(piece: Canvas): void {
  piece.ellipse(12, 12, 9, 9, lit('grass3', 'grass5', 'grass6'))
  const seam: readonly (readonly [number, number])[] = [
    [5, 8],
    [6, 9],
    [7, 10],
    [8, 12],
    [8, 13],
    [7, 15],
    [6, 17],
    [19, 7],
    [18, 8],
    [17, 10],
    [16, 12],
    [16, 13],
    [17, 15],
    [18, 16],
  ]
  for (const [x, y] of seam) piece.rect(x, y, 1, 2, 'cream')
  piece.rect(8, 5, 3, 1, 'cream')
}

function drawStick(piece: Canvas): void {
  piece
    .capsule([4, 18, 2.4], [19, 6, 2], 'soil3')
    .line(5, 17, 18, 6, 'soil4')
    .line(6, 19, 18, 9, 'soil2')
    .capsule([11, 13, 1.6], [8, 6, 1.2], 'soil3')
    .capsule([14, 10, 1.5], [19, 14, 1.2], 'soil2')
    .ellipse(8, 5, 2.5, 2, 'grass5')
    .set(7, 4, 'grass6')
    .ellipse(20, 15, 2, 2, 'grass4')
}

function drawFish(piece: Canvas): void {
  piece
    .ellipse(11, 12, 8, 5.2, lit('water1', 'water2', 'water3'))
    .polygon(
      [
        [17, 12],
        [22.5, 6],
        [22.5, 18],
      ],
      'water1',
    )
    .polygon(
      [
        [18, 12],
        [22, 8],
        [21, 13],
      ],
      'water2',
    )
    .polygon(
      [
        [8, 8],
        [14, 8],
        [13, 4],
      ],
      'water1',
    )
    .rect(5, 10, 3, 3, 'cream')
    .rect(6, 11, 2, 2, 'ink')
    .rect(9, 9, 1, 6, 'water1')
    .rect(12, 11, 2, 1, 'water4')
    .rect(14, 13, 2, 1, 'water4')
}

function drawHam(piece: Canvas): void {
  piece
    .capsule([15, 15, 2], [19, 19, 2], 'gravel3')
    .ellipse(19.5, 17, 2, 2, 'cream')
    .ellipse(17.5, 20, 2, 2, 'gravel2')
    .ellipse(10, 10, 7.6, 6.8, lit('falu1', 'falu2', 'falu3'))
    .ellipse(14, 14, 3.4, 3, 'falu1')
    .rect(6, 6, 4, 2, 'pink')
    .set(5, 8, 'pink')
}

/** It is horizontal, because it clears its row. */
function drawMarrowBone(piece: Canvas): void {
  for (const [x, y] of [
    [3, 8.5],
    [3, 15.5],
    [20, 8.5],
    [20, 15.5],
  ] as const) {
    piece.ellipse(x, y, 3.4, 3.6, lit('gravel1', 'gravel3', 'cream'))
  }
  piece
    .capsule([4, 12, 4.4], [19, 12, 4.4], 'gravel3')
    .rect(4, 8, 15, 2, 'cream')
    .rect(4, 15, 15, 1, 'gravel1')
    .ellipse(11.5, 12, 3.6, 2.6, 'falu2')
    .ellipse(11, 11.4, 2, 1.2, 'falu3')
}

/** Its knobs point in all directions, because it bursts. */
function drawSqueakyBall(piece: Canvas): void {
  piece
    .ellipse(12, 12.5, 9.4, 9.2, lit('falu1', 'falu2', 'falu3'))
    .ellipse(12, 12.5, 4.6, 4.4, 'gold2')
    .ellipse(11, 11.5, 2.6, 2.4, 'gold3')
  for (const [x, y] of [
    [12, 2],
    [4, 6],
    [19, 6],
    [3, 16],
    [20, 16],
    [12, 21],
  ] as const) {
    piece.rect(x - 1, y, 2, 2, 'cream')
  }
}

function drawStone(piece: Canvas): void {
  piece
    .roundRect(1, 2, 22, 21, 7, 'stone0')
    .roundRect(1, 2, 21, 18, 7, 'stone1')
    .ellipse(9, 8, 6, 4, 'stone2')
    .rect(6, 5, 5, 1, 'stone3')
    .line(15, 9, 18, 13, 'stone0')
    .line(18, 13, 16, 17, 'stone0')
    .rect(6, 15, 3, 1, 'stone0')
}

/** The soil over a cell; `isHard` stands for two layers, which are drawn with stones. */
function drawEarth(piece: Canvas, isHard: boolean): void {
  piece.roundRect(1, 1, 22, 22, 3, 'soil1').roundRect(1, 1, 22, 20, 3, 'soil2').rect(3, 2, 17, 2, 'soil3')
  for (const [x, y] of [
    [5, 8],
    [13, 6],
    [8, 13],
    [16, 12],
    [5, 17],
    [14, 17],
  ] as const) {
    piece.rect(x, y, 3, 2, 'soil1').rect(x, y, 2, 1, 'soil3')
  }
  if (!isHard) return
  for (const [x, y] of [
    [9, 9],
    [15, 15],
    [4, 12],
  ] as const) {
    piece.ellipse(x + 1, y, 3, 2.4, 'stone1').rect(x, y - 1, 2, 1, 'stone3')
  }
}

/** The bowl for golden bones, with one in it or none. */
export function drawBowl(hasBone: boolean): Canvas {
  const bowl = new Canvas(44, 34)
  if (hasBone) bowl.blit(drawHeapPiece('golden'), 10, 0)
  bowl.ellipse(22, 20, 19, 5, 'falu1').ellipse(22, 19, 15, 3, 'falu0')
  if (hasBone) bowl.blit(drawHeapPiece('golden').crop(0, 0, CELL_PX, 17), 10, 3)
  bowl
    .polygon(
      [
        [3, 20],
        [41, 20],
        [37, 30],
        [7, 30],
      ],
      'falu2',
    )
    .rect(6, 21, 30, 2, 'falu3')
    .rect(8, 28, 28, 2, 'falu1')
  drawBone(bowl, 16, 22, 'cream')
  return bowl.outline('ink', 'plum')
}
