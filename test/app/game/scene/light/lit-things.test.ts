import { Particle, Texture, TextureSource } from 'pixi.js'
import { expect, it } from 'vitest'
import { litQuads } from '#app/game/scene/light/lit-things.ts'

const TEXTURE = new Texture({ source: new TextureSource({ width: 10, height: 10 }) })
const AREA = { left: 0, top: 0, right: 100, bottom: 100 }
const DIM = [51, 102, 204] as const
const LIT = { area: AREA, frame: 0, alpha: 1, lightAt: () => DIM }

const quadAt = (x: number, y: number, tint = 0xffffff) => new Particle({ texture: TEXTURE, x, y, tint })
const windowAt = (x: number, depth: number) => ({ id: `w${x}`, depth, frames: [quadAt(x, 20)] })

it('draws what shines in view, from the back to the front, as bright as it is dark', () => {
  const [near, far, outside] = [windowAt(10, 60), windowAt(40, 50), windowAt(300, 40)]
  const quads = litQuads([near, far, outside], [], { ...LIT, alpha: 0.4 })
  expect(quads).toEqual([far.frames[0], near.frames[0]])
  expect(quads.map(({ alpha }) => alpha)).toEqual([0.4, 0.4])
})

it('draws a dog in front of a window once more over it, in the light where it is', () => {
  const dog = { depth: 70, quads: [quadAt(12, 22, 0xffff80), quadAt(60, 22)] }
  const quads = litQuads([windowAt(10, 60)], [dog], LIT)
  expect(quads.length).toBe(2)
  expect(quads[1]).toMatchObject({ x: 12, y: 22, texture: TEXTURE, tint: 0x336666 })
})

it('draws nothing of who stands behind a window, or beside it', () => {
  const [behind, beside] = [
    { depth: 50, quads: [quadAt(12, 22)] },
    { depth: 70, quads: [quadAt(21, 22)] },
  ]
  expect(litQuads([windowAt(10, 60)], [behind, beside], LIT).length).toBe(1)
})

it('draws a window over a dog that stands before one further back', () => {
  const dog = { depth: 55, quads: [quadAt(12, 22)] }
  const [far, near] = [windowAt(10, 50), windowAt(14, 60)]
  expect(litQuads([near, far], [dog], LIT).map(({ x }) => x)).toEqual([10, 12, 14])
})

it('leaves a quad that is mirrored where it is', () => {
  const mirrored = new Particle({ texture: TEXTURE, x: 18, y: 22, scaleX: -1 })
  const quads = litQuads([windowAt(10, 60)], [{ depth: 70, quads: [mirrored] }], LIT)
  expect(quads[1]).toMatchObject({ x: 18, scaleX: -1 })
})
