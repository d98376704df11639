import { expect, it } from 'vitest'
import { placeBubbles } from '#app/game/scene/crowd/place-bubbles.ts'
import type { BubbleSurroundings, Wanted } from '#app/game/scene/crowd/place-bubbles.ts'

const VIEW = { left: 0, top: 0, width: 720, height: 426 }

function headAt(x: number, y: number) {
  return { left: x - 12, top: y, width: 24, height: 20 }
}

function aBubble(id: number, x: number, y: number, changes: Partial<Wanted> = {}): Wanted {
  return { id, dog: id, isOwn: false, head: headAt(x, y), width: 100, height: 22, ...changes }
}

function placed(wanted: readonly Wanted[], around: Partial<BubbleSurroundings> = {}) {
  const heads = new Map(wanted.map(({ dog, head }) => [dog, head]))
  return placeBubbles(wanted, { zone: VIEW, hud: [], heads, kept: [], plates: [], bodies: [], ...around })
}

function tops(laid: ReturnType<typeof placed>): Record<number, number> {
  return Object.fromEntries(laid.map(({ id, box }) => [id, box.top]))
}

it('places a single bubble right above its head', () => {
  const [laid] = placed([aBubble(1, 350, 200)])
  expect(laid).toMatchObject({ box: { left: 300, top: 200 - 7 - 22, width: 100, height: 22 }, tailX: 50, reach: 5 })
})

it('keeps the place of the newest bubble and moves the older one', () => {
  const laid = placed([aBubble(1, 350, 200), aBubble(2, 410, 200)])
  expect(laid.find(({ id }) => id === 2)).toMatchObject({ spot: { lift: 0, slide: 0 } })
  expect(laid.find(({ id }) => id === 1)?.spot).not.toEqual({ lift: 0, slide: 0 })
})

it('places the own bubble before newer ones of others', () => {
  const laid = placed([aBubble(1, 350, 200, { isOwn: true }), aBubble(2, 410, 200)])
  expect(laid.find(({ id }) => id === 1)).toMatchObject({ spot: { lift: 0, slide: 0 } })
})

it('stacks the lines of one dog, the newest lowest and alone with a tail', () => {
  const laid = placed([aBubble(1, 350, 200, { dog: 7 }), aBubble(2, 350, 200, { dog: 7 })])
  expect(tops(laid)).toEqual({ 1: 200 - 7 - 22 - 2 - 22, 2: 200 - 7 - 22 })
  expect(laid.find(({ id }) => id === 1)?.reach).toBe(0)
})

it('gives no bubble to a dog outside the view or under the interface', () => {
  const list = { left: 300, top: 180, width: 200, height: 100 }
  expect(placed([aBubble(1, -40, 200)])).toEqual([])
  expect(placed([aBubble(1, 350, 200)], { hud: [list] })).toEqual([])
})

it('slides a bubble aside rather than over the head of a silent dog', () => {
  const heads = new Map([
    [1, headAt(350, 200)],
    [2, headAt(320, 176)],
  ])
  const [laid] = placed([aBubble(1, 350, 200)], { heads })
  expect(laid?.box.left).toBeGreaterThan(332)
})

it('slides aside for the bubble of the dog beside it, so that both are read', () => {
  const laid = placed([aBubble(1, 330, 200, { width: 160 }), aBubble(2, 362, 200, { width: 160 })])
  expect(laid.map(({ isShort }) => isShort)).toEqual([false, false])
  expect(laid.map(({ reach }) => reach)).toEqual([5, 5])
})

it('stays where it was while another place is hardly better', () => {
  const was = { lift: 6, slide: 0 }
  expect(placed([aBubble(1, 350, 200, { was })])[0]?.spot).toEqual(was)
})

it('shrinks a bubble to three dots where there is room for no more', () => {
  const room = { left: 330, top: 170, width: 40, height: 60 }
  expect(placed([aBubble(1, 350, 200)], { zone: room })).toMatchObject([{ isShort: true, box: { width: 22 } }])
})

it('leaves a bubble out rather than covering another one', () => {
  const crowd = Array.from({ length: 24 }, (_, index) => aBubble(index + 1, 100 + index, 90))
  const laid = placed(crowd, { zone: { left: 0, top: 0, width: 200, height: 120 } })
  expect(laid.length).toBeLessThan(50)
  expect(laid.length).toBeGreaterThan(0)
})
