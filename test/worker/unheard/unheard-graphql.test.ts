import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { UNHEARD_MAX } from '#durable/rules/users/unheard.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { aTicket, askToEnter } from '#test/worker/support/gate.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import { run as answerTo } from '#worker/db/query.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { silentTo } from '#worker/unheard/unheard-db.ts'

async function aKennel(changes: Parameters<typeof aUser>[0] = {}): Promise<{ as: TestUser; dogId: number }> {
  const as = await aUser(changes)
  return { as, dogId: await aDogOf(as.userId) }
}

const IGNORE = 'mutation ($dogId: Int!) { ignoreDog(dogId: $dogId) }'
const BLOCK = 'mutation ($dogId: Int!) { blockDog(dogId: $dogId) }'
const LIST = '{ unheard { id name isBlocked } }'

async function listOf(as: TestUser) {
  return (await ask(LIST, { as })).data?.unheard as { id: number; name: string; isBlocked: boolean }[]
}

it('[C11] ignores one-way and blocks two-way, lists whom, and can undo each', async () => {
  const [bella, max] = [await aKennel(), await aKennel()]
  expect((await ask(IGNORE, { as: bella.as, variables: { dogId: max.dogId } })).data).toEqual({ ignoreDog: true })
  expect([await answerTo(silentTo(db, bella.as.userId)), await answerTo(silentTo(db, max.as.userId))]).toEqual([
    [max.as.userId],
    [],
  ])
  await ask(BLOCK, { as: bella.as, variables: { dogId: max.dogId } })
  expect(await answerTo(silentTo(db, max.as.userId))).toEqual([bella.as.userId])
  const list = await listOf(bella.as)
  expect(list).toMatchObject([{ isBlocked: true }])
  expect(await listOf(max.as)).toEqual([])

  // Nobody can undo what another user has decided.
  const again = 'mutation ($id: Int!) { hearAgain(id: $id) }'
  await ask(again, { as: max.as, variables: { id: list[0]!.id } })
  expect(await answerTo(silentTo(db, max.as.userId))).toEqual([bella.as.userId])
  await ask(again, { as: bella.as, variables: { id: list[0]!.id } })
  expect([await answerTo(silentTo(db, bella.as.userId)), await answerTo(silentTo(db, max.as.userId))]).toEqual([[], []])
})

it('[C11] refuses staff with a badge, own dogs and unknown dogs, and visitors', async () => {
  const [bella, staff] = [await aKennel({ language: 'dk' }), await aKennel({ moderator: 1 })]
  const codes = async (as: TestUser | null, dogId: number) => codesOf(await ask(IGNORE, { as, variables: { dogId } }))
  expect(await codes(bella.as, staff.dogId)).toEqual(['staff-are-heard'])
  expect(await codes(bella.as, bella.dogId)).toEqual(['own-dog'])
  expect(await codes(bella.as, 2_000_000_000)).toEqual(['not-here'])
  expect(await codes(null, bella.dogId)).toEqual(['not-signed-in'])
  expect(codesOf(await ask(LIST))).toEqual(['not-signed-in'])
})

it('[C11] limits ignored users to UNHEARD_MAX', async () => {
  const bella = await aKennel()
  const { dogId } = await aKennel()
  await db.run(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${UNHEARD_MAX})
    insert into user (issuer, sub, username, username_key, language, created_at)
    select 'local', 'crowd' || i, 'crowd' || i, 'crowd' || i, 'en', 0 from n`)
  await db.run(`insert into unheard (user_id, other_id, dog_id, kind, since)
    select ${bella.as.userId}, id, ${dogId}, 'ignored', 0 from user where sub like 'crowd%'`)
  expect(codesOf(await ask(BLOCK, { as: bella.as, variables: { dogId } }))).toEqual(['too-many-unheard'])
  expect(await answerTo(silentTo(db, bella.as.userId))).toHaveLength(UNHEARD_MAX)
})

it('[C11] applies in the room at once, for all dogs of the other, and at the gate from then on', async () => {
  const [bella, max] = [await aKennel(), await aKennel()]
  const second = await aDogOf(max.as.userId)
  const enter = async ({ as, dogId }: { as: TestUser; dogId: number }) => {
    const socket = socketOf(await askToEnter(await aTicket({ userId: as.userId, dogId })))
    await socket.hello()
    return socket
  }
  const [own, first] = [await enter(bella), await enter(max)]
  first.send({ type: 'say', text: 'one' })
  expect(await own.next('said')).toMatchObject({ text: 'one' })
  await ask(IGNORE, { as: bella.as, variables: { dogId: max.dogId } })
  const other = await enter({ as: max.as, dogId: second })
  first.send({ type: 'say', text: 'two' })
  other.send({ type: 'say', text: 'three' })
  await other.next('said')
  own.send({ type: 'say', text: 'four' })
  expect(await own.next('said')).toMatchObject({ text: 'four' })
  expect(own.frames.join()).not.toMatch(/"two"|"three"/)
  const again = await enter(bella)
  expect(again.frames.join()).not.toMatch(/"one"|"two"|"three"/)
})

it('[C11] does not undo at the gate what the user has decided in another room a moment before', async () => {
  const [bella, max, luna] = [await aKennel(), await aKennel(), await aKennel()]
  const enter = async ({ as, dogId }: { as: TestUser; dogId: number }, room = 'plaza') => {
    const socket = socketOf(await askToEnter(await aTicket({ userId: as.userId, dogId, room }), { room }))
    await socket.hello()
    return socket
  }
  const speaker = await enter(luna)
  await enter(bella)
  await ask(IGNORE, { as: bella.as, variables: { dogId: max.dogId } })
  await enter(bella, 'meadow')
  await ask(IGNORE, { as: bella.as, variables: { dogId: luna.dogId } })
  const back = await enter(bella)
  speaker.send({ type: 'say', text: 'one' })
  await speaker.next('said')
  back.send({ type: 'say', text: 'two' })
  expect(await back.next('said')).toMatchObject({ text: 'two' })
})

it("[C11] hides users who block from each other's search, but not ignored ones", async () => {
  const [bella, max] = [await aKennel(), await aKennel()]
  for (const { as, dogId } of [bella, max]) {
    await socketOf(await askToEnter(await aTicket({ userId: as.userId, dogId }))).hello()
  }
  const finds = async (who: { as: TestUser }, whom: { dogId: number }) => {
    const [{ name }] = (await db.select({ name: dog.name }).from(dog).where(eq(dog.id, whom.dogId))) as [
      { name: string },
    ]
    const { data } = await ask('query ($name: String!) { searchDogs(name: $name) { id } }', {
      as: who.as,
      variables: { name },
    })
    return (data?.searchDogs as { id: number }[]).some(({ id }) => id === whom.dogId)
  }
  expect([await finds(bella, max), await finds(max, bella)]).toEqual([true, true])
  await ask(IGNORE, { as: bella.as, variables: { dogId: max.dogId } })
  expect([await finds(bella, max), await finds(max, bella)]).toEqual([true, true])
  await ask(BLOCK, { as: bella.as, variables: { dogId: max.dogId } })
  expect([await finds(bella, max), await finds(max, bella)]).toEqual([false, false])
})
