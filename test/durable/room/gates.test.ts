import { expect, it } from 'vitest'
import { neighbour } from '#durable/rules/steps.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { placeAt } from '#durable/rules/walks.ts'
import { ENTRY, GARDEN, GRID, IN_GARDEN, OWNER, aGarden, owner, tileOf, walkOf } from '#test/support/gated-garden.ts'
import { aRandomTile } from '#test/support/grids.ts'
import { aPark } from '#test/support/park.ts'
import { below, pick, seeded } from '#test/support/random.ts'

it('[G6] opens a gate to who has the thing, and to nobody else', () => {
  const park = aGarden()
  const [bella, max] = [owner(park), park.enter(2)]
  park.readPasser(2, {})
  bella.walk(5, 3)
  max.walk(5, 3)
  expect(bella.of('gatesOpen').at(-1)).toEqual({ type: 'gatesOpen', gates: ['garden'] })
  expect(max.of('gatesOpen').at(-1)).toEqual({ type: 'gatesOpen', gates: [] })
  expect(tileOf(park, 1)).toEqual(IN_GARDEN)
  expect(tileOf(park, 2)).not.toEqual(IN_GARDEN)
})

it('[G6] keeps all gates shut until the database has said what the dog has', () => {
  const park = aGarden()
  const bella = park.enter(1)
  bella.walk(5, 3)
  expect(tileOf(park, 1)).not.toEqual(IN_GARDEN)
})

it('[G6] asks the database when a dog comes, and not at each of its steps', () => {
  const park = aGarden()
  const bella = owner(park)
  for (const x of [5, 0, 10, 4]) {
    bella.walk(x, 3)
    park.wait(3000)
  }
  expect(park.askedAbout).toEqual([[1]])
})

it('asks the database nothing in a room without gates', () => {
  const park = aPark()
  park.enter(1).walk(13, 10)
  park.learn([{ type: 'nudge', dog: 1, about: 'bag' }])
  expect(park.askedAbout).toEqual([])
})

it.each([
  { type: 'nudge', dog: 1, about: 'bag' },
  { type: 'nudge', dog: 1, about: 'life' },
  { type: 'dressed', dog: 1, wear: { hat: null, mouth: null, back: null, ass: null }, asOf: 9 },
  { type: 'risen', dog: 1, rank: 'slede' },
  { type: 'seated', dog: 1, committee: null },
] as const)('[G6] asks again after $type $about', (event) => {
  const park = aGarden()
  owner(park)
  park.learn([event])
  expect(park.askedAbout).toEqual([[1], [1]])
})

it('[G6] asks again after the dog has put something down', () => {
  const park = aGarden()
  owner(park)
  const act = { type: 'pickUp', op: 'x', dog: 1, user: 1, epoch: 1, no: null, thing: { id: 1, ver: 1 } } as const
  park.host.react({ type: 'settled', act, outcome: { type: 'refused', reason: 'try-again' } })
  expect(park.askedAbout).toEqual([[1], [1]])
})

it('[G6] asks again about who is there for five minutes, of whom it may have missed a change', () => {
  const park = aGarden()
  owner(park)
  park.wait(11 * 60_000)
  expect(park.askedAbout.length).toBeGreaterThan(1)
  expect(park.askedAbout.length).toBeLessThan(5)
})

it('[G5] tells who is stopped at a gate what is missing, and asks for it once in ten seconds at most', () => {
  const park = aGarden()
  const max = park.enter(2)
  park.readPasser(2, {})
  park.wait(10_000)
  max.walk(5, 3, 1)
  expect(park.askedAbout).toEqual([[2], [2]])
  expect(max.of('gateShut')).toEqual([])
  park.readPasser(2, {})
  park.wait(1000)
  max.walk(5, 2, 2)
  const shut = { type: 'gateShut', gate: 'garden', problem: { reason: 'not-owned', item: 'ball' } }
  expect(max.of('gateShut')).toEqual([shut, shut])
  expect(park.askedAbout).toEqual([[2], [2]])
})

it('[G5] says nothing of gates to who goes round them', () => {
  const park = aGarden()
  const max = park.enter(2)
  park.readPasser(2, {})
  max.walk(10, 3)
  expect(max.of('gateShut')).toEqual([])
  expect(tileOf(park, 2)).toEqual({ x: 10, y: 3 })
})

