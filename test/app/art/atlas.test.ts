import { expect, it } from 'vitest'
import { packAtlas } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'

const SIZES = [
  [32, 32],
  [7, 40],
  [60, 9],
  [1, 1],
  [32, 32],
] as const
const IMAGES = SIZES.map(([width, height], i) => ({
  name: `image-${i}`,
  canvas: new Canvas(width, height).fill('ink').set(0, 0, 'cream'),
}))

it('surrounds every frame with a copy of its outermost pixels', () => {
  const { canvas, sheet } = packAtlas(IMAGES, 'test.png')
  const owners = new Set<string>()
  for (const { frame } of Object.values(sheet.frames)) {
    for (let y = frame.y - 1; y <= frame.y + frame.h; y++) {
      for (let x = frame.x - 1; x <= frame.x + frame.w; x++) {
        expect(owners.has(`${x},${y}`)).toBe(false)
        owners.add(`${x},${y}`)
      }
    }
    expect(canvas.is(frame.x - 1, frame.y - 1, 'cream')).toBe(true)
    expect(canvas.alphaAt(frame.x + frame.w, frame.y + frame.h)).toBe(255)
  }
})

it('writes anchors as shares of the frame', () => {
  const { sheet } = packAtlas([{ name: 'tree', canvas: new Canvas(40, 80).fill('ink'), anchor: [10, 80] }], 'test.png')
  expect(sheet.frames.tree?.anchor).toEqual({ x: 0.25, y: 1 })
})

it('does not depend on the order of its pictures', () => {
  const there = packAtlas(IMAGES, 'test.png')
  const back = packAtlas([...IMAGES].reverse(), 'test.png')
  expect(back.sheet).toEqual(there.sheet)
})

it('refuses two pictures of the same name', () => {
  expect(() => packAtlas([...IMAGES, ...IMAGES], 'test.png')).toThrow('one name')
})
