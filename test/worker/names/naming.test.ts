import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { NAME_LETTERS, nameKey, nameProblem } from '#durable/rules/names.ts'
import { RENAME_REST_MS } from '#durable/rules/names/renaming.ts'
import { skeletonOf } from '#durable/rules/names/skeleton.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import { USERNAME_SKELETON, formerName } from '#worker/db/schema/users.ts'
import { staffNames } from '#worker/names/used-names-db.ts'
import { takenUsernameSkeletons } from '#worker/names/usernames-db.ts'
import { aDogOf, aName, aUser, db, users } from '../support/d1.ts'
import type { TestUser } from '../support/d1.ts'
import { deskOf } from '../support/desk.ts'
import { ask, credentialOf } from '../support/graphql.ts'
import { planOf, recordingDb } from '../support/recording.ts'

type Renamed = { success: boolean; message: string | null; freeNames: string[]; nextAt: string | null }
type Born = { dogId: number | null; message: string | null; freeNames: string[] }

async function rename(as: TestUser, username: string): Promise<Renamed> {
  const mutation = `mutation ($username: String!) { setUsername(username: $username) { success message freeNames nextAt } }`
  return (await ask(mutation, { as, variables: { username } })).data?.setUsername as Renamed
}

async function nextUsernameAt(as: TestUser): Promise<string | null> {
  const { data } = await ask('{ myUser { nextUsernameAt } }', { as })
  return (data?.myUser as { nextUsernameAt: string | null }).nextUsernameAt
}

async function signUp(username: string) {
  const credential = await credentialOf(`${aName()}@voffpark.test`)
  await ask(`mutation ($token: String!) { googleLogin(token: $token, language: en) { token } }`, {
    variables: { token: credential },
  })
  const mutation = `mutation ($token: String!, $username: String!) {
    createUser(token: $token, username: $username, language: en, terms: ${TERMS.version}) { valid freeNames }
  }`
  const { data } = await ask(mutation, { variables: { token: credential, username } })
  return data?.createUser as { valid: string; freeNames: string[] }
}

async function bear(as: TestUser, name: string): Promise<Born> {
  const offer = (await ask('{ newDog { token } }', { as })).data?.newDog as { token: string }
  const mutation = `mutation ($name: String!, $token: String!) { newDog(name: $name, token: $token) { dogId message freeNames } }`
  return (await ask(mutation, { as, variables: { name, token: offer.token } })).data?.newDog as Born
}

/** Moves the user's last change of the username back by so long. */
async function backdateRename({ userId }: TestUser, byMs: number) {
  await db
    .update(formerName)
    .set({ changedAt: Date.now() - byMs })
    .where(eq(formerName.userId, userId))
}

it.each(['Admin', 'Voffpark', 'System', 'M0derator'])('[N7] refuses %s as a username', async (username) => {
  const renamed = await rename(await aUser(), username)
  expect(renamed).toMatchObject({ success: false, message: REFUSAL_TEXTS['name-reserved'].en })
})

it('[N7] [N13] refuses Moderator on sign-up and offers three free usernames', async () => {
  const { valid, freeNames } = await signUp('Moderator')
  expect({ valid, count: freeNames.length }).toEqual({ valid: 'reservedUsername', count: 3 })
  expect(freeNames.filter((name) => /mode/i.test(name))).toEqual([])
})

it.each(['Moderator Nord', 'Moderatorn', 'Vakten', 'Webmaster N', 'Game Master'])(
  '[N7] refuses %s for users and dogs',
  async (name) => {
    const as = await aUser()
    expect((await rename(as, name)).message).toBe(REFUSAL_TEXTS['name-reserved'].en)
    expect((await bear(as, name)).message).toBe(REFUSAL_TEXTS['name-reserved'].en)
  },
)

it("[N7] refuses Administrator as a dog's name", async () => {
  const born = await bear(await aUser(), 'Administrator')
  expect(born).toMatchObject({ dogId: null, message: REFUSAL_TEXTS['name-reserved'].en })
})

it('[N7] refuses a notorious name for users and dogs', async () => {
  const as = await aUser()
  expect((await rename(as, 'Hitler')).message).toBe(REFUSAL_TEXTS['name-unfit'].en)
  expect((await bear(as, 'H1tler')).message).toBe(REFUSAL_TEXTS['name-unfit'].en)
})

it("[N8] refuses a look-alike of a staff member's username for users and dogs of others", async () => {
  await aUser({ username: 'Sigrid', moderator: 1 })
  const as = await aUser()
  for (const name of ['Sigrld', 'S1gr1d', 'SIGRID', 'Sigricl', 'Sigrid2', '7 Sigrid', 'Siggrid']) {
    expect((await rename(as, name)).message, name).toBe(REFUSAL_TEXTS['name-reserved'].en)
    expect((await bear(as, name)).message, name).toBe(REFUSAL_TEXTS['name-reserved'].en)
  }
})

it("[N8] lets staff and their dogs have the staff member's name", async () => {
  const as = await aUser({ username: 'Gudrun', admin: 1 })
  expect((await rename(as, 'GUDRUN')).success).toBe(true)
  expect((await bear(as, 'Gudrun')).dogId).not.toBeNull()
})

