import { expect, it } from 'vitest'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { DIG_MS } from '#durable/rules/life/digging.ts'
import { deckOf, spotBit, spotsOf } from '#durable/rules/life/soil.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { NOON, aPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const SEED = numberedSeed(7)
const DAY = osloDay(NOON)
const { grid } = compileRoom(PLAZA)
const SPOTS = spotsOf(SEED, { room: 0, grid }, DAY)

/** A park in which newcomers stand on the first spot of this user. */
function onTheSpot(key = 'plaza') {
  const [spot = { x: 0, y: 0 }] = SPOTS
  return aPark({ key, grid, entries: [spot] })
}

const SOIL = { seed: SEED, day: DAY, found: 0 }

it('[O8] tells a dog its own spots of the day when it comes, and nobody else', () => {
  const park = onTheSpot()
  const bella = park.enter(1, { soil: SOIL })
  expect(bella.received.slice(-1)).toEqual([{ type: 'nose', day: DAY, spots: SPOTS }])
  const max = park.enter(2, { soil: { ...SOIL, seed: numberedSeed(8) } })
  expect(max.of('nose')).toHaveLength(1)
  expect(max.of('nose')[0]?.spots).not.toEqual(SPOTS)
  expect(bella.of('nose')).toHaveLength(1)
})

it('[O8] tells no spots that were found today, and all of them again on another day', () => {
  const found = spotBit(0, 0) | spotBit(0, 2)
  expect(
    onTheSpot()
      .enter(1, { soil: { ...SOIL, found } })
      .of('nose'),
  ).toEqual([{ type: 'nose', day: DAY, spots: [SPOTS[1]] }])
  const stale = { ...SOIL, day: DAY - 1, found }
  expect(onTheSpot().enter(1, { soil: stale }).of('nose')).toEqual([{ type: 'nose', day: DAY, spots: SPOTS }])
})

it('tells no spots in a room without such soil, and to a dog of whose soil it knows nothing', () => {
  expect(onTheSpot('lake').enter(1, { soil: SOIL }).of('nose')).toEqual([])
  expect(onTheSpot().enter(1).of('nose')).toEqual([])
})

it('[O8] vouches for the spot on which a dog digs, and tells the others that are left once it was found', () => {
  const park = onTheSpot()
  const bella = park.enter(1, { soil: SOIL })
  bella.send({ type: 'dig', op: OP })
  park.wait(DIG_MS)
  bella.send({ type: 'dig', op: OP })
  const soil = { room: 0, spot: spotBit(0, 0), deck: deckOf(SEED, DAY) }
  expect(park.asked).toMatchObject([{ type: 'dig', soil }])
  park.answer({ type: 'dig', bones: 3, isSpot: true })
  expect(bella.of('nose').at(-1)?.spots).toEqual(SPOTS.slice(1))
})

it('vouches for no spot where there is none, and for nothing where the soil is not known', () => {
  const beside = { x: 31, y: 23 }
  const park = aPark({
    grid,
    entries: [SPOTS.some(({ x, y }) => x === beside.x && y === beside.y) ? { x: 32, y: 23 } : beside],
  })
  for (const [dog, changes] of [
    [1, { soil: SOIL }],
    [2, {}],
  ] as const) {
    const op = OP.replace(/1$/, `${dog}`)
    const socket = park.enter(dog, changes)
    socket.send({ type: 'dig', op })
    park.wait(DIG_MS)
    socket.send({ type: 'dig', op })
  }
  expect(park.asked.map((act) => act.type === 'dig' && act.soil)).toMatchObject([{ room: 0 }, null])
})
