import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { osloDay } from '#durable/rules/life/days.ts'
import { DAY_MS, NOON, players } from '#test/worker/support/acting.ts'
import { banUser, db } from '#test/worker/support/d1.ts'
import { planOf, recordingDb } from '#test/worker/support/recording.ts'
import { started } from '#test/worker/support/rounds.ts'
import type { Player } from '#test/worker/support/rounds.ts'
import { friend } from '#worker/db/schema/friends.ts'
import { removedScore } from '#worker/db/schema/highscores.ts'
import { unheard } from '#worker/db/schema/unheard.ts'
import { round } from '#worker/db/schema/value/rounds.ts'
import { savePreferences } from '#worker/preferences/preferences-db.ts'
import { ghostFor } from '#worker/rounds/ghosts-db.ts'

let days = 0
/** A day on which nobody has played yet: courses of the other tests have ghosts of their own. */
function aFreshDay(): number {
  days += 1
  return NOON + days * DAY_MS
}

/** A player in an open round, and others who have ended theirs on the same course with these scores. */
async function aRoundAfter(scores: readonly number[]) {
  const now = aFreshDay()
  const [player, ...others] = await players(1 + scores.length)
  await db.insert(round).values(others.map((other, i) => row(other, scores[i] ?? 0, now)))
  const { id: roundId } = await started(player!, 'JumpingDog', { now })
  return { now, player: player!, others, roundId }
}

function row({ userId, dogId }: Player, score: number, now: number): typeof round.$inferInsert {
  const id = crypto.randomUUID()
  const ended = {
    state: 'counted',
    isSeen: 1,
    endedAt: now + 60_000,
    score,
    medal: 0,
    ticks: 900,
    log: Uint8Array.of(score % 120),
  } as const
  return {
    id,
    userId,
    dogId,
    game: 'JumpingDog',
    day: osloDay(now),
    attempt: 1,
    rules: 1,
    isCalm: 0,
    startedAt: now,
    ...ended,
  }
}

async function befriend(one: Player, other: Player) {
  await db.insert(friend).values({ asker: one.dogId, asked: other.dogId, askedAt: NOON, since: NOON })
}

async function scoreOfGhost({ player, roundId, now }: { player: Player; roundId: string; now: number }) {
  return (await ghostFor(db, { user: player.userId, roundId, now: now + 120_000 }))?.score ?? null
}

it('[GR13] plays beside the best round on the course, by its log and dog', async () => {
  const { player, roundId, now } = await aRoundAfter([30, 80])
  const ghost = await ghostFor(db, { user: player.userId, roundId, now })
  expect(ghost).toMatchObject({ score: 80, log: Uint8Array.of(80), wear: { hat: null } })
})

it('[GR13] prefers the friend who is just above the own best', async () => {
  const course = await aRoundAfter([30, 50, 70, 90])
  const [, fifty, seventy] = course.others
  await befriend(course.player, seventy!)
  await befriend(fifty!, course.player)
  expect(await scoreOfGhost(course)).toBe(50)
})

it('[GR13] passes over friends who are below the own best', async () => {
  const course = await aRoundAfter([30, 90])
  await db.insert(round).values({ ...row(course.player, 40, course.now), attempt: 2 })
  await befriend(course.player, course.others[0]!)
  expect(await scoreOfGhost(course)).toBe(90)
})

it('a request to be friends is no friendship', async () => {
  const course = await aRoundAfter([30, 90])
  await db.insert(friend).values({ asker: course.others[0]!.dogId, asked: course.player.dogId, askedAt: NOON })
  expect(await scoreOfGhost(course)).toBe(90)
})

it.each<[string, (best: Player, course: { player: Player; now: number }) => Promise<unknown>]>([
  ['hides results', ({ userId }) => savePreferences(db, userId, { results: false })],
  [
    'blocks the player',
    ({ userId }, { player: { userId: otherId, dogId } }) =>
      db.insert(unheard).values({ userId, otherId, dogId, kind: 'blocked', since: NOON }),
  ],
  [
    'is blocked by the player',
    ({ userId: otherId, dogId }, { player: { userId } }) =>
      db.insert(unheard).values({ userId, otherId, dogId, kind: 'blocked', since: NOON }),
  ],
  ['is banned', ({ userId }, { now }) => banUser(userId, { endsAt: now + DAY_MS })],
  [
    'has had the score removed by staff',
    ({ userId, dogId }, { now }) =>
      db.insert(removedScore).values({
        game: 'JumpingDog',
        dogId,
        scoredAt: now + 60_000,
        score: 80,
        reason: 'a bot',
        at: now,
        removedBy: userId,
      }),
  ],
])('nobody plays beside who %s', async (_what, does) => {
  const course = await aRoundAfter([30, 80])
  await does(course.others[1]!, course)
  expect(await scoreOfGhost(course)).toBe(30)
})

it('[GR13] [GR15] a round that its room has not seen is no ghost', async () => {
  const course = await aRoundAfter([30])
  await db.insert(round).values({ ...row((await players(1))[0]!, 80, course.now), isSeen: 0 })
  expect(await scoreOfGhost(course)).toBe(30)
})

it('rounds by other rules, of other tries and at the calm pace are no ghosts', async () => {
  const now = aFreshDay()
  const [player, ...others] = await players(4)
  await db.insert(round).values([
    { ...row(others[0]!, 80, now), rules: 2 },
    { ...row(others[1]!, 80, now), attempt: 2 },
    { ...row(others[2]!, 80, now), state: 'calm', isCalm: 1 },
  ])
  const { id: roundId } = await started(player!, 'JumpingDog', { now })
  expect(await scoreOfGhost({ player: player!, roundId, now })).toBeNull()
})

it('tells nobody how others have played but in the own open round', async () => {
  const { player, others, roundId, now } = await aRoundAfter([80])
  expect(await ghostFor(db, { user: others[0]!.userId, roundId, now })).toBeNull()
  await db.update(round).set({ state: 'left' }).where(eq(round.id, roundId))
  expect(await ghostFor(db, { user: player.userId, roundId, now })).toBeNull()
})

it('finds the best round on a course by an index, without sorting', async () => {
  const { player, roundId, now } = await aRoundAfter([80])
  const { db: recorded, asked } = recordingDb()
  await ghostFor(recorded, { user: player.userId, roundId, now })
  const leader = asked.find(({ sql }) => sql.includes('"log"') && sql.includes('desc') && !sql.includes('"friend"'))
  const plan = await planOf(leader!)
  expect(plan[0]).toMatch(/^SEARCH round USING INDEX round_ghost \(game=\? AND day=\? AND attempt=\?\)/)
  expect(plan.join()).not.toMatch(/TEMP B-TREE|SCAN/)
  const friends = await planOf(asked.find(({ sql }) => sql.includes('from "friend"'))!)
  expect(friends.join()).toMatch(/SEARCH round USING INDEX round_try/)
})
