import { expect, it } from 'vitest'
import { NOON, aPlayer } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { planOf, recordingDb } from '#test/worker/support/recording.ts'
import { SEED_OF, playedBy, started } from '#test/worker/support/rounds.ts'
import { endSession } from '#worker/accounts/ending-sessions-db.ts'
import { announcementOut, latestAnnouncements } from '#worker/announcements/announcements-db.ts'
import { giveReaction, reactionsTo, takeBackReaction } from '#worker/announcements/reactions-db.ts'
import type { Db } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import { randomDog, randomSupporterDog } from '#worker/dogs/random-dogs-db.ts'
import { board, keepScore, ownStanding } from '#worker/highscores/highscores-db.ts'
import { dueLooks, hintAt } from '#worker/patreon/looks-db.ts'
import { finishRound } from '#worker/rounds/finishing-db.ts'
import { packStandings } from '#worker/rounds/pack-week-db.ts'
import { bestScore, roundOf } from '#worker/rounds/rounds-db.ts'
import { startRound } from '#worker/rounds/starting-db.ts'
import { gamesToday, shelfOf } from '#worker/rounds/today-db.ts'
import { seed } from '#worker/seed/seed.ts'
import { lastVersions, levelAt, levelsOfToday } from '#worker/sheets/levels-db.ts'
import { issueStageToken, redeemStageToken } from '#worker/stage/stage-tokens-db.ts'
import { latestSupporters } from '#worker/supporters/supporters-db.ts'
import { teamOf } from '#worker/team/team-db.ts'

const NOW = Date.UTC(2026, 10, 20)
const HALF = () => 0.5
const MAKER = { userId: 1, sessionHash: 's' }
const TOKEN = { hash: 'h', ...MAKER, audience: 'app', challenge: null, now: NOW, expiresAt: NOW } as const
const SHOWN = { hash: 'h', challenge: null, newSession: 'n', now: NOW, idleSince: 0 }

const KIND = { user: 1, game: 'CatsFree', isCalm: false } as const
const ACTOR = { op: '00000000-0000-4000-8000-000000000000', user: 1, dog: 1, now: NOW }
const WANTED = { game: 'CatsFree', rules: 1, shelf: null, isCalm: false, leavesOpen: true } as const

const QUERIES: [string, (asked: Db) => Promise<unknown>][] = [
  ['the latest announcements', (asked) => latestAnnouncements(asked, 'dk', NOW)],
  ['one announcement', (asked) => announcementOut(asked, { id: 1, language: 'dk', now: NOW })],
  ['its reactions', (asked) => reactionsTo(asked, 1, 1)],
  ['its reactions for a visitor', (asked) => reactionsTo(asked, 1, null)],
  ['a reaction given', (asked) => giveReaction(asked, { announcementId: 1, userId: 1, reaction: 'clap' })],
  ['a reaction taken back', (asked) => takeBackReaction(asked, { announcementId: 1, userId: 1, reaction: 'clap' })],
  ['a board', (asked) => board(asked, { game: 'CatsFree', interval: 'Weekly', now: NOW })],
  ['a score kept', (asked) => keepScore(asked, { game: 'CatsFree', dogId: 1, score: 1, now: NOW, startedAt: NOW })],
  ['a round looked up', (asked) => roundOf(asked, { id: 'r', user: 1 })],
  ['the best score of a game', (asked) => bestScore(asked, { ...KIND, shelf: null })],
  ['the best score of a level', (asked) => bestScore(asked, { ...KIND, game: 'KnogleKnas', shelf: 'stairs' })],
  ['the games of today', (asked) => gamesToday(asked, { user: 1, now: NOW })],
  ['the shelf of levels', (asked) => shelfOf(asked, { user: 1, now: NOW })],
  ['the levels of today', (asked) => run(levelsOfToday(asked, NOW))],
  ['a level of a round', (asked) => run(levelAt(asked, { key: 'stairs', version: 1 }))],
  ['the last versions of levels', (asked) => run(lastVersions(asked, ['stairs', 'picnic']))],
  ['the week of the packs', (asked) => packStandings(asked, NOW)],
  ['a round started', (asked) => startRound(asked, ACTOR, WANTED, SEED_OF)],
  ['a random dog', (asked) => randomDog(asked, HALF)],
  ["a random supporter's dog", (asked) => randomSupporterDog(asked, HALF)],
  ['the latest supporters', (asked) => latestSupporters(asked)],
  ['members of Patreon who are due to be looked at', (asked) => dueLooks(asked, NOW, 20)],
  ['a hint at one', (asked) => hintAt(asked, { member: 'm', patreonUser: 'u' }, NOW)],
  ['a stage token given', (asked) => issueStageToken(asked, TOKEN)],
  ['a stage token taken', (asked) => redeemStageToken(asked, SHOWN)],
]

