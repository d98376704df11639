import { expect, it } from 'vitest'
import { predict } from '#app/game/model/world/predict.ts'
import { reduce } from '#app/game/model/world/reduce.ts'
import { lostTouch, drawnPlaceOf } from '#app/game/model/world/seen-dog.ts'
import { EMPTY_WORLD, lastSeqOf, markRead, roomTime } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import type { ServerMessage, WireDog } from '#durable/protocol/messages.ts'
import { Parkmate } from '#test/app/game/parkmate.ts'
import { anEmptyGrid } from '#test/support/grids.ts'
import { aPark, NOON } from '#test/support/park.ts'
import { words } from '#test/support/words.ts'

const LAWN = anEmptyGrid(20, 20)

function aDog(id: number, changes: Partial<WireDog> = {}): WireDog {
  const wear = { hat: null, mouth: null, back: null, ass: null }
  const walk = { x: id, y: 3, dirs: '', startedAt: NOON }
  const looks = { color: '#c08040', shadowColor: '#86592d', wear, badge: null }
  return { id, slot: id, name: `Dog ${id}`, ...looks, pose: 'stand', facing: 4, walk, away: false, ...changes }
}

function aWelcome(changes: Partial<Extract<ServerMessage, { type: 'welcome' }>> = {}): ServerMessage {
  const dogs = [aDog(1), aDog(2)]
  const place = { room: 'plaza', pack: 'abc', doors: [], lastSeq: 0 }
  return { type: 'welcome', version: 1, ...place, you: 1, now: NOON, resumed: false, dogs, lines: [], ...changes }
}

function after(messages: readonly ServerMessage[], from: World = EMPTY_WORLD, now = NOON): World {
  return messages.reduce((world, message) => reduce(world, message, { grid: LAWN, now }), from)
}

function aLine(seq: number, dog = 2): Extract<ServerMessage, { type: 'said' }> {
  return { type: 'said', seq, dog, name: `Dog ${dog}`, color: '#c08040', text: words(`line ${seq}`), at: NOON + seq }
}

it('learns from the welcome who is here, which of them is the own dog, and how the clocks differ', () => {
  const world = after([aWelcome({ now: NOON + 5000 })])
  expect(world.me).toBe(1)
  expect([...world.dogs.keys()]).toEqual([1, 2])
  expect(roomTime(world, NOON + 10)).toBe(NOON + 5010)
})

it('learns from the welcome whether the own dog is hidden, and when it is no longer', () => {
  const hidden = after([aWelcome({ hidden: true })])
  expect([hidden.hidden, after([aWelcome()], hidden).hidden]).toEqual([true, false])
})

it('keeps the birthday and the owner of a dog that it was told, also when its looks change', () => {
  const world = after([
    aWelcome({ marks: [{ dog: 2, mark: { born: 20_000, owner: 'Lakrits99' } }] }),
    { type: 'entered', dog: aDog(2, { color: '#ffffff' }) },
    { type: 'entered', dog: aDog(3) },
    { type: 'marked', dog: 3, mark: { born: 20_040 } },
  ])
  expect([1, 2, 3].map((id) => world.dogs.get(id)?.born)).toEqual([undefined, 20_000, 20_040])
  expect(world.dogs.get(2)?.owner).toBe('Lakrits99')
})

it('leaves the own dog on its seat when it learns that the clock of the room is ahead', () => {
  const sat: ServerMessage = { type: 'used', thing: 0, dog: 1, at: NOON + 100, a: 0, b: 0 }
  const line = { ...aLine(1), at: NOON + 60_000 }
  const walk = { x: 1, y: 3, dirs: '', startedAt: NOON - 1000 }
  const world = after([aWelcome({ dogs: [aDog(1, { walk }), aDog(2)] }), sat, line], EMPTY_WORLD, NOON + 100)
  expect(world.dogs.get(1)?.walk).toEqual(walk)
})

it('has the own dog sit where its walk has just ended by the clock that it learns from that', () => {
  const walk = { x: 1, y: 3, dirs: '2', startedAt: NOON }
  const used: ServerMessage = { type: 'used', thing: 0, dog: 1, at: NOON + 300, a: 0, b: 0 }
  const world = after([aWelcome({ dogs: [aDog(1, { walk }), aDog(2)] }), used], EMPTY_WORLD, NOON)
  expect(world.dogs.get(1)?.walk).toEqual(walk)
})

