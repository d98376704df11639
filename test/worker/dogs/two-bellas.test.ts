import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aPlayer, standIn } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { report } from '#worker/db/schema/staff.ts'
import { ban } from '#worker/db/schema/users.ts'

/** Somebody who acts, and two dogs of one name of two other users, all in the plaza. */
async function twoBellas() {
  const [actor, first, second] = [await aPlayer({ levelPoints: 3 }), await aPlayer(), await aPlayer()]
  await db
    .update(dog)
    .set({ name: 'Bella', nameKey: 'bella' })
    .where(inArray(dog.id, [first.dogId, second.dogId]))
  for (const player of [actor, first, second]) await standIn('plaza', player, Date.now())
  return { actor, first, second }
}

it('[N9] tells the room the owner of each of two dogs called Bella', async () => {
  const [one, other] = [await aKennel(), await aKennel()]
  await db
    .update(dog)
    .set({ name: 'Bella', nameKey: 'bella' })
    .where(inArray(dog.id, [one.dogId, other.dogId]))
  const seen = await goIn(one)
  await goIn(other)
  const { dog: who, mark } = await seen.next('marked')
  const { data } = await ask('{ myUser { username } }', { as: other.as })
  expect({ who, owner: mark.owner }).toEqual({
    who: other.dogId,
    owner: (data?.myUser as { username: string }).username,
  })
})

it('[N10] sends the request of a friend to the Bella that was asked, and not to the other', async () => {
  const { actor, first, second } = await twoBellas()
  await ask(`mutation { askFriend(dogId: ${actor.dogId}, otherDogId: ${second.dogId}) }`, { as: actor.as })
  const asked = async ({ as, dogId }: typeof first) =>
    (await ask(`{ friends(dogId: ${dogId}) { dogId state } }`, { as })).data?.friends
  expect([await asked(first), await asked(second)]).toEqual([[], [{ dogId: actor.dogId, state: 'asks' }]])
})

it('[N10] opens a trade with the Bella that was asked, and not with the other', async () => {
  const { actor, first, second } = await twoBellas()
  await ask('mutation ($op: String!, $a: Int!, $b: Int!) { proposeTrade(op: $op, dogId: $a, withDogId: $b) }', {
    as: actor.as,
    variables: { op: crypto.randomUUID(), a: actor.dogId, b: second.dogId },
  })
  const seen = async ({ as, dogId }: typeof first) =>
    (await ask(`{ trade(dogId: ${dogId}) { sides { dogId } } }`, { as })).data?.trade
  expect(await seen(first)).toBe(null)
  expect(await seen(second)).toEqual({
    sides: expect.arrayContaining([{ dogId: actor.dogId }, { dogId: second.dogId }]),
  })
})

it('[N10] reports and kicks the Bella that was meant, and not the other', async () => {
  const { actor, first, second } = await twoBellas()
  await ask('mutation ($dog: Int!) { report(dogId: $dog, offence: language, reason: "", room: null, line: null) }', {
    as: actor.as,
    variables: { dog: second.dogId },
  })
  const reported = await db.select({ dog: report.dogId }).from(report).where(eq(report.reporterId, actor.userId))
  expect(reported).toEqual([{ dog: second.dogId }])

  const mod = await aKennel({ moderator: 1 })
  await ask('mutation ($dog: Int!) { kick(dogId: $dog, seconds: 300, rule: unkind, reason: "") }', {
    as: mod.as,
    variables: { dog: second.dogId },
  })
  const banned = await db
    .select({ user: ban.userId })
    .from(ban)
    .where(inArray(ban.userId, [first.userId, second.userId]))
  expect(banned).toEqual([{ user: second.userId }])
})
