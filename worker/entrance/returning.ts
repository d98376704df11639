import { PASS_HEADER } from '#durable/protocol/gate.ts'
import { REGIONS, parseInstance } from '#durable/rules/places/twins.ts'
import { brake } from '#worker/brakes.ts'
import type { Env } from '#worker/env.ts'
import { knownRooms } from '#worker/presence/known-rooms.ts'
import { wasEverUsed } from '#worker/presence/used-copies.ts'
import { reachRoom } from '#worker/reach/reach.ts'

type Asked = { room: string; pass: string; address: string | null }

const PASS = /^[0-9a-f]{64}$/

/**
 * [E11] The way back of a page that has lost its room. The room itself knows its passes, so that a deploy, which cuts off
 * everybody at once, costs the database nothing but one read for each copy and isolate. A call makes an object, so only
 * copies are called in which a dog has been: no others have given passes. While the database does not answer, all copies
 * of known rooms in the home region are. And nobody is let in too often from one address, since nobody has signed in for
 * it.
 */
export async function returnBy(
  env: Pick<Env, 'DB' | 'PARK_ROOM' | 'ROOM_JURISDICTION' | 'RETURN_BRAKE'>,
  { room, pass, address }: Asked,
): Promise<Response> {
  const place = parseInstance(room)
  if (!place) return new Response('room', { status: 404 })
  if (!PASS.test(pass)) return new Response('pass', { status: 403 })
  if (await brake(env, 'RETURN_BRAKE', address)) return new Response('too-often', { status: 429 })
  const isKnown = place.region === REGIONS[0] && knownRooms().has(place.room)
  const mayBeCalled = (await wasEverUsed(env.DB, room)) ?? isKnown
  // As a room answers that knows no such pass.
  if (!mayBeCalled) return new Response(null, { status: 503 })
  const headers = { Upgrade: 'websocket', [PASS_HEADER]: pass }
  return reachRoom(env, room, (stub) => stub.fetch(new Request('https://park.invalid/', { headers })))
}