it('[N8] stops protecting the name of a former member of staff', async () => {
  await aUser({ username: 'Halvard', moderator: 0 })
  expect((await bear(await aUser(), 'Halvard')).dogId).not.toBeNull()
})

it('[N8] finds the staff by an index, not by a scan of all users', async () => {
  const { db: recorded, asked } = recordingDb()
  await staffNames(recorded)
  const [plan = []] = await Promise.all(asked.map(planOf))
  expect(plan.join()).toContain('user_staff')
})

it('[N13] offers three free usernames for one that is taken', async () => {
  const other = await aUser({ username: 'Lakritsa' })
  const { message, freeNames } = await rename(await aUser(), other.username)
  expect(message).toBe(REFUSAL_TEXTS['username-taken'].en)
  expect(freeNames).toHaveLength(3)
  expect(freeNames.map(nameProblem)).toEqual([null, null, null])
  expect((await rename(await aUser(), freeNames[0] ?? '')).success).toBe(true)
})

it('[N13] offers three free usernames on sign-up', async () => {
  const other = await aUser()
  const { valid, freeNames } = await signUp(other.username)
  expect({ valid, count: freeNames.length }).toEqual({ valid: 'usernameTaken', count: 3 })
})

it("[N8] refuses the name of a staff member's dog to others, also in look-alikes", async () => {
  const staff = await aUser({ username: 'Torunn', moderator: 1 })
  await aDogOf(staff.userId, { name: 'Fenris', nameKey: nameKey('Fenris') })
  const as = await aUser()
  for (const name of ['Fenris', 'FENRIS', 'Fenr1s'])
    expect((await bear(as, name)).message, name).toBe(REFUSAL_TEXTS['name-reserved'].en)
  expect((await bear(staff, 'Fenr1s')).dogId).not.toBeNull()
})

it('lets dogs of different users have the same name', async () => {
  const [one, other] = [await aUser(), await aUser()]
  expect((await bear(one, 'Bellona')).dogId).not.toBeNull()
  expect((await bear(other, 'Bellona')).dogId).not.toBeNull()
})

it('[N15] refuses a username that looks like one that is taken', async () => {
  await aUser({ username: 'Linus' })
  const as = await aUser()
  for (const name of ['L1nus', 'LINUS', 'Linu5', 'L*i*n*u*s'])
    expect((await rename(as, name)).message, name).toBe(REFUSAL_TEXTS['username-taken'].en)
  const { valid, freeNames } = await signUp('L1nus')
  expect({ valid, count: freeNames.length }).toEqual({ valid: 'usernameTaken', count: 3 })
})

it('[N15] tells nobody without a credential whether a username is taken', async () => {
  await aUser({ username: 'Rosalind' })
  const mutation = `mutation { createUser(token: "forged", username: "Rosa1ind", language: en, terms: ${TERMS.version}) { valid } }`
  expect((await ask(mutation)).data).toEqual({ createUser: { valid: 'invalidToken' } })
})

it('[N15] lets a dog have a name that looks like a username', async () => {
  await aUser({ username: 'Valdemar' })
  expect((await bear(await aUser(), 'Va1demar')).dogId).not.toBeNull()
})

