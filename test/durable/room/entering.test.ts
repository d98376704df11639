import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { npcAt } from '#durable/rules/npcs/timetable.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { aGrid } from '#test/support/grids.ts'
import { NOON, aPark } from '#test/support/park.ts'
import type { TestPark } from '#test/support/park.ts'

/** The tile of a dog that enters now. */
function arrivalOf(park: TestPark, dog: DogId, entry: string | null = null): Tile {
  const [welcome] = park.enter(dog, { entry }).of('welcome')
  const { x, y } = welcome!.dogs.find(({ id }) => id === dog)!.walk
  return { x, y }
}

/** The least distance between any two tiles, in steps: 1 for dogs side by side. */
function closest(tiles: readonly Tile[]): number {
  const pairs = tiles.flatMap((one, index) => tiles.slice(index + 1).map((other) => [one, other] as const))
  return Math.min(...pairs.map(([one, other]) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))))
}

it('[E1] welcomes a dog with all dogs, itself included, and sends it to the others', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2, { name: 'Max', badge: 'moderator' })
  const welcome = max.of('welcome')[0]!
  expect(welcome).toMatchObject({ version: 2, room: 'plaza', you: 2, now: NOON, resumed: false, lines: [] })
  expect(welcome.dogs.map((dog) => dog.id)).toEqual([1, 2])
  expect(bella.last).toEqual({
    type: 'entered',
    dog: {
      id: 2,
      slot: 1,
      name: 'Max',
      color: '#c08040',
      shadowColor: '#86592d',
      wear: { hat: null, mouth: null, back: null, ass: null },
      badge: 'moderator',
      pose: 'stand',
      facing: 4,
      walk: { x: 10, y: 8, dirs: '', startedAt: NOON },
      away: false,
    },
  })
  expect(max.of('entered')).toEqual([])
})

it('[A3] tells the birthdays of the dogs that are here, and to the others that of the newcomer', () => {
  const park = aPark()
  const bella = park.enter(1, { born: 20_000 })
  const max = park.enter(2, { born: 20_040 })
  expect(max.of('welcome')[0]!.marks).toEqual([
    { dog: 1, mark: { born: 20_000 } },
    { dog: 2, mark: { born: 20_040 } },
  ])
  expect(bella.last).toEqual({ type: 'marked', dog: 2, mark: { born: 20_040 } })
})

it('[N9] tells whose each dog is, also where its birthday is not known', () => {
  const park = aPark()
  const bella = park.enter(1, { owner: 'Lakrits99', born: 20_000 })
  const max = park.enter(2, { owner: 'Nisse' })
  expect(max.of('welcome')[0]!.marks).toEqual([
    { dog: 1, mark: { born: 20_000, owner: 'Lakrits99' } },
    { dog: 2, mark: { owner: 'Nisse' } },
  ])
  expect(bella.last).toEqual({ type: 'marked', dog: 2, mark: { owner: 'Nisse' } })
})

it('[A3] tells no birthday of a dog that an earlier version has stored', () => {
  const park = aPark()
  const bella = park.enter(1)
  expect(park.enter(2).of('welcome')[0]).not.toHaveProperty('marks')
  expect(bella.of('marked')).toEqual([])
})

it("[SU2] tells the heart of a supporter's dog, and none of a dog without one", () => {
  const park = aPark()
  const bella = park.enter(1, { heart: null })
  const max = park.enter(2, { heart: 'Gold' })
  expect(max.of('welcome')[0]!.marks).toEqual([{ dog: 2, mark: { heart: 'Gold' } }])
  expect(bella.last).toEqual({ type: 'marked', dog: 2, mark: { heart: 'Gold' } })
})

it('[SU2] tells the others of a dog anew that comes back with another heart', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.enter(2, { heart: 'Gold' })
  park.enter(2, { epoch: 2, heart: null })
  expect(bella.last).toMatchObject({ type: 'entered', dog: { id: 2 } })
})

it('[E1] stores the dog, then admits its socket, then sends to it', () => {
  const park = aPark()
  park.enter(1)
  expect(park.effects.map((effect) => effect.do)).toEqual(['keep', 'admit', 'send', 'tell'])
})

it.each([
  ['one after the other', 1_000],
  ['all at once', 0],
])('[E2] a crowd of 18 that arrives %s at the fountain of the square stands apart', (_how, pauseMs) => {
  const { grid, entries } = compileRoom(PLAZA)
  const park = aPark({ grid, entries })
  const tiles = Array.from({ length: 18 }, (_, index) => {
    park.wait(pauseMs)
    return arrivalOf(park, index + 1)
  })
  expect(tiles[0]).toEqual({ x: 20, y: 17 })
  // A dog is drawn one and a half tiles wide and more than one high, so with a tile between them none covers another.
  expect(closest(tiles)).toBe(2)
  const far = tiles.filter(({ x, y }) => Math.max(Math.abs(x - 20), Math.abs(y - 17)) > 6)
  expect(far).toEqual([])
})

