import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { LedgerEvent } from '#durable/protocol/ledger-event.ts'
import { PROTOCOL_VERSION } from '#durable/protocol/messages.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Act, Deed, LedgerOutcome } from '#durable/room/act.ts'
import type { RoomEvent } from '#durable/room/events.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { NOON, aPark, lotOf } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'

const OP = '00000000-0000-4000-8000-000000000001'
const COURSE = { game: 'JumpingDog', seed: '0123456789abcdef0123456789abcdef', isCalm: false } as const
const BERET = { id: 5, ver: 2, kind: 'beret', x: 10, y: 11 } as const
/** The moderator's dog, whose number and names occur nowhere else. */
const SPY = aVisitor(90_001, { user: 90_002, name: 'Spectre', owner: 'casper', mayHide: true, badge: 'moderator' })
const { dog, user } = SPY
const TRACE = /90001|90002|Spectre|casper/
const AWAY_MS = 61_000

/** A message of each type. */
const MESSAGES: { [T in ClientMessage['type']]: Extract<ClientMessage, { type: T }> } = {
  hello: { type: 'hello', version: PROTOCOL_VERSION, lastSeq: null },
  walk: { type: 'walk', seq: 1, x: 14, y: 10 },
  say: { type: 'say', text: 'hej' },
  whisper: { type: 'whisper', to: 1, text: 'psst' },
  phrase: { type: 'phrase', phrase: 'hello' },
  emote: { type: 'emote', emote: 'wave' },
  typing: { type: 'typing' },
  rest: { type: 'rest', pose: 'sit' },
  look: { type: 'look', away: true },
  leave: { type: 'leave' },
  hide: { type: 'hide', hidden: true },
  sniff: { type: 'sniff', op: OP, dog: 1 },
  dig: { type: 'dig', op: OP },
  drop: { type: 'drop', op: OP, thing: 7, ver: 1 },
  pickUp: { type: 'pickUp', op: OP, thing: BERET.id, ver: BERET.ver },
  poop: { type: 'poop', op: OP, text: 'mine' },
  scoop: { type: 'scoop', op: OP, poop: 2 },
  pawPrint: { type: 'pawPrint', op: OP, dog: 2, text: 'mine' },
  use: { type: 'use', op: OP, thing: 'npc:garm' },
  smell: { type: 'smell', poop: 2 },
  nose: { type: 'nose' },
  played: { type: 'played', round: OP, from: 0, tick: 0, bytes: '', course: COURSE },
  watch: { type: 'watch', dog: 1 },
  ack: { type: 'ack', frame: 1 },
}

/** An act that was asked for before the dog hid, and its answer. */
function settled(deed: Deed, outcome: LedgerOutcome): RoomEvent {
  return { type: 'settled', act: { op: OP, dog, user, epoch: 1, no: null, ...deed }, outcome }
}

/** So long that no month of it ends in a test. */
const SITS = { from: NOON - 1, until: NOON + 50 * 24 * 60 * 60_000, terms: 2 }
const TILE = { x: 10, y: 10 }
const BY = { name: SPY.name, color: SPY.color, isStaff: true }

const LEDGER: readonly LedgerEvent[] = [
  { type: 'dressed', dog, wear: { ...SPY.wear, hat: 'beret' }, asOf: 9 },
  { type: 'nudge', dog, about: 'life' },
  { type: 'risen', dog, rank: 'valp' },
  { type: 'scored', dog, game: 'JumpingDog', score: 7 },
  { type: 'died', dog },
  { type: 'knocks', dog, knocks: 1 },
  { type: 'marked', dog, heart: 'Gold' },
  { type: 'followed', dog, followers: false },
  { type: 'seated', dog, committee: { from: 0, until: NOON + 60_000, terms: 1 } },
]

