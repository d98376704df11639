import { expect, it } from 'vitest'
import type { NewsText, SentNews } from '#app/manage/news/news-desk.ts'
import type { Language } from '#durable/rules/languages.ts'
import { aUser } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { logOf } from '#test/worker/support/staff.ts'

const READ = `query ($id: Int!) { getAnnouncement(id: $id) { title message } }`

const text = (language: Language, title: string): NewsText => ({
  language,
  title,
  message: 'One\n\n**Two**',
  imageAlt: '',
})
const NEWS: SentNews = {
  type: 3,
  publishedAt: Date.parse('2026-01-02T03:04:00.000Z'),
  image: '/news/walk.png',
  texts: [text('dk', 'Hej'), text('en', 'Hello')],
}

async function written(changes: Partial<SentNews> = {}) {
  const as = await aUser({ admin: 1 })
  const desk = await deskOf(as)
  const id = await desk.saveNews({ id: null, news: { ...NEWS, ...changes }, reason: 'first words' })
  return { as, desk, id }
}

it('stores an announcement in its languages and changes it, each with a line in the log', async () => {
  const { as, desk, id } = await written()
  const changed = { ...NEWS, type: 1, image: null, texts: [text('en', 'Hello again'), text('se', 'Hej')] }
  await desk.saveNews({ id, news: changed, reason: 'second thoughts' })
  expect(await desk.wholeNews(id)).toEqual({
    ...changed,
    id,
    texts: changed.texts.map((one) => ({ ...one, imageAlt: null })),
  })
  expect((await logOf(as)).map(({ act, reason }) => [act, reason])).toEqual([
    ['write-news', 'first words'],
    ['change-news', 'second thoughts'],
  ])
})

it('shows it to nobody before its time', async () => {
  const { desk, id } = await written({ publishedAt: Date.now() + 3_600_000 })
  const headers = { 'Accept-Language': 'en' }
  expect((await ask(READ, { variables: { id }, headers })).data).toEqual({ getAnnouncement: null })
  await desk.saveNews({ id, news: NEWS, reason: 'out with it' })
  expect((await ask(READ, { variables: { id }, headers })).data).toMatchObject({ getAnnouncement: { title: 'Hello' } })
})

it('finds words of a title or a message, and takes % and _ literally', async () => {
  const { desk } = await written({ texts: [text('en', '100% of_it \\o/')] })
  const total = async (search: string) => (await desk.newsTable({ search, page: 1 })).total
  expect(await Promise.all(['100% of', 'f_i', '\\o/', '**two**'].map(total))).toEqual([1, 1, 1, expect.any(Number)])
  expect(await Promise.all(['100_', '1%0', '%%%'].map(total))).toEqual([0, 0, 0])
})

it.each<[string, Partial<SentNews>]>([
  ['a kind that there is not', { type: 4 }],
  ['no time', { publishedAt: null }],
  ['a time that is none', { publishedAt: NaN }],
  ['a picture from elsewhere', { image: 'https://evil.example/a.png' }],
  ['a picture out of its folder', { image: '/news/../a.png' }],
  ['no text at all', { texts: [] }],
  ['a language twice', { texts: [text('en', 'A'), text('en', 'B')] }],
  ['an empty title', { texts: [text('en', '  ')] }],
])('refuses %s', async (_, changes) => {
  const as = await aUser({ admin: 1 })
  const save = { id: null, news: { ...NEWS, ...changes }, reason: 'a test of it' }
  expect(await refusalOf((await deskOf(as)).saveNews(save))).toBe('bad-input')
  expect(await logOf(as)).toEqual([])
})

it('refuses to change an announcement that does not exist', async () => {
  const desk = await deskOf(await aUser({ admin: 1 }))
  expect(await refusalOf(desk.saveNews({ id: 999_999, news: NEWS, reason: 'a test of it' }))).toBe('bad-input')
})