it.each(['11:30', '12:30', '23:30'])('[E2] puts nobody of 18 newcomers before Garm at %s UTC', (time) => {
  const { grid, entries } = compileRoom(PLAZA)
  const park = aPark({ grid, entries })
  park.wait(Date.parse(`2026-11-20T${time}:00Z`) - park.now)
  const garm = npcAt('garm', { room: 'plaza', grid }, park.now)!.place.tile
  const tiles = Array.from({ length: 18 }, (_, index) => arrivalOf(park, index + 1))
  expect(tiles[0]).toEqual({ x: 20, y: 17 })
  expect(tiles.filter(({ x, y }) => y === garm.y && Math.abs(x - garm.x) <= 1)).toEqual([])
})

it('[E2] puts the same dogs in the same order on the same tiles', () => {
  const arrivals = () => {
    const park = aPark()
    return Array.from({ length: 18 }, (_, index) => arrivalOf(park, index + 1))
  }
  expect(arrivals()).toEqual(arrivals())
})

it('[E2] keeps arriving dogs away from goals of others, and from dogs with a lost connection', () => {
  const park = aPark({ entries: [{ x: 5, y: 5 }] })
  park.enter(1).walk(4, 4)
  park.enter(2).drop()
  const [asleep, max] = [park.room.snapshot(park.now).dogs[1]!.walk, arrivalOf(park, 3)]
  expect(closest([{ x: 4, y: 4 }, asleep, max])).toBe(2)
})

it('[E2] puts nobody into water while there is dry ground near a dry entry', () => {
  const grid = aGrid('.......', '~~~~~~~', '~~~~~~~', '~~~~~~~')
  const park = aPark({ grid, entries: [{ x: 3, y: 0 }] })
  expect([1, 2, 3].map((dog) => arrivalOf(park, dog).y)).toEqual([0, 0, 0])
})

it('[E2] puts dogs on free tiles where it is too narrow to stand apart, never on forbidden ground', () => {
  const grid = aGrid('#####', '#...#', '#.#.#', '#####')
  const park = aPark({ grid, entries: [{ x: 1, y: 1 }] })
  const places = [1, 2, 3, 4, 5].map((dog) => {
    const { x, y } = arrivalOf(park, dog)
    return `${x},${y}`
  })
  expect(new Set(places)).toEqual(new Set(['1,1', '2,1', '1,2', '3,1', '3,2']))
})

it('[E2] lets a dog in when every tile near the entry is taken', () => {
  const park = aPark({ grid: aGrid('##', '#.'), entries: [{ x: 1, y: 1 }] })
  park.enter(1)
  const max = park.enter(2)
  expect(max.of('welcome')[0]!.dogs.map(({ walk }) => [walk.x, walk.y])).toEqual([
    [1, 1],
    [1, 1],
  ])
})

it('[E3] closes the older socket of a dog that enters with a newer epoch, and keeps its place', () => {
  const park = aPark()
  const max = park.enter(2)
  const phone = park.enter(1, { epoch: 4 })
  phone.walk(14, 14)
  park.wait(10_000)
  const before = max.received.length
  const laptop = park.enter(1, { epoch: 5 })
  expect(park.effects.map((effect) => effect.do)).toEqual(['keep', 'close', 'admit', 'send'])
  expect(phone.closedWith).toBe(CLOSE.elsewhere)
  const welcome = laptop.of('welcome')[0]!
  expect(welcome.resumed).toBe(true)
  expect(welcome.dogs.find((dog) => dog.id === 1)!.walk).toMatchObject({ dirs: '333344', startedAt: NOON })
  expect(max.received).toHaveLength(before)
  expect(park.room.size).toBe(2)
})

it('[E3] turns away an older epoch, unseen by others', () => {
  const park = aPark()
  const laptop = park.enter(1, { epoch: 5 })
  const received = laptop.received.length
  const late = park.enter(1, { epoch: 4 })
  expect(late.closedWith).toBe(CLOSE.elsewhere)
  expect(late.received).toEqual([])
  expect(laptop.isOpen).toBe(true)
  expect(laptop.received).toHaveLength(received)
})

