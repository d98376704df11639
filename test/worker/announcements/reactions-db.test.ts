import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { aUser, db, users } from '#test/worker/support/d1.ts'
import { giveReaction, reactionsTo, takeBackReaction } from '#worker/announcements/reactions-db.ts'
import { announcement } from '#worker/db/schema/announcements.ts'

async function anAnnouncement() {
  const [row] = await db.insert(announcement).values({ type: 0, publishedAt: 0 }).returning({ id: announcement.id })
  return row!.id
}

async function counts(announcementId: number) {
  const reactions = await reactionsTo(db, announcementId, null)
  return Object.fromEntries(reactions.map(({ reaction, count }) => [reaction, count]))
}

it('counts one of 200 concurrent reactions of the same kind by one reader', async () => {
  const announcementId = await anAnnouncement()
  const { userId } = await aUser()
  const given = { announcementId, userId, reaction: 'heart' } as const
  await Promise.all(Array.from({ length: 200 }, () => giveReaction(db, given)))
  expect(await counts(announcementId)).toMatchObject({ heart: 1 })
  await Promise.all(Array.from({ length: 200 }, () => takeBackReaction(db, given)))
  expect(await counts(announcementId)).toMatchObject({ heart: 0 })
})

it('keeps the counter equal to the number of rows under concurrent changes', async () => {
  const announcementId = await anAnnouncement()
  const readers = await users(50)
  await Promise.all(
    readers.flatMap(({ userId }, i) => {
      const given = { announcementId, userId, reaction: 'clap' } as const
      return [giveReaction(db, given), ...(i % 2 === 0 ? [takeBackReaction(db, given)] : []), giveReaction(db, given)]
    }),
  )
  const rows = await env.DB.prepare('select count(*) as n from announcement_reaction where announcement_id = ?')
    .bind(announcementId)
    .first('n')
  expect(rows).toBe(50)
  expect(await counts(announcementId)).toEqual({ clap: 50, heart: 0, 'thumbs-up': 0, 'thumbs-down': 0 })
})

it('has no fifth reaction', async () => {
  const announcementId = await anAnnouncement()
  const { userId } = await aUser()
  const shrug = env.DB.prepare('insert into announcement_reaction values (?, ?, ?)').bind(
    announcementId,
    userId,
    'shrug',
  )
  await expect(shrug.run()).rejects.toThrow('CHECK')
})

it('refuses reactions to what does not exist', async () => {
  const { userId } = await aUser()
  await expect(giveReaction(db, { announcementId: 999_999, userId, reaction: 'clap' })).rejects.toThrow()
})
