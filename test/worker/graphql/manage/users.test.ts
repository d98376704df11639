import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '#worker/db/schema/users.ts'
import { aDogOf, aName, aUser, banUser, db, support } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { logOf, whoMay } from '#test/worker/support/staff.ts'

const TABLE = `query ($search: String!, $filter: UserFilter!, $sort: UserSort!, $page: Int!) {
  usersTable(search: $search, filter: $filter, sort: $sort, page: $page) { total rows { id username isBanned dogNames } } }`
const USER =
  'query ($id: Int!) { staffUser(id: $id) { username dogs { name room } sessions { key } notes { text author } } }'
const ROLE = `mutation ($userId: Int!, $role: GrantableRole!, $isGiven: Boolean!) {
  setRole(userId: $userId, role: $role, isGiven: $isGiven, reason: "has earned it") }`
const END = 'mutation ($userId: Int!) { endSessions(userId: $userId, reason: "a lost phone") }'
const NOTE = 'mutation ($userId: Int!, $text: String!) { addNote(userId: $userId, text: $text) }'

type Found = { total: number; rows: { id: number; username: string; isBanned: boolean; dogNames: string }[] }

async function found(changes: Record<string, unknown>): Promise<Found> {
  const variables = { search: '', filter: 'all', sort: 'newest', page: 1, ...changes }
  const { data } = await ask(TABLE, { as: await aUser({ moderator: 1 }), variables })
  return data?.usersTable as Found
}

const levels = async (userId: number) =>
  db.select({ admin: user.admin, moderator: user.moderator }).from(user).where(eq(user.id, userId)).get()

it('moderators see users and write notes; roles and sessions are the administrators’', async () => {
  const { userId } = await aUser()
  expect(await whoMay(USER, { id: userId })).toEqual(['moderator', 'admin'])
  expect(await whoMay(NOTE, { userId, text: 'a kind one' })).toEqual(['moderator', 'admin'])
  expect(await whoMay(ROLE, { userId, role: 'moderator', isGiven: true })).toEqual(['admin'])
  expect(await whoMay(END, { userId })).toEqual(['admin'])
  expect(await whoMay(TABLE, { search: '', filter: 'all', sort: 'name', page: 1 })).toEqual(['moderator', 'admin'])
})

it('a user is found by a part of the name, by the name of a dog, and by id', async () => {
  const { userId, username } = await aUser()
  const name = aName()
  await aDogOf(userId, { name })
  for (const search of [username.slice(0, -1), name, ` ${userId} `, name.toLowerCase()]) {
    expect((await found({ search })).rows.map(({ id }) => id)).toContain(userId)
  }
  expect((await found({ search: '%' })).total).toBe(0)
})

it('what is searched for may be long, and be any signs', async () => {
  for (const search of ['æøå'.repeat(26), `%_${'\\'.repeat(30)}'"--`, '\u{1f436}'.repeat(40)])
    expect((await found({ search })).total, search).toBe(0)
})

it('the filters show staff, banned users and supporters', async () => {
  const [moderator, banned, supporter] = await Promise.all([aUser({ moderator: 1 }), aUser(), aUser()])
  await banUser(banned.userId)
  await support(supporter.userId, 'Gold')
  const shown = async (filter: string) => (await found({ filter, search: '' })).rows.map(({ id }) => id)
  expect(await shown('staff')).toContain(moderator.userId)
  expect(await shown('banned')).toEqual([banned.userId])
  expect(await shown('supporters')).toEqual([supporter.userId])
  expect(await shown('staff')).not.toContain(banned.userId)
})

it('a table has 25 rows a page, and the pages are one list', async () => {
  await Promise.all(Array.from({ length: 30 }, () => aUser()))
  const [one, two] = [await found({ sort: 'name' }), await found({ sort: 'name', page: 2 })]
  expect(one.rows).toHaveLength(25)
  expect(one.total).toBeGreaterThanOrEqual(30)
  expect(one.rows.filter(({ id }) => two.rows.some((row) => row.id === id))).toEqual([])
  const names = [...one.rows, ...two.rows].map(({ username }) => username.toLowerCase())
  expect(names).toEqual(names.toSorted())
})