it('has the own dog get up from its seat by a walk without a step that it asked for before it sat', () => {
  const walk = { x: 1, y: 3, dirs: '', startedAt: NOON - 1000 }
  const before = after([aWelcome({ dogs: [aDog(1, { walk })] })])
  const asked = predict(before, walk, { grid: LAWN, now: NOON + 100 })!
  const answer: ServerMessage = { type: 'walked', dog: 1, seq: asked.request.seq, ...walk, startedAt: NOON + 300 }
  expect(after([answer], asked.world, NOON + 500).dogs.get(1)?.walk.startedAt).toBe(NOON + 300)
})

it('[SU2] knows the heart of a dog until it is told that there is none', () => {
  const world = after([
    aWelcome({ marks: [{ dog: 1, mark: { heart: 'Gold' } }] }),
    { type: 'marked', dog: 2, mark: { heart: 'Silver' } },
  ])
  expect([1, 2].map((id) => world.dogs.get(id)?.heart)).toEqual(['Gold', 'Silver'])
  const later = after(
    [
      { type: 'marked', dog: 1, mark: { heart: null } },
      // It is introduced anew, and no heart follows.
      { type: 'entered', dog: aDog(2) },
    ],
    world,
  )
  expect([1, 2].map((id) => later.dogs.get(id)?.heart ?? null)).toEqual([null, null])
})

it('logs a dog that enters, but not a change of looks', () => {
  const world = after([
    aWelcome(),
    { type: 'entered', dog: aDog(3) },
    { type: 'entered', dog: aDog(3, { color: '#ffffff' }) },
  ])
  expect(world.dogs.get(3)?.color).toBe('#ffffff')
  expect(world.log).toMatchObject([{ kind: 'note', note: 'entered', name: 'Dog 3' }])
})

it('removes a dog that leaves, and keeps its name in the log', () => {
  const world = after([aWelcome(), { type: 'left', dog: 2 }])
  expect(world.dogs.has(2)).toBe(false)
  expect(world.log).toMatchObject([{ note: 'left', name: 'Dog 2' }])
})

it('shows a dog as away from the loss of its connection until it returns', () => {
  const dropped = after([aWelcome(), { type: 'dropped', dog: 2 }])
  expect(dropped.dogs.get(2)?.away).toBe(true)
  expect(after([{ type: 'returned', dog: 2 }], dropped).dogs.get(2)?.away).toBe(false)
})

it('curls the own dog up while the connection is lost', () => {
  expect(lostTouch(after([aWelcome()])).dogs.get(1)?.away).toBe(true)
})

it('stands a sitting dog up when it walks, and keeps the direction that it walked in', () => {
  const sitting = after([aWelcome({ dogs: [aDog(1), aDog(2, { pose: 'sit' })] })])
  const world = after([{ type: 'walked', dog: 2, x: 2, y: 3, dirs: '22', startedAt: NOON }], sitting)
  const dog = world.dogs.get(2)!
  expect(dog.pose).toBe('stand')
  expect(drawnPlaceOf(world, LAWN, dog, NOON + 200)).toMatchObject({ x: 3, facing: 2, moving: true })
  expect(drawnPlaceOf(world, LAWN, dog, NOON + 5000)).toMatchObject({ x: 4, facing: 2, moving: false })
})

it('glides a correction within 150 ms, and jumps over a long way', () => {
  const world = after([aWelcome()])
  const near = after([{ type: 'walked', dog: 2, x: 3, y: 3, dirs: '', startedAt: NOON }], world)
  expect(drawnPlaceOf(near, LAWN, near.dogs.get(2)!, NOON)).toMatchObject({ x: 2, isGliding: true })
  expect(drawnPlaceOf(near, LAWN, near.dogs.get(2)!, NOON + 75)).toMatchObject({ x: 2.5, isGliding: true })
  expect(drawnPlaceOf(near, LAWN, near.dogs.get(2)!, NOON + 150)).toMatchObject({ x: 3, isGliding: false })
  const far = after([{ type: 'walked', dog: 2, x: 15, y: 15, dirs: '', startedAt: NOON }], world)
  expect(drawnPlaceOf(far, LAWN, far.dogs.get(2)!, NOON).x).toBe(15)
})

it('rests a dog on the tile that the room names', () => {
  const world = after([aWelcome(), { type: 'rested', dog: 2, pose: 'curl', x: 4, y: 3, facing: 6 }])
  expect(world.dogs.get(2)).toMatchObject({ pose: 'curl', facing: 6, walk: { x: 4, y: 3, dirs: '' } })
})

