import { expect, it } from 'vitest'
import { afterEvent, endingOf, isParkUnavailable, showsBanner, waitBeforeTry } from '#app/game/model/connection/link.ts'
import type { Link, LinkEvent } from '#app/game/model/connection/link.ts'
import { CLOSE, isFinalClose } from '#durable/protocol/close-codes.ts'
import { mostWithin } from '#test/support/most-within.ts'
import { seeded } from '#test/support/random.ts'

const OPEN: Link = { state: 'open' }

function after(events: readonly [LinkEvent, number][], from: Link): Link {
  return events.reduce((link, [event, now]) => afterEvent(link, event, now), from)
}

it('counts a connection as lost since its first loss, and counts the tries', () => {
  const link = after(
    [
      [{ type: 'closed', code: 1006 }, 1000],
      [{ type: 'waiting', until: 1500 }, 1000],
      [{ type: 'trying' }, 1500],
      [{ type: 'no-ticket', refusal: null }, 2000],
      [{ type: 'closed', code: 1006 }, 3000],
    ],
    OPEN,
  )
  expect(link).toEqual({ state: 'lost', since: 1000, tries: 2, retryAt: null })
  expect(afterEvent(link, { type: 'welcomed' }, 4000)).toEqual(OPEN)
})

it('says when the next try is, but not during a try', () => {
  const lost = after([[{ type: 'closed', code: 1006 }, 0]], OPEN)
  const waiting = afterEvent(lost, { type: 'waiting', until: 700 }, 0)
  expect(waiting).toMatchObject({ retryAt: 700 })
  expect(afterEvent(waiting, { type: 'trying' }, 700)).toMatchObject({ retryAt: null })
})

it.each(Object.entries(CLOSE))('agrees with the protocol on whether %s is final', (_name, code) => {
  expect(endingOf(code) !== null).toBe(isFinalClose(code))
})

it('stays out after the dog entered elsewhere, until the player asks for it back', () => {
  const link = afterEvent(OPEN, { type: 'closed', code: CLOSE.elsewhere }, 0)
  expect(link).toEqual({ state: 'ended', why: 'elsewhere' })
  expect(afterEvent(link, { type: 'asked' }, 5)).toEqual({ state: 'connecting', since: 5 })
})

it('ends with a reason on a refused ticket, but not without an answer', () => {
  const lost = afterEvent(OPEN, { type: 'closed', code: 1006 }, 0)
  expect(afterEvent(lost, { type: 'no-ticket', refusal: 'banned' }, 1)).toEqual({ state: 'ended', why: 'banned' })
  expect(afterEvent(lost, { type: 'no-ticket', refusal: null }, 1)).toMatchObject({ state: 'lost', tries: 1 })
  for (const refusal of ['flooded-lately', 'too-fast', 'too-many-connections', 'too-often', 'try-again'] as const) {
    expect(afterEvent(lost, { type: 'no-ticket', refusal }, 1)).toMatchObject({ state: 'lost', tries: 1 })
  }
})

it('keeps the reason of a refused ticket and the time of the next try until that has another result', () => {
  const lost = afterEvent(OPEN, { type: 'closed', code: CLOSE.flooding }, 0)
  const resting = afterEvent(lost, { type: 'no-ticket', refusal: 'flooded-lately', retryInMs: 20_000 }, 10_000)
  expect(resting).toMatchObject({ refusal: 'flooded-lately', notBefore: 30_000 })
  const silent = afterEvent(resting, { type: 'no-ticket', refusal: null }, 30_000)
  expect(silent).toEqual({ state: 'lost', since: 0, tries: 2, retryAt: null })
})

it('does not call a park unavailable that gives a reason for no ticket yet, however long', () => {
  const lost = afterEvent(OPEN, { type: 'closed', code: CLOSE.flooding }, 0)
  const resting = afterEvent(lost, { type: 'no-ticket', refusal: 'flooded-lately', retryInMs: 300_000 }, 0)
  expect(isParkUnavailable(resting, 299_000)).toBe(false)
})

it('[T34] reconnects at most sixty of a thousand clients in any tenth of a second after a deploy, for any random numbers', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = seeded(seed)
    const waits = Array.from({ length: 1000 }, () => waitBeforeTry({ tries: 0, code: 1012, random }))
    expect(Math.max(...waits)).toBeLessThanOrEqual(7500)
    expect(mostWithin(waits, 100)).toBeLessThanOrEqual(60)
  }
})

it('waits longer after each try, up to eight seconds, and at least ten seconds after a flood', () => {
  const ceiling = (tries: number) => waitBeforeTry({ tries, code: 1006, random: () => 0.9999999 })
  expect([0, 1, 2, 3, 50].map(ceiling)).toEqual([7500, 7500, 8000, 8000, 8000])
  expect(waitBeforeTry({ tries: 0, code: CLOSE.flooding, random: () => 0 })).toBe(10_000)
})

it('shows the banner after a second and the closed gate after a minute', () => {
  const lost = afterEvent(OPEN, { type: 'closed', code: 1006 }, 0)
  expect([showsBanner(lost, 999), showsBanner(lost, 1000)]).toEqual([false, true])
  expect([isParkUnavailable(lost, 59_999), isParkUnavailable(lost, 60_000)]).toEqual([false, true])
  expect(isParkUnavailable({ state: 'connecting', since: 0 }, 60_000)).toBe(true)
  expect(isParkUnavailable(OPEN, 1e12)).toBe(false)
})

it('calls a park that says it is closed unavailable at once', () => {
  expect(isParkUnavailable(afterEvent(OPEN, { type: 'no-ticket', refusal: 'park-closed' }, 0), 0)).toBe(true)
})
