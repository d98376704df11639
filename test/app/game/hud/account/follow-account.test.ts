import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { followAccount } from '#app/game/hud/account/follow-account.ts'
import { TOPICS } from '#app/game/model/account/account-store.ts'
import type { Topic } from '#app/game/model/account/account-store.ts'
import type { Link } from '#app/game/model/connection/link.ts'
import { FIRST_STATE } from '#app/game/model/game/game-state.ts'
import type { GameState, Moment } from '#app/game/model/game/game-state.ts'

const CONNECTING: Link = { state: 'connecting', since: 0 }
const OPEN: Link = { state: 'open' }

/** A game whose line and moments the test makes, and what its account is asked for. */
function followed(link: Link) {
  const state = createStore<GameState>(() => ({ ...FIRST_STATE, link }))
  const listeners = new Set<(moment: Moment) => void>()
  const asked: Topic[][] = []
  const listen = (listener: (moment: Moment) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const stop = followAccount({ state, listen }, { refresh: (...topics) => asked.push([...topics]) }, () => 0.5)
  return {
    asked,
    stop,
    goes: (next: Link) => state.setState({ link: next }),
    gets: (nudges: number) => state.setState({ nudges }),
    returns: () => state.setState({ isReturn: true }),
    tells: (moment: Moment) => listeners.forEach((listener) => listener(moment)),
  }
}

afterEach(() => void vi.useRealTimers())

it('asks for all topics of a line that is open already', () => {
  expect(followed(OPEN).asked).toEqual([TOPICS])
})

it('asks for all topics when the line opens, and not before', () => {
  const { asked, goes } = followed(CONNECTING)
  goes({ state: 'connecting', since: 1 })
  expect(asked).toEqual([])
  goes(OPEN)
  expect(asked).toEqual([TOPICS])
})

it('asks for nothing at a door if nobody has nudged since the last ticket', () => {
  const { asked, goes, gets } = followed(CONNECTING)
  gets(7)
  goes(OPEN)
  gets(7)
  goes(CONNECTING)
  goes(OPEN)
  expect(asked).toEqual([TOPICS])
})

it('asks for all topics at a door if a nudge may have missed the page', () => {
  const { asked, goes, gets } = followed(CONNECTING)
  gets(7)
  goes(OPEN)
  gets(8)
  goes(CONNECTING)
  goes(OPEN)
  expect(asked).toEqual([TOPICS, TOPICS])
})

it('asks for all topics at each door if the tickets do not count nudges', () => {
  const { asked, goes } = followed(OPEN)
  goes(CONNECTING)
  goes(OPEN)
  expect(asked).toEqual([TOPICS, TOPICS])
})

it('asks for all topics after a lost line', () => {
  const { asked, goes, gets } = followed(CONNECTING)
  gets(7)
  goes(OPEN)
  goes({ state: 'lost', since: 0, tries: 0, retryAt: null })
  goes(OPEN)
  expect(asked).toEqual([TOPICS, TOPICS])
})

it('asks for all topics at the first door after half an hour', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const { asked, goes, gets } = followed(CONNECTING)
  gets(7)
  goes(OPEN)
  vi.setSystemTime(30 * 60_000)
  goes(CONNECTING)
  goes(OPEN)
  expect(asked).toEqual([TOPICS, TOPICS])
})

it('asks for nothing more while the line stays open', () => {
  const { asked, goes } = followed(OPEN)
  goes({ ...OPEN })
  expect(asked).toEqual([TOPICS])
})

it('asks for what the room nudges about', () => {
  const { asked, tells } = followed(CONNECTING)
  tells({ type: 'nudge', about: 'bag' })
  expect(asked).toEqual([['bag', 'own']])
})

it('asks for nothing once it is stopped', () => {
  const { asked, goes, tells, stop } = followed(CONNECTING)
  stop()
  goes(OPEN)
  tells({ type: 'nudge', about: 'bag' })
  expect(asked).toEqual([])
})

const LOST: Link = { state: 'lost', since: 0, tries: 0, retryAt: null }

it('asks for all topics some time within a minute after a return by a pass, and not at once', () => {
  vi.useFakeTimers()
  const { asked, goes, returns } = followed(OPEN)
  goes(LOST)
  returns()
  goes(OPEN)
  vi.advanceTimersByTime(29_999)
  expect(asked).toEqual([TOPICS])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual([TOPICS, TOPICS])
})

it('asks for nothing after a return if the line is lost again before, or the page leaves', () => {
  vi.useFakeTimers()
  const { asked, goes, returns, stop } = followed(OPEN)
  for (const end of [() => goes(LOST), stop]) {
    goes(LOST)
    returns()
    goes(OPEN)
    end()
  }
  vi.advanceTimersByTime(60_000)
  expect(asked).toEqual([TOPICS])
})
