import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TOPICS } from '#app/game/model/account/account-store.ts'
import { DogAccount } from '#app/game/model/account/dog-account.ts'
import type { ShownTrade } from '#app/game/model/account/trade-queries.ts'

const OPEN: ShownTrade = { id: 'new', ver: 1, state: 'open', opensAt: '2026-11-23T12:00:00.000Z', sides: [] }
const DONE: ShownTrade = { ...OPEN, id: 'old', state: 'done' }
const ANSWER = {
  myUser: { dogs: [] },
  reportOutcomes: [],
  dogThings: [],
  friends: [],
  deliveries: [],
  renamedThings: [],
  pawPrints: [],
  favours: [],
  trade: OPEN,
}

/** The variables of each request. */
let asked: unknown[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).variables)
    return Response.json({ data: ANSWER })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A server in which the field `friends` cannot be answered, and with it any request that asks for it. */
function failingFriends(error: object) {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    Response.json(
      /\bfriends\b/.test(JSON.parse(body).query)
        ? { data: null, errors: [{ message: 'no', ...error }] }
        : { data: ANSWER },
    ),
  )
}

it.each([
  ['a mistake of the server', { extensions: { code: 'internal' } }],
  ['a database that does not answer', { extensions: { code: 'try-again' } }],
])('takes over all topics but the one that fails by %s', async (_, error) => {
  failingFriends(error)
  const account = new DogAccount(7)
  account.refresh(...TOPICS)
  await vi.waitFor(() => expect(account.isKnown('bag')).toBe(true))
  await vi.waitFor(() => expect(account.state.getState().failed).toEqual(['friends']))
  expect(account.state.getState()).toMatchObject({ things: [], deliveries: [], trade: OPEN, friends: null })
})

it('asks once for all topics while the server cannot be reached', async () => {
  const fetch = vi.fn(() => Promise.reject(new Error('offline')))
  vi.stubGlobal('fetch', fetch)
  const account = new DogAccount(7)
  account.refresh(...TOPICS)
  await vi.waitFor(() => expect(account.state.getState().failed).toEqual(TOPICS))
  expect(fetch).toHaveBeenCalledTimes(1)
})

/** An account that shows a trade, once all its topics were asked for. */
async function refreshed(trade: ShownTrade | null): Promise<DogAccount> {
  const account = new DogAccount(7)
  account.state.setState({ trade })
  account.refresh(...TOPICS)
  await vi.waitFor(() => expect(account.isKnown('bag')).toBe(true))
  return account
}

it('takes the trade that the dog is in with all other topics', async () => {
  expect((await refreshed(null)).state.getState().trade).toEqual(OPEN)
  expect(asked).toEqual([{ dogId: 7, id: null }])
})

it('asks for an open trade by its id, to show how it ends', async () => {
  await refreshed({ ...OPEN, id: 'known' })
  expect(asked).toEqual([{ dogId: 7, id: 'known' }])
})

it('shows how a trade ended until the player closes it, also where there is a new one', async () => {
  expect((await refreshed(DONE)).state.getState().trade).toEqual(DONE)
})

it('asks for the next trade when the player has closed the end of one', async () => {
  const account = await refreshed(DONE)
  account.putTradeAside()
  await vi.waitFor(() => expect(account.state.getState().trade).toEqual(OPEN))
})

const HAT = { id: 3, ver: 5, kind: 'beanie', slot: 'bag:0' }
const carried = () => asked.filter((one) => typeof one === 'object' && one !== null && 'thingId' in one)

it('[I4] puts a hat on by the back, one op after the other', async () => {
  const account = new DogAccount(7)
  expect(await account.wear(HAT)).toHaveProperty('done')
  expect(carried()).toMatchObject([
    { thingId: 3, ver: 5, to: 'back' },
    { thingId: 3, ver: 6, to: 'hat' },
  ])
})

it.each([
  ['back', 'cape'],
  ['hat', 'crown'],
])('[I4] moves nothing if a thing is in the way: %s', async (slot, kind) => {
  const account = new DogAccount(7)
  account.state.setState({ things: [HAT, { id: 4, ver: 1, kind, slot }] })
  expect(await account.wear(HAT)).toEqual({ refusal: 'place-taken' })
  expect(carried()).toEqual([])
})

it('[I4] stops after the first step if it is refused', async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).variables)
    return Response.json({ data: null, errors: [{ message: 'no', extensions: { code: 'item-gone' } }] })
  })
  expect(await new DogAccount(7).wear(HAT)).toEqual({ refusal: 'item-gone' })
  expect(carried()).toHaveLength(1)
})