it.each(QUERIES)('%s: rows are found by an index and come out of it in order', async (_name, query) => {
  await seed(db, NOW, SEED_OF)
  const { db: recorded, asked } = recordingDb()
  await query(recorded)
  expect(asked.length).toBeGreaterThan(0)
  for (const plan of await Promise.all(asked.map(planOf))) expect(plan.filter(isCostly)).toEqual([])
})

it('an own standing is found by the dogs of the user, and better dogs along the index of the board', async () => {
  const { db: recorded, asked } = recordingDb()
  await ownStanding(recorded, 1, { game: 'CatsFree', interval: 'Weekly', now: NOW })
  const [plan = []] = await Promise.all(asked.map(planOf))
  // The two that are scanned are results of the query itself: one row, and a thousand at most.
  expect(plan.filter(isCostly)).toEqual(['SCAN own', expect.stringMatching(/^SCAN \(subquery/)])
  const board = 'SEARCH highscore USING COVERING INDEX highscore_board (game=? AND interval=? AND period=? AND score>?)'
  expect(plan).toContain(board)
  expect(plan).toContain('SEARCH dog USING INDEX dog_user_id (user_id=?)')
})

it('the team is found by an index; so few rows may be put into order', async () => {
  await seed(db, NOW, SEED_OF)
  const { db: recorded, asked } = recordingDb()
  await teamOf(recorded, ['admin', 'dev'], 'dk')
  const [plan] = await Promise.all(asked.map(planOf))
  expect(plan?.filter((step) => step.startsWith('SCAN'))).toEqual([])
})

// A scan of an index in order ends at the LIMIT; a scan of a table reads all of it.
function isCostly(step: string): boolean {
  return (
    (step.startsWith('SCAN') && !/USING (COVERING )?INDEX|^SCAN CONSTANT|VALUES/.test(step)) || /TEMP B-TREE/.test(step)
  )
}

it('a round that ends is found by an index, and so is all that follows from it', async () => {
  const { db: recorded, asked } = recordingDb()
  const player = await aPlayer()
  const now = NOON
  const played = playedBy('expert', await started(player, 'JumpingDog', { now }))
  const finisher = { op: crypto.randomUUID(), user: player.userId, now: now + played.ms }
  const sent = { ...played, seen: Promise.resolve(true) }
  expect(await finishRound(recorded, finisher, sent, SEED_OF)).toMatchObject({ counts: 'counted' })
  const followed = asked.filter(({ sql }) => !sql.startsWith('pragma '))
  expect(followed.length).toBeGreaterThan(10)
  for (const plan of await Promise.all(followed.map(planOf))) expect(plan.filter(isCostly)).toEqual([])
})

it('a session that ends is found by an index, and so are those that come from it', async () => {
  const { db: recorded, asked } = recordingDb()
  await endSession(recorded, { hash: 'h', userId: 1, now: NOW })
  const plans = await Promise.all(asked.map(planOf))
  // The family is a result of the query itself.
  expect(plans.flat().filter((step) => isCostly(step) && !step.startsWith('SCAN family'))).toEqual([])
})
