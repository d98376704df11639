import { Particle } from 'pixi.js'
import type { Rgb } from '#app/art/palette.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'

/** A standing picture. They are drawn in the order of `depth`, so that those in front hide those behind. */
export type StandingQuads = { depth: number; quads: readonly Particle[] }

/** The shining part of a thing. Whatever stands at a greater depth is in front of it. */
export type LitThing = { id: string; depth: number; frames: readonly Particle[] }

type Lit = { area: PixelRect; frame: number; alpha: number; lightAt: (x: number, y: number) => Rgb }

/**
 * The quads that are drawn over the night, from the back to the front: the shining parts of things in the area, and over them
 * once more what stands in front of them, in the light where it is. Without that a dog would be seen behind the window that it
 * passes.
 */
export function litQuads(
  things: readonly LitThing[],
  standing: readonly StandingQuads[],
  { area, frame, alpha, lightAt }: Lit,
): Particle[] {
  const quads: Particle[] = []
  const shining: PixelRect[] = []
  const coming = things
    .flatMap(({ depth, frames }) => {
      const quad = frames[frame % frames.length]
      const box = quad && boxOf(quad)
      return box && meets(box, area) ? [{ depth, quad, box }] : []
    })
    .sort((one, other) => one.depth - other.depth)
  const shineUpTo = (depth: number) => {
    for (let next = coming[0]; next && next.depth < depth; next = coming[0]) {
      coming.shift()
      next.quad.alpha = alpha
      quads.push(next.quad)
      shining.push(next.box)
    }
  }
  for (const { depth, quads: parts } of standing) {
    shineUpTo(depth)
    if (shining.length === 0) continue
    for (const part of parts) {
      const box = boxOf(part)
      if (shining.some((lit) => meets(box, lit))) quads.push(inLight(part, lightAt(...middleOf(box))))
    }
  }
  shineUpTo(Infinity)
  return quads
}

/** The same quad as it looks in a light. */
function inLight(quad: Particle, light: Rgb): Particle {
  const { texture, x, y, anchorX, anchorY, scaleX, scaleY, rotation, alpha } = quad
  const tint = Number(quad.tint)
  const [red, green, blue] = light.map((channel, index) => (((tint >> (16 - 8 * index)) & 255) * channel) / 255)
  const lit = (Math.round(red ?? 0) << 16) | (Math.round(green ?? 0) << 8) | Math.round(blue ?? 0)
  return new Particle({ texture, x, y, anchorX, anchorY, scaleX, scaleY, rotation, alpha, tint: lit })
}

function boxOf({ texture, x, y, anchorX, anchorY, scaleX, scaleY }: Particle): PixelRect {
  const [width, height] = [texture.width * scaleX, texture.height * scaleY]
  const [fromX, fromY] = [x - anchorX * width, y - anchorY * height]
  const [toX, toY] = [fromX + width, fromY + height]
  return {
    left: Math.min(fromX, toX),
    top: Math.min(fromY, toY),
    right: Math.max(fromX, toX),
    bottom: Math.max(fromY, toY),
  }
}

function meets(one: PixelRect, other: PixelRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}

function middleOf({ left, top, right, bottom }: PixelRect): [number, number] {
  return [(left + right) / 2, (top + bottom) / 2]
}
