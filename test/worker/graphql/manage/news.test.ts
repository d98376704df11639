import { expect, it } from 'vitest'
import { aUser } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { logOf, whoMay } from '#test/worker/support/staff.ts'

const SAVE = `mutation ($id: Int, $news: NewsInput!, $reason: String!) { saveNews(id: $id, news: $news, reason: $reason) }`
const WHOLE = `query ($id: Int!) { wholeNews(id: $id) { type publishedAt image texts { language title message imageAlt } } }`
const READ = `query ($id: Int!) { getAnnouncement(id: $id) { title message } }`

const text = (language: string, title: string) => ({ language, title, message: 'One\n\n**Two**', imageAlt: '' })
const NEWS = {
  type: 3,
  publishedAt: '2026-01-02T03:04:00.000Z',
  image: '/news/walk.png',
  texts: [text('dk', 'Hej'), text('en', 'Hello')],
}

async function written(changes: Partial<typeof NEWS> = {}) {
  const as = await aUser({ admin: 1 })
  const { data } = await ask(SAVE, { as, variables: { news: { ...NEWS, ...changes }, reason: 'first words' } })
  return { as, id: Number(data?.saveNews) }
}

it('announcements are written and read before their time by administrators', async () => {
  for (const query of [
    '{ newsTable(search: "", page: 1) { total } }',
    '{ wholeNews(id: 1) { id } }',
    '{ newsPictures }',
  ]) {
    expect(await whoMay(query)).toEqual(['admin'])
  }
  expect(await whoMay(SAVE, { news: NEWS, reason: 'a test of it' })).toEqual(['admin'])
})

it('an announcement is kept in its languages, changed, and each time the log says so', async () => {
  const { as, id } = await written()
  const changed = { ...NEWS, type: 1, image: null, texts: [text('en', 'Hello again'), text('se', 'Hej')] }
  await ask(SAVE, { as, variables: { id, news: changed, reason: 'second thoughts' } })
  expect((await ask(WHOLE, { as, variables: { id } })).data).toEqual({
    wholeNews: { ...changed, texts: changed.texts.map((one) => ({ ...one, imageAlt: null })) },
  })
  expect((await logOf(as)).map(({ act, reason }) => [act, reason])).toEqual([
    ['write-news', 'first words'],
    ['change-news', 'second thoughts'],
  ])
})

it('nobody reads it before its time', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const { as, id } = await written({ publishedAt: soon })
  const headers = { 'Accept-Language': 'en' }
  expect((await ask(READ, { variables: { id }, headers })).data).toEqual({ getAnnouncement: null })
  await ask(SAVE, { as, variables: { id, news: NEWS, reason: 'out with it' } })
  expect((await ask(READ, { variables: { id }, headers })).data).toMatchObject({ getAnnouncement: { title: 'Hello' } })
})

it('the table finds words of a title or a message, and takes % and _ for what they are', async () => {
  const { as } = await written({ texts: [text('en', '100% of_it \\o/')] })
  const total = async (search: string) => {
    const query = 'query ($search: String!) { newsTable(search: $search, page: 1) { total rows { title languages } } }'
    return ((await ask(query, { as, variables: { search } })).data?.newsTable as { total: number }).total
  }
  expect(await Promise.all(['100% of', 'f_i', '\\o/', '**two**'].map(total))).toEqual([1, 1, 1, expect.any(Number)])
  expect(await Promise.all(['100_', '1%0', '%%%'].map(total))).toEqual([0, 0, 0])
})

it.each([
  ['a kind that there is not', { type: 4 }],
  ['a time that is none', { publishedAt: 'soon' }],
  ['a picture from elsewhere', { image: 'https://evil.example/a.png' }],
  ['a picture out of its folder', { image: '/news/../a.png' }],
  ['no text at all', { texts: [] }],
  ['a language twice', { texts: [text('en', 'A'), text('en', 'B')] }],
  ['an empty title', { texts: [text('en', '  ')] }],
])('%s is refused', async (_, changes) => {
  const as = await aUser({ admin: 1 })
  const answer = await ask(SAVE, { as, variables: { news: { ...NEWS, ...changes }, reason: 'a test of it' } })
  expect(codesOf(answer)).toEqual(['bad-input'])
  expect(await logOf(as)).toEqual([])
})

it('an announcement that there is not is not changed', async () => {
  const as = await aUser({ admin: 1 })
  const answer = await ask(SAVE, { as, variables: { id: 999_999, news: NEWS, reason: 'a test of it' } })
  expect(codesOf(answer)).toEqual(['bad-input'])
})
