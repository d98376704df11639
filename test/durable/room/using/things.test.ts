import { expect, it } from 'vitest'
import type { ServerMessage } from '#durable/protocol/messages.ts'
import { ballAt } from '#durable/rules/things/roll.ts'
import { usableThings } from '#durable/rules/things/usable.ts'
import { aPark, NOON } from '#test/support/park.ts'

const THINGS = [
  { id: 'tree', prefab: 'spruce-tall', x: 64, y: 64 },
  { id: 'ball', prefab: 'ball', x: 336, y: 360 },
  { id: 'bell', prefab: 'bell', x: 360, y: 352 },
  { id: 'bench', prefab: 'bench', x: 320, y: 352 },
  { id: 'bowl', prefab: 'bowl-water', x: 352, y: 352 },
  { id: 'lamp', prefab: 'floor-lamp', x: 330, y: 352 },
  { id: 'far-bell', prefab: 'bell', x: 60, y: 60 },
  { id: 'board', prefab: 'notice-board', x: 336, y: 352 },
]
const [BALL, BELL, BENCH, BOWL] = [0, 1, 2, 3]
let ops = 0
const anOp = () => `00000000-0000-4000-8000-${`${++ops}`.padStart(12, '0')}`
const using = (thing: string, how?: number, op = anOp()) =>
  ({ type: 'use', op, thing, ...(how !== undefined && { how }) }) as const

const theRoom = () => aPark({ things: THINGS })
const isUsed = ({ type }: ServerMessage) => type === 'used'

it('[US1] a dog pushes the ball before the eyes of all, and is told that it was done', () => {
  const park = theRoom()
  const [bella, max] = [park.enter(1), park.enter(2)]
  const ask = using('ball', 2)
  bella.send(ask)
  const used = { type: 'used', thing: BALL, dog: 1, at: NOON, a: 336 + 2 * 4096, b: 360 }
  expect(bella.received.slice(-2)).toEqual([used, { type: 'done', request: 'use', op: ask.op }])
  expect(max.last).toEqual(used)
  expect(park.asked).toEqual([])
})

it('[US1] refuses what is too far away, is not there, cannot be used, or only opens a window', () => {
  const park = theRoom()
  const bella = park.enter(1)
  const reasonOf = (thing: string, how?: number) => {
    bella.send(using(thing, how))
    park.wait(500)
    const { last } = bella
    return last?.type === 'refused' && last.request === 'use' ? last.reason : null
  }
  expect(reasonOf('far-bell')).toBe('too-far')
  for (const thing of ['tree', 'board', 'moon', '__proto__', 'constructor', ''])
    expect(reasonOf(thing)).toBe('not-here')
  expect(reasonOf('ball', 8)).toBe('not-here')
  expect(reasonOf('self', 2)).toBe('not-here')
})

it('[K4] a hidden moderator uses nothing', () => {
  const park = theRoom()
  const [mod, max] = [park.enter(1, { mayHide: true, hidden: true, badge: 'moderator' }), park.enter(2)]
  for (const thing of ['ball', 'bench', 'self']) mod.send(using(thing, 0))
  expect(mod.of('refused').map(({ reason }) => reason)).toEqual(['you-are-hidden', 'you-are-hidden', 'you-are-hidden'])
  expect(max.of('used')).toEqual([])
})

it('[US1] a dog that was curled up wakes when it uses something', () => {
  const park = theRoom()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send({ type: 'rest', pose: 'curl' })
  bella.send(using('bowl'))
  expect(max.received.slice(-2)).toMatchObject([
    { type: 'rested', dog: 1, pose: 'stand' },
    { type: 'used', thing: BOWL },
  ])
})

it('[US2] takes six uses of a dog at once, then one in half a second', () => {
  const park = theRoom()
  const bella = park.enter(1)
  for (let i = 0; i < 8; i++) bella.send(using('self', 15))
  const reasons = bella.of('refused').map(({ reason }) => reason)
  expect(reasons).toEqual([...Array<string>(6).fill('not-here'), 'too-fast', 'too-fast'])
  expect(bella.last).toMatchObject({ retryInMs: 500 })
  park.wait(500)
  bella.send(using('ball', 2))
  expect(bella.last).toMatchObject({ type: 'done' })
})

