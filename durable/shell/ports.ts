import type { Ports } from '#durable/host/ports.ts'
import type { Lot } from '#durable/rules/committee/wheel.ts'
import { openDb } from '#worker/db/client.ts'
import { roomFailed } from '#worker/faults/log-fault.ts'
import { hashOf, hexOf } from '#worker/hash.ts'
import { log, loggable } from '#worker/log.ts'
import { D1Doorbell } from './d1-doorbell.ts'
import { D1Ledger } from './d1-ledger.ts'
import { D1Library } from './d1-library.ts'
import { D1Presence } from './d1-presence.ts'
import { cutOffIn } from './other-rooms.ts'
import type { RoomEnv } from './room-env.ts'
import { SocketWire } from './socket-wire.ts'
import type { RoomStorage } from './storage.ts'

/** The ports of a host in production: a Durable Object and D1. */
export function portsOf(
  ctx: DurableObjectState,
  env: RoomEnv,
  storage: RoomStorage,
): Ports<WebSocket, string | ArrayBuffer> {
  const { DB, RETURNS } = env
  const room = ctx.id.name ?? ''
  const now = () => Date.now()
  const clock = { now, later }
  return {
    wire: new SocketWire(ctx),
    disk: storage,
    ledger: new D1Ledger({ db: openDb(DB), room, now, random: Math.random }),
    presence: new D1Presence({
      ...{ db: openDb(DB), room, clock, counted: RETURNS },
      cutOffIn: (other, user) => cutOffIn(env, other, user),
      failed: (error) => log({ event: 'presence-failed', error: loggable(error).error }),
    }),
    doorbell: new D1Doorbell(DB),
    library: new D1Library(DB),
    alarm: { setAlarm: (at, mayBeLost) => ctx.storage.setAlarm(at, { allowUnconfirmed: mayBeLost }) },
    lots: { make: madeLot },
    clock,
    faults: {
      bug: (error) => roomFailed(DB, room, error),
      outage: (error) => log({ event: 'room-failed', room, error: loggable(error).error }),
    },
  }
}

async function madeLot(): Promise<Lot> {
  const seed = hexOf(crypto.getRandomValues(new Uint8Array(16)))
  return { seed, hash: await hashOf(seed) }
}

function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
