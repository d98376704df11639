import { expect, it } from 'vitest'
import { intersects, layoutBubbles, TAIL_PX } from '#app/game/scene/bubbles/bubble-layout.ts'
import type { Box, Talker } from '#app/game/scene/bubbles/bubble-layout.ts'
import { below, seeded } from '#test/support/random.ts'

const VIEW = { width: 1440, height: 852 }

function aTalker(id: number, changes: Partial<Talker> = {}): Talker {
  return { id, x: 700, y: 400, width: 200, height: 44, ...changes }
}

function boxesOf(talkers: readonly Talker[], obstacles: readonly Box[] = [], view = VIEW): Box[] {
  return layoutBubbles(talkers, view, obstacles).flatMap(({ box }) => (box ? [box] : []))
}

it('places a single bubble right above its dog', () => {
  expect(layoutBubbles([aTalker(1)], VIEW, [])).toEqual([
    { id: 1, box: { left: 600, top: 400 - TAIL_PX - 44, width: 200, height: 44 }, tail: 0 },
  ])
})

it('keeps the place of the newest bubble and moves the older one', () => {
  const [older, newer] = layoutBubbles([aTalker(1), aTalker(2)], VIEW, [])
  expect(newer?.box?.top).toBe(400 - TAIL_PX - 44)
  expect(older?.box?.top).toBeLessThan(newer?.box?.top ?? 0)
})

it('leaves the face of another talking dog free if possible', () => {
  const [one, other] = layoutBubbles([aTalker(1, { x: 620, y: 340 }), aTalker(2)], VIEW, [])
  const face = { left: 600, top: 344, width: 40, height: 40 }
  expect(intersects(other!.box!, face)).toBe(false)
  expect(one?.box).not.toBeNull()
})

it.each([1440, 390])(
  'covers the face of the own dog with nothing, %i px wide, and places its own words right above it',
  (width) => {
    const own = { x: width / 2, y: 400 }
    const face = { left: own.x - 22, top: 404, width: 44, height: 52 }
    const crowd = Array.from({ length: 8 }, (_, id) => aTalker(id, { x: own.x - 60 + 15 * id, y: 440 + 8 * id }))
    const placed = layoutBubbles([...crowd, aTalker(9, own)], { ...VIEW, width }, [], own)
    expect(placed.filter(({ box }) => box && intersects(box, face))).toEqual([])
    expect(placed.at(-1)?.box).toMatchObject({ left: own.x - 100, top: 400 - TAIL_PX - 44 })
  },
)

it('stacks the lines of one dog, the newest lowest', () => {
  const tops = boxesOf([aTalker(1, { height: 80 }), aTalker(2), aTalker(3)]).map(({ top }) => top)
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
})

it.each([1440, 390])('lets thirty dogs that talk within five by five tiles share no pixel, %i px wide', (width) => {
  for (let seed = 1; seed <= 30; seed++) {
    const random = seeded(seed)
    const view = { width, height: 800 }
    const talkers = Array.from({ length: 30 }, (_, id) =>
      aTalker(id, {
        x: width / 2 - 160 + below(random, 320),
        y: 300 + below(random, 320),
        width: 90 + below(random, 160),
        height: 40 + 20 * below(random, 4),
      }),
    )
    const boxes = boxesOf(talkers, [{ left: 8, top: 560, width: 352, height: 240 }], view)
    const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const))
    expect(pairs.filter(([one, other]) => intersects(one, other))).toEqual([])
    expect(boxes.length).toBeGreaterThan(width === 390 ? 7 : 11)
  }
})

it('stays within the view, with the tail as near to the dog as possible', () => {
  const [placed] = layoutBubbles([aTalker(1, { x: 10 })], VIEW, [])
  expect(placed?.box?.left).toBe(2)
  expect(placed?.tail).toBe(-80)
  const far = layoutBubbles([aTalker(1, { x: 5000, y: 5000 })], VIEW, [])[0]?.box
  expect(far).toMatchObject({ left: 1440 - 202, top: 852 - 44 - TAIL_PX })
})

it('does not cover the interface', () => {
  const log = { left: 500, top: 300, width: 400, height: 200 }
  const [box] = boxesOf([aTalker(1)], [log])
  expect(box && intersects(box, log)).toBe(false)
})

it('leaves a bubble out that has no room, rather than covering another one', () => {
  const talkers = Array.from({ length: 24 }, (_, id) => aTalker(id, { x: 100, y: 150, width: 180 }))
  const placed = layoutBubbles(talkers, { width: 200, height: 200 }, [])
  expect(placed.filter(({ box }) => box === null).length).toBeGreaterThan(15)
  expect(placed.at(-1)?.box).not.toBeNull()
})

it('lays out a full park in less than two milliseconds', () => {
  const random = seeded(3)
  const talkers = Array.from({ length: 24 }, (_, id) => aTalker(id, { x: below(random, 1440), y: below(random, 852) }))
  layoutBubbles(talkers, VIEW, [])
  const startedAt = performance.now()
  for (let time = 0; time < 50; time++) layoutBubbles(talkers, VIEW, [])
  expect((performance.now() - startedAt) / 50).toBeLessThan(2)
})
