import type { Env } from '#worker/env.ts'

type RoomStub = ReturnType<Env['PARK_ROOM']['getByName']>

/**
 * Where rooms are made, as near as the platform can: a room stays for ever where its first caller had it made, so without
 * this a visitor from far away would place it. It is the region of the database (README.md, "Deploy from zero").
 */
export const ROOM_LOCATION = 'weur'

/** The delays before the second and third try are drawn evenly from 0 up to these, ms. */
const WAITS_MS = [100, 400] as const

/**
 * Calls a room, with retries if the platform says that they help (Cloudflare's documentation, error handling of Durable
 * Objects): the object was reset or moved during the call. An overloaded room is not called again, and an error of its
 * own is not retried. A stub is unusable after a failure, so each try gets its own. Only for calls that are idempotent.
 * @throws the last error
 */
export async function reachRoom<Answer>(
  { PARK_ROOM }: Pick<Env, 'PARK_ROOM'>,
  room: string,
  call: (stub: RoomStub) => Promise<Answer>,
  random: () => number = Math.random,
): Promise<Answer> {
  const stub = () => PARK_ROOM.getByName(room, { locationHint: ROOM_LOCATION })
  for (const waitMs of WAITS_MS) {
    try {
      return await call(stub())
    } catch (error) {
      if (!isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, random() * waitMs))
    }
  }
  return call(stub())
}

type StubError = { retryable?: unknown; overloaded?: unknown; durableObjectReset?: unknown }

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { retryable, overloaded, durableObjectReset }: Error & StubError = error
  return overloaded !== true && (retryable === true || durableObjectReset === true)
}
