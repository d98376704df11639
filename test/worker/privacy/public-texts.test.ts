import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { COLUMN_FATES } from '#test/app/text-sinks.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { deskOf } from '#test/worker/support/desk.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { pawPrint } from '#worker/db/schema/friends.ts'
import { user } from '#worker/db/schema/users.ts'
import { POLICIES } from '#worker/privacy/privacy-db.ts'

type Case = { staff: TestUser; author: TestUser; dogId: number }
type Text = {
  /** Writes the text and answers what others read. */
  write: (of: Case) => Promise<string>
  takeAway: (by: Case, text: string) => Promise<unknown>
}

const REASON = 'A test of taking it away'

/** Each text that other players read, by its table and column. */
const TEXTS: Record<string, Text> = {
  'dog.name': {
    write: async ({ dogId }) => (await db.select().from(dog).where(eq(dog.id, dogId)).get())!.name,
    takeAway: async ({ staff, author: { userId }, dogId }, name) =>
      (await deskOf(staff)).takeName({ userId, dogId, name, fault: 'rude', foundBy: 'report', reason: REASON }),
  },
  'user.username': {
    write: async ({ author }) => (await db.select().from(user).where(eq(user.id, author.userId)).get())!.username,
    takeAway: async ({ staff, author: { userId } }, name) =>
      (await deskOf(staff)).takeName({ userId, dogId: null, name, fault: 'rude', foundBy: 'report', reason: REASON }),
  },
  'paw_print.text': {
    write: async ({ author, dogId }) => {
      const text = `a print of ${author.username}`
      const toDog = await aDogOf((await aUser()).userId)
      await db
        .insert(pawPrint)
        .values({ toDog, fromDog: dogId, fromUser: author.userId, text, room: 'plaza', line: 1, at: 0 })
      return text
    },
    takeAway: ({ staff, dogId }) =>
      ask(`mutation { kick(dogId: ${dogId}, seconds: 0, rule: unkind, reason: "") }`, { as: staff }),
  },
  'team_contribution.contribution': {
    write: async ({ staff, author, dogId }) => {
      const contribution = `A thing that ${author.username} made`
      const { name } = (await db.select().from(dog).where(eq(dog.id, dogId)).get())!
      const desk = await deskOf(staff)
      await desk.addTeamEntry({ dogName: `${name}·${author.username}`, type: 'Designer', reason: REASON })
      const { id } = (await desk.teamEntries()).find(({ dogName }) => dogName === name)!
      await desk.describeTeamEntry({ id, contributions: [{ language: 'en', contribution }], reason: REASON })
      return contribution
    },
    takeAway: async ({ staff }, text) => {
      const desk = await deskOf(staff)
      const entry = (await desk.teamEntries()).find(({ contributions }) =>
        JSON.stringify(contributions).includes(text),
      )!
      await desk.removeTeamEntry({ id: entry.id, reason: REASON })
    },
  },
}

const PUBLIC = POLICIES.flatMap(({ table, publicTexts }) => {
  const columns = getTableColumns(table)
  return Object.entries(publicTexts).map(([name, ways]) => {
    const column = columns[name]!
    return { text: `${getTableName(table)}.${column.name}`, table, column, ...ways }
  })
})

it('lists each public text of the policies here', () => {
  expect(Object.keys(TEXTS).toSorted()).toEqual(PUBLIC.map(({ text }) => text).toSorted())
})

it.each(PUBLIC)(
  'reports $text and takes it away by the ways that its policy names',
  async ({ text, table, column, report, takenAwayBy }) => {
    const [staff, author, reader] = [await aUser({ admin: 1 }), await aUser(), await aUser()]
    const it = { staff, author, dogId: await aDogOf(author.userId) }
    const { write, takeAway } = TEXTS[text]!
    const written = await write(it)
    const place = report === 'line' ? ', room: "plaza", line: 1' : ''
    const told = await ask(`mutation { report(dogId: ${it.dogId}, offence: language, reason: ""${place}) }`, {
      as: reader,
    })
    expect(told.data).toEqual({ report: true })
    expect(await db.$count(table, eq(column, written))).toBe(1)
    await takeAway(it, written)
    expect(await db.$count(table, eq(column, written))).toBe(0)
    expect((await logOf(staff)).at(-1)?.act).toBe(takenAwayBy)
  },
)

/** Where a text is shown to staff, or only to the user whom it is about. */
const OWN_PLACES = /^(?:\/h5\/|\/manage|park: ended)/
/** `removedScores` shows the reason on the page of the boards to the user whose score it was. */
const SHOWN_TO_ITS_USER = ['removed_score.reason']

it('has a public text in each personal column that a page or the park shows to others', () => {
  const shown = POLICIES.flatMap(({ table, columns }) =>
    Object.entries(getTableColumns(table))
      .filter(([name]) => columns[name] === 'personal')
      .map(([, column]) => `${getTableName(table)}.${column.name}`),
  ).filter((text) => {
    if (SHOWN_TO_ITS_USER.includes(text)) return false
    const fate = (COLUMN_FATES as Record<string, string | readonly string[]>)[text]
    return Array.isArray(fate) && fate.some((place: string) => !OWN_PLACES.test(place))
  })
  expect(shown.toSorted()).toEqual(PUBLIC.map(({ text }) => text).toSorted())
})
