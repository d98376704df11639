import { expect, it } from 'vitest'
import type { Db } from '#worker/db/client.ts'
import { issueStageToken, redeemStageToken } from '#worker/stage/stage-tokens-db.ts'
import { announcementOut, latestAnnouncements } from '#worker/announcements/announcements-db.ts'
import { board, keepScore } from '#worker/highscores/highscores-db.ts'
import { randomDog, randomSupporterDog } from '#worker/dogs/random-dogs-db.ts'
import { giveReaction, reactionsTo, takeBackReaction } from '#worker/announcements/reactions-db.ts'
import { latestSupporters } from '#worker/supporters/supporters-db.ts'
import { teamOf } from '#worker/team/team-db.ts'
import { seed } from '#worker/seed/seed.ts'
import { db } from '#test/worker/support/d1.ts'
import { planOf, recordingDb } from '#test/worker/support/recording.ts'

const NOW = Date.UTC(2026, 10, 20)
const HALF = () => 0.5
const TOKEN = { hash: 'h', userId: 1, audience: 'app', now: NOW, expiresAt: NOW } as const

const QUERIES: [string, (asked: Db) => Promise<unknown>][] = [
  ['the latest announcements', (asked) => latestAnnouncements(asked, 'dk', NOW)],
  ['one announcement', (asked) => announcementOut(asked, { id: 1, language: 'dk', now: NOW })],
  ['its reactions', (asked) => reactionsTo(asked, 1, 1)],
  ['its reactions for a visitor', (asked) => reactionsTo(asked, 1, null)],
  ['a reaction given', (asked) => giveReaction(asked, { announcementId: 1, userId: 1, reaction: 'clap' })],
  ['a reaction taken back', (asked) => takeBackReaction(asked, { announcementId: 1, userId: 1, reaction: 'clap' })],
  ['a board', (asked) => board(asked, { game: 'CatsFree', interval: 'Weekly', now: NOW })],
  ['a score kept', (asked) => keepScore(asked, { game: 'CatsFree', dogId: 1, score: 1, now: NOW })],
  ['a random dog', (asked) => randomDog(asked, HALF)],
  ["a random supporter's dog", (asked) => randomSupporterDog(asked, HALF)],
  ['the latest supporters', (asked) => latestSupporters(asked)],
  ['a stage token given', (asked) => issueStageToken(asked, TOKEN)],
  ['a stage token taken', (asked) => redeemStageToken(asked, 'h', NOW)],
]

it.each(QUERIES)('%s: rows are found by an index and come out of it in order', async (_name, query) => {
  await seed(db, NOW)
  const { db: recorded, asked } = recordingDb()
  await query(recorded)
  expect(asked.length).toBeGreaterThan(0)
  for (const plan of await Promise.all(asked.map(planOf))) expect(plan.filter(isCostly)).toEqual([])
})

it('the team is found by an index; so few rows may be put into order', async () => {
  await seed(db, NOW)
  const { db: recorded, asked } = recordingDb()
  await teamOf(recorded, ['admin', 'dev'], 'dk')
  const [plan] = await Promise.all(asked.map(planOf))
  expect(plan?.filter((step) => step.startsWith('SCAN'))).toEqual([])
})

// A scan of an index in its order ends at the LIMIT; a scan of a table reads it all.
function isCostly(step: string): boolean {
  return (
    (step.startsWith('SCAN') && !/USING (COVERING )?INDEX|^SCAN CONSTANT|VALUES/.test(step)) || /TEMP B-TREE/.test(step)
  )
}