it('[S8] an administrator makes a moderator and takes it back, and the log says whom and why', async () => {
  const [as, other] = await Promise.all([aUser({ admin: 1 }), aUser()])
  const { userId } = other
  await ask(ROLE, { as, variables: { userId, role: 'moderator', isGiven: true } })
  expect(await levels(userId)).toEqual({ admin: 0, moderator: 1 })
  await ask(ROLE, { as, variables: { userId, role: 'moderator', isGiven: false } })
  expect(await levels(userId)).toEqual({ admin: 0, moderator: 0 })
  expect(await logOf(as)).toMatchObject([
    { act: 'set-role', reason: 'has earned it', whom: userId, detail: { role: 'moderator', isGiven: true } },
    { act: 'set-role', whom: userId, detail: { role: 'moderator', isGiven: false } },
  ])
})

it('[S7] nobody raises themselves, an equal or anybody to their own rank', async () => {
  const [as, equal, player] = await Promise.all([aUser({ admin: 1 }), aUser({ admin: 1 }), aUser()])
  for (const [userId, role] of [
    [as.userId, 'moderator'],
    [equal.userId, 'moderator'],
    [player.userId, 'administrator'],
  ] as const) {
    for (const isGiven of [true, false]) {
      expect(codesOf(await ask(ROLE, { as, variables: { userId, role, isGiven } }))).toEqual(['forbidden'])
    }
  }
  expect(codesOf(await ask(END, { as, variables: { userId: equal.userId } }))).toEqual(['forbidden'])
  expect(await logOf(as)).toEqual([])
  const developer = await aUser({ admin: 1, developer: 1 })
  await ask(ROLE, { as: developer, variables: { userId: player.userId, role: 'administrator', isGiven: true } })
  expect(await levels(player.userId)).toEqual({ admin: 1, moderator: 0 })
})

it('whoever is signed out everywhere is nobody with the next request', async () => {
  const [as, other] = await Promise.all([aUser({ admin: 1 }), aUser()])
  expect((await ask('{ myUser { id } }', { as: other })).data).toEqual({ myUser: { id: other.userId } })
  await ask(END, { as, variables: { userId: other.userId } })
  expect((await ask('{ myUser { id } }', { as: other })).data).toEqual({ myUser: null })
  expect(await logOf(as)).toMatchObject([{ act: 'end-sessions', reason: 'a lost phone', whom: other.userId }])
})

it('a note stands on the page of the user; the log knows that there is one, not what it says', async () => {
  const [as, other] = await Promise.all([aUser({ moderator: 1 }), aUser()])
  await ask(NOTE, { as, variables: { userId: other.userId, text: '  Is kind to puppies  ' } })
  const { data } = await ask(USER, { as, variables: { id: other.userId } })
  expect(data).toMatchObject({ staffUser: { notes: [{ text: 'Is kind to puppies', author: as.username }] } })
  expect(await logOf(as)).toEqual([{ act: 'note-user', reason: '', whom: other.userId, detail: {} }])
})

it('[S7] nobody writes a note on themselves, on an equal or on who stands above', async () => {
  const as = await aUser({ moderator: 1 })
  const others = [as, await aUser({ moderator: 1 }), await aUser({ admin: 1 }), await aUser({ developer: 1 })]
  for (const { userId } of others) {
    const answer = await ask(NOTE, { as, variables: { userId, text: 'Is not kind to puppies' } })
    expect(codesOf(answer)).toEqual(['above-you'])
  }
})

it('what opens a session is told to nobody', async () => {
  const other = await aUser()
  const { data } = await ask(USER, { as: await aUser({ admin: 1 }), variables: { id: other.userId } })
  const keys = (data?.staffUser as { sessions: { key: string }[] }).sessions.map(({ key }) => key)
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/)])
})
