import { expect, it } from 'vitest'
import { NOON, aPark } from '#test/support/park.ts'

it('[E6] keeps a dropped dog for a minute, at the end of its walk', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  bella.walk(15, 10)
  park.wait(100)
  bella.drop()
  expect(max.last).toEqual({ type: 'dropped', dog: 1 })
  expect(park.enter(3).of('welcome')[0]!.dogs[0]).toMatchObject({ id: 1, away: true, walk: { dirs: '22222' } })
  park.wait(59_999)
  expect(max.of('left')).toEqual([])
  park.wait(1)
  expect(max.last).toEqual({ type: 'left', dog: 1 })
  expect(park.room.size).toBe(2)
})

it('[E6] asks to be woken for each of several dropped dogs in turn', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.drop()
  expect(park.wakeAt).toBe(NOON + 60_000)
  park.wait(10_000)
  max.drop()
  expect(park.effects).not.toContainEqual(expect.objectContaining({ do: 'wakeAt' }))
  park.wait(50_000)
  expect(park.wakeAt).toBe(NOON + 70_000)
  park.wait(10_000)
  expect(park.wakeAt).toBe(null)
  expect(park.room.size).toBe(0)
})

it('[E6] survives being woken early or twice', () => {
  const park = aPark()
  park.enter(1).drop()
  expect(park.room.on({ type: 'woken' }, NOON + 59_999)).toEqual([{ do: 'wakeAt', at: NOON + 60_000 }])
  expect(park.room.on({ type: 'woken' }, NOON + 60_000).map((effect) => effect.do)).toEqual([
    'tell',
    'keep',
    'gone',
    'wakeAt',
  ])
  expect(park.room.on({ type: 'woken' }, NOON + 60_000)).toEqual([{ do: 'wakeAt', at: null }])
})

it('[E7] brings a dog back to its place and pose within the minute, with the lines that it missed', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  bella.send({ type: 'rest', pose: 'sit' })
  max.say('first')
  bella.drop()
  park.wait(10_000)
  max.say('second')
  const back = park.enter(1, { epoch: 2 }, { lastSeq: 1 })
  const welcome = back.of('welcome')[0]!
  expect(welcome.resumed).toBe(true)
  expect(welcome.lines.map((line) => line.text)).toEqual(['second'])
  expect(welcome.dogs[0]).toMatchObject({ id: 1, pose: 'sit', away: false, walk: { x: 10, y: 10 } })
  expect(max.last).toEqual({ type: 'returned', dog: 1 })
  expect(park.wakeAt).toBe(null)
  park.wait(120_000)
  expect(park.room.size).toBe(2)
})

it('[E7] [C5] repeats the newest 200 lines at most', () => {
  const park = aPark()
  const max = park.enter(2)
  for (let n = 1; n <= 230; n++) {
    max.say(`line ${n}`)
    park.wait(1_000)
  }
  const { lines } = park.enter(1, {}, { lastSeq: 5 }).of('welcome')[0]!
  expect(lines.map((line) => line.seq)).toEqual(Array.from({ length: 200 }, (_, n) => n + 31))
})

it('[E7] lets a dog that comes back after the minute arrive anew', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.walk(15, 15)
  park.wait(5_000)
  bella.drop()
  park.wait(60_000)
  const welcome = park.enter(1, { epoch: 2 }).of('welcome')[0]!
  expect(welcome.resumed).toBe(false)
  expect(welcome.dogs[0]!.walk).toMatchObject({ x: 10, y: 10, dirs: '' })
})

it('[E6] does nothing for a second drop, or for a dog that is not here', () => {
  const park = aPark()
  park.enter(1).drop()
  expect(park.room.on({ type: 'dropped', dog: 1 }, park.now)).toEqual([])
  expect(park.room.on({ type: 'dropped', dog: 9 }, park.now)).toEqual([])
})

it('[E6] ignores messages of a dropped dog', () => {
  const park = aPark()
  park.enter(1).drop()
  expect(park.room.on({ type: 'received', dog: 1, message: { type: 'say', text: 'hej' } }, park.now)).toEqual([])
})
