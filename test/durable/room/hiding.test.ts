import { expect, it } from 'vitest'
import type { Visitor } from '#durable/protocol/gate.ts'
import { endOf } from '#durable/rules/walks.ts'
import { aPark } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'

const MOD: Partial<Visitor> = { mayHide: true, badge: 'moderator' }
const MINUTE_MS = 60_000

function hide(socket: Socket, hidden = true): Socket {
  return socket.send({ type: 'hide', hidden })
}

/** Plays a visit of another player, with `meanwhile` before each step. Returns all that it received, as text. */
function lookRound(park: TestPark, meanwhile: (step: number) => void): string {
  const bella = park.enter(1)
  const steps: (() => unknown)[] = [
    () => bella.walk(12, 10),
    () => bella.walk(10, 10, 2),
    () => bella.say('anybody here?'),
    () => park.enter(2, { name: 'Max' }).say('me').walk(10, 11),
    () => bella.send({ type: 'emote', emote: 'heart' }),
    () => bella.send({ type: 'whisper', to: 99, text: 'are you here?' }),
    () => park.wait(MINUTE_MS),
    () => park.hibernate(),
    () => park.enter(1, { epoch: 2 }, { lastSeq: 1 }),
    () => park.wait(MINUTE_MS),
  ]
  steps.forEach((act, step) => {
    meanwhile(step)
    act()
  })
  return JSON.stringify([bella.received, park.own.get(1)!.received, bella.closedWith])
}

it('[K4] sends others the same bytes with a hidden moderator in the room as without', () => {
  const without = lookRound(aPark({ maxDogs: 2 }), () => {})
  const park = aPark({ maxDogs: 2 })
  let spy = park.enter(99, { ...MOD, hidden: true })
  const acts: (() => unknown)[] = [
    () => spy.walk(10, 10),
    () => spy.walk(12, 10, 2),
    () => spy.send({ type: 'rest', pose: 'curl' }),
    () => spy.say('I am here').send({ type: 'typing' }).send({ type: 'emote', emote: 'heart' }),
    () => spy.drop(),
    () => (spy = park.enter(99, { ...MOD, hidden: true, epoch: 2, color: '#123456' })),
    () => spy.send({ type: 'whisper', to: 1, text: 'boo' }),
    () => park.host.stays.seeOff(99, 3),
    () => (spy = park.enter(99, { ...MOD, hidden: true, epoch: 3 })),
    () => spy.send(null),
  ]
  expect(lookRound(park, (step) => acts[step]?.())).toBe(without)
  expect(spy.received.length).toBeGreaterThan(0)
})

it('[K4] sends the others a leaving dog for one that hides, and an entering one for one that shows itself', () => {
  const park = aPark()
  const [bella, spy] = [park.enter(1), park.enter(2, MOD)]
  hide(spy)
  expect(bella.last).toEqual({ type: 'left', dog: 2 })
  expect(spy.last).toMatchObject({ type: 'welcome', hidden: true, resumed: true, lines: [] })
  expect(park.hiding).toMatchObject([{ dog: 2, hidden: true }])
  hide(spy)
  hide(spy, false)
  expect(bella.last).toMatchObject({ type: 'entered', dog: { id: 2, slot: 1 } })
  expect(spy.last).not.toHaveProperty('hidden')
  expect(park.hiding).toMatchObject([
    { dog: 2, hidden: true },
    { dog: 2, hidden: false },
  ])
})

it('[K4] stores again that a dog hides if it comes back when another dog of the user has shown itself', () => {
  const park = aPark()
  park.enter(1)
  hide(park.enter(2, MOD))
  park.hiding.length = 0
  park.enter(2, { ...MOD, hidden: true, epoch: 2 })
  expect(park.hiding).toEqual([])
  const spy = park.enter(2, { ...MOD, hidden: false, epoch: 3 })
  expect(spy.last).toMatchObject({ type: 'welcome', hidden: true })
  expect(park.hiding).toEqual([expect.objectContaining({ dog: 2, user: 20, epoch: 3, hidden: true })])
  park.enter(2, { ...MOD, mayHide: false, hidden: false, epoch: 4 })
  expect(park.hiding).toHaveLength(1)
})

