import type { RoomHost } from '#durable/host/room-host.ts'
import { PACK_HEADER, PASS_HEADER, VISITOR_HEADER, fromHeader, packFromHeader } from '#durable/protocol/gate.ts'
import type { Pass } from '#durable/protocol/gate.ts'
import { hashOf, hexOf } from '#worker/hash.ts'

type Host = RoomHost<WebSocket, string | ArrayBuffer>

const SECRET_BYTES = 32

/**
 * Answers a request for a socket, which only the Worker can send (worker/routes/parks.ts). It has checked the origin and
 * a ticket, or it hands on a pass, which the room checks itself [E11].
 */
export async function upgrade(host: Host, { headers }: Request): Promise<Response> {
  const [visitor, pack, shown] = [VISITOR_HEADER, PACK_HEADER, PASS_HEADER].map((name) => headers.get(name))
  if (shown) return takeBack(host, shown)
  if (!visitor || !pack) return new Response(null, { status: 400 })
  await host.playBy(packFromHeader(pack))
  if (!host.isReady) return new Response(null, { status: 503 })
  const pass = await newPass()
  const arriving = fromHeader(visitor)
  if (!host.stays.mayOpen(arriving)) return new Response('connections', { status: 429 })
  const { 0: client, 1: server } = new WebSocketPair()
  if (!host.stays.accept(server, arriving, pass)) return new Response(null, { status: 500 })
  return new Response(null, { status: 101, webSocket: client })
}

async function takeBack(host: Host, shown: string): Promise<Response> {
  if (!host.isReady) return new Response(null, { status: 503 })
  const [hash, pass] = await Promise.all([hashOf(shown), newPass()])
  const { 0: client, 1: server } = new WebSocketPair()
  const isIn = host.stays.acceptReturn(server, hash, { name: crypto.randomUUID(), pass })
  return isIn ? new Response(null, { status: 101, webSocket: client }) : new Response('pass', { status: 403 })
}

async function newPass(): Promise<Pass> {
  const secret = hexOf(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
  return { secret, hash: await hashOf(secret) }
}
