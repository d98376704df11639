import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { defaultShadowColor } from '#durable/rules/colours.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { aDogOf, aName, aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { dog, dogOffer, wear } from '#worker/db/schema/dogs.ts'

const OFFER = '{ newDog { token color shadowColor } }'
const TAKE = `mutation ($name: String!, $token: String!, $dogId: Int) {
  newDog(name: $name, token: $token, dogId: $dogId) { dogId message }
}`
const PAINT = `mutation ($dogId: Int!, $color: String!, $strength: Float) {
  setDogColor(dogId: $dogId, color: $color, shadowStrength: $strength) { id color shadowColor }
}`
/** One user sends here as many requests as many would; test/worker/brakes.test.ts tests the rate limits. */
const OFF = { NEW_DOG_BRAKE: { limit: async () => ({ success: true }) } }
const DOGS = `{ myUser { dogs { id name color shadowColor pack levelPoints bornAt isDead wear { hat mouth back ass } } } }`

async function anOffer(as: TestUser) {
  return (await ask(OFFER, { as })).data?.newDog as { token: string; color: string; shadowColor: string }
}

async function take(as: TestUser, { name = aName(), token, dogId }: { name?: string; token: string; dogId?: number }) {
  return (await ask(TAKE, { as, variables: { name, token, dogId }, env: OFF })).data?.newDog as {
    dogId: number | null
    message: string | null
  }
}

async function rowOf(dogId: number) {
  return (await db.select().from(dog).where(eq(dog.id, dogId)).get())!
}

it('names an offered puppy, which then lives', async () => {
  const as = await aUser()
  const { token, color, shadowColor } = await anOffer(as)
  const name = aName()
  const born = await take(as, { name: ` ${name} `, token })
  expect(born).toEqual({ dogId: expect.any(Number), message: null })
  const { data } = await ask(DOGS, { as })
  expect(data?.myUser).toEqual({
    dogs: [
      {
        id: born.dogId,
        name,
        color,
        shadowColor,
        pack: expect.any(Number),
        levelPoints: 0,
        bornAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        isDead: false,
        wear: { hat: null, mouth: null, back: null, ass: null },
      },
    ],
  })
})

it('shows the owner what a dog has, and that it is dead when its lifepoints are used up', async () => {
  const as = await aUser()
  const today = osloDay(Date.now())
  await aDogOf(as.userId, { lifeDay: today - 20, bornAt: Date.now() - 110 * 86_400_000 })
  await aDogOf(as.userId, { lifeDay: today - 61 })
  const { data } = await ask('{ myUser { dogs { isDead lifepoints karma bones backpackSlots } } }', { as })
  expect(data?.myUser).toEqual({
    dogs: [
      { isDead: false, lifepoints: 40, karma: 0, bones: 0, backpackSlots: 7 },
      { isDead: true, lifepoints: 0, karma: 0, bones: 0, backpackSlots: 18 },
    ],
  })
})

it('shows what a dog wears, by slot', async () => {
  const as = await aUser()
  const dogId = await aDogOf(as.userId)
  await db.insert(wear).values([
    { dogId, slot: 'hat', item: 'crown' },
    { dogId, slot: 'mouth', item: 'ball' },
  ])
  expect((await ask('{ myUser { dogs { wear { hat mouth back ass } } } }', { as })).data?.myUser).toEqual({
    dogs: [{ wear: { hat: 'crown', mouth: 'ball', back: null, ass: null } }],
  })
})

it('makes one dog of 200 births of one puppy at once', async () => {
  const as = await aUser()
  const { token } = await anOffer(as)
  const births = await Promise.all(Array.from({ length: 200 }, () => take(as, { token })))
  expect(births.filter(({ dogId }) => dogId !== null)).toHaveLength(1)
  expect(births.filter(({ message }) => message === REFUSAL_TEXTS['offer-expired'].en)).toHaveLength(199)
})

it('gives one of three puppies of a user the name that all want at once', async () => {
  const name = aName()
  const as = await aUser()
  const tokens = [(await anOffer(as)).token, (await anOffer(as)).token, (await anOffer(as)).token]
  const births = await Promise.all(tokens.map((token) => take(as, { name, token })))
  expect(births.filter(({ dogId }) => dogId !== null)).toHaveLength(1)
  expect(births.filter(({ message }) => message === REFUSAL_TEXTS['dog-name-taken'].en)).toHaveLength(2)
})

it('keeps a puppy whose name another dog of the user has waiting for another', async () => {
  const as = await aUser()
  const { token } = await anOffer(as)
  const name = aName()
  await aDogOf(as.userId, { name, nameKey: name.toLowerCase() })
  expect((await take(as, { name: `${name}*`, token })).message).toBe(REFUSAL_TEXTS['dog-name-taken'].en)
  expect((await take(as, { token })).dogId).not.toBeNull()
})

it('refuses a fourth dog, counting dead ones', async () => {
  const as = await aUser({ language: 'no' })
  for (const diedAt of [null, null, 1]) await aDogOf(as.userId, { diedAt })
  const { token } = await anOffer(as)
  expect(await take(as, { token })).toEqual({ dogId: null, message: REFUSAL_TEXTS['too-many-dogs'].no })
})

it("refuses another user's puppy", async () => {
  const { token } = await anOffer(await aUser())
  expect((await take(await aUser(), { token })).message).toBe(REFUSAL_TEXTS['offer-expired'].en)
})

it('withdraws a puppy after half an hour', async () => {
  const as = await aUser()
  const { token } = await anOffer(as)
  await db.update(dogOffer).set({ expiresAt: Date.now() }).where(eq(dogOffer.userId, as.userId))
  expect((await take(as, { token })).message).toBe(REFUSAL_TEXTS['offer-expired'].en)
})

