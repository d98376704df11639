import { expect, it } from 'vitest'
import { drawCreatures } from '#app/art/creatures/creatures.ts'
import { drawnBox } from '#app/art/park/prop.ts'

/** A grown dog, px. */
const DOG = { width: 48, height: 40 }

it('draws every creature smaller than a dog, and each shade under one', () => {
  const images = drawCreatures()
  expect(images.length).toBeGreaterThan(30)
  for (const { name, canvas } of images) {
    expect(drawnBox(canvas), name).not.toBeNull()
    expect(canvas.width, name).toBeLessThan(DOG.width / 2)
    expect(canvas.height, name).toBeLessThan(DOG.height / 2)
  }
})

it('numbers the frames of each pose from 0', () => {
  const names = new Set(drawCreatures().map(({ name }) => name))
  for (const name of names) {
    const [, pose = '', digit = '0'] = /^(.+?)(\d+)$/.exec(name) ?? []
    if (!name.startsWith('shade/') && Number(digit) > 0) expect(names, name).toContain(`${pose}${Number(digit) - 1}`)
  }
})
