import { Canvas } from '#app/art/canvas.ts'
import { rng } from '#app/art/noise.ts'
import { SHADOW } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

/** The colours of reed blades: at the foot (two), at the tip (two), and behind. */
const BLADES: Record<Season, readonly [Colour, Colour, Colour, Colour, Colour]> = {
  summer: ['grass2', 'grass3', 'grass5', 'grass4', 'leaf2'],
  autumn: ['gravel0', 'grass3', 'gold3', 'soil4', 'soil2'],
  snow: ['gravel0', 'soil3', 'snow2', 'gravel1', 'soil2'],
}

/** Reeds with cattails, at the water's edge. */
export function drawReeds(season: Season, seed: number): Prop {
  const body = new Canvas(34, 46)
  const random = rng(seed + 60)
  const [foot, otherFoot, tip, otherTip, behind] = BLADES[season]
  for (let i = 0; i < 10; i++) {
    const x = 6 + i * 2.3
    const height = 16 + random() * 18
    const bend = (random() - 0.5) * 9
    for (let k = 0; k < height; k++) {
      const up = k / height
      const leafX = x + bend * up * up
      body.set(leafX, 42 - k, up > 0.75 ? (i % 2 ? tip : otherTip) : i % 3 ? foot : otherFoot)
      if (up < 0.4) body.set(leafX + 1, 42 - k, behind)
    }
    if (i % 3 !== 1) continue
    const tipX = Math.round(x + bend)
    const tipY = Math.round(42 - height)
    body.rect(tipX - 1, tipY - 4, 3, 8, 'soil1').rect(tipX - 1, tipY - 4, 1, 6, 'soil3')
    body.rect(tipX, tipY - 6, 1, 2, season === 'snow' ? 'snow2' : 'soil2')
    if (season === 'snow') body.rect(tipX - 1, tipY - 5, 3, 2, 'snow2')
  }
  const shadow = new Canvas(34, 46).ellipse(17, 42, 12, 2.5, SHADOW.colour, 60)
  return { body, shadow, foot: [17, 42], footprint: NO_FOOTPRINT }
}

/** Water lilies, flat on the water. */
export function drawLily(season: Season, pads: 1 | 2, flower: boolean): Prop {
  const body = new Canvas(30, 18)
  if (season === 'snow') return drawUnderIce(body)
  drawPad(body, [9, 9], [7, 4.5])
  if (pads === 2) drawPad(body, [21, 12], [5, 3.2])
  if (flower && season === 'summer')
    body.sprite(6, 4, ['..c..', 'cpcpc', '.pyp.', '..p..'], { c: 'cream', p: 'pink', y: 'gold3' })
  return { body, shadow: new Canvas(1, 1), foot: [9, 9], footprint: NO_FOOTPRINT }
}

/** A skater's track in place of the lilies in winter. */
function drawUnderIce(body: Canvas): Prop {
  body.line(4, 8, 12, 5, 'snow2').line(12, 5, 22, 8, 'snow2').line(9, 12, 16, 8, 'snow1').rect(14, 9, 5, 1, 'snow1')
  return { body, shadow: new Canvas(1, 1), foot: [9, 9], footprint: NO_FOOTPRINT }
}

function drawPad(body: Canvas, [x, y]: readonly [number, number], [rx, ry]: readonly [number, number]): void {
  const notch = [
    [x, y],
    [x + rx + 1, y - 2],
    [x + rx + 1, y + 1],
  ] as const
  body.ellipse(x + 1, y + 1.5, rx, ry, 'water0').ellipse(x, y, rx, ry, 'grass2')
  body
    .ellipse(x - 0.6, y - 0.6, rx - 1.4, ry - 1, 'grass4')
    .ellipse(x + rx * 0.3, y + ry * 0.2, rx * 0.45, ry * 0.5, 'grass3')
  body.polygon(notch, 'water2')
}

export type Duck = { plumage: 'drake' | 'hen'; faces: 'left' | 'right' }

/** A duck on the water. In frame 1 it is one pixel lower and its rings are wider. */
export function drawDuck(season: Season, { plumage, faces }: Duck, frame: number): Prop {
  const hen = plumage === 'hen'
  const duck = new Canvas(26, 20)
  duck.ellipse(11, 12, 8, 4, (_x, _y, _u, v) => (v < -0.35 ? (hen ? 'soil3' : 'stone3') : hen ? 'soil2' : 'stone2'))
  const tail = [
    [3, 11],
    [0, 7],
    [6, 9],
  ] as const
  duck.polygon(tail, hen ? 'soil3' : 'stone3').ellipse(11, 11.5, 5, 2.4, hen ? 'soil1' : 'stone1')
  duck.ellipse(17.5, 6.5, 4, 3.8, (_x, _y, u, v) => {
    const lit = u + v < -0.3
    return hen ? (lit ? 'soil3' : 'soil2') : lit ? 'grass2' : 'grass1'
  })
  duck
    .rect(15, 10, 5, 1, hen ? 'soil3' : 'cream')
    .rect(21, 7, 4, 2, 'gold2')
    .rect(21, 8, 3, 1, 'gold1')
  duck.set(18, 6, 'ink').set(18, 5, 'cream').outline('ink', 'plum')
  const onIce = season === 'snow'
  const water = new Canvas(26, 20).ellipse(12, 15, 10, 2.6, onIce ? 'snow1' : 'water1')
  water.ellipse(12, 15, 8, 1.6, onIce ? 'slate2' : 'water0')
  water.blit(duck.crop(0, 0, 26, 20 - frame), 0, frame)
  if (!onIce) water.rect(2 - frame, 16, 5, 1, 'water4').rect(16 + frame, 17, 6, 1, 'water4')
  const body = faces === 'left' ? water.flip() : water
  return { body, shadow: new Canvas(1, 1), foot: [12, 16], footprint: NO_FOOTPRINT }
}