it('[US2] an act that the ledger has yet to answer holds no use up, and no use an act', () => {
  const park = theRoom()
  const [bella] = [park.enter(1), park.enter(2)]
  bella.send({ type: 'sniff', op: anOp(), dog: 2 })
  bella.send(using('ball', 2))
  expect(bella.last).toMatchObject({ type: 'done', request: 'use' })
  expect(park.asked).toHaveLength(1)
})

it('answers a retry of an op again, and does nothing twice', () => {
  const park = theRoom()
  const [bella, max] = [park.enter(1), park.enter(2)]
  const ask = using('lamp')
  bella.send(ask).send(ask)
  expect(bella.of('done').map(({ op }) => op)).toEqual([ask.op, ask.op])
  expect(max.received.filter(isUsed)).toHaveLength(1)
})

it('[US3] a bell rests for all', () => {
  const park = theRoom()
  const [bella, max] = [park.enter(1), park.enter(2)]
  bella.send(using('bell'))
  park.wait(1000)
  max.send(using('bell'))
  expect(max.last).toMatchObject({ type: 'refused', reason: 'thing-rests', retryInMs: 2000 })
  park.wait(2000)
  max.send(using('bell'))
  expect(bella.last).toMatchObject({ type: 'used', thing: BELL, dog: 2, a: 2 })
})

it('[US3] 150 dogs ring one bell once in three seconds', () => {
  const park = aPark({ things: THINGS })
  const dogs = Array.from({ length: 12 }, (_, i) => park.enter(i + 1))
  for (let second = 0; second < 12; second++) {
    for (const dog of dogs) dog.send(using('bell'))
    park.wait(1000)
  }
  expect(dogs[0]!.of('used').length).toBe(4)
})

it('[US4] leaves a thing to others that one dog has used twelve times, while somebody is near', () => {
  const park = theRoom()
  const [bella, max] = [park.enter(1), park.enter(2)]
  for (let use = 0; use < 12; use++) {
    bella.send(using('lamp'))
    park.wait(2000)
  }
  expect(bella.of('done')).toHaveLength(12)
  bella.send(using('lamp'))
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'let-others', retryInMs: 18_000 })
  max.send(using('lamp'))
  expect(max.last).toMatchObject({ type: 'done' })
  park.wait(2000)
  bella.send(using('lamp'))
  expect(bella.last).toMatchObject({ type: 'done' })
})

it('[US5] who does not hear a dog sees the ball that it pushes, and is told that it does not hear it', () => {
  const park = theRoom()
  const [bella, max, nils] = [park.enter(1), park.enter(2, { unheard: [10] }), park.enter(3)]
  bella.send(using('ball', 2))
  const [heard] = nils.of('used')
  expect(max.of('used')).toEqual([{ ...heard, unheard: true }])
  expect(heard).not.toHaveProperty('unheard')
})

it('[US5] [C11] a bark and a shake reach those alone who hear the dog', () => {
  const park = theRoom()
  const [bella, max, nils] = [park.enter(1), park.enter(2, { unheard: [10] }), park.enter(3)]
  bella.send(using('self', 0)).send(using('self', 1))
  expect(nils.of('used')).toMatchObject([
    { thing: 'self', dog: 1, a: 0 },
    { thing: 'self', dog: 1, a: 1 },
  ])
  expect(bella.of('used')).toHaveLength(2)
  expect(max.of('used')).toEqual([])
})

it('[US5] staff with a badge are heard by everybody', () => {
  const park = theRoom()
  const [mod, max] = [park.enter(1, { badge: 'moderator' }), park.enter(2, { unheard: [10] })]
  mod.send(using('self', 0))
  expect(max.of('used')).toHaveLength(1)
})

