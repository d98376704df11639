import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT, propOf, roundShadow, sheared } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'

/** A lamp with a shade, for indoor rooms. */
export function drawFloorLamp(isOn = true): Prop {
  const body = new Canvas(44, 84)
  body
    .rect(20, 28, 3, 44, 'soil1')
    .rect(20, 28, 1, 44, 'soil3')
    .ellipse(21, 73, 9, 3.4, 'soil0')
    .ellipse(21, 72, 8, 2.6, 'soil2')
  body
    .polygon(
      [
        [14, 8],
        [28, 8],
        [35, 28],
        [8, 28],
      ],
      isOn ? 'gold2' : 'gravel1',
    )
    .polygon(
      [
        [14, 8],
        [20, 8],
        [18, 28],
        [8, 28],
      ],
      isOn ? 'gold3' : 'gravel2',
    )
    .rect(8, 26, 27, 2, isOn ? 'gold1' : 'gravel0')
  body.rect(14, 7, 14, 1, isOn ? 'gold1' : 'gravel0')
  if (isOn) body.rect(16, 12, 3, 10, 'cream')
  const lamp = propOf(body, {
    foot: [21, 74],
    footprint: { w: 14, h: 8 },
    shade: (shade) => roundShadow(shade, 27, 74, 11, 3.4),
  })
  if (!isOn) return lamp
  const haze = new Canvas(body.width, body.height)
  for (let y = 0; y < 44; y++) {
    for (let x = 0; x < 44; x++) {
      const distance = Math.hypot(x - 21.5, y - 21)
      if (distance < 21) haze.set(x, y, 'gold3', distance < 16 ? 46 : 24)
    }
  }
  return { ...lamp, body: haze.blit(lamp.body, 0, 0) }
}

/** A plant with great leaves in a pot. */
export function drawPottedPlant(): Prop {
  const body = new Canvas(48, 62)
  for (const [x, y, paint] of [
    [10, 22, 'leaf1'],
    [34, 20, 'leaf1'],
    [7, 32, 'leaf1'],
    [36, 31, 'leaf1'],
    [22, 10, 'leaf2'],
    [14, 14, 'leaf2'],
    [30, 13, 'leaf2'],
  ] as const) {
    body
      .capsule([22, 38, 1.4], [x, y, 5.4], paint)
      .capsule([22, 37, 0.6], [x - 1, y - 1, 2.2], paint === 'leaf1' ? 'leaf2' : 'leaf3')
  }
  body.ellipse(20, 12, 2, 4, 'grass3')
  body
    .polygon(
      [
        [12, 38],
        [33, 38],
        [30, 54],
        [15, 54],
      ],
      'falu2',
    )
    .polygon(
      [
        [12, 38],
        [18, 38],
        [19, 54],
        [15, 54],
      ],
      'falu3',
    )
    .rect(11, 36, 23, 4, 'falu3')
    .rect(11, 39, 23, 1, 'falu1')
    .rect(27, 41, 4, 12, 'falu1')
  return propOf(body, {
    foot: [22, 54],
    footprint: { w: 22, h: 10 },
    shade: (shade) => roundShadow(shade, 28, 53, 16, 4.4),
  })
}

/** Three candles on a stand of iron; two frames of flame. */
export function drawCandelabra(frame: number): Prop {
  const body = new Canvas(44, 72)
  body
    .rect(19, 22, 3, 40, 'stone0')
    .rect(19, 22, 1, 40, 'stone2')
    .rect(8, 26, 25, 2, 'stone0')
    .rect(8, 22, 2, 5, 'stone0')
    .rect(31, 22, 2, 5, 'stone0')
  body.rect(12, 60, 17, 3, 'stone0').rect(12, 60, 17, 1, 'stone2')
  for (const [i, x] of [7, 18, 30].entries()) {
    const top = i === 1 ? 12 : 16
    body
      .rect(x, top, 4, 8, 'cream')
      .rect(x + 3, top, 1, 8, 'gravel1')
      .rect(x - 1, top + 7, 6, 2, 'stone1')
    const sway = (frame + i) % 2
    body
      .rect(x + 1, top - 5, 2, 4, 'gold2')
      .rect(x + 1, top - 3, 2, 2, 'gold3')
      .set(x + 1 + sway, top - 6, 'gold1')
  }
  return propOf(body, {
    foot: [20, 62],
    footprint: { w: 16, h: 8 },
    shade: (shade) => roundShadow(shade, 26, 62, 12, 3.4),
  })
}

