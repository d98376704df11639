import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { isAtRest } from '#app/game/model/around/rests.ts'
import { Acts } from '#app/game/model/game/acts.ts'
import { FIRST_STATE } from '#app/game/model/game/game-state.ts'
import type { GameState, Moment } from '#app/game/model/game/game-state.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { SeenDog } from '#app/game/model/world/world.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { anEmptyGrid } from '#test/support/grids.ts'

const NOW = 1_800_000_000_000

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

function someActs({ isOpen = true } = {}) {
  const state = createStore<GameState>(() => ({ ...FIRST_STATE, link: { state: 'open' } }))
  const sent: ClientMessage[] = []
  const told: Moment[] = []
  const send = (message: ClientMessage) => isOpen && sent.push(message) > 0
  const acts = new Acts({ state, send, walkTo: () => {}, tell: (moment) => told.push(moment) })
  const opOf = (index: number) => (sent[index] as { op: string }).op
  return { acts, state, sent, told, opOf }
}

it('[V3] repeats an unanswered act under the same op after reconnecting, until there is an answer', () => {
  const { acts, sent, opOf } = someActs()
  const welcome = { type: 'welcome', dogs: [] } as never
  acts.putDown({ id: 5, ver: 2 })
  acts.heard(welcome, 1)
  expect(sent).toEqual([
    { type: 'drop', op: opOf(0), thing: 5, ver: 2 },
    { type: 'drop', op: opOf(0), thing: 5, ver: 2 },
  ])
  acts.heard({ type: 'done', request: 'drop', op: opOf(0) }, 1)
  acts.heard(welcome, 1)
  expect(sent).toHaveLength(2)
})

it('does not send later what was never sent', () => {
  const { acts, sent } = someActs({ isOpen: false })
  acts.putDown({ id: 5, ver: 2 })
  acts.heard({ type: 'welcome', dogs: [] } as never, 1)
  expect(sent).toEqual([])
})

it('[O1] sends a dig again when it is over, unless the dog was sent elsewhere', () => {
  const { acts, sent, opOf } = someActs()
  acts.dig()
  acts.dig()
  acts.heard({ type: 'digging', dog: 1, until: NOW + 3000 }, 1)
  vi.advanceTimersByTime(2999)
  expect(sent).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sent[1]).toEqual({ type: 'dig', op: opOf(0) })
  acts.heard({ type: 'done', request: 'dig', op: opOf(0), bones: 1 }, 1)
  acts.dig()
  expect(opOf(2)).not.toBe(opOf(0))
  acts.sentOff()
  acts.heard({ type: 'digging', dog: 1, until: NOW + 9000 }, 1)
  vi.advanceTimersByTime(9000)
  expect(sent).toHaveLength(3)
})

it('repeats a temporarily refused act some times under the same op, and reports any other refusal', () => {
  const { acts, sent, state, opOf } = someActs()
  acts.putDown({ id: 5, ver: 2 })
  const no = (reason: 'try-again' | 'place-taken') =>
    acts.heard({ type: 'refused', request: 'drop', op: opOf(0), reason }, 1)
  for (let n = 0; n < 4; n++) {
    no('try-again')
    vi.advanceTimersByTime(3000)
  }
  expect(sent).toHaveLength(5)
  no('try-again')
  expect(state.getState().refusal).toEqual({ reason: 'try-again', request: 'drop' })
  acts.putDown({ id: 6, ver: 1 })
  acts.heard({ type: 'refused', request: 'drop', op: opOf(5), reason: 'place-taken' }, 1)
  expect(state.getState().refusal).toEqual({ reason: 'place-taken', request: 'drop' })
})

it('says which dog a refused sniff was about', () => {
  const { acts, state, opOf } = someActs()
  const dogs = new Map([[1, { ...({} as SeenDog), id: 1 }]])
  state.setState({ world: { ...EMPTY_WORLD, me: 1, dogs } })
  acts.sniff(1)
  acts.heard({ type: 'refused', request: 'sniff', op: opOf(0), reason: 'sniffed-lately' }, 1)
  expect(state.getState().refusal).toEqual({ reason: 'sniffed-lately', request: 'sniff', dog: 1 })
})