it('[K4] [W8] moves a dog that shows itself beside one that has taken its tile', () => {
  const park = aPark()
  const spy = hide(park.enter(1, MOD))
  park.enter(2).walk(10, 10)
  park.wait(5_000)
  hide(spy, false)
  const [shown, other] = park.room
    .snapshot(park.now)
    .dogs.map(({ walk }) => endOf(walk))
    .toReversed()
  expect(other).toEqual({ x: 10, y: 10 })
  expect(shown).not.toEqual(other)
  expect(
    endOf(
      spy
        .of('welcome')
        .at(-1)!
        .dogs.find(({ id }) => id === 1)!.walk,
    ),
  ).toEqual(shown)
})

it('[K4] leaves a dog that shows itself where it is, and on its walk', () => {
  const park = aPark()
  const spy = hide(park.enter(1, MOD)).walk(15, 10)
  const { walk } = park.room.snapshot(park.now).dogs[0]!
  hide(spy, false)
  expect(park.room.snapshot(park.now).dogs[0]!.walk).toEqual(walk)
})

it('[K4] refuses to hide anybody but moderators', () => {
  const park = aPark()
  const admin = hide(park.enter(1, { badge: 'administrator' }))
  expect(admin.last).toEqual({ type: 'refused', request: 'hide', reason: 'staff-only' })
  expect(park.hiding).toEqual([])
})

it('[K4] shows a hidden moderator everybody and itself, but no other hidden dog', () => {
  const park = aPark()
  park.enter(1)
  park.enter(2, { ...MOD, hidden: true })
  const spy = park.enter(3, { ...MOD, hidden: true })
  expect(spy.of('welcome')[0]!.dogs.map(({ id }) => id)).toEqual([1, 3])
  expect(spy.walk(3, 3).last).toMatchObject({ type: 'walked', dog: 3, seq: 1 })
  spy.send({ type: 'rest', pose: 'sit' })
  expect(spy.last).toMatchObject({ type: 'rested', dog: 3, pose: 'sit' })
})

it('[K4] refuses all that would reveal a hidden moderator', () => {
  const park = aPark()
  const spy = park.enter(3, { ...MOD, hidden: true })
  spy.say('psst').send({ type: 'emote', emote: 'heart' }).send({ type: 'whisper', to: 3, text: 'psst' })
  const no = { type: 'refused', reason: 'you-are-hidden' }
  expect(spy.received.slice(1)).toMatchObject([no, no, no])
  expect(park.log).toEqual([])
})

it('[K4] keeps a dog hidden through a lost connection, a second window, a sleep and a crash', () => {
  const park = aPark()
  const bella = park.enter(1)
  hide(park.enter(2, MOD)).drop()
  const told = bella.received.length
  park.enter(2, { ...MOD, epoch: 2 })
  park.enter(2, { ...MOD, epoch: 3 })
  park.hibernate()
  expect(bella.received).toHaveLength(told)
  park.crash()
  const again = park.enter(1, { epoch: 2 })
  park.enter(2, { ...MOD, epoch: 4 })
  expect(again.of('welcome')[0]!.dogs.map(({ id }) => id)).toEqual([1])
  expect(again.received).toHaveLength(1)
})

it('[K4] shows a dog whose user is no moderator any more', () => {
  const park = aPark()
  const bella = park.enter(1)
  hide(park.enter(2, MOD))
  park.enter(2, { epoch: 2 })
  expect(bella.last).toMatchObject({ type: 'entered', dog: { id: 2 } })
})

it('[K4] hides a dog that comes back after hiding elsewhere', () => {
  const park = aPark()
  const bella = park.enter(1)
  park.enter(2, MOD)
  park.enter(2, { ...MOD, hidden: true, epoch: 2 })
  expect(bella.last).toEqual({ type: 'left', dog: 2 })
})