it('keeps the 500 newest lines in the log', () => {
  const world = after([aWelcome(), ...Array.from({ length: 620 }, (_, index) => aLine(index + 1))])
  expect(world.log).toHaveLength(500)
  expect(world.log[0]).toMatchObject({ line: { seq: 121 } })
  expect(new Set(world.log.map(({ key }) => key)).size).toBe(500)
})

it('counts what others said as unread, until the log is looked at', () => {
  const world = after([aWelcome(), aLine(1), aLine(2, 1), aLine(3)])
  expect(world.unread).toBe(2)
  expect(markRead(world).unread).toBe(0)
})

it('shows a line that is received twice once', () => {
  const world = after([aWelcome(), aLine(1), aLine(2), aLine(2)])
  expect(
    after([aWelcome({ lines: [aLine(1), aLine(2), aLine(3)] })], world).log.filter(({ kind }) => kind === 'said'),
  ).toHaveLength(3)
})

it('puts what was said meanwhile below "while you were away"', () => {
  const world = after([aWelcome(), aLine(1)])
  const back = after([aWelcome({ resumed: true, lines: [aLine(2), aLine(3)] })], lostTouch(world))
  expect(
    back.log.map((entry) => (entry.kind === 'said' ? entry.line.seq : entry.kind === 'note' && entry.note)),
  ).toEqual([1, 'away', 2, 3])
  expect(back.lastSeq).toBe(3)
  expect(back.dogs.get(1)?.away).toBe(false)
})

it('loses and doubles no line after a reconnect, and keeps the place of the own dog', () => {
  const park = aPark({ grid: LAWN })
  const pelle = new Parkmate(park, 1, { grid: LAWN })
  const saga = new Parkmate(park, 2, { grid: LAWN })
  pelle.walkTo({ x: 4, y: 4 })
  saga.say('one')
  for (const mate of [pelle, saga, pelle]) mate.run()
  pelle.socket.drop()
  park.wait(3000)
  saga.say('two')
  saga.run()
  park.wait(5000)
  pelle.reconnect()
  const heard = pelle.world.log.map((entry) =>
    entry.kind === 'said' ? entry.line.text : entry.kind === 'note' && entry.note,
  )
  expect(heard).toEqual(['entered', 'one', 'away', 'two'])
  expect(pelle.place(1).tile).toEqual({ x: 4, y: 4 })
})

it('shows lines of a room once that the dog comes back to from another', () => {
  const world = after([aWelcome({ lines: [aLine(1), aLine(2)] }), aWelcome({ room: 'meadow', lines: [] })])
  const back = after([aWelcome({ lines: [aLine(1), aLine(2), aLine(3)] })], world)
  expect(back.log.flatMap((entry) => (entry.kind === 'said' ? [entry.line.seq] : []))).toEqual([1, 2, 3])
  expect(back.lastSeq).toBe(3)
})

it('ignores an unknown message', () => {
  const world = after([aWelcome()])
  const unknown: ServerMessage = JSON.parse('{"type":"barked","dog":2}')
  expect(after([unknown], world)).toBe(world)
})

it('keeps a log for each room, and receives only new lines when it comes back', () => {
  const inPlaza = after([aWelcome(), aLine(1), aLine(2)])
  const inForest = after([aWelcome({ room: 'forest', lines: [] })], inPlaza)
  expect(inForest).toMatchObject({ room: 'forest', log: [], lastSeq: null, unread: 0 })
  expect([lastSeqOf(inForest, 'plaza'), lastSeqOf(inForest, 'lake')]).toEqual([2, null])
  const back = after([aWelcome({ lines: [aLine(2), aLine(3)].map(({ type: _, ...line }) => line) })], inForest)
  expect(back.log.flatMap((entry) => (entry.kind === 'said' ? [entry.line.seq] : []))).toEqual([1, 2, 3])
})

it('[J2] lets a dog wag while another one sniffs it, unless it sleeps or does something itself', () => {
  const sniffed: ServerMessage = { type: 'sniffed', dog: 2, other: 1 }
  const doing = (world: World) => world.dogs.get(1)?.doing?.pose
  expect(doing(after([aWelcome(), sniffed]))).toBe('happy')
  expect(after([aWelcome(), sniffed]).dogs.get(2)?.doing?.pose).toBe('sniff')
  expect(doing(after([aWelcome({ dogs: [aDog(1, { pose: 'curl' }), aDog(2)] }), sniffed]))).toBeUndefined()
  expect(doing(after([aWelcome(), { type: 'sniffed', dog: 1, other: 2 }, sniffed]))).toBe('sniff')
  expect(doing(after([aWelcome(), { type: 'sniffed', dog: 1, other: 1 }]))).toBe('sniff')
})
