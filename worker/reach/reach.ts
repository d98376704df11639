import { parseInstance } from '#durable/rules/places/twins.ts'
import type { Region } from '#durable/rules/places/twins.ts'
import type { RoomsEnv } from '#worker/env.ts'

type RoomStub = ReturnType<RoomsEnv['PARK_ROOM']['getByName']>

/**
 * Where the rooms of a region are made, as near as the platform can: a room stays for ever where its first caller had it
 * made, so without this a visitor from far away would place it. The first is the region of the database (README.md,
 * "Deploy from zero").
 */
const LOCATIONS = { eu: 'weur', us: 'enam' } as const satisfies Record<Region, DurableObjectLocationHint>

/** The delays before the second and third try are drawn evenly from 0 up to these, ms. */
const WAITS_MS = [100, 400] as const

/**
 * Calls a room, with retries if the platform says that they help (Cloudflare's documentation, error handling of Durable
 * Objects): the object was reset or moved during the call. An overloaded room is not called again, and an error of its
 * own is not retried. A stub is unusable after a failure, so each try gets its own. Only for calls that are idempotent.
 * @throws the last error
 */
export async function reachRoom<Answer>(
  env: RoomsEnv,
  room: string,
  call: (stub: RoomStub) => Promise<Answer>,
  random: () => number = Math.random,
): Promise<Answer> {
  const region = parseInstance(room)?.region ?? 'eu'
  const stub = () => roomsIn(env, region).getByName(room, { locationHint: LOCATIONS[region] })
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

/**
 * The rooms of a region. What is said in a room of the EU stays in the EU, if the deployment asks for that. The same name is
 * another room with and without it, so the setting is decided before the first visitor and never changed.
 */
function roomsIn({ PARK_ROOM, ROOM_JURISDICTION }: RoomsEnv, region: Region): RoomsEnv['PARK_ROOM'] {
  return ROOM_JURISDICTION === region ? PARK_ROOM.jurisdiction(ROOM_JURISDICTION) : PARK_ROOM
}

type StubError = { retryable?: unknown; overloaded?: unknown; durableObjectReset?: unknown }

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { retryable, overloaded, durableObjectReset }: Error & StubError = error
  return overloaded !== true && (retryable === true || durableObjectReset === true)
}