it('[US6] in a pause nobody but staff rings or barks; all else goes on', () => {
  const park = theRoom()
  const [bella, mod] = [park.enter(1), park.enter(2, { badge: 'moderator' })]
  park.calmDown({ mode: 'pause', everySeconds: 0, until: NOON + 60_000 })
  bella.send(using('bell')).send(using('self', 0)).send(using('ball', 2)).send(using('self', 1))
  expect(bella.of('refused')).toMatchObject([
    { reason: 'room-paused', retryInMs: 60_000 },
    { reason: 'room-paused', retryInMs: 60_000 },
  ])
  expect(bella.of('done')).toHaveLength(2)
  mod.send(using('bell')).send(using('self', 0))
  expect(mod.of('done')).toHaveLength(2)
})

it('[TH13] a dog barks once a second', () => {
  const park = theRoom()
  const bella = park.enter(1)
  bella.send(using('self'))
  park.wait(400)
  bella.send(using('self'))
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'too-fast', retryInMs: 600 })
  park.wait(600)
  bella.send(using('self'))
  expect(bella.last).toMatchObject({ type: 'done' })
})

it('[TH3] two dogs sit side by side, and a third finds no place until one gets up', () => {
  const park = theRoom()
  const [bella, max, nils] = [park.enter(1), park.enter(2), park.enter(3)]
  park.wait(100)
  for (const dog of [bella, max, nils]) dog.send(using('bench', 0))
  expect(nils.of('used')).toMatchObject([
    { thing: BENCH, dog: 1, a: 0 },
    { thing: BENCH, dog: 2, a: 1 },
  ])
  expect(nils.last).toMatchObject({ type: 'refused', reason: 'seat-taken' })
  bella.walk(12, 10)
  nils.send(using('bench', 0))
  expect(max.last).toMatchObject({ type: 'used', dog: 3, a: 0 })
})

it.each(['stand', 'sit', 'curl'] as const)(
  '[TH3] a dog that sits on a bench gets up by the pose %s, which all see',
  (pose) => {
    const park = theRoom()
    const [bella, max] = [park.enter(1), park.enter(2)]
    park.wait(100)
    bella.send(using('bench', 0))
    park.wait(100)
    bella.send({ type: 'rest', pose })
    expect(max.received.slice(-2)).toMatchObject([
      { type: 'walked', dog: 1, dirs: '', startedAt: park.now },
      { type: 'rested', dog: 1, pose },
    ])
    expect(park.enter(3).of('welcome')[0]!.used).toBeUndefined()
  },
)

it('[TH3] a walk to its own tile makes it get up before the eyes of all', () => {
  const park = theRoom()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.wait(100)
  bella.send(using('bench', 0))
  park.wait(100)
  bella.walk(10, 10)
  expect(max.last).toMatchObject({ type: 'walked', dog: 1, dirs: '' })
})

it.each([
  ['leaves', { type: 'leave' }],
  ['hides', { type: 'hide', hidden: true }],
] as const)('[TH3] who %s holds no seat', (_, goes) => {
  const park = theRoom()
  const [bella, max] = [park.enter(1, { mayHide: true }), park.enter(2)]
  park.wait(100)
  bella.send(using('bench', 0)).send(goes)
  max.send(using('bench', 0))
  expect(max.of('used').at(-1)).toMatchObject({ dog: 2, a: 0 })
})

it('[TH3] who showed itself again after hiding does not sit there any more', () => {
  const park = theRoom()
  const bella = park.enter(1, { mayHide: true })
  park.wait(100)
  bella.send(using('bench', 0))
  bella.send({ type: 'hide', hidden: true }).send({ type: 'hide', hidden: false })
  expect(park.enter(2).of('welcome')[0]!.used).toBeUndefined()
})

it('[TH3] a dog that walks does not sit down', () => {
  const park = theRoom()
  const bella = park.enter(1)
  bella.walk(11, 10)
  bella.send(using('bench', 0))
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'stand-still' })
})