it('keeps the newest five offers', async () => {
  const as = await aUser()
  for (let i = 0; i < 8; i++) await anOffer(as)
  expect(await db.select().from(dogOffer).where(eq(dogOffer.userId, as.userId))).toHaveLength(5)
})

it.each(['', '  ', '*', 'fifteen letters', '{|}', 'a\u0000b', 'a\nb', 'Bel\u200bla', '\u202eallеB', '🐶'])(
  'refuses %j as a name',
  async (name) => {
    const as = await aUser({ language: 'dk' })
    const { token } = await anOffer(as)
    expect(await take(as, { name, token })).toEqual({ dogId: null, message: REFUSAL_TEXTS['name-invalid'].dk })
  },
)

it('gives a reborn dog its old id and things, with a new name, colours and age', async () => {
  const as = await aUser()
  const dogId = await aDogOf(as.userId, { diedAt: 5, levelPoints: 90, epoch: 7 })
  await db.insert(wear).values({ dogId, slot: 'back', item: 'cape' })
  const { token, color } = await anOffer(as)
  const name = aName()
  expect(await take(as, { name, token, dogId })).toEqual({ dogId, message: null })
  expect(await rowOf(dogId)).toMatchObject({ name, color, diedAt: null, levelPoints: 90, epoch: 8, createdAt: 0 })
  expect((await rowOf(dogId)).bornAt).toBeGreaterThan(0)
  expect(await db.select().from(wear).where(eq(wear.dogId, dogId))).toHaveLength(1)
})

it('lets a user with all places taken have a living dog reborn, even under its old name', async () => {
  const as = await aUser()
  const name = aName()
  const [dogId] = [await aDogOf(as.userId, { name }), await aDogOf(as.userId), await aDogOf(as.userId)]
  const { token } = await anOffer(as)
  expect(await take(as, { name, token, dogId })).toEqual({ dogId, message: null })
})

it("refuses the rebirth of another user's dog", async () => {
  const as = await aUser()
  const dogId = await aDogOf((await aUser()).userId)
  const before = await rowOf(dogId)
  const { token } = await anOffer(as)
  expect(await take(as, { token, dogId })).toEqual({ dogId: null, message: REFUSAL_TEXTS['not-your-dog'].en })
  expect(await rowOf(dogId)).toEqual(before)
})

it('paints a dog for its owner, with the default shadow, in lower case', async () => {
  const as = await aUser()
  const dogId = await aDogOf(as.userId)
  const painted = { color: '#a0b0c0', shadowColor: defaultShadowColor('#a0b0c0') }
  const { data } = await ask(PAINT, { as, variables: { dogId, color: '#A0B0C0' } })
  expect(data).toEqual({ setDogColor: { id: dogId, ...painted } })
  expect(await rowOf(dogId)).toMatchObject(painted)
})

it.each([{ admin: 1 }, { moderator: 1 }])('lets staff choose the strength of the shadow: %j', async (role) => {
  const as = await aUser(role)
  const dogId = await aDogOf(as.userId)
  const { data } = await ask(PAINT, { as, variables: { dogId, color: '#808080', strength: 0.5 } })
  expect(data).toEqual({ setDogColor: { id: dogId, color: '#808080', shadowColor: '#404040' } })
})

it('refuses a shadow strength of anybody else, even the default', async () => {
  const as = await aUser()
  const dogId = await aDogOf(as.userId)
  expect(codesOf(await ask(PAINT, { as, variables: { dogId, color: '#808080', strength: 0.7 } }))).toEqual([
    'staff-only',
  ])
  expect(await rowOf(dogId)).toMatchObject({ color: '#c08040' })
})

it.each([
  { color: 'red' },
  { color: '#12345' },
  { color: '#1234567' },
  { color: '#12345g' },
  { color: "#123456'" },
  { color: '#123456', strength: 1.1 },
  { color: '#123456', strength: -0.1 },
  { color: '#123456', strength: 0.53 },
  { color: '#123456', strength: 0.701 },
  { color: '#123456', strength: 0.999999 },
])('refuses the colour %j', async (paint) => {
  const as = await aUser({ admin: 1 })
  const dogId = await aDogOf(as.userId)
  expect(codesOf(await ask(PAINT, { as, variables: { dogId, ...paint } }))).toEqual(['bad-input'])
  expect(await rowOf(dogId)).toMatchObject({ color: '#c08040' })
})

it("refuses to paint another user's dog, even for an administrator, or a dead one", async () => {
  const as = await aUser({ admin: 1, moderator: 1 })
  const foreign = await aDogOf((await aUser()).userId)
  const dead = await aDogOf(as.userId, { diedAt: 1 })
  expect(codesOf(await ask(PAINT, { as, variables: { dogId: foreign, color: '#808080' } }))).toEqual(['not-your-dog'])
  expect(codesOf(await ask(PAINT, { as, variables: { dogId: dead, color: '#808080' } }))).toEqual(['dog-is-dead'])
})

it.each([
  OFFER,
  'mutation { newDog(name: "a", token: "b") { dogId } }',
  'mutation { setDogColor(dogId: 1, color: "#808080") { id } }',
])('asks a visitor to sign in: %s', async (operation) => {
  expect(codesOf(await ask(operation))).toEqual(['not-signed-in'])
})

it('[Y7] keeps a puppy with an unfit name waiting for another', async () => {
  const as = await aUser({ language: 'se' })
  const { token } = await anOffer(as)
  expect(await take(as, { name: 'F i t t a', token })).toEqual({
    dogId: null,
    message: REFUSAL_TEXTS['name-unfit'].se,
  })
  expect((await take(as, { token })).dogId).not.toBeNull()
})