/** Every event, in the ways in which it can be about the dog of a moderator. */
const HAPPENING: { [T in RoomEvent['type']]: readonly RoomEvent[] } = {
  hello: [null, 'north'].map((entry): RoomEvent => {
    const visitor = { ...SPY, entry, epoch: 2, color: '#123456', hidden: true }
    return { type: 'hello', visitor, hello: MESSAGES.hello }
  }),
  received: [null, ...Object.values(MESSAGES)].map((message) => ({ type: 'received', dog, message })),
  caughtUp: [dog, 1].map((who) => ({ type: 'caughtUp', dog: who, lastSeq: 0 })),
  dropped: [{ type: 'dropped', dog }],
  turnedAway: [{ type: 'turnedAway', visitor: { ...SPY, epoch: 2 } }],
  pingedTooOften: [{ type: 'pingedTooOften', dog }],
  flooded: [{ type: 'flooded', visitor: SPY }],
  floodedElsewhere: [{ type: 'floodedElsewhere', user }],
  sentAway: [
    { type: 'sentAway', user, code: CLOSE.bye, notice: null },
    { type: 'sentAway', user, code: CLOSE.banned, notice: { reason: 'Be kind', until: NOON + AWAY_MS } },
  ],
  enteredElsewhere: [{ type: 'enteredElsewhere', dog, epoch: 2 }],
  ticketNeeded: [{ type: 'ticketNeeded', dog }],
  staysEnded: [{ type: 'staysEnded', stays: [{ dog, epoch: 1 }] }],
  passersRead: [{ type: 'passersRead', passers: new Map([[dog, null]]) }],
  tidied: [{ type: 'tidied', thing: BERET }],
  ignoreListChanged: [{ type: 'ignoreListChanged', user, unheard: [10] }],
  settled: [
    settled({ type: 'sniff', other: 1 }, { type: 'sniff', karma: 1 }),
    settled({ type: 'dig', tile: TILE, soil: null }, { type: 'dig', bones: 3 }),
    settled({ type: 'drop', thing: { id: 7, ver: 1 }, tile: TILE }, { type: 'drop', thing: { ...BERET, id: 7 } }),
    settled({ type: 'pickUp', thing: BERET }, { type: 'pickUp' }),
    settled({ type: 'poop', tile: TILE, by: BY, words: null }, { type: 'poop', liesMs: 30_000 }),
    settled({ type: 'scoop', poop: { dog: 2, op: 'of Max' } }, { type: 'scoop', karma: 1 }),
    settled({ type: 'pawPrint', to: 1, print: null }, { type: 'pawPrint' }),
    settled({ type: 'use', npc: 'garm', hasWalked: true }, { type: 'use', bones: 1, karma: 1, isErrandDone: true }),
    settled({ type: 'use', post: 0, how: 'read' }, { type: 'post', karma: 1, marks: [] }),
    settled({ type: 'dig', tile: TILE, soil: null }, { type: 'refused', reason: 'try-again' }),
  ],
  stamped: [
    { type: 'stamped', dog, keys: ['bell'], fresh: ['bell'] },
    { type: 'stamped', dog, keys: ['bell'], fresh: null },
  ],
  lotMade: [{ type: 'lotMade', asked: { dog, op: 'wheel', thing: 'wheel' }, lot: lotOf('1') }],
  groundRead: [{ type: 'groundRead', things: [] }],
  learned: LEDGER.map((event) => ({ type: 'learned', events: [event] })),
  calmed: [{ type: 'calmed', calm: { mode: 'pause', everySeconds: 0, until: NOON + AWAY_MS } }],
  woken: [{ type: 'woken' }],
  reopened: [{ type: 'reopened' }],
}

type Before = 'hides' | 'leaves' | 'stays'

/** What another player is sent that names the dog, from an event on until the dog has been away for too long. */
function seenOf(event: RoomEvent, before: Before): string[] {
  const park = aPark({
    entries: [TILE, { x: 3, y: 3, id: 'north' }],
    things: [{ id: 'wheel', prefab: 'spinning-wheel', x: 330, y: 330 }],
    gates: [{ id: 'gate', x: 15, y: 15, w: 2, h: 2, access: { admin: true } }],
  })
  const [bella] = [park.enter(1), park.enter(2, { name: 'Max' })]
  const spy = park.enter(dog, { ...SPY, committee: SITS })
  park.find([BERET])
  layPoopOf(2, park)
  if (before === 'hides') spy.send({ type: 'hide', hidden: true })
  if (before === 'leaves') spy.send({ type: 'leave' })
  park.wait(1000)
  const known = bella.received.length
  happens(event, { park, spy, isHere: before !== 'leaves' })
  park.wait(AWAY_MS)
  return bella.received
    .slice(known)
    .map((message) => JSON.stringify(message))
    .filter((message) => TRACE.test(message))
}

/** The end of a connection is an event of the host as well; sleep leaves it to the room to say who was lost. */
function happens(event: RoomEvent, { park, spy, isHere }: { park: TestPark; spy: Socket; isHere: boolean }): void {
  if (event.type === 'woken' && isHere) park.hibernate(spy)
  else if (event.type === 'dropped' && isHere) spy.drop()
  else park.host.react(event)
}

function layPoopOf(other: number, park: TestPark): void {
  const by = { name: 'Max', color: '#c08040', isStaff: false }
  const deed = { type: 'poop', tile: { x: 9, y: 9 }, by, words: null } as const
  const act: Act = { op: 'of Max', dog: other, user: other * 10, epoch: 1, no: null, ...deed }
  park.host.react({ type: 'settled', act, outcome: { type: 'poop', liesMs: AWAY_MS } })
}

const TYPES = Object.keys(HAPPENING) as RoomEvent['type'][]

it.each(TYPES)('[K4] the event `%s` tells others no more of a hidden dog than of one that has left', (type) => {
  for (const event of HAPPENING[type]) {
    expect(seenOf(event, 'leaves'), JSON.stringify(event)).toEqual(expect.arrayContaining(seenOf(event, 'hides')))
  }
})

it('tells others of the same dog while it does not hide, in all events but seven', () => {
  const silent = TYPES.filter((type) => HAPPENING[type].every((event) => seenOf(event, 'stays').length === 0))
  expect(silent).toEqual([
    'turnedAway',
    'passersRead',
    'tidied',
    'ignoreListChanged',
    'stamped',
    'groundRead',
    'calmed',
  ])
})
