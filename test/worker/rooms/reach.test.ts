import { expect, it } from 'vitest'
import { presence } from '#worker/db/schema/presence.ts'
import type { Env } from '#worker/env.ts'
import { ROOM_LOCATION, reachRoom } from '#worker/rooms/reach.ts'
import { closeSockets, seeOffFromRooms } from '#worker/rooms/revoke.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'

/** Rooms whose stubs fail so often with this error before they answer, how many stubs were asked for, and where. */
function failing(error: object, times: number) {
  const asked: { stubs: number; hints: unknown[] } = { stubs: 0, hints: [] }
  const answer = (): Promise<Response> => {
    if (asked.stubs <= times) return Promise.reject(Object.assign(new Error('the room is not there'), error))
    return Promise.resolve(new Response('in'))
  }
  const stub = { fetch: answer, closeUser: answer, seeOff: answer }
  const getByName = (_room: string, options?: { locationHint?: string }) => {
    asked.stubs += 1
    asked.hints.push(options?.locationHint)
    return stub
  }
  const PARK_ROOM = { getByName } as unknown as Env['PARK_ROOM']
  return { env: { PARK_ROOM }, asked }
}

const CALLS: Record<string, (env: Pick<Env, 'PARK_ROOM'>) => Promise<unknown>> = {
  upgrade: (env) => reachRoom(env, 'plaza', (stub) => stub.fetch('https://park.invalid/')),
  closeSockets: async (env) => closeSockets(env, db, { user: (await aDogInThePlaza()).userId, code: 4002 }),
}

async function aDogInThePlaza() {
  const { userId } = await aUser()
  const stay = { userId, dogId: await aDogOf(userId), room: 'plaza', epoch: 1, hidden: 0, since: 0, seenAt: 0 }
  await db.insert(presence).values(stay)
  return stay
}

const PASSING = [
  ['retryable', { retryable: true }],
  ['reset', { durableObjectReset: true, remote: true }],
  ['reset and retryable', { durableObjectReset: true, retryable: true }],
] as const
const LASTING = [
  ['overloaded', { overloaded: true }],
  ['overloaded, but called retryable', { overloaded: true, retryable: true }],
  ['overloaded and reset', { overloaded: true, durableObjectReset: true }],
  ['a fault of the room', { remote: true }],
  ['nothing known', {}],
] as const

for (const [site, call] of Object.entries(CALLS)) {
  it.each(PASSING)(`[T42] ${site}: calls a room that is %s again, with a new stub each time`, async (_, error) => {
    const { env, asked } = failing(error, 2)
    await call(env)
    expect(asked.stubs).toBe(3)
  })

  it.each(PASSING)(`[T42] ${site}: gives up on a room that stays %s after three tries`, async (_, error) => {
    const { env, asked } = failing(error, 99)
    await expect(call(env)).rejects.toThrow('not there')
    expect(asked.stubs).toBe(3)
  })

  it(`${site}: names the region of the rooms each time, since the first call decides where a room is made`, async () => {
    const { env, asked } = failing({ retryable: true }, 2)
    await call(env)
    expect(asked.hints).toEqual([ROOM_LOCATION, ROOM_LOCATION, ROOM_LOCATION])
  })

  it.each(LASTING)(`[T42] ${site}: %s is not asked again`, async (_, error) => {
    const { env, asked } = failing(error, 99)
    await expect(call(env)).rejects.toThrow('not there')
    expect(asked.stubs).toBe(1)
  })
}

it.each([...PASSING, ...LASTING])('[T42] a room that is %s keeps no dog from going on', async (_, error) => {
  const { env } = failing(error, 99)
  await seeOffFromRooms(env, { room: 'plaza', dog: 1, epoch: 1 })
})
