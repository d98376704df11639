import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { termFrom } from '#durable/rules/committee/terms.ts'
import { BACKPACK } from '#durable/rules/life/backpack.ts'
import { DAY_MS, equip } from '#test/worker/support/acting.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { HAT_JOB } from '#worker/committee/hats.ts'
import { appoint, giveBack } from '#worker/committee/terms-db.ts'
import { run } from '#worker/db/query.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { audit } from '#worker/ledger/audit.ts'
import { carry, thingsOf } from '#worker/things/carrying-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

/** Terms of the tests are years apart, so that a minute of one changes nothing in another. */
let january = 36_000

/** A dog whose user has a term; `bag` is how many things it has already. */
async function aMember(bag = 0) {
  const term = termFrom((january += 60))
  const { userId } = await aUser()
  const dogId = await aDogOf(userId, { bornAt: term.startsAt, lifeDay: null })
  for (let at = 0; at < bag; at += 1) await equip(dogId, `bag:${at}`, 'crown')
  const { userId: by } = await aUser({ admin: 1 })
  expect(await appoint(db, { userId, dogId, seat: 0, term, by, reason: 'good parties', now: 0 })).toBeNull()
  return { userId, dogId, term }
}

const minuteAt = async (now: number) => {
  if (await run(HAT_JOB.isDue(db, now))) await HAT_JOB.run(env, db, now)
}
const hatsOf = async (dogId: number) =>
  (await thingsOf(db, dogId)).filter(({ kind }) => kind === 'committee-hat').map(({ slot }) => slot)

/** The dog takes a thing out of its backpack, onto its back. */
async function takesOut({ userId: user, dogId }: { userId: number; dogId: number }, kind: string) {
  const thing = (await thingsOf(db, dogId)).find((one) => one.kind === kind)!
  const { id, ver } = thing
  const taken = await carry(
    db,
    { op: crypto.randomUUID(), user, dog: dogId, now: 1 },
    { thing: { id, ver }, to: 'back' },
  )
  expect(taken).toBeTypeOf('object')
}

it('[PC7] lends a hat from the beginning of a term to its end, once', async () => {
  const { dogId, term } = await aMember()
  await minuteAt(term.startsAt - 1)
  expect(await hatsOf(dogId)).toEqual([])
  await minuteAt(term.startsAt)
  await minuteAt(term.startsAt + 60_000)
  expect(await hatsOf(dogId)).toEqual(['bag:0'])
  await minuteAt(term.endsAt - 1)
  expect(await hatsOf(dogId)).toHaveLength(1)
  await minuteAt(term.endsAt)
  expect(await hatsOf(dogId)).toEqual([])
  expect(await run(HAT_JOB.isDue(db, term.endsAt + 60_000))).toBe(false)
})

it('[PC7] lends one hat, however many minutes run at once', async () => {
  const { dogId, term } = await aMember()
  await Promise.all(Array.from({ length: 20 }, () => HAT_JOB.run(env, db, term.startsAt)))
  expect(await hatsOf(dogId)).toHaveLength(1)
})

it('[PC7] takes the hat back wherever the dog carries it, and from a member who gives the seat back', async () => {
  const { userId, dogId, term } = await aMember()
  await minuteAt(term.startsAt)
  await takesOut({ userId, dogId }, 'committee-hat')
  expect(await giveBack(db, { userId, now: term.startsAt + DAY_MS })).toBe(true)
  await minuteAt(term.startsAt + DAY_MS)
  expect(await hatsOf(dogId)).toEqual([])
})

it('[PC7] waits for room in the backpack, and asks the database for nothing meanwhile', async () => {
  const { userId, dogId, term } = await aMember(BACKPACK.atBirth)
  expect(await run(HAT_JOB.isDue(db, term.startsAt))).toBe(false)
  await takesOut({ userId, dogId }, 'crown')
  await minuteAt(term.startsAt + 60_000)
  expect(await hatsOf(dogId)).toHaveLength(1)
})

it('[PC7] lends no hat to a dog that has died', async () => {
  const { dogId, term } = await aMember()
  await db.update(dog).set({ diedAt: term.startsAt }).where(eq(dog.id, dogId))
  expect(await run(HAT_JOB.isDue(db, term.startsAt))).toBe(false)
})
