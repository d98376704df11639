import { expect, it } from 'vitest'
import { aUser } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { deskOf } from '#test/worker/support/desk.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { logOf } from '#test/worker/support/staff.ts'

const SAVE = `mutation ($op: String!, $id: Int, $rev: String, $publishedAt: String!, $texts: [NewsTextInput!]!) {
  saveAnnouncement(op: $op, id: $id, rev: $rev, type: 0, publishedAt: $publishedAt, texts: $texts, reason: "first words") }`
const OPEN = `query ($id: Int!) { editedAnnouncement(id: $id) { rev texts { language title } } }`

const PUBLISHED_AT = '2026-01-02T03:04:00.000Z'
const titled = (title: string, language = 'en') => [{ language, title, message: 'One' }]
type Save = { op?: string; id?: number; rev?: string | null; publishedAt?: string; texts: ReturnType<typeof titled> }

const save = (as: TestUser, wish: Save) =>
  ask(SAVE, { as, variables: { op: crypto.randomUUID(), publishedAt: PUBLISHED_AT, ...wish } })
const opened = async (as: TestUser, id: number) =>
  (await ask(OPEN, { as, variables: { id } })).data?.editedAnnouncement as { rev: string; texts: object[] }

/** Two editors who have opened the same announcement. */
async function openedByTwo() {
  const [ann, bo] = await Promise.all([aUser({ admin: 1 }), aUser({ admin: 1, language: 'dk' })])
  const { data } = await save(ann, { texts: titled('The fair') })
  const id = Number(data?.saveAnnouncement)
  return { ann, bo, id, rev: (await opened(ann, id)).rev }
}

it.each<[string, Omit<Save, 'id' | 'rev'>]>([
  ['a title', { texts: titled('The fair comes') }],
  ['the hour', { texts: titled('The fair'), publishedAt: '2026-01-02T04:00:00.000Z' }],
  ['a language more', { texts: [...titled('The fair'), ...titled('Marked', 'dk')] }],
])('refuses the second of two editors where the first has changed %s, and stores nothing of it', async (_, change) => {
  const { ann, bo, id, rev } = await openedByTwo()
  await save(ann, { id, rev, ...change })
  const before = await opened(ann, id)
  const { errors } = await save(bo, { id, rev, texts: titled('The market') })
  expect(errors).toMatchObject([
    { message: 'Andre har ændret det imens. Se det igennem først', extensions: { code: 'others-changed' } },
  ])
  expect(await opened(bo, id)).toEqual(before)
  expect(await logOf(bo)).toEqual([])
})

it('stores the change of the second editor who has read that of the first', async () => {
  const { ann, bo, id, rev } = await openedByTwo()
  await save(ann, { id, rev, texts: titled('The fair comes') })
  const { rev: read } = await opened(bo, id)
  expect((await save(bo, { id, rev: read, texts: titled('The market') })).data).toEqual({ saveAnnouncement: id })
  expect((await opened(ann, id)).texts).toMatchObject([{ title: 'The market' }])
})

it('refuses one of two editors who save at once', async () => {
  const { ann, bo, id, rev } = await openedByTwo()
  const answers = await Promise.all([
    save(ann, { id, rev, texts: titled('By Ann') }),
    save(bo, { id, rev, texts: titled('By Bo') }),
  ])
  expect(answers.flatMap(codesOf)).toEqual(['others-changed'])
})

it('counts a change on the staff pages as one by others', async () => {
  const { ann, bo, id, rev } = await openedByTwo()
  const text = { language: 'en', title: 'The fair comes', message: 'One', imageAlt: '' } as const
  const news = { type: 0, publishedAt: Date.parse(PUBLISHED_AT), image: null, texts: [text] }
  await (await deskOf(ann)).saveNews({ id, news, reason: 'first words' })
  expect(codesOf(await save(bo, { id, rev, texts: titled('The market') }))).toEqual(['others-changed'])
})

it('[V3] makes one announcement and one line of the log of a request that is repeated', async () => {
  const ann = await aUser({ admin: 1 })
  const wish = { op: crypto.randomUUID(), texts: titled('The fair') }
  const first = await save(ann, wish)
  expect(await save(ann, wish)).toEqual(first)
  expect((await logOf(ann)).map(({ act }) => act)).toEqual(['write-news'])
})

it('[V3] answers a repeated change as before, though its own revision has passed', async () => {
  const { ann, id, rev } = await openedByTwo()
  const wish = { op: crypto.randomUUID(), id, rev, texts: titled('The fair comes') }
  await save(ann, wish)
  expect((await save(ann, wish)).data).toEqual({ saveAnnouncement: id })
  expect((await logOf(ann)).map(({ act }) => act)).toEqual(['write-news', 'change-news'])
})

it.each<[string, Partial<Save>, string]>([
  ['a change without the revision that was read', { rev: null }, 'bad-input'],
  ['an op that is no UUID', { op: 'one' }, 'bad-input'],
  ['a revision that there never was', { rev: 'x' }, 'others-changed'],
])('refuses %s', async (_, wish, code) => {
  const { ann, id, rev } = await openedByTwo()
  expect(codesOf(await save(ann, { id, rev, texts: titled('The market'), ...wish }))).toEqual([code])
})
