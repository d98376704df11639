import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aUser, db } from '#test/worker/support/d1.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import { isNewsDue } from '#worker/announcements/due-news-db.ts'
import { saveNews } from '#worker/announcements/news-saving-db.ts'
import { NEWS_JOB } from '#worker/announcements/telling.ts'
import { run } from '#worker/db/query.ts'
import { announcement } from '#worker/db/schema/announcements.ts'

const HOUR = Date.parse('2027-03-01T12:00:00Z')
const MINUTE = 60_000
const ann = await aUser({ admin: 1 })
const texts = [{ language: 'dk' as const, title: 'Marked', message: 'På torvet', imageAlt: null }]

async function planned(publishedAt: number, id: number | null = null): Promise<number> {
  const writing = { op: crypto.randomUUID(), rev: null, by: ann.userId, reason: 'the market', now: HOUR }
  const saved = await saveNews(db, { id, type: 0, image: null, publishedAt, texts }, writing)
  if (typeof saved === 'string') throw new Error(saved)
  return saved.id
}
const isDueAt = (now: number) => run(isNewsDue(db, now))
const told = (now: number) => NEWS_JOB.run(env, db, now)

it('[NW1] a page in the park is told of an announcement at its hour, and not before', async () => {
  const bella = await goIn(await aKennel(), 'plaza')
  await planned(HOUR)
  expect(await isDueAt(HOUR - 1)).toBe(false)
  expect(await isDueAt(HOUR)).toBe(true)
  await told(HOUR)
  expect(await bella.next('nudge')).toMatchObject({ about: 'news' })
})

it('[NW1] it is told once', async () => {
  expect(await isDueAt(HOUR + MINUTE)).toBe(false)
})

it('[NW1] one that is put off is told at its new hour', async () => {
  const id = await planned(HOUR + 5 * MINUTE)
  await planned(HOUR + 90 * MINUTE, id)
  expect(await isDueAt(HOUR + 5 * MINUTE)).toBe(false)
  expect(await isDueAt(HOUR + 90 * MINUTE)).toBe(true)
  await told(HOUR + 90 * MINUTE)
  await planned(HOUR + 200 * MINUTE, id)
  expect(await isDueAt(HOUR + 200 * MINUTE)).toBe(true)
  await told(HOUR + 200 * MINUTE)
})

it('[NW1] one that has been out for an hour is not told any more', async () => {
  const id = await planned(HOUR + 300 * MINUTE)
  expect(await isDueAt(HOUR + 360 * MINUTE)).toBe(false)
  expect(await db.$count(announcement, eq(announcement.id, id))).toBe(1)
})