it('[U4] reports a paw print once, and its refusal to its window', () => {
  const { acts, told, state, opOf } = someActs()
  acts.leavePrint(2, 'sleep well')
  acts.heard({ type: 'done', request: 'pawPrint', op: opOf(0) }, 1)
  acts.heard({ type: 'done', request: 'pawPrint', op: opOf(0) }, 1)
  expect(told).toEqual([{ type: 'printed', dog: 2 }])
  acts.leavePrint(2, '')
  acts.heard({ type: 'refused', request: 'pawPrint', op: opOf(1), reason: 'print-waits' }, 1)
  expect(state.getState().refusal).toEqual({ reason: 'print-waits', request: 'pawPrint', dog: 2 })
})

it('acts on arrival also if the room starts the walk later than this page', () => {
  const { acts, state, sent } = someActs()
  const grid = anEmptyGrid(20, 20)
  const at = (x: number) => ({ x, y: 5, dirs: '', startedAt: NOW })
  const dog = (id: number, x: number) => ({ ...({} as SeenDog), id, walk: at(x), pose: 'stand' as const, away: false })
  const place = { grid } as never
  const dogs = new Map([1, 2].map((id) => [id, dog(id, id === 1 ? 2 : 9)]))
  const world = { ...EMPTY_WORLD, me: 1, dogs }
  const setsOff = (startedAt: number) => {
    const walk = { x: 2, y: 5, dirs: '222222', startedAt }
    state.setState({ world: { ...world, dogs: new Map(dogs).set(1, { ...dog(1, 2), walk }) } })
  }
  const walking = new Acts({
    state,
    send: (message) => sent.push(message) > 0,
    walkTo: () => setsOff(NOW),
    tell: () => {},
  })
  state.setState({ place, world })
  walking.sniff(2)
  vi.advanceTimersByTime(500)
  setsOff(NOW + 700)
  vi.advanceTimersByTime(1300)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(300)
  expect(sent).toMatchObject([{ type: 'sniff', dog: 2 }])
  walking.close()
  acts.close()
})

it('tells of karma that the own dog gains, and of bones that any dog digs up', () => {
  const { acts, told } = someActs()
  acts.heard({ type: 'done', request: 'sniff', op: 'x', karma: 1 }, 1)
  acts.heard({ type: 'dug', dog: 2, bones: 3 }, 1)
  expect(told).toEqual([
    { type: 'gained', karma: 1 },
    { type: 'dug', dog: 2, bones: 3 },
  ])
})

it('tells the kind of a thing once it has been picked up', () => {
  const { acts, state, told, opOf } = someActs()
  state.setState({ place: { grid: anEmptyGrid(4, 4) } as never })
  acts.pickUp({ id: 5, ver: 2, kind: 'beanie', x: 0, y: 0 })
  expect(told).toEqual([])
  acts.heard({ type: 'done', request: 'pickUp', op: opOf(0) }, 1)
  expect(told).toEqual([{ type: 'fetched', kind: 'beanie' }])
})

it('digs at once on the tile that the own dog stands on', () => {
  const { acts, state, sent } = someActs()
  const walk = { x: 1, y: 1, dirs: '', startedAt: 0 }
  const dogs = new Map([[1, { ...({} as SeenDog), id: 1, walk }]])
  state.setState({ place: { grid: anEmptyGrid(4, 4) } as never, world: { ...EMPTY_WORLD, me: 1, dogs } })
  acts.digAt({ x: 1, y: 1 })
  expect(sent).toMatchObject([{ type: 'dig' }])
})

it.each([
  ['done', (op: string) => ({ type: 'done', request: 'sniff', op, karma: 1 })],
  ['refused since it rests', (op: string) => ({ type: 'refused', request: 'sniff', op, reason: 'sniffed-lately' })],
])('[J2] knows that a sniff rests that was %s', (_, answer) => {
  const { acts, state, opOf } = someActs()
  state.setState({ world: { ...EMPTY_WORLD, me: 1, dogs: new Map([[2, { id: 2 } as SeenDog]]) } })
  acts.sniff(2)
  acts.heard(answer(opOf(0)) as never, 1)
  expect(isAtRest(state.getState().rests, { do: 'sniff', dog: 2 }, NOW)).toBe(true)
  expect(isAtRest(state.getState().rests, { do: 'sniff', dog: 'all' }, NOW)).toBe(false)
})

