import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import { blockShadow, roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'
import { drawPictogram, PICTOGRAMS } from './pictograms.ts'
import type { Pictogram } from './pictograms.ts'

/** The notice board: papers without words under a red roof. */
export function drawNoticeBoard(season: Season): Prop {
  const body = drawBoard()
  drawBoardRoof(body, season)
  return standingBoard(body)
}

/** The same board in a room, which needs no roof of its own. */
export function drawPinBoard(): Prop {
  return standingBoard(drawBoard())
}

function drawBoard(): Canvas {
  const body = new Canvas(80, 78)
  for (const x of [9, 58]) {
    body
      .rect(x, 16, 6, 54, 'soil2')
      .rect(x, 16, 2, 54, 'soil3')
      .rect(x + 5, 16, 1, 54, 'soil1')
    body.rect(x - 1, 69, 8, 1, 'soil0')
  }
  body.rect(5, 18, 64, 38, 'soil1').rect(5, 18, 64, 2, 'soil3').rect(5, 18, 2, 38, 'soil2')
  body.rect(9, 22, 56, 30, 'soil3').rect(9, 22, 56, 1, 'soil1').rect(9, 22, 1, 30, 'soil2')
  for (let i = 0; i < 8; i++) body.rect(12 + ((i * 23) % 48), 25 + ((i * 11) % 24), 4, 1, 'soil2')
  drawPapers(body)
  return body
}

function standingBoard(body: Canvas): Prop {
  body.outline('ink', 'plum')
  const shadow = new Canvas(80, 78)
  blockShadow(shadow, (x, y) => x >= 10 && x <= 72 && y >= 64 && y <= 71, 86)
  return { body, shadow, foot: [37, 69], footprint: { w: 58, h: 12 } }
}

function drawPapers(body: Canvas): void {
  body.rect(12, 25, 17, 21, 'cream').rect(13, 44, 16, 2, 'gravel2').rect(12, 25, 17, 1, 'snow2')
  body.rect(15, 30, 11, 1, 'stone1').rect(15, 33, 9, 1, 'stone2').rect(15, 36, 11, 1, 'stone2')
  body.rect(15, 39, 6, 1, 'stone2').set(20, 26, 'falu2').set(21, 26, 'falu3')
  body.rect(32, 24, 14, 14, 'gold3').rect(32, 36, 14, 2, 'gold2').ellipse(39, 32, 3, 2.4, 'soil2')
  for (const [dx, dy] of [
    [-3, -3],
    [-1, -5],
    [2, -5],
    [4, -3],
  ] as const) {
    body.rect(38 + dx, 32 + dy, 2, 2, 'soil2')
  }
  body.set(38, 25, 'water1').rect(49, 26, 13, 18, 'water4').rect(49, 42, 13, 2, 'water3')
  body.rect(51, 30, 9, 5, 'water2').rect(51, 37, 8, 1, 'water1').rect(51, 39, 6, 1, 'water1').set(55, 27, 'falu2')
  body.rect(33, 41, 11, 8, 'cream').rect(33, 48, 11, 1, 'gravel1').rect(35, 43, 7, 1, 'falu2')
  body.rect(35, 45, 6, 1, 'stone2')
}

function drawBoardRoof(body: Canvas, season: Season): void {
  const slope = [
    [0, 19],
    [74, 19],
    [68, 9],
    [6, 9],
  ] as const
  body.polygon(slope, 'falu2')
  for (let i = 0; i < 12; i++) body.line(9 + i * 5, 10, 4 + i * 6, 18, 'falu1')
  body.line(6, 9, 67, 9, 'falu3').rect(0, 17, 74, 2, 'falu1').rect(0, 17, 30, 1, 'falu3')
  if (season === 'snow') {
    body.rect(6, 7, 62, 4, 'snow2').rect(4, 11, 66, 2, 'snow2').rect(3, 13, 60, 1, 'snow1')
  }
}

/** An arm of the signpost, pointing left or right. */
export type SignArm = { picture: Pictogram; points: 'left' | 'right' }

const POST_X = 52

export function drawSignpost(arms: readonly SignArm[]): Prop {
  const body = new Canvas(112, 86)
  body
    .rect(POST_X - 3, 8, 6, 70, 'soil2')
    .rect(POST_X - 3, 8, 2, 70, 'soil3')
    .rect(POST_X + 2, 8, 1, 70, 'soil1')
  body
    .rect(POST_X - 4, 6, 8, 3, 'soil3')
    .rect(POST_X - 4, 6, 8, 1, 'soil4')
    .rect(POST_X - 4, 76, 8, 2, 'soil1')
  arms.forEach((arm, i) => drawArm(body, arm, 13 + i * 16))
  body.outline('ink', 'plum')
  for (const [dx, height] of [
    [-7, 4],
    [-4, 6],
    [3, 5],
    [6, 3],
  ] as const) {
    body.rect(POST_X + dx, 78 - height, 1, height, 'grass2').set(POST_X + dx, 78 - height, 'grass5')
  }
  const shadow = new Canvas(112, 86)
  roundShadow(shadow, POST_X + 8, 78, 15, 4.5)
  return { body, shadow, foot: [POST_X, 77], footprint: { w: 10, h: 8 } }
}

function drawArm(body: Canvas, { picture, points }: SignArm, y: number): void {
  const width = PICTOGRAMS[picture][0].length + 16
  const isLeft = points === 'left'
  const x = isLeft ? POST_X + 9 - width : POST_X - 9
  body
    .rect(x, y, width, 12, 'soil2')
    .rect(x, y, width, 1, 'soil4')
    .rect(x, y + 1, width, 1, 'soil3')
  body.rect(x, y + 11, width, 1, 'soil1')
  for (let k = 0; k < 6; k++) {
    const tip = isLeft ? x - 1 - k : x + width + k
    body
      .rect(tip, y + k, 1, 12 - 2 * k, 'soil2')
      .set(tip, y + k, 'soil4')
      .set(tip, y + 11 - k, 'soil1')
  }
  drawPictogram(body, x + width / 2, y + 3, picture, ['cream', 'soil1'])
}

/** The park's gate: two stone pillars and an arch with a paw. */
export function drawGate(season: Season): Prop {
  const body = new Canvas(144, 112)
  for (const x of [8, 110]) drawPillar(body, x)
  drawArch(body, season)
  drawPictogram(body, 68, 12, 'paw', ['cream', 'soil0'])
  body.outline('ink', 'plum')
  const shadow = new Canvas(144, 112)
  const underPillar = (x: number) => (x >= 14 && x <= 36) || (x >= 116 && x <= 138)
  blockShadow(shadow, (x, y) => underPillar(x) && y >= 96 && y <= 103, 86)
  return { body, shadow, foot: [67, 99], footprint: { w: 0, h: 0 } }
}

function drawPillar(body: Canvas, x: number): void {
  body.rect(x, 34, 18, 66, 'stone2')
  for (let j = 0; j < 8; j++) {
    const y = 34 + j * 8
    const worn = hash(j, x, 2) < 0.4
    body
      .rect(x, y, 18, 7, worn ? 'stone2' : 'stone3')
      .rect(x, y, 18, 1, 'cream')
      .rect(x, y, 1, 7, 'cream')
    body.rect(x + 12, y, 6, 7, worn ? 'stone1' : 'stone2').rect(x, y + 7, 18, 1, 'stone1')
    body.rect(x + (j % 2 ? 7 : 11), y, 1, 7, 'stone1')
  }
  body
    .rect(x - 2, 96, 22, 5, 'stone2')
    .rect(x - 2, 96, 8, 1, 'stone3')
    .rect(x - 2, 99, 22, 2, 'stone1')
  body
    .rect(x - 3, 30, 24, 5, 'stone3')
    .rect(x - 3, 30, 24, 1, 'cream')
    .rect(x - 3, 34, 24, 1, 'stone1')
  body.ellipse(x + 9, 25, 6, 5.5, (_x, _y, u, v) => (u + v < -0.5 ? 'cream' : u + v < 0.4 ? 'stone3' : 'stone1'))
}

function drawArch(body: Canvas, season: Season): void {
  for (let x = 14; x < 122; x++) {
    const lift = Math.round(13 * (1 - ((x - 68) / 54) ** 2))
    for (let k = 0; k < 19; k++) {
      const knot = k > 2 && k < 16 && hash(x >> 3, k >> 1, 7) < 0.14
      body.set(x, 20 - lift + k, k === 0 ? 'soil4' : k > 16 ? 'soil1' : knot ? 'soil2' : 'soil3')
    }
    if (season === 'snow') body.rect(x, 17 - lift, 1, 4, 'snow2').set(x, 21 - lift, 'snow0')
  }
}
