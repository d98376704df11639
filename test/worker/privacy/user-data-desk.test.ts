import { expect, it } from 'vitest'
import { aUser, banUser } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { logOf } from '#test/worker/support/staff.ts'

const reason = 'asked by letter'

it('[S9] lets an administrator ask for a deletion by letter and cancel it, and logs both', async () => {
  const [as, other] = [await aUser({ admin: 1 }), await aUser()]
  const { userId } = other
  const desk = await deskOf(as)
  const deletedFrom = async () => (await desk.user(userId))?.deletedFrom
  await desk.forgetUser({ userId, reason })
  const { data } = await ask('{ myDeletion }', { as: other })
  expect(await deletedFrom()).toBe(Date.parse(String(data?.myDeletion)))
  await desk.keepUser({ userId, reason })
  expect(await deletedFrom()).toBeNull()
  expect(await logOf(as)).toEqual([
    { act: 'forget-user', reason, whom: userId, detail: {} },
    { act: 'keep-user', reason, whom: userId, detail: {} },
  ])
})

it('exports for a user what they would get themselves, and logs it', async () => {
  const [as, other] = [await aUser({ admin: 1 }), await aUser()]
  const fetched = await (await deskOf(as)).exportUser({ userId: other.userId, reason })
  expect(await logOf(as)).toMatchObject([{ act: 'export-user', whom: other.userId }])
  const own = await ask('mutation { exportMyData }', { as: other })
  const [theirs, mine] = [fetched, own.data?.exportMyData].map((json) => JSON.parse(String(json)))
  expect({ ...theirs, exportedAt: 0, staff_log: [] }).toEqual({ ...mine, exportedAt: 0, staff_log: [] })
  expect(theirs.user).toMatchObject([{ username: other.username }])
})

it('[S7] refuses the data of an equal or a superior', async () => {
  const [as, equal, developer] = [
    await aUser({ admin: 1 }),
    await aUser({ admin: 1 }),
    await aUser({ admin: 1, developer: 1 }),
  ]
  const desk = await deskOf(as)
  for (const { userId } of [equal, developer, as]) {
    for (const change of [desk.exportUser, desk.forgetUser, desk.keepUser])
      expect(await refusalOf(change({ userId, reason }))).toBe('above-you')
  }
  expect(await logOf(as)).toEqual([])
})

it('shows on the page of a user what they were kicked and banned for', async () => {
  const [as, other] = [await aUser({ moderator: 1 }), await aUser()]
  await banUser(other.userId)
  expect(await (await deskOf(as)).user(other.userId)).toMatchObject({
    record: [{ reason: expect.stringMatching(/./) }],
    deletedFrom: null,
  })
})
