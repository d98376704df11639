import { Canvas } from '#app/art/canvas.ts'
import { propOf, roundShadow, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

/**
 * A ship's bell in a frame of two posts, with its rope within reach of a dog. It hangs, or has swung to the left (-1) or the
 * right (1).
 */
export function drawBell(swing: -1 | 0 | 1 = 0): Prop {
  const body = new Canvas(64, 82)
  for (const x of [8, 48]) {
    body
      .rect(x, 12, 6, 58, 'soil2')
      .rect(x, 12, 2, 58, 'soil3')
      .rect(x + 5, 12, 1, 58, 'soil1')
      .rect(x - 2, 68, 10, 4, 'stone1')
      .rect(x - 2, 68, 6, 1, 'stone3')
  }
  body.rect(2, 8, 58, 7, 'soil2').rect(2, 8, 58, 2, 'soil4').rect(2, 14, 58, 1, 'soil0')
  body.line(14, 27, 22, 15, 'soil1').line(13, 27, 21, 15, 'soil2').line(48, 27, 40, 15, 'soil1')
  body.rect(29, 15, 4, 4, 'stone0').blit(swung(drawBellItself(), swing), 0, 0)
  return propOf(body, {
    foot: [31, 71],
    footprint: { w: 52, h: 10 },
    shade: (shadow) => sheared(shadow, [8, 54], 71, 7),
  })
}

function drawBellItself(): Canvas {
  const bell = new Canvas(64, 82)
  for (let y = 19; y < 42; y++) {
    const half = y < 24 ? 5 + (y - 19) * 0.8 : 9 + (y - 24) ** 2 * 0.02
    for (let i = -Math.round(half); i < half; i++) {
      const u = i / half
      bell.set(31 + i, y, u < -0.4 ? 'gold3' : u < 0.25 ? 'gold2' : u < 0.7 ? 'gold1' : 'soil2')
    }
  }
  bell
    .rect(16, 41, 30, 3, 'gold1')
    .rect(16, 41, 14, 1, 'gold3')
    .rect(19, 35, 24, 1, 'gold1')
    .rect(25, 23, 2, 12, 'cream')
  return bell
    .ellipse(31, 46, 3, 3, 'soil1')
    .rect(30, 48, 2, 12, 'gravel2')
    .rect(29, 58, 4, 6, 'falu2')
    .rect(29, 58, 1, 6, 'falu3')
}

/** Turned round the beam by two shears, so that no pixel is lost. */
function swung(bell: Canvas, swing: number): Canvas {
  const [hung, turned] = [new Canvas(bell.width, bell.height), new Canvas(bell.width, bell.height)]
  for (let y = 0; y < bell.height; y++)
    for (let x = 0; x < bell.width; x++) hung.copyPixel(bell, x - Math.round(swing * (y - 15) * 0.3), y, x, y)
  for (let y = 0; y < bell.height; y++)
    for (let x = 0; x < bell.width; x++) turned.copyPixel(hung, x, y + Math.round(swing * (x - 31) * 0.3), x, y)
  return turned
}

/** A mooring post with a rope and a lantern, at the beginning of a jetty. */
export function drawMooringPost(): Prop {
  const body = new Canvas(44, 66)
  body.rect(12, 22, 10, 36, 'soil2').rect(12, 22, 3, 36, 'soil3').rect(20, 22, 2, 36, 'soil1')
  body.ellipse(17, 22, 5, 2.5, 'soil4').ellipse(17, 22, 3, 1.2, 'soil3')
  for (const y of [38, 42, 46])
    body
      .rect(10, y, 14, 3, 'gravel2')
      .rect(10, y + 2, 14, 1, 'gravel0')
      .rect(10, y, 5, 1, 'cream')
  body
    .capsule([24, 45, 1.4], [34, 57, 1.4], 'gravel1')
    .ellipse(30, 57, 7, 3, 'gravel2')
    .ellipse(30, 57, 4, 1.6, 'soil2')
  body
    .rect(13, 9, 9, 11, 'gold2')
    .rect(13, 9, 4, 11, 'gold3')
    .rect(12, 7, 11, 2, 'stone0')
    .rect(12, 19, 11, 2, 'stone0')
  body.rect(17, 9, 1, 10, 'stone0').rect(15, 4, 5, 3, 'stone1').rect(17, 1, 1, 3, 'stone0')
  return propOf(body, {
    foot: [18, 58],
    footprint: { w: 18, h: 8 },
    shade: (shadow) => roundShadow(shadow, 24, 58, 16, 4),
  })
}

/** Three steps of the quay stairs and an iron rail; they lead east. */
export function drawQuayStairs(): Prop {
  const body = new Canvas(80, 84)
  for (const [i, x] of [8, 26, 44].entries()) {
    const top = 46 - i * 12
    body
      .rect(x, top, 24, 70 - top, 'stone2')
      .rect(x, top, 24, 8, 'stone3')
      .rect(x, top, 24, 1, 'cream')
    body.rect(x, top + 8, 24, 1, 'stone0').rect(x + 11, top + 9, 1, 61 - top, 'stone1')
    for (let y = top + 18; y < 70; y += 10) body.rect(x, y, 24, 1, 'stone1')
  }
  body.rect(62, 22, 6, 48, 'stone1').rect(8, 68, 60, 2, 'stone0')
  for (const [x, y] of [
    [12, 22],
    [38, 6],
    [62, 0],
  ] as const) {
    body
      .rect(x, y, 3, 26, 'stone0')
      .rect(x, y, 1, 26, 'stone2')
      .ellipse(x + 1.5, y + 1, 2.5, 2.5, 'gold2')
  }
  body.line(14, 24, 63, 2, 'stone0').line(14, 25, 63, 3, 'stone1')
  return propOf(body, {
    foot: [38, 70],
    footprint: { w: 60, h: 18 },
    shade: (shadow) => sheared(shadow, [8, 68], 70, 10),
  })
}