it('a welcome says what is in use, and by whom where that dog is to be seen', () => {
  const park = theRoom()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.wait(100)
  bella.send(using('ball', 2)).send({ type: 'leave' })
  max.send(using('bench', 1))
  const welcome = park.enter(3).of('welcome')[0]!
  expect(welcome.usable).toBe(6)
  expect(welcome.used).toEqual([
    { thing: BALL, dog: null, at: NOON + 100, a: 336 + 2 * 4096, b: 360 },
    { thing: BENCH, dog: 2, at: NOON + 100, a: 1, b: 0 },
  ])
  park.wait(200_000)
  expect(park.enter(4).of('welcome')[0]!.used).toMatchObject([{ thing: BENCH }])
})

it('the time of a use is that of the room, whatever a page says', () => {
  const park = theRoom()
  const bella = park.enter(1)
  park.wait(1234)
  bella.send(using('ball', 0))
  expect(bella.of('used')).toMatchObject([{ at: NOON + 1234 }])
})

it('a room that sleeps in the middle of a roll goes on with it as if nothing had been, and is not woken for it', () => {
  const [asleep, awake] = [theRoom(), theRoom()]
  for (const park of [asleep, awake]) {
    park.enter(1).send(using('ball', 2))
    park.wait(500)
  }
  const woken = asleep.wakeAt
  asleep.hibernate()
  expect(asleep.wakeAt).toBe(woken)
  for (const park of [asleep, awake]) {
    park.wait(100)
    park.enter(2).send(using('ball', 4))
  }
  const last = [asleep, awake].map((park) => [...park.own.values()].at(-1)!.of('used').at(-1)!)
  expect(last[0]).toEqual(last[1])
  const [ball] = usableThings(THINGS)
  const places = last.map((use) => ballAt(asleep.grid, ball!.foot, use, NOON + 900))
  expect(places[0]).toEqual(places[1])
})

it('a sleep keeps what is in use, and a seat', () => {
  const park = theRoom()
  const bella = park.enter(1)
  park.wait(100)
  bella.send(using('bench', 1)).send(using('lamp'))
  park.hibernate()
  const max = park.enter(2)
  park.wait(100)
  expect(max.of('welcome')[0]!.used).toMatchObject([
    { thing: BENCH, dog: 1, a: 1 },
    { dog: 1, a: 1 },
  ])
  max.send(using('bench', 1))
  expect(max.of('used')).toMatchObject([{ dog: 2, a: 0 }])
})

it('[US2] [US3] four dogs that push a ball as fast as they may cost whoever watches 46 bytes a second', () => {
  const park = theRoom()
  const [watcher, ...dogs] = [5, 1, 2, 3, 4].map((dog) => park.enter(dog))
  let bytes = 0
  watcher!.page = { takes: (frame) => (bytes += frame.length), isClosed: () => {} }
  for (let turn = 0; turn < 80; turn++) {
    dogs[turn % 4]!.send(using('ball', (watcher!.of('used').length % 2) * 4))
    park.wait(125)
  }
  expect(watcher!.of('used').length).toBeGreaterThan(30)
  expect(bytes / 10).toBeLessThan(46)
})

it('keeps nothing of who has left but where the ball is', () => {
  const park = theRoom()
  const bella = park.enter(1)
  park.wait(100)
  bella.send(using('ball', 2)).send(using('bench', 0)).send({ type: 'leave' })
  park.hibernate()
  expect(park.room.kept.things).toMatchObject([{ thing: 'ball', dog: null }])
  expect(park.room.kept.things).toHaveLength(1)
})

it('all uses of eight seconds are written once', () => {
  const park = theRoom()
  const bella = park.enter(1)
  park.wait(60_000)
  const before = park.storage.writes
  for (let i = 0; i < 120; i++) {
    bella.send(using('ball', (i % 2) * 4))
    park.wait(500)
  }
  expect(bella.of('done')).toHaveLength(120)
  expect(park.storage.writes - before).toBeLessThanOrEqual(8)
})