it('[E3] turns away an older epoch also while the connection of the dog is lost', () => {
  const park = aPark()
  park.enter(1, { epoch: 5 }).drop()
  expect(park.enter(1, { epoch: 4 }).closedWith).toBe(CLOSE.elsewhere)
  expect(park.enter(1, { epoch: 5 }).isOpen).toBe(true)
})

it('[E3] ignores messages of the older socket', () => {
  const park = aPark()
  const max = park.enter(2)
  const phone = park.enter(1, { epoch: 4 })
  park.enter(1, { epoch: 5 })
  phone.say('hej')
  phone.drop()
  expect(max.of('said')).toEqual([])
  expect(max.of('dropped')).toEqual([])
})

it('[E3] sends the others the new looks of a dog that enters again', () => {
  const park = aPark()
  const max = park.enter(2)
  park.enter(1, { epoch: 1 })
  park.enter(1, { epoch: 2, color: '#112233' })
  expect(max.of('entered')).toHaveLength(2)
  expect(max.last).toMatchObject({ type: 'entered', dog: { id: 1, color: '#112233', away: false } })
})

it('[E4] closes a newcomer to a full room as full, but not a dog that is inside', () => {
  const park = aPark({ maxDogs: 2 })
  park.enter(1)
  park.enter(2).drop()
  expect(park.enter(3).closedWith).toBe(CLOSE.full)
  expect(park.enter(2).isOpen).toBe(true)
  expect(park.room.size).toBe(2)
})

it.each([1, 2])('[E5] welcomes a client of protocol version %i in that version', (version) => {
  expect(aPark().enter(1, {}, { version }).of('welcome')[0]).toMatchObject({ version })
})

it('[E5] closes a client of another protocol version as too old, unseen by others', () => {
  const park = aPark()
  const max = park.enter(2)
  const received = max.received.length
  const old = park.enter(1, {}, { version: 0 })
  expect(old.closedWith).toBe(CLOSE.tooOld)
  expect(max.received).toHaveLength(received)
  expect(park.room.size).toBe(1)
})

it('[C5] sends a newcomer the newest 50 lines, oldest first', () => {
  const park = aPark()
  const max = park.enter(2)
  for (let n = 1; n <= 60; n++) {
    max.say(`line ${n}`)
    park.wait(1_000)
  }
  const { lines } = park.enter(1).of('welcome')[0]!
  expect(lines.map((line) => line.seq)).toEqual(Array.from({ length: 50 }, (_, n) => n + 11))
})

it('[C5] sends the newest 50 lines to a client with a number that this room has not reached', () => {
  const park = aPark()
  park.enter(2).say('hej')
  expect(park.enter(1, {}, { lastSeq: 900 }).of('welcome')[0]!.lines).toHaveLength(1)
})

const HALL = {
  entries: [
    { id: 'gate', x: 3, y: 3 },
    { id: 'west', x: 15, y: 15 },
  ],
} as const

it('[E2] puts a dog at the entry of its door, and at the first entry for an unknown door', () => {
  const park = aPark(HALL)
  const [bella, max] = [park.enter(1, { entry: 'west' }), park.enter(2, { entry: 'cellar' })]
  expect(bella.of('welcome')[0]!.dogs[0]!.walk).toMatchObject({ x: 15, y: 15, dirs: '' })
  expect(max.of('welcome')[0]!.dogs[1]!.walk).toMatchObject({ x: 3, y: 3 })
})

it('[E7] moves a dog that comes back through a door to that door, and tells the others', () => {
  const park = aPark(HALL)
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.drop()
  const again = park.enter(1, { epoch: 2, entry: 'west' })
  expect(again.of('welcome')[0]).toMatchObject({ resumed: false })
  expect(max.last).toMatchObject({ type: 'entered', dog: { id: 1, walk: { x: 15, y: 15 } } })
})

it('has the doors in the welcome', () => {
  const doors = [{ id: 'out', x: 1, y: 4, w: 1, h: 2, room: 'forest' }]
  expect(aPark({ doors }).enter(1).of('welcome')[0]!.doors).toEqual(doors)
})

it('[E7] sends a reader that was held all that it missed, and the others nothing', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  max.say('heard')
  max.say('missed')
  const [effect, ...others] = park.room.on({ type: 'caughtUp', dog: 1, lastSeq: 1 }, park.now)
  expect(others).toEqual([])
  expect(effect).toMatchObject({ do: 'send', to: 1, message: { type: 'welcome', resumed: true, you: 1 } })
  expect(effect).toMatchObject({ message: { lines: [{ seq: 2, text: 'missed' }] } })
  bella.drop()
  expect(park.room.on({ type: 'caughtUp', dog: 1, lastSeq: 1 }, park.now)).toEqual([])
})
