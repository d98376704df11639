import { inArray } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { HUGE_FRAME } from '#durable/protocol/messages.ts'
import { FLOOD_REST_MS } from '#durable/rules/places/sockets.ts'
import { aDogOf, db } from '#test/worker/support/d1.ts'
import { aTicket } from '#test/worker/support/gate.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import type { VisitorSocket } from '#test/worker/support/socket.ts'
import { flood } from '#worker/db/schema/presence.ts'

/** Far above what it takes. */
const CLOSED_WITHIN_MS = 10_000

afterEach(() => void vi.useRealTimers())

/** The code by which the socket closes; null for one that stays open. */
async function codeOf(socket: VisitorSocket): Promise<number | null> {
  let closedWith: number | null = null
  void socket.closed.then((code) => (closedWith = code))
  await vi.waitUntil(() => closedWith !== null, { timeout: CLOSED_WITHIN_MS }).catch(() => {})
  return closedWith
}

/** Two dogs of one user, in two rooms. */
async function twoRooms() {
  const player = await aKennel()
  const other = { ...player, dogId: await aDogOf(player.as.userId) }
  const [here, elsewhere] = [await goIn(player, 'plaza'), await goIn(other, 'forest')]
  return { player, other, here, elsewhere }
}

it('[M6] closes the sockets of all dogs of a user who floods, in every room, and nobody else’s', async () => {
  const { here, elsewhere } = await twoRooms()
  const stranger = await goIn(await aKennel(), 'forest')
  here.sendRaw('x'.repeat(HUGE_FRAME + 1))
  expect([await codeOf(here), await codeOf(elsewhere)]).toEqual([CLOSE.flooding, CLOSE.flooding])
  stranger.send({ type: 'say', text: 'hej' })
  expect((await stranger.next('said')).text).toBe('hej')
})

it('[M6] counts a flood once, though two rooms close sockets for it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { player, other, here, elsewhere } = await twoRooms()
  here.sendRaw('x'.repeat(HUGE_FRAME + 1))
  expect(await codeOf(elsewhere)).toBe(CLOSE.flooding)
  vi.setSystemTime(Date.now() + FLOOD_REST_MS)
  await aTicket({ userId: player.as.userId, dogId: other.dogId })
  expect(await db.$count(flood, inArray(flood.dogId, [player.dogId, other.dogId]))).toBe(1)
})
