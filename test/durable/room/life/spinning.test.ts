import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { WHEEL_ROUND, drawnBy } from '#durable/rules/committee/wheel.ts'
import { MEMBER, aWheelRoom, open, reasonOf, seedIsThere, using, wheelOf } from '#test/durable/room/wheel/wheel-room.ts'
import { NOON, aPark, lotOf } from '#test/support/park.ts'

it('[PC9] a member opens a round, and has the first number', async () => {
  const park = aWheelRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  await open(bella)
  const wheel = { opener: 1, dogs: [1], drawsAt: NOON + 30_000, hash: lotOf('1').hash }
  expect(max.last).toEqual({ type: 'wheelSet', wheel })
  expect(bella.last).toMatchObject({ type: 'done', request: 'use' })
})

it('[PC9] a round is drawn after half a minute', async () => {
  const park = aWheelRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  await open(bella)
  max.send(using())
  park.wait(29_999)
  expect(wheelOf(max)).not.toHaveProperty('drawn')
  park.wait(1)
  expect(wheelOf(max)).toMatchObject({ dogs: [1, 2], drawn: { seed: lotOf('1').seed, at: NOON + 30_000 } })
})

it('[PC10] a member spins before that, and the wheel rests for a minute after it', async () => {
  const park = aWheelRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  await open(bella)
  bella.send(using(1))
  expect(wheelOf(max)).toHaveProperty('drawn.at', NOON)
  bella.send(using(0))
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'thing-rests', retryInMs: 60_000 })
  park.wait(60_000)
  expect(wheelOf(max)).toBeNull()
  await open(bella)
  expect(wheelOf(max)).toMatchObject({ opener: 1, hash: lotOf('2').hash })
})

it('[PC11] whoever was told the hash can check the draw', async () => {
  const park = aWheelRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  await open(bella)
  const before = wheelOf(max)!
  expect(JSON.stringify(max.received)).not.toContain(lotOf('1').seed)
  bella.send(using(1))
  const { drawn, dogs } = wheelOf(max)!
  expect(createHash('sha256').update(drawn!.seed).digest('hex')).toBe(before.hash)
  expect(drawnBy(drawn!.seed, dogs.length).place).toBe(0)
})

it('[PC9] nobody else opens or spins', async () => {
  const park = aWheelRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2)]
  max.send(using(0))
  expect(reasonOf(max)).toBe('committee-only')
  await open(bella)
  max.send(using(1))
  expect(reasonOf(max)).toBe('committee-only')
  expect(wheelOf(max)).not.toHaveProperty('drawn')
})

it('[PC2] in the ms in which the term ends, opening and spinning are refused in the open socket', async () => {
  const park = aWheelRoom()
  const until = NOON + 40_000
  const [bella, max] = [park.enter(1, { committee: { from: NOON - 1, until, terms: 1 } }), park.enter(2, MEMBER)]
  park.wait(39_999)
  await open(bella)
  expect(wheelOf(max)).toMatchObject({ opener: 1 })
  // No alarm has woken the room yet.
  park.now = until
  bella.send(using(1))
  expect(reasonOf(bella)).toBe('term-over')
  expect(wheelOf(max)).toBeNull()
  bella.send(using(0))
  expect(reasonOf(bella)).toBe('term-over')
})

it('[PC2] a term that ends while the seed is made opens nothing', async () => {
  const park = aWheelRoom()
  const until = NOON + 10
  const bella = park.enter(1, { committee: { from: NOON - 1, until, terms: 1 } })
  bella.send(using(0))
  park.now = until
  await seedIsThere()
  expect(reasonOf(bella)).toBe('term-over')
  expect(bella.of('wheelSet')).toEqual([])
})

it('[PC10] takes twelve dogs, each once', async () => {
  const park = aWheelRoom()
  const bella = park.enter(1, MEMBER)
  await open(bella)
  const others = Array.from({ length: 12 }, (_, index) => park.enter(index + 2))
  for (const other of others) other.send(using()).send(using())
  expect(wheelOf(bella)!.dogs).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(WHEEL_ROUND.dogsMax).toBe(12)
  expect(reasonOf(others.at(-1)!)).toBe('wheel-full')
})

it('[PC10] a dog gives its number back, and the next one moves up', async () => {
  const park = aWheelRoom()
  const [bella, max, pia] = [park.enter(1, MEMBER), park.enter(2), park.enter(3)]
  await open(bella)
  max.send(using())
  pia.send(using())
  max.send(using(2))
  expect(wheelOf(pia)!.dogs).toEqual([1, 3])
})

it('[PC9] is refused far from a wheel, and where there is none', async () => {
  const park = aWheelRoom()
  const bella = park.enter(1, MEMBER)
  bella.walk(19, 10)
  park.wait(10_000)
  bella.send(using(0))
  expect(reasonOf(bella)).toBe('too-far')
  const rex = aPark().enter(1, MEMBER)
  rex.send(using(0))
  expect(reasonOf(rex)).toBe('not-here')
})

it('[US6] opens nothing while staff ask for a pause', () => {
  const park = aWheelRoom()
  const bella = park.enter(1, MEMBER)
  park.calmDown({ mode: 'pause', everySeconds: 0, until: NOON + 60_000 })
  bella.send(using(0))
  expect(reasonOf(bella)).toBe('room-paused')
})

it('[US1] a retry of the op that has opened a round is answered, and opens no second one', async () => {
  const park = aWheelRoom()
  const bella = park.enter(1, MEMBER)
  const ask = using(0)
  await open(bella, ask.op)
  await open(bella, ask.op)
  expect(bella.of('done').map(({ op }) => op)).toEqual([ask.op, ask.op])
  expect(bella.of('wheelSet')).toHaveLength(1)
})

it('[PC9] of two members who open at once, one does', async () => {
  const park = aWheelRoom()
  const [bella, max] = [park.enter(1, MEMBER), park.enter(2, MEMBER)]
  bella.send(using(0))
  max.send(using(0))
  await seedIsThere()
  expect(wheelOf(bella)).toMatchObject({ opener: 1, dogs: [1] })
  expect(reasonOf(max)).toBe('thing-rests')
})

it('[PC11] the seed is written before anybody is told its hash', async () => {
  const park = aWheelRoom()
  const bella = park.enter(1, MEMBER)
  await open(bella)
  const [written, told] = ['keep', 'tell'].map((what) => park.effects.findIndex((effect) => effect.do === what))
  expect(park.effects[written!]).toEqual({ do: 'keep', what: 'wheel', when: 'now' })
  expect(written).toBeLessThan(told!)
  park.hibernate()
  bella.send(using(1))
  expect(wheelOf(bella)).toHaveProperty('drawn.seed', lotOf('1').seed)
})
