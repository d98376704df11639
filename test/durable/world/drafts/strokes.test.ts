import { expect, it } from 'vitest'
import { applyChange, inverseOf } from '#durable/rules/sheets/changes.ts'
import type { DraftDoc } from '#durable/rules/sheets/changes.ts'
import { brushCells, fillCells, lineCells, paintedCells, rectangleCells } from '#durable/world/drafts/strokes.ts'
import type { Cell } from '#durable/world/drafts/strokes.ts'
import { seeded } from '#test/support/random.ts'

const LAYER = ['ggww', 'gwwg', 'gggg']

/** The cells as a picture, `#` for those that are there. */
function pictured(cells: readonly Cell[], [width, height]: readonly [number, number]): string[] {
  const there = new Set(cells.map(({ x, y }) => `${x},${y}`))
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_cell, x) => (there.has(`${x},${y}`) ? '#' : '.')).join(''),
  )
}

it('paints one cell, a square or a disc with the brush', () => {
  expect(brushCells({ x: 1, y: 1 }, 1)).toEqual([{ x: 1, y: 1 }])
  expect(pictured(brushCells({ x: 1, y: 1 }, 2), [4, 3])).toEqual(['....', '.##.', '.##.'])
  expect(pictured(brushCells({ x: 2, y: 2 }, 5, 'round'), [5, 5])).toEqual([
    '.###.',
    '#####',
    '#####',
    '#####',
    '.###.',
  ])
  expect(pictured(brushCells({ x: 1, y: 1 }, 3, 'round'), [3, 3])).toEqual(['.#.', '###', '.#.'])
})

it('draws a line without gaps, whichever end it begins at', () => {
  expect(pictured(lineCells({ x: 0, y: 0 }, { x: 4, y: 2 }), [5, 3])).toEqual(['#....', '.##..', '...##'])
  expect(lineCells({ x: 2, y: 2 }, { x: 2, y: 2 })).toEqual([{ x: 2, y: 2 }])
  expect(lineCells({ x: 3, y: 0 }, { x: 0, y: 0 })).toHaveLength(4)
})

it('fills a rectangle between any two opposite corners', () => {
  expect(pictured(rectangleCells({ x: 3, y: 1 }, { x: 1, y: 0 }), [4, 2])).toEqual(['.###', '.###'])
})

it('fills what hangs together by its sides, or all that is alike', () => {
  expect(pictured(fillCells(LAYER, { x: 0, y: 0 }), [4, 3])).toEqual(['##..', '#..#', '####'])
  expect(pictured(fillCells(['gwg'], { x: 0, y: 0 }), [3, 1])).toEqual(['#..'])
  expect(pictured(fillCells(['gwg'], { x: 0, y: 0 }, 'all'), [3, 1])).toEqual(['#.#'])
  expect(fillCells(LAYER, { x: 9, y: 0 })).toEqual([])
})

it('changes what differs alone, in runs, and nothing outside', () => {
  const cells = [...rectangleCells({ x: -1, y: 0 }, { x: 2, y: 0 }), { x: 0, y: 2 }, { x: 0, y: 9 }]
  expect(paintedCells('terrain', LAYER, cells, 'w')).toEqual({
    kind: 'cells',
    layer: 'terrain',
    runs: [
      { x: 0, y: 0, was: 'gg', is: 'ww' },
      { x: 0, y: 2, was: 'g', is: 'w' },
    ],
  })
  expect(paintedCells('terrain', LAYER, [{ x: 2, y: 0 }], 'w')).toBeNull()
})

it('[SD5] is taken back by its inverse, for 500 random strokes', () => {
  const random = seeded(48)
  const upTo = (most: number) => Math.floor(random() * most)
  const cell = () => ({ x: upTo(12) - 2, y: upTo(12) - 2 })
  let doc: DraftDoc = { layers: { ground: Array.from({ length: 8 }, () => '0'.repeat(8)) }, lists: {} }
  for (let n = 0; n < 500; n++) {
    const layer = doc.layers.ground ?? []
    const strokes = [
      () => brushCells(cell(), 1 + upTo(9), random() < 0.5 ? 'square' : 'round'),
      () => lineCells(cell(), cell()),
      () => rectangleCells(cell(), cell()),
      () => fillCells(layer, cell(), random() < 0.5 ? 'touching' : 'all'),
    ]
    const change = paintedCells('ground', layer, strokes[upTo(4)]?.() ?? [], String(upTo(4)))
    if (!change) continue
    const after = applyChange(doc, change)
    expect(applyChange(after, inverseOf(change)), `stroke ${n}`).toEqual(doc)
    expect(applyChange(after, change), `stroke ${n} again`).toEqual(after)
    doc = after
  }
})
