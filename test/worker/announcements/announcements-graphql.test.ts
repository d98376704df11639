import { expect, it } from 'vitest'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { aUser, banUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { announcement, announcementText } from '#worker/db/schema/announcements.ts'

const PAGE = `query ($id: Int!) {
  getAnnouncement(id: $id) { id title message image date type reactions { reaction count isMine } }
}`
const REACT = `mutation ($id: Int!, $reaction: String!, $on: Boolean!) {
  react(announcementId: $id, reaction: $reaction, on: $on) { reaction count isMine }
}`

const NOTHING = ['clap', 'heart', 'thumbs-up', 'thumbs-down'].map((reaction) => ({ reaction, count: 0, isMine: false }))

async function anAnnouncement(publishedAt = 1000) {
  const [row] = await db
    .insert(announcement)
    .values({ type: 3, publishedAt, image: '/a.png' })
    .returning({ id: announcement.id })
  const texts = (['dk', 'en', 'no', 'se'] as const).map((language) => ({
    announcementId: row!.id,
    language,
    title: `title ${language}`,
    message: '**<b>bold</b>**',
  }))
  await db.insert(announcementText).values(texts)
  return row!.id
}

async function react(as: TestUser | null, id: number, reaction: string, on = true) {
  return ask(REACT, { as, variables: { id, reaction, on } })
}

/** What a user sees: the count of each reaction, with a star if it is the user's own too. */
async function seen(id: number, as: TestUser | null) {
  const { data } = await ask(PAGE, { as, variables: { id } })
  const { reactions } = data?.getAnnouncement as { reactions: typeof NOTHING }
  return reactions.map(({ count, isMine }) => `${count}${isMine ? '*' : ''}`).join(' ')
}

it('shows an announcement in the language of the reader with all four reactions', async () => {
  const id = await anAnnouncement()
  const { data } = await ask(PAGE, { variables: { id }, headers: { 'Accept-Language': 'sv' } })
  expect(data?.getAnnouncement).toEqual({
    id,
    title: 'title se',
    message: '**<b>bold</b>**',
    image: '/a.png',
    date: '1970-01-01T00:00:01.000Z',
    type: 3,
    reactions: NOTHING,
  })
})

it('returns null for an announcement that does not exist or is not published yet', async () => {
  const tomorrow = await anAnnouncement(Date.now() + 60_000)
  for (const id of [tomorrow, 0, -1, 2_000_000_000]) {
    expect((await ask(PAGE, { variables: { id } })).data).toEqual({ getAnnouncement: null })
  }
})

it('lets a reader give several reactions and take one back, and shows the counts to others', async () => {
  const id = await anAnnouncement()
  const [one, other] = [await aUser(), await aUser()]
  expect((await react(one, id, 'clap')).data?.react).toEqual([
    { reaction: 'clap', count: 1, isMine: true },
    ...NOTHING.slice(1),
  ])
  await react(one, id, 'thumbs-down')
  await react(other, id, 'clap')
  expect(await seen(id, one)).toBe('2* 0 0 1*')
  expect(await seen(id, other)).toBe('2* 0 0 1')
  expect(await seen(id, null)).toBe('2 0 0 1')
  await react(one, id, 'clap', false)
  expect(await seen(id, one)).toBe('1 0 0 1*')
})

it('changes nothing when a reaction is given twice or taken back unasked', async () => {
  const id = await anAnnouncement()
  const as = await aUser()
  await react(as, id, 'heart')
  await react(as, id, 'heart')
  await react(as, id, 'clap', false)
  expect(await seen(id, as)).toBe('0 1* 0 0')
})

it('does not show reactions of one announcement at another', async () => {
  const [id, other] = [await anAnnouncement(), await anAnnouncement()]
  await react(await aUser(), id, 'heart')
  expect(await seen(other, null)).toBe('0 0 0 0')
})

it('asks a visitor to sign in, and stores nothing', async () => {
  const id = await anAnnouncement()
  const answer = await react(null, id, 'heart')
  expect(answer.errors).toMatchObject([
    { message: REFUSAL_TEXTS['not-signed-in'].en, extensions: { code: 'not-signed-in' } },
  ])
  expect(await seen(id, null)).toBe('0 0 0 0')
})

it('[B2] refuses the reaction of a banned user, and that it is taken back', async () => {
  const id = await anAnnouncement()
  const as = await aUser()
  await react(as, id, 'heart')
  await banUser(as.userId)
  for (const on of [true, false]) expect(codesOf(await react(as, id, 'heart', on))).toEqual(['banned'])
  expect(await seen(id, null)).toBe('0 1 0 0')
})

it.each(['shrug', '', 'Clap', 'toString'])('refuses "%s" as a reaction', async (reaction) => {
  const answer = await react(await aUser(), await anAnnouncement(), reaction)
  expect(codesOf(answer)).toEqual(['bad-input'])
})

it('refuses reactions to an announcement that does not exist or is not published yet', async () => {
  const as = await aUser()
  for (const id of [2_000_000_000, await anAnnouncement(Date.now() + 60_000)]) {
    for (const on of [true, false]) expect(codesOf(await react(as, id, 'heart', on))).toEqual(['bad-input'])
  }
})
