import { expect, it } from 'vitest'
import { aUser, banUser } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { logOf } from '#test/worker/support/staff.ts'

const asked = (field: string) => `mutation ($userId: Int!) { ${field}(userId: $userId, reason: "asked by letter") }`
const [EXPORT, FORGET, KEEP] = [asked('exportUser'), asked('forgetUser'), asked('keepUser')]
const USER = 'query ($id: Int!) { staffUser(id: $id) { deletedFrom record { seconds reason } } }'

it('[S9] an administrator has somebody forgotten who asked by letter, and takes it back; both are in the log', async () => {
  const [as, other] = [await aUser({ admin: 1 }), await aUser()]
  const { userId } = other
  const deletedFrom = async () => {
    const { data } = await ask(USER, { as, variables: { id: userId } })
    return (data?.staffUser as { deletedFrom: string | null }).deletedFrom
  }
  expect(codesOf(await ask(FORGET, { as, variables: { userId } }))).toEqual([])
  const { data } = await ask('{ myDeletion }', { as: other })
  expect(data?.myDeletion).toEqual(expect.any(String))
  expect(await deletedFrom()).toBe(data?.myDeletion)
  expect(codesOf(await ask(KEEP, { as, variables: { userId } }))).toEqual([])
  expect(await deletedFrom()).toBeNull()
  expect(await logOf(as)).toEqual([
    { act: 'forget-user', reason: 'asked by letter', whom: userId, detail: {} },
    { act: 'keep-user', reason: 'asked by letter', whom: userId, detail: {} },
  ])
})

it('what is fetched for somebody is what they would get themselves, and the log has that it was', async () => {
  const [as, other] = [await aUser({ admin: 1 }), await aUser()]
  const { data } = await ask(EXPORT, { as, variables: { userId: other.userId } })
  expect(await logOf(as)).toMatchObject([{ act: 'export-user', whom: other.userId }])
  const own = await ask('mutation { exportMyData }', { as: other })
  const [theirs, mine] = [data?.exportUser, own.data?.exportMyData].map((json) => JSON.parse(String(json)))
  expect({ ...theirs, exportedAt: 0, staff_log: [] }).toEqual({ ...mine, exportedAt: 0, staff_log: [] })
  expect(theirs.user).toMatchObject([{ username: other.username }])
})

it('[S7] nobody answers for the data of an equal, or of one above', async () => {
  const [as, equal, developer] = [
    await aUser({ admin: 1 }),
    await aUser({ admin: 1 }),
    await aUser({ admin: 1, developer: 1 }),
  ]
  for (const query of [EXPORT, FORGET, KEEP])
    for (const { userId } of [equal, developer, as])
      expect(codesOf(await ask(query, { as, variables: { userId } }))).toEqual(['forbidden'])
  expect(await logOf(as)).toEqual([])
})

it('the page of a user has what they were kicked and banned for', async () => {
  const [as, other] = [await aUser({ moderator: 1 }), await aUser()]
  await banUser(other.userId)
  const { data } = await ask(USER, { as, variables: { id: other.userId } })
  expect(data).toMatchObject({ staffUser: { record: [{ reason: expect.stringMatching(/./) }], deletedFrom: null } })
})
