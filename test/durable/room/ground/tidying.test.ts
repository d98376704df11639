import { expect, it } from 'vitest'
import { aGrid, anEmptyGrid } from '#test/support/grids.ts'
import type { TestPark } from '#test/support/park.ts'
import { aPark } from '#test/support/park.ts'

const EAST_IS_GONE = aGrid(...Array<string>(20).fill('............########'))
const [OP, NEXT] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const FAR = { id: 5, ver: 2, kind: 'beret', x: 17, y: 9 }
const NEAR = { id: 6, ver: 4, kind: 'crown', x: 13, y: 9 }

function aParkWith(...things: (typeof FAR)[]): TestPark {
  const park = aPark({ entries: [{ x: 2, y: 2 }] })
  park.enter(1)
  park.find(things)
  return park
}

it('[ED5] asks for what nobody can reach any more to be moved to the nearest free tile, and for nothing else', () => {
  const park = aParkWith(FAR, NEAR)
  park.publish({ pack: 'new', grid: EAST_IS_GONE })
  expect(park.strays).toEqual([{ do: 'tidy', thing: FAR, to: { x: 11, y: 9 }, rev: 2 }])
})

it('[ED5] shows all that it has been moved, once the ledger says so', () => {
  const park = aParkWith(FAR)
  park.publish({ pack: 'new', grid: EAST_IS_GONE })
  const moved = { ...FAR, ver: 3, x: 11, y: 9 }
  park.host.react({ type: 'tidied', thing: moved })
  expect(park.own.get(1)!.last).toEqual({ type: 'laid', thing: moved })
  expect(park.enter(2).of('welcome')[0]!.things).toEqual([moved])
})

it('[ED5] gives each of several a tile of its own, and none where poop lies or a door is', () => {
  const park = aParkWith(FAR, { ...NEAR, x: 18 }, { id: 7, ver: 1, kind: 'cape', x: 11, y: 9 })
  const doors = [{ id: 'gate', x: 11, y: 8, w: 1, h: 1, room: 'den' }]
  park.publish({ pack: 'new', grid: EAST_IS_GONE, doors })
  expect(park.strays.map(({ to }) => to)).toEqual([
    { x: 11, y: 10 },
    { x: 11, y: 7 },
  ])
})

it('[ED5] asks once while there is no answer, and again when the room has woken', () => {
  const park = aParkWith(FAR)
  park.publish({ pack: 'new', grid: EAST_IS_GONE })
  park.find([FAR])
  expect(park.strays).toHaveLength(1)
  park.hibernate()
  expect(park.strays).toHaveLength(2)
})

it('[ED5] asks as well for what was laid down when the ground was gone already', () => {
  const park = aPark({ entries: [{ x: 2, y: 2 }] })
  const bella = park.enter(1)
  bella.walk(17, 9)
  park.wait(6000)
  bella.send({ type: 'drop', op: OP, thing: 5, ver: 1 })
  park.publish({ pack: 'new', grid: EAST_IS_GONE })
  expect(park.strays).toEqual([])
  park.answer({ type: 'drop', thing: FAR })
  expect(park.strays).toMatchObject([{ thing: FAR }])
})

it('[ED5] takes away the poop whose ground is gone, and lays none there', () => {
  const park = aPark({ entries: [{ x: 2, y: 2 }] })
  const [bella, max] = [park.enter(1), park.enter(2)]
  const poop = (op: string) => {
    bella.send({ type: 'poop', op, text: '' })
    return () => park.answer({ type: 'poop', liesMs: 600_000 })
  }
  bella.walk(17, 9)
  park.wait(6000)
  poop(OP)()
  const answerLate = poop(NEXT)
  park.publish({ pack: 'new', grid: EAST_IS_GONE })
  expect(max.of('scooped')).toEqual([{ type: 'scooped', poop: 1 }])
  expect(max.of('welcome').at(-1)).not.toHaveProperty('poops')
  answerLate()
  expect(park.room.kept.poops).toEqual([])
})

it('[ED5] leaves things where they are when the ground stays', () => {
  const park = aParkWith(FAR)
  park.publish({ pack: 'new', grid: anEmptyGrid(20, 20) })
  expect(park.strays).toEqual([])
})
