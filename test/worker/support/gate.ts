import { SELF } from 'cloudflare:test'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { admit } from '#worker/entrance/admission.ts'
import { aDogOf, aUser, db } from './d1.ts'

/** The origin of the park for these tests. */
export const ORIGIN = 'https://voffpark.test'

export type Guest = { userId: number; dogId: number; ticket: string }

/** A user with a dog, and a ticket for it to the home room. */
export async function aGuest({ now = Date.now() } = {}): Promise<Guest> {
  const { userId } = await aUser()
  const dogId = await aDogOf(userId)
  return { userId, dogId, ticket: await aTicket({ userId, dogId }, now) }
}

/** Issues another ticket for the dog. */
export async function aTicket(
  { userId, dogId, room, door }: { userId: number; dogId: number; room?: string; door?: string },
  now = Date.now(),
): Promise<string> {
  const admission = await admit(db, { asker: { userId, admin: 0, moderator: 0 }, dogId, room, door, now })
  if (typeof admission === 'string' || 'reason' in admission) throw new Error(`No ticket: ${JSON.stringify(admission)}`)
  return admission.ticket
}

/** Requests an upgrade at the gate of the Worker as a browser does, with these headers changed; null removes one. */
export function askToEnter(
  ticket: string,
  { room = HOME_ROOM, headers = {} }: { room?: string; headers?: Record<string, string | null> } = {},
): Promise<Response> {
  const all = Object.entries({ Upgrade: 'websocket', Origin: ORIGIN, ...headers })
  const given = all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as [string, string]]))
  return SELF.fetch(`${ORIGIN}/parks/${room}?ticket=${ticket}`, { headers: given })
}
