import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { takenNameText } from '#durable/protocol/name-texts.ts'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { nameKey } from '#durable/rules/names.ts'
import { NAME_CHOICE_MS, plainNames } from '#durable/rules/names/taken-away.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { ban, formerName, user } from '#worker/db/schema/users.ts'
import { givenNames } from '#worker/names/taken-names-db.ts'
import { aDogOf, aName, aUser, db } from '../support/d1.ts'
import type { TestUser } from '../support/d1.ts'
import { deskOf, refusalOf } from '../support/desk.ts'
import { aTicket, askToEnter } from '../support/gate.ts'
import { ask } from '../support/graphql.ts'
import { goIn } from '../support/kennel.ts'
import { socketOf } from '../support/socket.ts'
import { logOf } from '../support/staff.ts'

const WHY = { fault: 'another', foundBy: 'staff', reason: 'passes as a friend of theirs' } as const
const GIVEN = '{ myUser { username givenNames { dogId former given fault } dogs { id name } } }'
const RENAME = `mutation ($dogId: Int!, $name: String!) { renameDog(dogId: $dogId, name: $name) { dogId message freeNames } }`

type Me = { username: string; givenNames: unknown[]; dogs: { id: number; name: string }[] }

async function meOf(as: TestUser): Promise<Me> {
  return (await ask(GIVEN, { as })).data?.myUser as Me
}

/** A moderator, and a player whose dog has a name of its own. */
async function aCase(changes: Parameters<typeof aUser>[0] = {}) {
  const [mod, as] = [await aUser({ moderator: 1 }), await aUser(changes)]
  const name = aName()
  const dogId = await aDogOf(as.userId, { name, nameKey: nameKey(name) })
  const { userId } = as
  return { mod, desk: await deskOf(mod), as, dogId, name, userId }
}

const renamed = async (as: TestUser, dogId: number, name: string) =>
  (await ask(RENAME, { as, variables: { dogId, name } })).data?.renameDog

it('[N12] gives a dog a plain name, logs both, and tells its owner', async () => {
  const { mod, desk, as, dogId, name, userId } = await aCase()
  await desk.takeName({ userId, dogId, name, ...WHY })
  const { dogs, givenNames: told } = await meOf(as)
  const given = dogs[0]!.name
  expect(given).not.toBe(name)
  expect(told).toEqual([{ dogId, former: name, given, fault: 'another' }])
  expect(await logOf(mod)).toEqual([
    {
      act: 'take-name',
      whom: userId,
      reason: WHY.reason,
      detail: { formerName: name, givenName: given, fault: 'another', foundBy: 'staff', decider: 'moderator' },
    },
  ])
})

it('[N12] puts the dog outside the gate, and says there in the player’s language what has happened', async () => {
  const { desk, as, dogId, name, userId } = await aCase({ language: 'se' })
  const socket = await goIn({ as, dogId })
  await desk.takeName({ userId, dogId, name, ...WHY })
  const given = (await meOf(as)).dogs[0]!.name
  const reason = takenNameText('se', { isDog: true, former: name, given, fault: 'another' })
  expect(await socket.next('sentAway')).toEqual({ type: 'sentAway', reason, until: null })
  expect(await socket.closed).toBe(CLOSE.kicked)
  const back = socketOf(await askToEnter(await aTicket({ userId, dogId })))
  expect((await back.hello()).dogs.find(({ id }) => id === dogId)?.name).toBe(given)
})

it('[N12] gives a user a free username, which is a former name to staff', async () => {
  const { desk, as, userId } = await aCase()
  await desk.takeName({ userId, dogId: null, name: as.username, ...WHY })
  const { username, givenNames: told } = await meOf(as)
  expect(username).not.toBe(as.username)
  expect(told).toEqual([{ dogId: null, former: as.username, given: username, fault: 'another' }])
  expect((await desk.user(userId))?.formerNames).toMatchObject([{ username: as.username }])
})

it('[N12] gives a user no username that somebody else has', async () => {
  const [{ desk, as, userId }, { userId: somebody }] = [await aCase(), await aCase()]
  const [first = '', second = ''] = plainNames(userId)
  await db
    .update(user)
    .set({ username: first, usernameKey: nameKey(first) })
    .where(eq(user.id, somebody))
  await desk.takeName({ userId, dogId: null, name: as.username, ...WHY })
  expect((await meOf(as)).username).toBe(second)
})

