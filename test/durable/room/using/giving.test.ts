import { expect, it } from 'vitest'
import { MEMBER } from '#test/durable/room/wheel/wheel-room.ts'
import { anAction } from '#test/support/action-rows.ts'
import { aPark, NOON } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'

const THINGS = [
  { id: 'pink', prefab: 'own-pink-bench', x: 336, y: 352 },
  { id: 'ball', prefab: 'ball', x: 336, y: 360 },
  { id: 'bench', prefab: 'bench', x: 320, y: 352 },
]
const [BENCH, PINK] = [1, 2]
let ops = 0
const using = (thing: string, how = 0) => {
  const op = `00000000-0000-4000-9000-${`${++ops}`.padStart(12, '0')}`
  return { type: 'use', op, thing, how } as const
}
const PINK_BENCH = anAction(['own-pink-bench'])
const theRoom = () => aPark({ things: THINGS })
const answer = ({ last }: Socket) => (last?.type === 'refused' ? last.reason : last?.type)
const toldOf = (socket: Socket) => socket.of('welcome').at(-1)!
const touching = (park: TestPark, changes: Partial<typeof PINK_BENCH>) =>
  park.setActions([{ ...PINK_BENCH, manner: 'touch', ...changes }])

it('[US8] an action that is published holds at once, and every page is told of it', () => {
  const park = theRoom()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send(using('pink'))
  expect(answer(bella)).toBe('not-here')
  park.setActions([PINK_BENCH])
  park.wait(100)
  expect(toldOf(max)).toMatchObject({ usable: 2, given: [{ prefabs: ['own-pink-bench'], action: { manner: 'seat' } }] })
  bella.send(using('pink'))
  expect(answer(bella)).toBe('done')
  expect(max.last).toEqual({ type: 'used', thing: PINK, dog: 1, at: NOON + 100, a: 0, b: 0 })
})

it('[US8] a page that does not know of it counts the things that can be used as before', () => {
  const park = theRoom()
  const before = toldOf(park.enter(1)).usable
  park.setActions([PINK_BENCH])
  expect(toldOf(park.enter(2)).usable).toBe(before)
})

it('[US8] who sits on the bench of a sheet still sits there after a sleep of the room', () => {
  const park = theRoom()
  park.setActions([PINK_BENCH])
  const bella = park.enter(1)
  park.wait(100)
  bella.send(using('pink', 1))
  park.hibernate()
  const max = park.enter(2)
  expect(toldOf(max)).toMatchObject({ given: [{ action: { seats: 2 } }], used: [{ thing: PINK, dog: 1, a: 1 }] })
  park.wait(100)
  max.send(using('pink', 1))
  expect(max.of('used')).toMatchObject([{ dog: 2, a: 0 }])
})

it('[US8] an action that is taken back ends what was done by it, and nothing else', () => {
  const park = theRoom()
  park.setActions([PINK_BENCH])
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.wait(100)
  bella.send(using('pink'))
  max.send(using('bench'))
  park.setActions([])
  expect(toldOf(max).given).toBeUndefined()
  expect(toldOf(max).used).toMatchObject([{ thing: BENCH, dog: 2 }])
  bella.send(using('pink'))
  expect(answer(bella)).toBe('not-here')
})

it('[US8] what else staff publish tells no page anything anew', () => {
  const park = theRoom()
  park.setActions([PINK_BENCH])
  const bella = park.enter(1)
  park.setActions([PINK_BENCH, anAction(['lamp'], { id: 'lamp' })])
  expect(bella.of('welcome')).toHaveLength(1)
})

it('[US8] what is for staff or for the committee alone, others are refused', () => {
  const park = theRoom()
  const [bella, member, mod] = [park.enter(1), park.enter(2, MEMBER), park.enter(3, { badge: 'moderator' })]
  const asAll = () =>
    [bella, member, mod].map((one) => {
      one.send(using('pink'))
      return answer(one)
    })
  touching(park, { who: 'staff' })
  expect(asAll()).toEqual(['staff-only', 'staff-only', 'done'])
  touching(park, { who: 'committee' })
  expect(asAll()).toEqual(['committee-only', 'done', 'done'])
  touching(park, {})
  expect(asAll()).toEqual(['done', 'done', 'done'])
})

it('[US3] [US8] it rests for all, and longer for the dog that has used it', () => {
  const park = theRoom()
  touching(park, { rest: 2, dogRest: 10 })
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send(using('pink'))
  max.send(using('pink'))
  expect(max.last).toMatchObject({ reason: 'thing-rests', retryInMs: 2000 })
  park.wait(2000)
  bella.send(using('pink'))
  expect(bella.last).toMatchObject({ reason: 'thing-rests', retryInMs: 8000 })
  max.send(using('pink'))
  expect(answer(max)).toBe('done')
})

it('[US1] [US8] it is used from as far as was published', () => {
  const park = aPark({ things: [{ id: 'pink', prefab: 'own-pink-bench', x: 10 * 32, y: 5 * 32 }] })
  touching(park, { reach: 2 })
  const bella = park.enter(1)
  bella.send(using('pink'))
  expect(answer(bella)).toBe('too-far')
  touching(park, { reach: 6 })
  bella.send(using('pink'))
  expect(answer(bella)).toBe('done')
})

it('[US6] [US8] while staff ask for a pause nothing is used that makes a sound', () => {
  const park = theRoom()
  const bella = park.enter(1)
  park.calmDown({ mode: 'pause', everySeconds: 0, until: NOON + 60_000 })
  touching(park, { sound: 'bell' })
  bella.send(using('pink'))
  expect(answer(bella)).toBe('room-paused')
  touching(park, {})
  bella.send(using('pink'))
  expect(answer(bella)).toBe('done')
})
