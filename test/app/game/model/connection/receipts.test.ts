import { expect, it } from 'vitest'
import { Receipts } from '#app/game/model/connection/receipts.ts'

it('acknowledges the first frame after a pause at once', () => {
  const receipts = new Receipts()
  expect(receipts.received(100)).toBe(100)
  expect(receipts.acknowledge(100)).toBe(1)
  expect(receipts.received(60_000)).toBe(60_000)
  expect(receipts.acknowledge(60_000)).toBe(2)
})

it('acknowledges frames in quick succession once in twenty seconds', () => {
  const receipts = new Receipts()
  const acks: [number, number][] = []
  let dueAt: number | null = null
  for (let now = 0; now <= 60_000; now += 50) {
    dueAt = receipts.received(now) ?? dueAt
    if (dueAt === null || now < dueAt) continue
    acks.push([now, receipts.acknowledge(now) ?? 0])
    dueAt = null
  }
  expect(acks).toEqual([
    [0, 1],
    [20_000, 401],
    [40_000, 801],
    [60_000, 1201],
  ])
})

it('sends no acknowledgement without frames, and none twice', () => {
  const receipts = new Receipts()
  expect(receipts.acknowledge(0)).toBeNull()
  receipts.received(0)
  receipts.acknowledge(0)
  expect(receipts.acknowledge(9000)).toBeNull()
})

it('acknowledges with the next frame if the browser delays a timer', () => {
  const receipts = new Receipts()
  receipts.received(0)
  receipts.acknowledge(0)
  expect(receipts.received(1000)).toBe(20_000)
  expect(receipts.received(2000)).toBeNull()
  expect(receipts.received(50_000)).toBe(50_000)
  expect(receipts.acknowledge(50_000)).toBe(4)
})

it('acknowledges by a walk, a line or typing, and for the next twenty seconds sends nothing more for it', () => {
  const receipts = new Receipts()
  receipts.received(0)
  receipts.acknowledge(0)
  expect(receipts.received(1000)).toBe(20_000)
  expect(receipts.riding({ type: 'emote', emote: 'heart' }, 2000)).toEqual({ type: 'emote', emote: 'heart' })
  expect(receipts.riding({ type: 'typing' }, 2000)).toEqual({ type: 'typing', frame: 2 })
  expect(receipts.riding({ type: 'say', text: 'hej' }, 2100)).toEqual({ type: 'say', text: 'hej' })
  expect(receipts.acknowledge(20_000)).toBeNull()
  expect(receipts.received(21_000)).toBe(22_000)
})
