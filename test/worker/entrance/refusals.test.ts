import { env, evictDurableObject, listDurableObjectIds } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import app from '#test/worker/entry.ts'
import { banUser, db } from '#test/worker/support/d1.ts'
import { ORIGIN, aGuest, aTicket, askToEnter } from '#test/worker/support/gate.ts'
import { redeem } from '#test/worker/support/tickets.ts'
import { newSecret } from '#worker/auth/secret.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { ticketOf } from '#worker/entrance/ticket.ts'
import { issueTicket } from '#worker/entrance/tickets-db.ts'
import { hashOf } from '#worker/hash.ts'

// Nobody enters before the last test: a refused request must not have reached a room.
const made = (await listDurableObjectIds(env.PARK_ROOM)).length
let isLetIn = false
afterEach(async () => {
  expect(await isAwake(HOME_ROOM)).toBe(isLetIn)
  if (!isLetIn) expect(await listDurableObjectIds(env.PARK_ROOM)).toHaveLength(made)
})

/** Whether anything has reached this room since all were evicted. */
function isAwake(room: string): Promise<boolean> {
  return evictDurableObject(env.PARK_ROOM.getByName(room)).then(
    () => true,
    () => false,
  )
}

const MINUTE_MS = 60_000

async function answerOf(response: Promise<Response>): Promise<[number, string]> {
  const { status, webSocket } = await response
  expect(webSocket).toBeNull()
  return [status, await (await response).text()]
}

it.each<[string, string | null]>([
  ['none', null],
  ['an empty one', ''],
  ['that of a sandboxed page', 'null'],
  ['another', 'https://evil.example'],
  ['ours as the start of another', 'https://voffpark.test.evil.example'],
  ['ours as the end of another', 'https://evilvoffpark.test'],
  ['a subdomain', 'https://www.voffpark.test'],
  ['another scheme', 'http://voffpark.test'],
  ['another port', 'https://voffpark.test:8443'],
  ['other letters', 'https://VOFFPARK.test'],
  ['ours with a path', 'https://voffpark.test/'],
  ['ours with a name before it', 'https://voffpark.test@evil.example'],
  ['two at once', 'https://voffpark.test https://evil.example'],
  ['a star', '*'],
])('[T21] refuses an upgrade whose origin is %s, and does not spend the ticket', async (_, origin) => {
  const { dogId, ticket } = await aGuest()
  expect(await answerOf(askToEnter(ticket, { headers: { Origin: origin } }))).toEqual([403, 'origin'])
  expect(await redeem({ hash: await hashOf(ticket), dogId, room: HOME_ROOM, now: Date.now() })).not.toBeNull()
})

it.each(['', 'h2c', 'websocket2'])('demands a WebSocket upgrade, not "%s"', async (upgrade) => {
  const { ticket } = await aGuest()
  expect(await answerOf(askToEnter(ticket, { headers: { Upgrade: upgrade || null } }))).toEqual([426, 'upgrade'])
})

it.each<[string, string]>([
  ['of another name', 'nowhere'],
  ['in other letters', 'PLAZA'],
  ['from the prototype', '__proto__'],
  ['with a NUL', 'plaza%00'],
  ['with a way out', 'plaza%2F..'],
  ['of 500 letters', 'x'.repeat(500)],
])('knows no room %s', async (_, room) => {
  const { ticket } = await aGuest()
  expect(await answerOf(askToEnter(ticket, { room }))).toEqual([404, 'room'])
})

it('[T22] creates no room for a thousand unknown names', async () => {
  const words = ['room', 'plaza', 'ledger', 'x-']
  for (let n = 0; n < 1000; n++) {
    const name = `${words[n % words.length]}${newSecret().slice(0, 1 + (n % 40))}`
    const headers = { Upgrade: 'websocket', Origin: ORIGIN }
    const { status } = await app.request(`${ORIGIN}/parks/${name}?ticket=x`, { headers }, env)
    expect(status).toBe(404)
  }
})

it.each<[string, string]>([
  ['none', ''],
  ['one that nobody was given', ticketOf(1, newSecret(), null)],
  ['a secret alone', newSecret()],
  ['SQL', "' or 1=1 --"],
  ['a dog', '%F0%9F%90%B6'],
  ['four kilobytes', 'x'.repeat(4096)],
])('refuses a ticket that is %s', async (_, ticket) => {
  expect(await answerOf(askToEnter(ticket))).toEqual([403, 'ticket'])
})

it('refuses an expired ticket', async () => {
  const { ticket } = await aGuest({ now: Date.now() - MINUTE_MS })
  expect(await answerOf(askToEnter(ticket))).toEqual([403, 'ticket'])
})

it('refuses a ticket to another room', async () => {
  const { userId, dogId } = await aGuest()
  const ticket = ticketOf(dogId, newSecret(), null)
  const now = Date.now()
  const elsewhere = { hash: await hashOf(ticket), room: 'elsewhere', userId, dogId, now, expiresAt: now + MINUTE_MS }
  expect(await issueTicket(db, elsewhere)).toBeNull()
  expect(await answerOf(askToEnter(ticket))).toEqual([403, 'ticket'])
})

it('refuses a ticket if a newer one was issued for the dog', async () => {
  const guest = await aGuest()
  await aTicket(guest)
  expect(await answerOf(askToEnter(guest.ticket))).toEqual([403, 'ticket'])
})

it('refuses the ticket of a dog that has died since', async () => {
  const { dogId, ticket } = await aGuest()
  await db.update(dog).set({ diedAt: 1 }).where(eq(dog.id, dogId))
  expect(await answerOf(askToEnter(ticket))).toEqual([403, 'ticket'])
})

it('refuses the ticket of a user who was banned since', async () => {
  const { userId, ticket } = await aGuest()
  await banUser(userId)
  expect(await answerOf(askToEnter(ticket))).toEqual([403, 'ticket'])
})

it('accepts a valid ticket once, however often it comes at the same time', async () => {
  const { ticket } = await aGuest()
  isLetIn = true
  const answers = await Promise.all(Array.from({ length: 20 }, () => askToEnter(ticket)))
  expect(answers.map(({ status }) => status).sort()).toEqual([101, ...Array.from({ length: 19 }, () => 403)])
  for (const { webSocket } of answers) {
    webSocket?.accept()
    webSocket?.close()
  }
  expect(await answerOf(askToEnter(ticket))).toEqual([403, 'ticket'])
})
