import { expect, it } from 'vitest'
import { packAtlas } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import { framesOfRows, rowsOfSheet } from '#app/art/sheet-rows.ts'

const IMAGES = Array.from({ length: 60 }, (_, index) => ({
  name: `picture-${index}`,
  canvas: new Canvas(3 + ((index * 7) % 40), 3 + ((index * 11) % 30)).fill('ink'),
}))
const { frames } = packAtlas(IMAGES, 'test').sheet

it('finds each frame where it was packed', () => {
  const found = framesOfRows(JSON.parse(JSON.stringify(rowsOfSheet(frames))))
  expect(Object.keys(found).length).toBe(60)
  for (const [name, { frame }] of Object.entries(frames)) expect(found[name]?.frame, name).toEqual(frame)
})

it('finds frames that share a place', () => {
  const shared = { ...frames, twin: frames['picture-7'] ?? { frame: { x: 0, y: 0, w: 0, h: 0 } } }
  const rows = rowsOfSheet(shared)
  expect(framesOfRows(rows)['twin']?.frame).toEqual(frames['picture-7']?.frame)
  expect(rows.flatMap((row) => Object.values(row)).filter((sizes) => sizes?.length === 0)).toHaveLength(1)
})

it('has the foot of a frame as a share of its size', () => {
  const one = { only: { frame: { x: 1, y: 1, w: 10, h: 20 } } }
  expect(framesOfRows(rowsOfSheet(one, () => [5, 20]))['only']?.anchor).toEqual({ x: 0.5, y: 1 })
})
