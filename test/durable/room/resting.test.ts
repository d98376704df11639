import { expect, it } from 'vitest'
import { placeAt } from '#durable/rules/walks.ts'
import { anEmptyGrid } from '#test/support/grids.ts'
import { NOON, aPark } from '#test/support/park.ts'

it('[M3] shows everyone a dog that sits down', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  bella.send({ type: 'rest', pose: 'sit' })
  const rested = { type: 'rested', dog: 1, pose: 'sit', x: 10, y: 10, facing: 4 }
  expect(bella.last).toEqual(rested)
  expect(max.last).toEqual(rested)
  expect(park.effects).toMatchObject([{ do: 'tell' }, { do: 'keep', what: 'places', when: 'later' }])
})

it('[M3] [W11] stops a walking dog at the tile that it is entering, and sends the cut walk before the pose', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  bella.walk(15, 10)
  park.wait(250)
  bella.send({ type: 'rest', pose: 'curl' })
  expect(max.received.slice(-2)).toEqual([
    { type: 'walked', dog: 1, x: 11, y: 10, dirs: '2', startedAt: NOON + 200 },
    { type: 'rested', dog: 1, pose: 'curl', x: 12, y: 10, facing: 2 },
  ])
  const newcomer = park.enter(3).of('welcome')[0]!.dogs[0]!
  expect(newcomer).toMatchObject({ pose: 'curl', facing: 2 })
  expect(placeAt(anEmptyGrid(20, 20), newcomer.walk, NOON + 60_000).tile).toEqual({ x: 12, y: 10 })
})

it('[M3] [W8] sends a dog that stops where another one stands on to a free tile beside it', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  max.walk(12, 10)
  park.wait(5_000)
  bella.walk(15, 10)
  park.wait(250)
  bella.send({ type: 'rest', pose: 'curl' })
  const [walked, rested] = max.received.slice(-2)
  expect(rested).toMatchObject({ type: 'rested', dog: 1, pose: 'curl' })
  expect(walked).toMatchObject({ type: 'walked', dog: 1, x: 11, y: 10, startedAt: NOON + 5_200 })
  expect(rested).not.toMatchObject({ x: 12, y: 10 })
  expect(park.room.snapshot(park.now).dogs[0]!.walk).toEqual(
    expect.objectContaining({ x: 11, y: 10, dirs: expect.stringMatching(/^2.$/) }),
  )
})

it('[M3] keeps the direction of the walk', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.walk(7, 10)
  park.wait(5_000)
  bella.send({ type: 'rest', pose: 'sit' })
  expect(bella.last).toMatchObject({ type: 'rested', facing: 6, x: 7, y: 10 })
  bella.walk(7, 10)
  park.hibernate()
  expect(park.enter(2).of('welcome')[0]!.dogs[0]).toMatchObject({ id: 1, facing: 6 })
})

it('[M3] sends nothing for the pose that a dog already has', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.send({ type: 'rest', pose: 'sit' })
  bella.send({ type: 'rest', pose: 'sit' })
  expect(park.effects).toEqual([])
  expect(bella.of('rested')).toHaveLength(1)
})

it('[M1] counts poses and walks in one bucket', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (let n = 0; n < 7; n++) bella.send({ type: 'rest', pose: n % 2 === 0 ? 'sit' : 'stand' })
  expect(bella.of('rested')).toHaveLength(6)
  expect(bella.last).toEqual({ type: 'refused', request: 'rest', reason: 'too-fast', retryInMs: 166 })
  bella.walk(12, 12)
  expect(bella.last).toMatchObject({ type: 'refused', request: 'walk', reason: 'too-fast' })
})
