import { env as local } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { presence } from '#worker/db/schema/presence.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { reachRoom } from '#worker/reach/reach.ts'
import { closeSockets, seeOffFromRooms } from '#worker/reach/revoke.ts'
import { aDogOf, aUser, db } from '../support/d1.ts'

/** Rooms whose stubs fail so often with this error before they answer, how many stubs were asked for, and where. */
function failing(error: object, times: number) {
  const asked: { stubs: number; hints: unknown[]; jurisdictions: string[] } = { stubs: 0, hints: [], jurisdictions: [] }
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
  const jurisdiction = (name: string) => {
    asked.jurisdictions.push(name)
    return { getByName }
  }
  const PARK_ROOM = { getByName, jurisdiction } as unknown as RoomsEnv['PARK_ROOM']
  return { env: { PARK_ROOM, ROOM_JURISDICTION: '' as const }, asked }
}

const CALLS: Record<string, (env: RoomsEnv) => Promise<unknown>> = {
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
    expect(asked.hints).toEqual(['weur', 'weur', 'weur'])
  })

  it.each(LASTING)(`[T42] ${site}: %s is not asked again`, async (_, error) => {
    const { env, asked } = failing(error, 99)
    await expect(call(env)).rejects.toThrow('not there')
    expect(asked.stubs).toBe(1)
  })
}

it('makes a room of another region there, and never under the jurisdiction of this one', async () => {
  const { env, asked } = failing({}, 0)
  await reachRoom({ ...env, ROOM_JURISDICTION: 'eu' }, 'plaza.us~2', (stub) => stub.fetch('https://park.invalid/'))
  expect(asked).toMatchObject({ hints: ['enam'], jurisdictions: [] })
})

it('makes the rooms under the jurisdiction of the deployment', async () => {
  const { env, asked } = failing({ retryable: true }, 1)
  await reachRoom({ ...env, ROOM_JURISDICTION: 'eu' }, 'plaza', (stub) => stub.fetch('https://park.invalid/'))
  expect(asked.jurisdictions).toEqual(['eu', 'eu'])
})

it('has no jurisdiction in the local runtime, which does not know any', () => {
  expect(local.ROOM_JURISDICTION).toBe('')
  expect(() => local.PARK_ROOM.jurisdiction('eu')).toThrow('not implemented')
})

it.each([...PASSING, ...LASTING])('[T42] a room that is %s keeps no dog from going on', async (_, error) => {
  const { env } = failing(error, 99)
  await seeOffFromRooms(env, { room: 'plaza', dog: 1, epoch: 1 })
})
