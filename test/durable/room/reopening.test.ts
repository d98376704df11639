import { expect, it } from 'vitest'
import { endOf } from '#durable/rules/walks.ts'
import { aGrid, anEmptyGrid } from '#test/support/grids.ts'
import { aPark } from '#test/support/park.ts'

const EAST_IS_GONE = aGrid(...Array<string>(20).fill('...............#####'))

it('welcomes everybody once to a rebuilt room, in their places and without old lines', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.say('hej')
  max.walk(12, 12)
  park.publish({ pack: 'new', grid: anEmptyGrid(20, 20) })
  for (const [socket, you] of [[bella, 1] as const, [max, 2] as const]) {
    const [, again, ...more] = socket.of('welcome')
    expect(again).toMatchObject({ pack: 'new', you, resumed: true, lines: [] })
    expect(again!.dogs.map(({ id }) => id)).toEqual([1, 2])
    expect(more).toEqual([])
  }
  expect(park.room.snapshot(park.now).dogs[1]!.walk.dirs).not.toBe('')
})

it('welcomes a dog with a lost connection when it comes back', () => {
  const park = aPark()
  park.enter(1).drop()
  const max = park.enter(2)
  park.publish({ pack: 'new', grid: anEmptyGrid(20, 20) })
  expect(max.of('welcome')[1]!.dogs).toMatchObject([{ id: 1, away: true }, { id: 2 }])
  expect(park.enter(1, { epoch: 2 }).of('welcome')).toMatchObject([{ pack: 'new', resumed: true }])
})

it('moves a dog whose tile is gone to the nearest free one, in its pose', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  for (const socket of [bella, max]) socket.walk(17, 9)
  park.wait(5_000)
  bella.send({ type: 'rest', pose: 'sit' })
  park.publish({ pack: 'new', grid: EAST_IS_GONE })
  const [, { dogs }] = bella.of('welcome') as [unknown, { dogs: { pose: string; walk: { x: number; y: number } }[] }]
  expect(dogs[0]).toMatchObject({ pose: 'sit', walk: { x: 14, y: 9, dirs: '' } })
  expect(dogs[1]!.walk).not.toMatchObject({ x: 14, y: 9 })
  expect(Math.abs(dogs[1]!.walk.x - 14) + Math.abs(dogs[1]!.walk.y - 9)).toBeLessThanOrEqual(2)
  bella.walk(13, 9)
  expect(max.of('walked').at(-1)).toMatchObject({ dog: 1, x: 14, y: 9, dirs: '6' })
})

it('moves no dog onto a tile where another stands', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.walk(15, 9)
  max.walk(14, 9)
  park.wait(5_000)
  park.publish({ pack: 'new', grid: EAST_IS_GONE })
  const [moved, stayed] = park.room.snapshot(park.now).dogs
  expect(stayed!.walk).toMatchObject({ dirs: expect.stringMatching(/./) })
  expect(endOf(stayed!.walk)).toEqual({ x: 14, y: 9 })
  expect(endOf(moved!.walk)).not.toEqual({ x: 14, y: 9 })
})

it('stops a dog whose walk leads over ground that is gone', () => {
  const park = aPark({ entries: [{ x: 2, y: 2 }] })
  park.enter(1).walk(18, 2)
  park.wait(1_000)
  park.publish({ pack: 'new', grid: EAST_IS_GONE })
  expect(park.room.snapshot(park.now).dogs[0]!.walk).toEqual({ x: 7, y: 2, dirs: '', startedAt: park.now })
})

it('moves a dog to the entry if no tile near it can be reached', () => {
  const park = aPark({ entries: [{ x: 2, y: 2 }] })
  park.enter(1).walk(18, 18)
  park.wait(10_000)
  park.publish({ pack: 'new', grid: anEmptyGrid(4, 4) })
  expect(park.room.snapshot(park.now).dogs[0]!.walk).toMatchObject({ x: 2, y: 2, dirs: '' })
})

it('keeps what has changed and is not stored yet', () => {
  const things = [{ id: 'ball', prefab: 'ball', x: 336, y: 336 }]
  const park = aPark({ things })
  const bella = park.enter(1)
  bella.send({ type: 'use', op: '00000000-0000-4000-8000-000000000001', thing: 'ball', how: 2 })
  const { at, a, b } = bella.of('used')[0]!
  park.publish({ pack: 'new', things: [{ id: 'bell', prefab: 'bell', x: 400, y: 400 }, ...things] })
  expect(bella.of('welcome').at(-1)).toMatchObject({ usable: 2, used: [{ thing: 1, dog: 1, at, a, b }] })
})

it('takes a ball home whose place has been built over, or which is not there any more', () => {
  const things = [{ id: 'ball', prefab: 'ball', x: 400, y: 336 }]
  const park = aPark({ things })
  const bella = park.enter(1)
  bella.send({ type: 'use', op: '00000000-0000-4000-8000-000000000001', thing: 'ball', how: 6 })
  park.wait(5000)
  park.publish({ pack: 'built', grid: aGrid(...Array<string>(20).fill('...........#########')) })
  expect(bella.of('welcome').at(-1)!.used).toBeUndefined()
  park.publish({ pack: 'none', things: [] })
  expect(bella.of('welcome').at(-1)!.usable).toBeUndefined()
})
