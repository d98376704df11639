import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { roundShadow } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

type Shape = { cx: number; cy: number; rx: number; ry: number }
const SHAPES = {
  boulder: { cx: 26, cy: 28, rx: 18, ry: 13 },
  stone: { cx: 22, cy: 28, rx: 13, ry: 10 },
  cobble: { cx: 18, cy: 30, rx: 9, ry: 7 },
} as const satisfies Record<string, Shape>
export type RockSize = keyof typeof SHAPES

export function drawRock(season: Season, size: RockSize): Prop {
  const { cx, cy, rx, ry } = SHAPES[size]
  const body = drawStone(season, size)
  const ground = cy + ry * 0.8
  for (let i = 0; i < 5; i++) {
    const x = cx - rx + 4 + i * rx * 0.42
    if (season === 'snow') body.ellipse(x, ground, 4, 1.6 + (i % 2), 'snow2')
    else {
      body.rect(x, ground - 3, 1, 4, 'grass2').set(x, ground - 4, 'grass5')
      body.rect(x + 2, ground - 1, 1, 2, 'grass2')
    }
  }
  const shadow = new Canvas(60, 48)
  roundShadow(shadow, cx + 5, cy + ry - 3, rx, 5)
  return { body, shadow, foot: [cx, Math.round(cy + ry * 0.7)], footprint: { w: rx * 2 - 6, h: ry } }
}

/** A rock in water, cut off at the waterline. */
export function drawWetRock(season: Season, size: RockSize): Prop {
  const { cx, cy, rx, ry } = SHAPES[size]
  const waterline = Math.round(cy + ry * 0.55)
  const stone = drawStone(season, size)
  for (let y = waterline; y < stone.height; y++) for (let x = 0; x < stone.width; x++) stone.erase(x, y)
  const body = new Canvas(60, 48).ellipse(cx + 2, cy + ry * 0.75, rx + 1, 4, 'water1').blit(stone, 0, 0)
  for (let y = waterline + 2; y < body.height; y++) for (let x = 0; x < body.width; x++) body.erase(x, y)
  body.rect(cx - rx - 2, cy + ry * 0.55, rx * 2 + 3, 1, 'water4')
  body.rect(cx - rx + 2, cy + ry * 0.55 + 1, rx, 1, 'water3').rect(cx + 3, cy + ry * 0.55 + 2, rx - 2, 1, 'water1')
  return { body, shadow: new Canvas(1, 1), foot: [cx, waterline], footprint: { w: rx * 2 - 6, h: ry } }
}

function drawStone(season: Season, size: RockSize): Canvas {
  const { cx, cy, rx, ry } = SHAPES[size]
  const variant = Object.keys(SHAPES).indexOf(size)
  const stone = new Canvas(60, 48)
  for (let y = cy - ry; y <= cy + ry * 0.8; y++) {
    for (let x = cx - rx; x <= cx + rx; x++) {
      const facet = Math.floor((Math.atan2(y - cy, x - cx) + 3.3) / (0.8 + variant * 0.1))
      const reach = 0.9 + 0.12 * hash(facet, variant, 3)
      const inside = Math.hypot((x + 0.5 - cx) / rx, (y + 0.5 - cy) / ry) <= reach
      if (inside) stone.set(x, y, facetPaint((x - cx) / rx, (y - cy) / ry))
    }
  }
  stone.line(cx - 2, cy - 2, cx + 3, cy + 5, 'stone0').set(cx - 3, cy - 3, 'stone1')
  const snow = season === 'snow'
  if (size !== 'cobble') {
    stone.ellipse(cx - rx * 0.45, cy - ry * 0.62, rx * 0.32, 2.4, snow ? 'snow2' : 'grass3')
    stone.ellipse(cx - rx * 0.5, cy - ry * 0.7, rx * 0.2, 1.4, snow ? 'snow2' : 'grass5')
  }
  if (snow) stone.ellipse(cx - 2, cy - ry * 0.62, rx * 0.6, 3.2, 'snow2')
  return stone.outline('plum', 'stone0')
}

function facetPaint(across: number, down: number): Colour {
  if (down > 0.58) return across < 0 ? 'stone1' : 'stone0'
  if (down < -0.12 - across * 0.28 && across < 0.55) {
    return down < -0.55 - across * 0.3 && across <= -0.1 ? 'cream' : 'stone3'
  }
  if (across < -0.05 + down * 0.1) return 'stone2'
  return across < 0.45 ? 'stone1' : 'stone0'
}
