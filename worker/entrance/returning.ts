import { PASS_HEADER } from '#durable/protocol/gate.ts'
import { parseInstance } from '#durable/rules/places/twins.ts'
import { isRoomKey } from '#durable/world/room-keys.ts'
import { brake } from '#worker/brakes.ts'
import type { Env } from '#worker/env.ts'
import { reachRoom } from '#worker/rooms/reach.ts'

type Asked = { room: string; pass: string; address: string | null }

const PASS = /^[0-9a-f]{64}$/

/**
 * [E11] The way back of a page that has lost its room. The database is not asked, so that a deploy, which cuts off
 * everybody at once, costs it nothing: the room itself knows its passes. Only rooms of our own are called, since a call
 * makes an object, and not too often from one address, since nobody has signed in for it. A room that staff have added
 * is not among them: a page comes back to it by a ticket.
 */
export async function returnBy(
  env: Pick<Env, 'PARK_ROOM' | 'ROOM_JURISDICTION' | 'RETURN_BRAKE'>,
  { room, pass, address }: Asked,
): Promise<Response> {
  const place = parseInstance(room)
  if (!place || !isRoomKey(place.room)) return new Response('room', { status: 404 })
  if (!PASS.test(pass)) return new Response('pass', { status: 403 })
  if (await brake(env, 'RETURN_BRAKE', address)) return new Response('too-often', { status: 429 })
  const headers = { Upgrade: 'websocket', [PASS_HEADER]: pass }
  return reachRoom(env, room, (stub) => stub.fetch(new Request('https://park.invalid/', { headers })))
}
