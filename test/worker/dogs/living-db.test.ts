import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { osloDay } from '#durable/rules/life/days.ts'
import { gainAtLogin } from '#durable/rules/life/lifepoints.ts'
import { DAY_MS, NOON, aPlayer, atOnce, endow, held } from '#test/worker/support/acting.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { run } from '#worker/db/query.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { keepOffer } from '#worker/dogs/dog-offers-db.ts'
import { dogOf, isDead, lifepointsOf, rebearDog } from '#worker/dogs/dogs-db.ts'
import { bury, buryAmong, giveTreat, greetDay } from '#worker/dogs/living-db.ts'
import { admit } from '#worker/entrance/admission.ts'
import { audit } from '#worker/ledger/audit.ts'

const TODAY = osloDay(NOON)
const rowOf = async (dogId: number, userId: number) => (await run(dogOf(db, { dogId, userId })))!

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

it.each([1, 53, 55, 60, 64])('[H3] greets a day with %i lifepoints as the rule says', async (points) => {
  const { dogId, userId } = await aPlayer({ lifeDay: TODAY - 60 })
  await endow(dogId, 'life', points)
  const gained = gainAtLogin(points)
  expect(await greetDay(db, { dogId, now: NOON })).toEqual({ gained, lifepoints: points + gained })
  expect(lifepointsOf(await rowOf(dogId, userId), NOON)).toBe(points + gained)
})

it('[H3] lengthens life once for 200 logins of a day at once', async () => {
  const { dogId } = await aPlayer({ lifeDay: TODAY - 30 })
  await atOnce(200, 'logins of a day', () => greetDay(db, { dogId, now: NOON }))
  expect(await held(dogId, 'life')).toBe(67)
  await greetDay(db, { dogId, now: NOON + DAY_MS })
  expect(await held(dogId, 'life')).toBe(74)
})

it('[H3] takes nothing for a login that is stored after that of a later day', async () => {
  const { dogId } = await aPlayer({ lifeDay: TODAY })
  expect(await greetDay(db, { dogId, now: NOON + DAY_MS })).toEqual({ gained: 1, lifepoints: 60 })
  expect(await greetDay(db, { dogId, now: NOON })).toMatchObject({ gained: 0 })
  expect(await held(dogId, 'life')).toBe(61)
})

it('[H2] counts the days of a dog from before the ledger from its next login', async () => {
  const { dogId, userId } = await aPlayer()
  expect(isDead(await rowOf(dogId, userId), NOON)).toBe(false)
  expect(await greetDay(db, { dogId, now: NOON })).toEqual({ gained: 0, lifepoints: 60 })
  expect(lifepointsOf(await rowOf(dogId, userId), NOON + 59 * DAY_MS)).toBe(1)
  expect(isDead(await rowOf(dogId, userId), NOON + 60 * DAY_MS)).toBe(true)
})

it('[H4] refuses a dog whose time is over, and stores its death when it asks to enter', async () => {
  const { dogId, userId, act } = await aPlayer({ lifeDay: TODAY - 60 })
  const request = { asker: { userId, admin: 0, moderator: 0 }, dogId, now: NOON }
  expect(await admit(db, request)).toBe('dog-is-dead')
  expect((await db.select().from(dog).where(eq(dog.id, dogId)).get())?.diedAt).toBe(NOON)
  expect(await greetDay(db, { dogId, now: NOON })).toBe('dog-is-dead')
  expect(await giveTreat(db, act(), (await aPlayer()).dogId)).toBe('dog-is-dead')
})

it('[H9] tells a room which of its dogs are dead, and stores the death of no others', async () => {
  const [over, buried, oneDay, elsewhere] = [
    await aPlayer({ lifeDay: TODAY - 60 }),
    await aPlayer({ lifeDay: TODAY - 60 }),
    await aPlayer({ lifeDay: TODAY - 59 }),
    await aPlayer({ lifeDay: TODAY - 60 }),
  ]
  await bury(db, { now: NOON - 1, dogId: buried.dogId })
  const dogs = [over, buried, oneDay].map(({ dogId }) => dogId)
  expect((await buryAmong(db, { dogs, now: NOON })).toSorted()).toEqual([over.dogId, buried.dogId].toSorted())
  const diedAt = async (dogId: number) => (await db.select().from(dog).where(eq(dog.id, dogId)).get())?.diedAt
  expect(await diedAt(over.dogId)).toBe(NOON)
  expect(await diedAt(buried.dogId)).toBe(NOON - 1)
  expect([await diedAt(oneDay.dogId), await diedAt(elsewhere.dogId)]).toEqual([null, null])
})