/** A stand with three hats on its arms. */
export function drawHatStand(): Prop {
  const body = new Canvas(52, 84)
  body
    .rect(23, 12, 3, 60, 'soil1')
    .rect(23, 12, 1, 60, 'soil3')
    .capsule([24, 70, 1.4], [12, 75, 1.6], 'soil1')
    .capsule([24, 70, 1.4], [37, 75, 1.6], 'soil1')
  body.capsule([24, 34, 1], [11, 28, 1], 'soil2').capsule([24, 42, 1], [38, 36, 1], 'soil2')
  hat(body, 24, 12, ['slate0', 'slate1', 'gold2'])
  hat(body, 11, 28, ['falu1', 'falu2', 'cream'])
  hat(body, 39, 37, ['leaf1', 'leaf3', 'pink'])
  return propOf(body, {
    foot: [24, 76],
    footprint: { w: 24, h: 8 },
    shade: (shade) => roundShadow(shade, 29, 76, 14, 3.4),
  })
}

function hat(body: Canvas, x: number, y: number, [dark, mid, band]: readonly [Colour, Colour, Colour]): void {
  body
    .roundRect(x - 5, y - 8, 11, 10, 3, mid)
    .rect(x + 3, y - 6, 3, 7, dark)
    .rect(x - 5, y - 2, 11, 2, band)
  body.ellipse(x + 0.5, y + 1, 9, 2.4, dark).ellipse(x - 0.5, y + 0.4, 7, 1.4, mid)
}

/** A cart with popcorn under glass. */
export function drawPopcornCart(): Prop {
  const body = new Canvas(68, 92)
  for (let x = 6; x < 54; x++) {
    const stripe = Math.floor((x - 6) / 6) % 2 === 0
    body.rect(x, 6, 1, 9, stripe ? 'falu2' : 'cream').set(x, 15, stripe && x % 6 < 4 ? 'falu1' : null)
    body.rect(x, 46, 1, 30, stripe ? 'falu2' : 'cream').rect(x, 70, 1, 6, stripe ? 'falu1' : 'gravel2')
  }
  body.rect(6, 6, 48, 1, 'gold2').rect(9, 15, 42, 31, 'water4').rect(12, 16, 4, 24, 'snow2')
  for (let i = 0; i < 46; i++) {
    const [x, y] = [11 + Math.floor(hash(i, 1, 7) * 36), 45 - Math.floor(hash(i, 2, 7) ** 1.6 * 15)]
    body.rect(x, y, 3, 2, hash(i, 3, 7) < 0.4 ? 'gold3' : 'cream').set(x + 1, y + 1, 'gold2')
  }
  body.rect(8, 15, 1, 31, 'gold1').rect(51, 15, 1, 31, 'gold1').rect(4, 45, 52, 3, 'gold2').rect(4, 47, 52, 1, 'gold1')
  for (const x of [14, 44])
    body.ellipse(x, 78, 7, 7, 'stone0').ellipse(x, 78, 4, 4, 'gold1').ellipse(x, 78, 1.6, 1.6, 'gold3')
  return propOf(body, {
    foot: [30, 84],
    footprint: { w: 48, h: 16 },
    shade: (shade) => sheared(shade, [6, 54], 84, 10),
  })
}

/** A fleece to lie on in front of the fire. */
export function drawFleece(): Prop {
  const body = new Canvas(100, 60)
  for (let y = 4; y < 56; y++) {
    for (let x = 3; x < 97; x++) {
      const ragged = 1 + 0.08 * Math.sin(x * 0.7) + 0.08 * Math.sin(y * 0.9 + x * 0.2)
      const out = Math.hypot((x - 50) / 46, (y - 30) / 25) * ragged
      if (out < 1)
        body.set(
          x,
          y,
          out > 0.9 ? 'gravel1' : hash(x >> 2, y >> 1, 5) < 0.16 ? 'gravel2' : out < 0.5 ? 'cream' : 'gravel3',
        )
    }
  }
  return { body, shadow: new Canvas(1, 1), foot: [50, 30], footprint: NO_FOOTPRINT }
}
