import { expect, it } from 'vitest'
import { aUser, db, support } from '#test/worker/support/d1.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { announcement, announcementText } from '#worker/db/schema/announcements.ts'
import { setting } from '#worker/db/schema/settings.ts'
import packageJson from '../../../package.json' with { type: 'json' }

const NEWS = '{ latestAnnouncements { id title message date image type } }'
const TIER = '{ patreonSubscription { tier isActive } }'

async function announce(id: number, publishedAt: number) {
  await db.insert(announcement).values({ id, type: 3, publishedAt, image: '/news.png' })
  const texts = (['dk', 'en', 'no', 'se'] as const).map((language) => ({
    announcementId: id,
    language,
    title: `${language} ${id}`,
    message: '<b>text</b>',
  }))
  await db.insert(announcementText).values(texts)
}

async function titles(asking: Parameters<typeof ask>[1]) {
  const { data } = await ask('{ latestAnnouncements { title } }', asking)
  return (data?.latestAnnouncements as { title: string }[]).map(({ title }) => title)
}

it('shows the five newest published announcements, newest first, in the language of the page, or else of the reader', async () => {
  for (let id = 1; id <= 7; id++) await announce(id, id * 1000)
  await announce(8, Date.now() + 60_000)
  expect(await titles({})).toEqual(['en 7', 'en 6', 'en 5', 'en 4', 'en 3'])
  expect((await titles({ headers: { 'Accept-Language': 'nb-NO' } }))[0]).toBe('no 7')
  const reader = await aUser({ language: 'se' })
  expect((await titles({ as: reader }))[0]).toBe('se 7')
  expect((await titles({ as: reader, headers: { 'Accept-Language': 'da' } }))[0]).toBe('dk 7')
  const page = await ask('{ latestAnnouncements(language: dk) { title } }', { as: await aUser({ language: 'se' }) })
  expect(page.data?.latestAnnouncements).toContainEqual({ title: 'dk 7' })
  expect((await ask(NEWS)).data?.latestAnnouncements).toContainEqual({
    id: 7,
    title: 'en 7',
    message: '<b>text</b>',
    date: '1970-01-01T00:00:07.000Z',
    image: '/news.png',
    type: 3,
  })
})

it('returns null for a setting that was never set', async () => {
  const query = '{ getSetting(type: DISABLE_CLIENT) { type value } }'
  expect((await ask(query)).data).toEqual({ getSetting: null })
  await db.insert(setting).values({ type: 'DISABLE_CLIENT', value: '1' })
  expect((await ask(query)).data).toEqual({ getSetting: { type: 'DISABLE_CLIENT', value: '1' } })
})

it('returns the version of the package', async () => {
  expect((await ask('{ version }')).data).toEqual({ version: packageJson.version })
})

it('shows a visitor no subscription', async () => {
  expect((await ask(TIER)).data).toEqual({ patreonSubscription: null })
})

it('shows an inactive subscription to a user without one', async () => {
  expect((await ask(TIER, { as: await aUser() })).data).toEqual({
    patreonSubscription: { tier: 'Inactive', isActive: false },
  })
})

it.each([
  ['Bronze', true],
  ['Silver', true],
  ['Gold', true],
  ['Diamond', true],
  ['Inactive', false],
] as const)('a %s supporter is active: %s', async (tier, isActive) => {
  const as = await aUser()
  await support(as.userId, tier)
  expect((await ask(TIER, { as })).data).toEqual({ patreonSubscription: { tier, isActive } })
})

it("answers the client's first query in one request", async () => {
  const as = await aUser({ moderator: 1 })
  const { data } = await ask('{ myUser { admin moderator } getSetting(type: DISABLE_CLIENT) { value } version }', {
    as,
  })
  expect(data).toMatchObject({ myUser: { admin: 0, moderator: 1 }, version: packageJson.version })
})

it('answers all announcements by pages, those to come left out', async () => {
  const answer = async (page: number) => {
    const query =
      'query ($page: Int!) { announcementArchive(page: $page, language: en) { announcements { id date } pages } }'
    const { data } = await ask(query, { variables: { page } })
    return data?.announcementArchive as { announcements: { id: number; date: string }[]; pages: number }
  }
  for (let id = 1; id <= 21; id++) await announce(100 + id, 1_000_000 + id * 1000)
  await announce(130, Date.now() + 60_000)
  const [first, second] = [await answer(1), await answer(2)]
  const dates = [...first.announcements, ...second.announcements].map(({ date }) => date)
  expect(first.announcements).toHaveLength(20)
  expect(first.pages).toBe(2)
  expect(dates.length).toBeGreaterThanOrEqual(21)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(dates.every((date) => Date.parse(date) <= Date.now())).toBe(true)
  expect((await answer(3)).announcements).toEqual([])
})

it.each([0, -1, 10_001])('has no page %d of announcements', async (page) => {
  const { errors } = await ask(`{ announcementArchive(page: ${page}) { pages } }`)
  expect(errors).toHaveLength(1)
})