it('[H4] stores each night the death of all dogs whose time is over, and of no others', async () => {
  const [over, oneDay, never] = [
    await aPlayer({ lifeDay: TODAY - 60 }),
    await aPlayer({ lifeDay: TODAY - 59 }),
    await aPlayer(),
  ]
  await bury(db, { now: NOON })
  const diedAt = async (dogId: number) => (await db.select().from(dog).where(eq(dog.id, dogId)).get())?.diedAt
  expect(await Promise.all([over, oneDay, never].map(({ dogId }) => diedAt(dogId)))).toEqual([NOON, null, null])
})

it('[H3] counts entering the park as the login, and reports once what it has given', async () => {
  const { dogId, userId } = await aPlayer({ lifeDay: TODAY - 10 })
  const request = { asker: { userId, admin: 0, moderator: 0 }, dogId, now: NOON }
  expect(await admit(db, request)).toHaveProperty('gained', 7)
  expect(await admit(db, request)).toHaveProperty('gained', null)
  expect(await held(dogId, 'life')).toBe(67)
})

it('[H5] accepts one of 200 concurrent treats of one user for another, also beyond 60', async () => {
  const [giver, taker] = [await aPlayer(), await aPlayer({ lifeDay: TODAY })]
  const answers = await atOnce(200, 'treats', () => giveTreat(db, giver.act(), taker.dogId))
  expect(answers).toEqual({ done: 1, 'treated-today': 199 })
  expect(lifepointsOf(await rowOf(taker.dogId, taker.userId), NOON)).toBe(61)
  expect(await giveTreat(db, giver.act({ now: NOON + DAY_MS }), taker.dogId)).toEqual({ given: 1, by: giver.dogId })
})

it('[H5] refuses treats for own dogs, dead ones or nobody, and by the dog of another user', async () => {
  const giver = await aPlayer()
  const dead = await aDogOf((await aUser()).userId, { diedAt: 1 })
  expect(await giveTreat(db, giver.act(), await aDogOf(giver.userId))).toBe('no-treat-for-own')
  expect(await giveTreat(db, giver.act(), dead)).toBe('dog-has-died')
  expect(await giveTreat(db, giver.act(), 999_999)).toBe('no-treat-for-own')
  expect(await giveTreat(db, giver.act({ dog: dead }), giver.dogId)).toBe('not-your-dog')
})

it('[H6] does one of 200 concurrent rebirths by one offer: life and karma begin anew, level and bones stay', async () => {
  const player = await aPlayer({ lifeDay: TODAY - 60, levelPoints: 90, diedAt: 1 })
  await endow(player.dogId, 'karma', 12)
  await endow(player.dogId, 'bones', 34)
  const offer = { userId: player.userId, color: '#c08040', shadowColor: '#865a2d', expiresAt: NOON + 1 }
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const hash of [one, two]) await keepOffer(db, { ...offer, hash }, NOON)
  const puppy = { userId: player.userId, dogId: player.dogId, pack: 3, now: NOON }
  const rebirth = (offerHash: string, name: string) =>
    rebearDog(db, { ...puppy, offerHash, name, nameKey: name.toLowerCase() })
  const answers = await atOnce(200, 'rebirths', (i) => rebirth(one, i === 0 ? 'Ronja' : 'Sofus'))
  expect(answers.done! + (answers['op-reused'] ?? 0)).toBe(200)
  const units = ['life', 'level', 'karma', 'bones'] as const
  expect(await Promise.all(units.map((unit) => held(player.dogId, unit)))).toEqual([60, 90, 0, 34])
  const reborn = await rowOf(player.dogId, player.userId)
  expect([reborn.lifeDay, reborn.bornAt, reborn.levelPoints, reborn.diedAt]).toEqual([TODAY, NOON, 90, null])
  expect(await rebirth(two, 'Ronja II')).toEqual({ dogId: player.dogId })
  expect(await rebirth(two, 'Another')).toBe('op-reused')
  const names = await db.select({ epoch: dog.epoch }).from(dog).where(eq(dog.id, player.dogId))
  expect(names).toEqual([{ epoch: 2 }])
})

it.each([
  { who: 'a dog whose death nobody has looked for yet', lifeDay: TODAY - 60, level: 90 },
  { who: 'a dog whose owner has ended its life', lifeDay: TODAY - 59, level: 0 },
])('[H6] leaves $who a level of $level', async ({ lifeDay, level }) => {
  const { dogId, userId } = await aPlayer({ lifeDay, levelPoints: 90 })
  const offerHash = crypto.randomUUID()
  await keepOffer(db, { userId, hash: offerHash, color: '#c08040', shadowColor: '#865a2d', expiresAt: NOON + 1 }, NOON)
  await rebearDog(db, { userId, dogId, offerHash, name: 'Ronja', nameKey: 'ronja', pack: 3, now: NOON })
  expect([await held(dogId, 'life'), await held(dogId, 'level')]).toEqual([60, level])
})
