import { expect, it } from 'vitest'
import { Canvas } from '#app/art/canvas.ts'
import { litImages } from '#app/art/park/build.ts'
import { GLOWS, litOf } from '#app/art/park/glow.ts'
import { PREFABS } from '#app/art/park/prefabs.ts'

const LIT = litImages()

/** How many pixels of a picture are opaque. */
const shiningIn = ({ data }: Canvas) => data.filter((byte, at) => at % 4 === 3 && byte === 255).length

it.each(Object.keys(GLOWS))('finds what shines of %s in its picture', (prefab) => {
  expect(PREFABS, 'a prefab').toHaveProperty([prefab])
  const { canvas } = LIT.find(({ name }) => name.split('/')[1] === prefab) ?? {}
  expect(canvas && shiningIn(canvas)).toBeGreaterThan(7)
})

it('takes the pixels of a colour, in the colour that they shine in, and nothing else', () => {
  const body = new Canvas(48, 96).rect(14, 14, 3, 2, 'gold2').rect(20, 14, 3, 2, 'stone0').rect(14, 60, 3, 2, 'gold2')
  const lit = litOf('lamp', body)
  expect(lit?.is(15, 14, 'gold3')).toBe(true)
  expect(lit && shiningIn(lit)).toBe(6)
})

it('has a bloom that fades within two pixels and covers no shining pixel', () => {
  const lit = litOf('lamp', new Canvas(48, 96).rect(20, 20, 1, 1, 'gold2'))
  const alphas = [0, 1, 2, 3].map((far) => lit?.alphaAt(20 + far, 20))
  expect(alphas).toEqual([255, 72, 30, 0])
})

it('has nothing of a thing that does not shine', () => {
  expect(litOf('bench', new Canvas(8, 8).fill('gold3'))).toBeNull()
})
