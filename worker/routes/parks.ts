import { Hono } from 'hono'
import { PACK_HEADER, VISITOR_HEADER, packHeader, toHeader } from '#durable/protocol/gate.ts'
import { arrivalBy, undoArrival } from '#worker/entrance/gate.ts'
import { returnBy } from '#worker/entrance/returning.ts'
import { reachRoom } from '#worker/reach/reach.ts'
import { seeOffFromRooms } from '#worker/reach/revoke.ts'
import { seedsIfAny } from '#worker/rounds/park-seed.ts'
import { addressOf } from '../brakes.ts'
import { openDb } from '../db/client.ts'
import type { Env } from '../env.ts'
import { isOurOrigin } from '../origin.ts'

/**
 * The gate. Everything that can be refused is refused here, before a room is called. The room gets a new request that
 * we make, so that no header and no address of a client can be taken for ours.
 */
export const parkRoutes = new Hono<{ Bindings: Env }>().get('/:room', async (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') return c.text('upgrade', 426, { Upgrade: 'websocket' })
  if (!isOurOrigin(c.req.header('origin') ?? '', c.req.raw, c.env)) return c.text('origin', 403)
  const room = c.req.param('room')
  const pass = c.req.query('pass')
  if (pass !== undefined) return returnBy(c.env, { room, pass, address: addressOf(c.req.raw) })
  const db = openDb(c.env.DB)
  const ticket = c.req.query('ticket') ?? ''
  const arrival = await arrivalBy(db, { ticket, room, now: Date.now() }, seedsIfAny(c.env))
  if (arrival === 'no-such-room') return c.text('room', 404)
  if (arrival === 'too-many-connections') return c.text('connections', 429)
  if (!arrival) return c.text('ticket', 403)
  const { visitor, from, published, settings } = arrival
  // A dog is in one room at a time, so the room where it was has to let it go.
  if (from !== null)
    c.executionCtx.waitUntil(seeOffFromRooms(c.env, { room: from, dog: visitor.dog, epoch: visitor.epoch }))
  const headers = {
    Upgrade: 'websocket',
    [VISITOR_HEADER]: toHeader(visitor),
    [PACK_HEADER]: packHeader({ ...published, settings }),
  }
  let isOpen = false
  try {
    const answer = await reachRoom(c.env, room, (stub) => stub.fetch(new Request('https://park.invalid/', { headers })))
    isOpen = answer.status === 101
    return answer
  } finally {
    if (!isOpen) c.executionCtx.waitUntil(undoArrival(db, visitor))
  }
})