it('[G8] a dog that has lost the thing behind the gate gets out, and not in again', () => {
  const park = aGarden()
  const bella = owner(park)
  bella.walk(5, 3)
  park.wait(5000)
  park.readPasser(1, {})
  expect(tileOf(park, 1)).toEqual(IN_GARDEN)
  bella.walk(0, 0)
  park.wait(5000)
  expect(tileOf(park, 1)).toEqual(ENTRY)
  bella.walk(5, 3)
  expect(tileOf(park, 1)).not.toEqual(IN_GARDEN)
})

it('[G8] a gate that is drawn round a dog moves it nowhere, and lets it out', () => {
  const park = aPark({ grid: GRID, entries: [ENTRY] })
  const bella = park.enter(1)
  bella.walk(5, 3)
  park.wait(5000)
  park.publish({ pack: 'gated', gates: [GARDEN] })
  expect(park.askedAbout).toEqual([[1]])
  park.readPasser(1, {})
  expect(tileOf(park, 1)).toEqual(IN_GARDEN)
  bella.walk(0, 6)
  park.wait(5000)
  expect(tileOf(park, 1)).toEqual({ x: 0, y: 6 })
})

it('[G6] what was open in another revision of the room counts no more', () => {
  const park = aGarden()
  const bella = owner(park)
  park.publish({ pack: 'stricter', gates: [{ ...GARDEN, access: { admin: true } }] })
  bella.walk(5, 3)
  expect(tileOf(park, 1)).not.toEqual(IN_GARDEN)
})

it('[E2] puts nobody behind a gate, however full the entry is', () => {
  const park = aPark({ grid: GRID, entries: [{ x: 1, y: 3 }], gates: [GARDEN] })
  for (let dog = 1; dog <= 14; dog++) park.enter(dog)
  const inside = Array.from({ length: 14 }, (_, index) => tileOf(park, index + 1)).filter(
    ({ x, y }) => x >= 2 && x < 9 && y >= 1 && y < 6,
  )
  expect(inside).toEqual([])
})

it('[G7] [W13] readers of both versions that know no gates follow each walk, whoever walks and whatever is open to whom', () => {
  const random = seeded(4907)
  const park = aGarden()
  const watchers = [park.enter(8, {}, { version: 1 }), park.enter(9)]
  const walkers = [1, 2, 3].map((dog) => park.enter(dog))
  let throughGate = 0
  for (let turn = 0; turn < 800; turn++) {
    const walker = pick(random, walkers)
    const { dog } = walker.visitor
    const what = below(random, 10)
    if (what === 0) park.readPasser(dog, random() < 0.5 ? OWNER : {})
    else if (what === 1) walker.send({ type: 'rest', pose: pick(random, ['sit', 'stand']) })
    else {
      const { x, y } = aRandomTile(random, GRID)
      walker.walk(x, y, turn)
    }
    park.wait(below(random, 400))
    const walk = walkOf(park, dog)
    for (const watcher of [...watchers, walker]) {
      const told = watcher.of('walked').findLast((one) => one.dog === dog)
      if (told && walk.dirs !== '') expect({ ...told, type: 0, dog: 0, seq: 0 }).toMatchObject(walk)
      expect(watcher.isOpen).toBe(true)
    }
    if (isIn(walk)) throughGate += 1
  }
  expect(throughGate).toBeGreaterThan(50)
})

it('[G6] [T27] no hostile walk brings a dog behind a gate that is shut to it', () => {
  const random = seeded(4908)
  const park = aGarden()
  let max = park.enter(2)
  let epoch = 1
  park.readPasser(2, {})
  for (let n = 0; n < 2500; n++) {
    if (!max.isOpen) max = park.enter(2, { epoch: ++epoch })
    max.walk(below(random, 14) - 2, below(random, 10) - 2, n)
    if (random() < 0.02) max.send({ type: 'rest', pose: 'sit' })
    park.wait(pick(random, [0, 1, 50, 166, 400]))
    const { tile } = placeAt(GRID, walkOf(park, 2), park.now)
    if (isGarden(tile) || isIn(walkOf(park, 2))) throw new Error(`move ${n}: ${JSON.stringify(walkOf(park, 2))}`)
  }
})

function isIn({ x, y, dirs }: { x: number; y: number; dirs: string }): boolean {
  let tile = { x, y }
  return [...dirs].some((digit) => {
    tile = neighbour(tile, Number(digit) as 0)
    return isGarden(tile)
  })
}

function isGarden({ x, y }: Tile): boolean {
  return x >= 2 && x < 9 && y >= 1 && y < 6
}
