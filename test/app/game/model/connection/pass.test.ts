import { expect, it } from 'vitest'
import type { Link } from '#app/game/model/connection/link.ts'
import { HeldPass, socketPath } from '#app/game/model/connection/pass.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { DROPPED_KEPT_MS } from '#durable/rules/places/dropped.ts'

const HELD = { room: 'plaza~2', pass: 'secret' }

function lost(tries = 0): Link {
  return { state: 'lost', since: 0, tries, retryAt: null }
}

/** A page that was given a pass. */
function aPage(): HeldPass {
  const page = new HeldPass()
  page.welcomed(HELD)
  return page
}

it('shows the pass in the first two tries after the connection was lost, and then asks for a ticket by turns', () => {
  const page = aPage()
  expect([0, 1, 2, 3, 4, 5].map((tries) => page.forTry(lost(tries), 1))).toEqual([HELD, HELD, null, HELD, null, HELD])
})

it('shows the newest pass', () => {
  const page = aPage()
  page.welcomed({ room: 'forest', pass: 'newer' })
  expect(page.forTry(lost(), 1)).toEqual({ room: 'forest', pass: 'newer' })
})

it('keeps its pass when a welcome brings none', () => {
  const page = aPage()
  page.welcomed({ room: 'plaza~2' })
  expect(page.forTry(lost(), 1)).toEqual(HELD)
})

it('asks for a ticket once the room has given the dog up', () => {
  expect(aPage().forTry(lost(), DROPPED_KEPT_MS)).toBeNull()
})

it('asks for a ticket at a door', () => {
  expect(aPage().forTry({ state: 'connecting', since: 0 }, 1)).toBeNull()
})

it('shows no pass any more once it was given a ticket, which makes its stay an older one', () => {
  const page = aPage()
  page.replaced()
  expect(page.forTry(lost(), 1)).toBeNull()
})

it('shows no pass any more after it has gone through a door', () => {
  const page = aPage()
  page.forTry({ state: 'connecting', since: 0 }, 1)
  expect(page.forTry(lost(), 1)).toBeNull()
})

it.each([
  ['flooding', CLOSE.flooding, null],
  ['a pass that is not enough', CLOSE.needsTicket, null],
  ['a lost line', 1006, HELD],
  ['a deploy', 1012, HELD],
] as const)('after %s shows the right thing', (_, code, shown) => {
  const page = aPage()
  page.closed(code)
  expect(page.forTry(lost(), 1)).toEqual(shown)
})

it('makes addresses that a room key and a secret cannot break out of', () => {
  expect(socketPath({ room: 'plaza~2', pass: 'a&b' })).toBe('/parks/plaza~2?pass=a%26b')
  expect(socketPath({ room: 'a/b', ticket: 'x.y=' })).toBe('/parks/a%2Fb?ticket=x.y%3D')
})