it('[J1] knows that all sniffs rest when the karma of the day is full', () => {
  const { acts, state, opOf } = someActs()
  state.setState({ world: { ...EMPTY_WORLD, me: 1, dogs: new Map([[2, { id: 2 } as SeenDog]]) } })
  acts.sniff(2)
  acts.heard({ type: 'refused', request: 'sniff', op: opOf(0), reason: 'karma-full' }, 1)
  expect(isAtRest(state.getState().rests, { do: 'sniff', dog: 'all' }, NOW)).toBe(true)
})

it('[O2] knows that a tile rests that was dug, and not one that another dog has dug', () => {
  const { acts, state } = someActs()
  state.setState({ world: { ...EMPTY_WORLD, me: 1, room: 'plaza' } })
  const rests = (x: number) => isAtRest(state.getState().rests, { do: 'dig', room: 'plaza', tile: { x, y: 4 } }, NOW)
  acts.heard({ type: 'dug', dog: 1, bones: 2, hole: { x: 3, y: 4, until: NOW } }, 1)
  acts.heard({ type: 'dug', dog: 2, bones: 2, hole: { x: 5, y: 4, until: NOW } }, 1)
  expect([rests(3), rests(5)]).toEqual([true, false])
})

it('[O2] knows that the tile rests on which a dig was refused', () => {
  const { acts, state, opOf } = someActs()
  state.setState({ world: { ...EMPTY_WORLD, me: 1, room: 'plaza' } })
  acts.dig()
  acts.heard({ type: 'refused', request: 'dig', op: opOf(0), reason: 'tile-rests' }, 1)
  expect(isAtRest(state.getState().rests, { do: 'dig', room: 'plaza', tile: { x: 0, y: 0 } }, NOW)).toBe(true)
})

it('[O5] knows that a poop was smelled', () => {
  const { acts, state } = someActs()
  const poop = { dog: 2, name: 'Luna', x: 3, y: 4 }
  state.setState({ world: { ...EMPTY_WORLD, me: 1, room: 'plaza', poops: new Map([[2, poop]]) } })
  acts.heard({ type: 'smelled', poop: 2, name: 'Luna', text: null, line: null }, 1)
  expect(isAtRest(state.getState().rests, { do: 'smell', room: 'plaza', poop }, NOW)).toBe(true)
})

it('[J2] keeps who sniffs the own dog, not who sniffs another one, nor the own dog itself', () => {
  const { acts, state } = someActs()
  acts.heard({ type: 'sniffed', dog: 2, other: 1 }, 1)
  acts.heard({ type: 'sniffed', dog: 3, other: 2 }, 1)
  acts.heard({ type: 'sniffed', dog: 1, other: 1 }, 1)
  expect(state.getState().sniffers).toEqual([{ dog: 2, at: NOW, isRead: false }])
})

it('[SC6] asks the room what it smells where it was told of another day, and smells it once it is told', () => {
  const { acts, sent, told, state } = someActs()
  const day = osloDay(NOW)
  const isTold = (of: number) =>
    state.setState({ world: { ...EMPTY_WORLD, spots: [{ x: 0, y: 0 }], trail: 'found', smellsDay: of } })
  isTold(day - 1)
  acts.nose()
  expect(sent).toEqual([{ type: 'nose' }])
  expect(told).toEqual([])
  isTold(day)
  expect(told).toEqual([{ type: 'nosed', scent: { strength: 'here' } }])
  acts.nose()
  expect(sent).toHaveLength(1)
  expect(told).toHaveLength(2)
})

it('[SC6] smells nothing of yesterday where the room does not hear it', () => {
  const { acts, told, state } = someActs({ isOpen: false })
  state.setState({ world: { ...EMPTY_WORLD, spots: [{ x: 0, y: 0 }], smellsDay: osloDay(NOW) - 1 } })
  acts.nose()
  expect(told).toEqual([{ type: 'nosed', scent: null }])
})