it('[N15] gives one of 20 users the names that look alike and are taken at once', async () => {
  const spellings = ['Selina', 'Se1ina', 'Sel1na', 'S3lina', 'SELINA']
  const all = await users(20)
  const answers = await Promise.all(all.map((as, place) => rename(as, spellings[place % spellings.length] ?? '')))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

it('[N15] gives one of ten newcomers the names that look alike and are taken at once', async () => {
  const spellings = ['Malwina', 'Ma1wina', 'Malw1na', 'Malvvina', 'M4lwina']
  const answers = await Promise.all([...spellings, ...spellings].map(signUp))
  expect(answers.filter(({ valid }) => valid === 'none')).toHaveLength(1)
})

it('[N15] leaves names that look alike from before as they are, and lets their owners write them anew', async () => {
  const [one, other] = [await aUser({ username: 'Kasimir' }), await aUser({ username: 'Kas1mir' })]
  expect((await rename(one, 'Kasimir')).success).toBe(true)
  expect((await rename(other, 'Kas1mir')).success).toBe(true)
  expect((await rename(other, 'Kas1mlr')).message).toBe(REFUSAL_TEXTS['username-taken'].en)
})

it('[N15] lets a user write the own name in other letters', async () => {
  const as = await aUser({ username: 'Bertil' })
  expect((await rename(as, 'Bert1l')).success).toBe(true)
})

it('[N15] offers no username that looks like one that is taken', async () => {
  const as = await aUser()
  const wanted = (await aUser({ username: 'Tiberius' })).username
  const { freeNames } = await rename(as, wanted)
  const [first = ''] = freeNames
  await aUser({ username: first.replaceAll('i', '1') })
  expect((await rename(as, wanted)).freeNames).not.toContain(first)
})

it('[N15] asks for a skeleton by an index, and SQLite reads the same skeleton as we do', async () => {
  const { db: recorded, asked } = recordingDb()
  await takenUsernameSkeletons(recorded, ['linus'])
  const [plan = []] = await Promise.all(asked.map(planOf))
  expect(plan.join()).toContain('user_username_skeleton')
  const names = fc.sample(fc.string({ unit: fc.constantFrom(...NAME_LETTERS), maxLength: 14 }), 400)
  const keys = JSON.stringify(['arnvvik*', ...NAME_LETTERS, ...names].map(nameKey))
  const read = await db.all<{ key: string; skeleton: string }>(
    sql`select username_key as key, ${sql.raw(USERNAME_SKELETON)} as skeleton from (select value as username_key from json_each(${keys}))`,
  )
  expect(read.length).toBeGreaterThan(400)
  expect(read.filter(({ key, skeleton }) => skeleton !== skeletonOf(key))).toEqual([])
})

it("refuses the name of another dog of the user's own, in capitals too", async () => {
  const as = await aUser()
  expect((await bear(as, 'Pippin')).dogId).not.toBeNull()
  expect((await bear(as, 'PIPPIN')).message).toBe(REFUSAL_TEXTS['dog-name-taken'].en)
})

it("[N13] offers three free names for one that another of the user's dogs has", async () => {
  const as = await aUser()
  await aDogOf(as.userId, { name: 'Balthasar', nameKey: nameKey('Balthasar') })
  const first = await bear(as, 'Balthasar')
  expect(first.freeNames).toHaveLength(3)
  const [taken = ''] = first.freeNames
  await aDogOf(as.userId, { name: taken, nameKey: nameKey(taken) })
  const second = await bear(as, 'Balthasar')
  expect(second.freeNames).toHaveLength(3)
  expect(second.freeNames).not.toContain(taken)
})

it("[N13] offers three free names for a dog's name that is reserved, and takes the first", async () => {
  const as = await aUser()
  for (const wanted of ['Administrator', 'Support']) {
    const { message, freeNames } = await bear(as, wanted)
    expect(message, wanted).toBe(REFUSAL_TEXTS['name-reserved'].en)
    expect(freeNames, wanted).toHaveLength(3)
    expect((await bear(as, freeNames[0] ?? '')).dogId, wanted).not.toBeNull()
  }
})

it("[N13] offers three free usernames for a look-alike of a staff member's, and takes the first", async () => {
  await aUser({ username: 'Ragnvald', moderator: 1 })
  const as = await aUser()
  const { message, freeNames } = await rename(as, 'Ragnva1d')
  expect({ message, count: freeNames.length }).toEqual({ message: REFUSAL_TEXTS['name-reserved'].en, count: 3 })
  expect((await rename(as, freeNames[0] ?? '')).success).toBe(true)
})

it('[N13] offers no name for one that the word filter refuses', async () => {
  expect((await bear(await aUser(), 'Hitler')).freeNames).toEqual([])
})

it('[N14] refuses a second change of the username within seven days, and says from when it is possible', async () => {
  const as = await aUser()
  const before = Date.now()
  expect((await rename(as, aName())).success).toBe(true)
  const { success, message, nextAt } = await rename(as, aName())
  expect({ success, message }).toEqual({ success: false, message: REFUSAL_TEXTS['renamed-lately'].en })
  expect(Date.parse(nextAt ?? '')).toBeGreaterThanOrEqual(before + RENAME_REST_MS)
})

it('[N14] allows a change of the username again after seven days', async () => {
  const as = await aUser()
  await rename(as, aName())
  await backdateRename(as, RENAME_REST_MS)
  expect((await rename(as, aName())).success).toBe(true)
})

it('[N14] says from when the username may change again, and nothing while it may', async () => {
  const as = await aUser()
  expect(await nextUsernameAt(as)).toBeNull()
  const before = Date.now()
  await rename(as, aName())
  expect(Date.parse((await nextUsernameAt(as)) ?? '')).toBeGreaterThanOrEqual(before + RENAME_REST_MS)
  await backdateRename(as, RENAME_REST_MS)
  expect(await nextUsernameAt(as)).toBeNull()
})

it('[N14] makes one of 200 changes at once', async () => {
  const as = await aUser()
  const names = Array.from({ length: 200 }, () => aName())
  const answers = await Promise.all(names.map((name) => rename(as, name)))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

it('[N14] does not count keeping the username as a change', async () => {
  const as = await aUser()
  expect((await rename(as, as.username)).success).toBe(true)
  expect((await rename(as, aName())).success).toBe(true)
})

it('[N14] leaves no trace of a name that was refused as taken', async () => {
  const [as, other] = [await aUser(), await aUser()]
  await rename(as, other.username)
  expect(await db.select().from(formerName).where(eq(formerName.userId, as.userId))).toEqual([])
})

it('[N14] shows staff the former names, latest first', async () => {
  const as = await aUser()
  const second = aName()
  await rename(as, second)
  await backdateRename(as, RENAME_REST_MS)
  await rename(as, aName())
  const staff = await aUser({ moderator: 1 })
  const found = await (await deskOf(staff)).user(as.userId)
  expect(found?.formerNames).toMatchObject([{ username: second }, { username: as.username }])
})
