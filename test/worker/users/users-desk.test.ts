import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { PAGE_ROWS } from '#durable/rules/staff/tables.ts'
import type { UsersQuery } from '#durable/rules/staff/tables.ts'
import { aDogOf, aName, aUser, banUser, db, support, users } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { user } from '#worker/db/schema/users.ts'

const aModerator = async () => deskOf(await aUser({ moderator: 1 }))

async function found(changes: Partial<UsersQuery>) {
  return (await aModerator()).users({ search: '', filter: 'all', sort: 'newest', page: 1, ...changes })
}

const levels = async (userId: number) =>
  db.select({ admin: user.admin, moderator: user.moderator }).from(user).where(eq(user.id, userId)).get()

it('finds a user by a part of the name, by the name of a dog, and by id', async () => {
  const { userId, username } = await aUser()
  const name = aName()
  await aDogOf(userId, { name })
  for (const search of [username.slice(0, -1), name, ` ${userId} `, name.toLowerCase()]) {
    expect((await found({ search })).rows.map(({ id }) => id)).toContain(userId)
  }
  expect((await found({ search: '%' })).total).toBe(0)
})

it('accepts a long search with any characters', async () => {
  for (const search of ['æøå'.repeat(26), `%_${'\\'.repeat(30)}'"--`, '\u{1f436}'.repeat(40)])
    expect((await found({ search })).total, search).toBe(0)
})

it('filters staff, banned users and supporters', async () => {
  const [moderator, banned, supporter] = await Promise.all([aUser({ moderator: 1 }), aUser(), aUser()])
  await banUser(banned.userId)
  await support(supporter.userId, 'Gold')
  const shown = async (filter: UsersQuery['filter']) => (await found({ filter })).rows.map(({ id }) => id)
  expect(await shown('staff')).toContain(moderator.userId)
  expect(await shown('banned')).toEqual([banned.userId])
  expect(await shown('supporters')).toEqual([supporter.userId])
  expect(await shown('staff')).not.toContain(banned.userId)
})

it('has PAGE_ROWS rows a page, and pages that form one list', async () => {
  await users(PAGE_ROWS + 5)
  // One moderator looks at both pages: a user that is new between them could move a row from one to the other.
  const desk = await aModerator()
  const pageOf = (page: number) => desk.users({ search: '', filter: 'all', sort: 'name', page })
  const [one, two] = [await pageOf(1), await pageOf(2)]
  expect(one.rows).toHaveLength(PAGE_ROWS)
  expect(one.total).toBeGreaterThanOrEqual(PAGE_ROWS + 5)
  expect(one.rows.filter(({ id }) => two.rows.some((row) => row.id === id))).toEqual([])
  const names = [...one.rows, ...two.rows].map(({ username }) => username.toLowerCase())
  expect(names).toEqual(names.toSorted())
})

it('[S8] lets an administrator make a moderator and take it back, and logs whom and why', async () => {
  const [as, { userId }] = [await aUser({ admin: 1 }), await aUser()]
  const desk = await deskOf(as)
  const change = { userId, role: 'moderator', reason: 'has earned it' } as const
  await desk.setRole({ ...change, isGiven: true })
  expect(await levels(userId)).toEqual({ admin: 0, moderator: 1 })
  await desk.setRole({ ...change, isGiven: false })
  expect(await levels(userId)).toEqual({ admin: 0, moderator: 0 })
  expect(await logOf(as)).toMatchObject([
    { act: 'set-role', reason: 'has earned it', whom: userId, detail: { role: 'moderator', isGiven: true } },
    { act: 'set-role', whom: userId, detail: { role: 'moderator', isGiven: false } },
  ])
})

it('[S7] lets nobody raise themselves, an equal or anybody to their own rank', async () => {
  const [as, equal, player] = await Promise.all([aUser({ admin: 1 }), aUser({ admin: 1 }), aUser()])
  const desk = await deskOf(as)
  const reason = 'has earned it'
  for (const [userId, role, refusal] of [
    [as.userId, 'moderator', 'above-you'],
    [equal.userId, 'moderator', 'above-you'],
    [player.userId, 'administrator', 'role-above-you'],
  ] as const) {
    for (const isGiven of [true, false]) {
      expect(await refusalOf(desk.setRole({ userId, role, isGiven, reason }))).toBe(refusal)
    }
  }
  expect(await refusalOf(desk.endSessions({ userId: equal.userId, reason }))).toBe('above-you')
  expect(await logOf(as)).toEqual([])
  const developer = await deskOf(await aUser({ admin: 1, developer: 1 }))
  await developer.setRole({ userId: player.userId, role: 'administrator', isGiven: true, reason })
  expect(await levels(player.userId)).toEqual({ admin: 1, moderator: 0 })
})

it('ends all sessions with the next request after signing out everywhere', async () => {
  const [as, other] = await Promise.all([aUser({ admin: 1 }), aUser()])
  expect((await ask('{ myUser { id } }', { as: other })).data).toEqual({ myUser: { id: other.userId } })
  await (await deskOf(as)).endSessions({ userId: other.userId, reason: 'a lost phone' })
  expect((await ask('{ myUser { id } }', { as: other })).data).toEqual({ myUser: null })
  expect(await logOf(as)).toMatchObject([{ act: 'end-sessions', reason: 'a lost phone', whom: other.userId }])
})

it('shows a note on the page of the user; the log knows that there is one, not its text', async () => {
  const [as, other] = await Promise.all([aUser({ moderator: 1 }), aUser()])
  const desk = await deskOf(as)
  await desk.addNote({ userId: other.userId, text: '  Is kind to puppies  ' })
  expect((await desk.user(other.userId))?.notes).toMatchObject([{ text: 'Is kind to puppies', author: as.username }])
  expect(await logOf(as)).toEqual([{ act: 'note-user', reason: '', whom: other.userId, detail: {} }])
})

it('[S7] refuses a note on oneself, on an equal or on a superior', async () => {
  const as = await aUser({ moderator: 1 })
  const others = [as, await aUser({ moderator: 1 }), await aUser({ admin: 1 }), await aUser({ developer: 1 })]
  const desk = await deskOf(as)
  for (const { userId } of others) {
    expect(await refusalOf(desk.addNote({ userId, text: 'Is not kind to puppies' }))).toBe('above-you')
  }
})

it('[S7] says whether a user stands below the viewer', async () => {
  const as = await aUser({ moderator: 1 })
  const desk = await deskOf(as)
  const others = [await aUser(), as, await aUser({ admin: 1 })]
  const below = await Promise.all(others.map(async ({ userId }) => (await desk.user(userId))?.isBelowYou))
  expect(below).toEqual([true, false, false])
})

it('shows nobody what opens a session', async () => {
  const other = await aUser()
  const found = await (await deskOf(await aUser({ admin: 1 }))).user(other.userId)
  expect(found?.sessions.map(({ key }) => key)).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/)])
})
