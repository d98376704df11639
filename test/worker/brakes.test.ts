import { expect, it } from 'vitest'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import type { Asking } from '#test/worker/support/graphql.ts'
import { aKennel } from '#test/worker/support/kennel.ts'
import { addressOf } from '#worker/brakes.ts'
import { announcement } from '#worker/db/schema/announcements.ts'
import { dogOffer } from '#worker/db/schema/dogs.ts'

const START = 'mutation { startSignIn }'
const OFFER = '{ newDog { token } }'
const BIRTH = 'mutation { newDog(name: "Tid", token: "t") { dogId message } }'

const MINUTE_MS = 60_000
/** Longer than so many requests take on a busy machine, ms. */
const REQUESTS_MS = 8000

/**
 * Asks until the rate limit refuses, and a little longer. Returns how many passed. The local rate limit counts by minutes
 * of the clock, so one in which too little time is left is waited out.
 */
async function through(query: string, asking: Asking, times: number) {
  const leftMs = MINUTE_MS - (Date.now() % MINUTE_MS)
  if (leftMs < REQUESTS_MS) await scheduler.wait(leftMs)
  let passed = 0
  for (let i = 0; i < times; i += 1) if (codesOf(await ask(query, asking)).join() !== 'too-often') passed += 1
  return passed
}

it('allows 60 sign-ins a minute per address, without affecting its neighbour', async () => {
  const headers = { 'cf-connecting-ip': '192.0.2.7' }
  expect(await through(START, { headers }, 65)).toBe(60)
  expect(codesOf(await ask(START, { headers: { 'cf-connecting-ip': '192.0.2.8' } }))).toEqual([])
})

it('counts fifteen aliases as fifteen sign-ins', async () => {
  const headers = { 'cf-connecting-ip': '192.0.2.9' }
  const fifteen = `mutation { ${Array.from({ length: 15 }, (_, i) => `a${i}: startSignIn`).join(' ')} }`
  expect(await through(fifteen, { headers }, 4)).toBe(4)
  expect(codesOf(await ask(START, { headers }))).toEqual(['too-often'])
})

it.each<Record<string, string>>([{}, { 'cf-connecting-ip': '127.0.0.1' }, { 'cf-connecting-ip': '::1' }])(
  'does not count requests on a developer’s machine: %o',
  async (headers) => {
    expect(await through(START, { headers }, 65)).toBe(65)
  },
)

it.each([
  ['dk', 'da'],
  ['en', 'en'],
  ['no', 'nb'],
  ['se', 'sv'],
] as const)('says so in the language of the reader: %s', async (language, tag) => {
  const headers = { 'cf-connecting-ip': `198.51.100.${tag.charCodeAt(0)}`, 'Accept-Language': tag }
  await through(START, { headers }, 60)
  const { errors } = await ask(START, { headers })
  expect(errors).toMatchObject([{ message: REFUSAL_TEXTS['too-often'][language], extensions: { code: 'too-often' } }])
})

it('shows a user 30 puppies a minute, and tries no birth after that', async () => {
  const [as, other] = [await aUser(), await aUser()]
  expect(await through(OFFER, { as }, 33)).toBe(30)
  const { data } = await ask(BIRTH, { as })
  expect(data?.newDog).toEqual({ dogId: null, message: REFUSAL_TEXTS['too-often'].en })
  expect(codesOf(await ask(OFFER, { as: other }))).toEqual([])
  expect(await db.$count(dogOffer)).toBeLessThanOrEqual(6)
})

it('reads no new name of a user who has asked for 30 names and puppies within a minute', async () => {
  const { as, dogId } = await aKennel()
  await through(OFFER, { as }, 30)
  const message = REFUSAL_TEXTS['too-often'].en
  const renamed = await ask('mutation { setUsername(username: "Tid") { success message } }', { as })
  expect(renamed.data?.setUsername).toEqual({ success: false, message })
  const dog = await ask(`mutation { renameDog(dogId: ${dogId}, name: "Tid") { message } }`, { as })
  expect(dog.data?.renameDog).toEqual({ message })
})

it('allows a user 60 reactions a minute, given or taken back', async () => {
  const as = await aUser()
  await db.insert(announcement).values({ id: 1, type: 0, publishedAt: 1000 })
  const react = 'mutation { react(announcementId: 1, reaction: "shrug", on: true) { count } }'
  expect(await through(react, { as }, 63)).toBe(60)
})

it('allows a user three exports of their data a minute, without affecting others', async () => {
  const [as, other] = [await aUser(), await aUser()]
  expect(await through('mutation { exportMyData }', { as }, 5)).toBe(3)
  expect(codesOf(await ask('mutation { exportMyData }', { as: other }))).toEqual([])
})

it('a user starts and ends 24 rounds a minute', async () => {
  const as = await aUser()
  const finish = 'mutation ($op: String!) { finishRound(op: $op, roundId: "none", log: "") { score } }'
  expect(await through(finish, { as, variables: { op: crypto.randomUUID() } }, 27)).toBe(24)
})

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1::5', '2001:db8:0:1'],
  ['2001:0DB8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::2', '0:0:0:0'],
])('the household of %s is %s', (address, household) => {
  expect(addressOf(new Request('http://localhost', { headers: { 'cf-connecting-ip': address } }))).toBe(household)
})