it('[N12] [N14] lets a user who was renamed by staff choose another username at once, and only once', async () => {
  const { desk, as, userId } = await aCase()
  const rename = async (username: string) => {
    const mutation = 'mutation ($username: String!) { setUsername(username: $username) { success message } }'
    return (await ask(mutation, { as, variables: { username } })).data?.setUsername
  }
  await db.insert(formerName).values({ userId, username: aName(), changedAt: Date.now() })
  await desk.takeName({ userId, dogId: null, name: as.username, ...WHY })
  expect((await ask('{ myUser { nextUsernameAt } }', { as })).data).toEqual({ myUser: { nextUsernameAt: null } })
  expect(await rename(as.username)).toEqual({ success: false, message: REFUSAL_TEXTS['name-unfit'].en })
  expect(await rename(aName())).toEqual({ success: true, message: null })
  expect((await meOf(as)).givenNames).toEqual([])
  expect(await rename(aName())).toEqual({ success: false, message: REFUSAL_TEXTS['renamed-lately'].en })
})

it('[N12] lets the owner choose another name for the dog, once, and not the one that was taken', async () => {
  const { desk, as, dogId, name, userId } = await aCase()
  await desk.takeName({ userId, dogId, name, ...WHY })
  const message = REFUSAL_TEXTS['name-unfit'].en
  for (const same of [name, ` ${name.toUpperCase()}*`])
    expect(await renamed(as, dogId, same)).toEqual({ dogId: null, message, freeNames: [] })
  const chosen = aName()
  expect(await renamed(as, dogId, chosen)).toEqual({ dogId, message: null, freeNames: [] })
  expect(await meOf(as)).toMatchObject({ givenNames: [], dogs: [{ name: chosen }] })
  const again = await ask(RENAME, { as, variables: { dogId, name: aName() } })
  expect(again.errors?.map(({ extensions }) => extensions?.code)).toEqual(['bad-input'])
})

it('[N12] offers the choice for 30 days', async () => {
  const { desk, dogId, name, userId } = await aCase()
  await desk.takeName({ userId, dogId, name, ...WHY })
  const [told] = await givenNames(db, userId, Date.now())
  expect(await givenNames(db, userId, told!.until - 1)).toHaveLength(1)
  expect(await givenNames(db, userId, told!.until)).toEqual([])
  expect(told!.until - Date.now()).toBeLessThanOrEqual(NAME_CHOICE_MS)
})

it('[N12] takes a name once, however often the form is sent', async () => {
  const { mod, desk, dogId, name, userId } = await aCase()
  await desk.takeName({ userId, dogId, name, ...WHY })
  expect(await refusalOf(desk.takeName({ userId, dogId, name, ...WHY }))).toBe('bad-input')
  expect(await logOf(mod)).toHaveLength(1)
})

it('[N12] needs a reason, a fault that it knows, and a dog of that user', async () => {
  const { mod, desk, dogId, name, userId } = await aCase()
  const [{ userId: stranger }, taking] = [await aUser(), { userId, dogId, name, ...WHY }]
  for (const wrong of [{ reason: ' no ' }, { fault: 'blue' as never }, { userId: stranger }])
    expect(await refusalOf(desk.takeName({ ...taking, ...wrong }))).toBe('bad-input')
  expect(await logOf(mod)).toEqual([])
  expect((await db.select().from(dog).where(eq(dog.id, dogId)))[0]?.name).toBe(name)
})

it('[N12] [S7] is for moderators, and never against an equal or a superior', async () => {
  const [{ dogId, name, userId, as, desk }, equal] = [await aCase(), await aCase({ moderator: 1 })]
  expect(await refusalOf((await deskOf(as)).takeName({ userId, dogId, name, ...WHY }))).toBe('staff-only')
  const { dogId: theirs, name: theirName } = equal
  const taking = { userId: equal.userId, dogId: theirs, name: theirName, ...WHY }
  expect(await refusalOf(desk.takeName(taking))).toBe('above-you')
  expect(await refusalOf(desk.takeName({ ...taking, dogId: null, name: equal.as.username }))).toBe('above-you')
})

it('[N12] shows staff how often somebody was kicked for a name', async () => {
  const { desk, userId } = await aCase()
  const kicked = { userId, reason: '', startsAt: 0, endsAt: 0, rule: 'name' }
  await db.insert(ban).values([kicked, kicked, { ...kicked, rule: 'spam' }, { ...kicked, liftedAt: 1 }])
  expect((await desk.user(userId))?.nameKicks).toBe(2)
})
