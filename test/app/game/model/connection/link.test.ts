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

it('a lost line is lost since its first loss, and counts its tries', () => {
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

it('says when the next try is, and not while it is going on', () => {
  const lost = after([[{ type: 'closed', code: 1006 }, 0]], OPEN)
  const waiting = afterEvent(lost, { type: 'waiting', until: 700 }, 0)
  expect(waiting).toMatchObject({ retryAt: 700 })
  expect(afterEvent(waiting, { type: 'trying' }, 700)).toMatchObject({ retryAt: null })
})

it.each(Object.entries(CLOSE))('agrees with the protocol on whether %s is the end', (_name, code) => {
  expect(endingOf(code) !== null).toBe(isFinalClose(code))
})

it('a dog that entered elsewhere stays out until it is asked back', () => {
  const link = afterEvent(OPEN, { type: 'closed', code: CLOSE.elsewhere }, 0)
  expect(link).toEqual({ state: 'ended', why: 'elsewhere' })
  expect(afterEvent(link, { type: 'asked' }, 5)).toEqual({ state: 'connecting', since: 5 })
})

it('a refused ticket is the end and says why; no answer is not', () => {
  const lost = afterEvent(OPEN, { type: 'closed', code: 1006 }, 0)
  expect(afterEvent(lost, { type: 'no-ticket', refusal: 'banned' }, 1)).toEqual({ state: 'ended', why: 'banned' })
  expect(afterEvent(lost, { type: 'no-ticket', refusal: null }, 1)).toMatchObject({ state: 'lost', tries: 1 })
  for (const refusal of ['flooded-lately', 'too-fast', 'too-many-connections', 'too-often', 'try-again'] as const) {
    expect(afterEvent(lost, { type: 'no-ticket', refusal }, 1)).toMatchObject({ state: 'lost', tries: 1 })
  }
})

it('keeps why there is no ticket and when there may be one, until the next try has another end', () => {
  const lost = afterEvent(OPEN, { type: 'closed', code: CLOSE.flooding }, 0)
  const resting = afterEvent(lost, { type: 'no-ticket', refusal: 'flooded-lately', retryInMs: 20_000 }, 10_000)
  expect(resting).toMatchObject({ refusal: 'flooded-lately', notBefore: 30_000 })
  const silent = afterEvent(resting, { type: 'no-ticket', refusal: null }, 30_000)
  expect(silent).toEqual({ state: 'lost', since: 0, tries: 2, retryAt: null })
})

it('a park that says why there is no ticket yet is not unavailable, however long that lasts', () => {
  const lost = afterEvent(OPEN, { type: 'closed', code: CLOSE.flooding }, 0)
  const resting = afterEvent(lost, { type: 'no-ticket', refusal: 'flooded-lately', retryInMs: 300_000 }, 0)
  expect(isParkUnavailable(resting, 299_000)).toBe(false)
})

it('[T34] of a thousand clients that a deploy throws out at most sixty come back in any tenth of a second, whatever chance does', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = seeded(seed)
    const waits = Array.from({ length: 1000 }, () => waitBeforeTry({ tries: 0, code: 1012, random }))
    expect(Math.max(...waits)).toBeLessThanOrEqual(7500)
    expect(mostWithin(waits, 100)).toBeLessThanOrEqual(60)
  }
})

it('waits longer after each try, to a ceiling of eight seconds, and ten seconds at least after a flood', () => {
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

it('a park that says it is closed is unavailable at once', () => {
  expect(isParkUnavailable(afterEvent(OPEN, { type: 'no-ticket', refusal: 'park-closed' }, 0), 0)).toBe(true)
})
