import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { termAfter, termFrom } from '#durable/rules/committee/terms.ts'
import type { CommitteeSeat, TermTime } from '#durable/rules/committee/terms.ts'
import { DAY_MS, equip } from '#test/worker/support/acting.ts'
import { aDogOf, aUser, banUser, db, seat } from '#test/worker/support/d1.ts'
import { viewerBySession } from '#worker/auth/viewer.ts'
import { hasWaitingStar, payCommittee } from '#worker/committee/paying-db.ts'
import { appoint, endTerm, giveBack, openTerms, termOfUser } from '#worker/committee/terms-db.ts'
import { committeeTerm } from '#worker/db/schema/committee.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { staffLog } from '#worker/db/schema/staff.ts'
import { hashOf } from '#worker/hash.ts'
import { audit } from '#worker/ledger/audit.ts'
import { balanceOf } from '#worker/ledger/writes.ts'
import { sittingOn } from '#worker/team/team-db.ts'
import { thingsOf } from '#worker/things/carrying-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

/** Terms of the tests are years apart, so that they do not take each other's seats. */
let january = 24_400

async function aTerm({ seat = 0, late = 0 }: { seat?: CommitteeSeat; late?: number } = {}) {
  const term = termFrom((january += 60))
  const as = await aUser()
  const dogId = await aDogOf(as.userId, { bornAt: term.startsAt, lifeDay: null })
  const staff = await aUser({ admin: 1 })
  const seated = (of: TermTime, now: number, who = { userId: as.userId, dogId }) =>
    appoint(db, { ...who, seat, term: of, by: staff.userId, reason: 'good parties', now })
  expect(await seated(term, term.startsAt + late)).toBeNull()
  const [row] = await db.select().from(committeeTerm).where(eq(committeeTerm.userId, as.userId))
  return { as, dogId, staff, term, id: row!.id, seated }
}

async function bonesOf(dogId: number): Promise<number> {
  const { bones } = await db.get<{ bones: number }>(sql`select ${balanceOf(dogId, 'bones')} as bones`)
  return bones
}
const starsOf = async (dogId: number) => (await thingsOf(db, dogId)).filter(({ kind }) => kind === 'glass-star').length

it('[PC1] gives a seat to one user at a time', async () => {
  const { term, seated } = await aTerm()
  const other = await aUser()
  const dogId = await aDogOf(other.userId)
  const who = { userId: other.userId, dogId }
  expect(await seated(term, term.startsAt, who)).toBe('committee-seat-taken')
  expect(await seated(termAfter(term), term.startsAt, who)).toBeNull()
})

it('[PC1] gives a seat once, however many appoint at once', async () => {
  const { term, seated } = await aTerm()
  const next = termAfter(termAfter(term))
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const { userId } = await aUser()
      return seated(next, term.startsAt, { userId, dogId: await aDogOf(userId) })
    }),
  )
  expect(answers.filter((answer) => answer === null)).toHaveLength(1)
})

it('[PC3] lets nobody sit again before they have rested', async () => {
  const { term, seated } = await aTerm()
  const next = termAfter(term)
  expect(await seated(next, term.startsAt)).toBe('committee-rests')
  expect(await seated(termAfter(next), term.startsAt)).toBeNull()
})

it('[PC2] is a role from the first to the last ms of the term, and none while a ban holds', async () => {
  const as = await aUser()
  const now = Date.now()
  const [startsAt, until] = [now + DAY_MS, now + 2 * DAY_MS]
  await seat(as.userId, await aDogOf(as.userId), { startsAt, until })
  const key = await hashOf(as.token)
  const isMember = async (at: number) => (await viewerBySession(db, key, at))?.isCommittee
  const seen: unknown[] = []
  for (const at of [startsAt - 1, startsAt, until - 1, until]) seen.push(await isMember(at))
  expect(seen).toEqual([false, true, true, false])
  await banUser(as.userId, { endsAt: until - 1 })
  expect([await isMember(startsAt), await isMember(until - 1)]).toEqual([false, true])
})

it('[PC2] ends by staff with a reason, or by the member', async () => {
  const one = await aTerm()
  const now = one.term.startsAt + DAY_MS
  expect(await endTerm(db, { id: one.id, by: one.staff.userId, reason: 'no parties', now })).toBe(one.as.userId)
  expect(await endTerm(db, { id: one.id, by: one.staff.userId, reason: 'no parties', now })).toBeNull()
  expect(await termOfUser(db, one.as.userId, now)).toBeNull()
  const log = await db.select({ act: staffLog.act }).from(staffLog).where(eq(staffLog.userId, one.as.userId))
  expect(log.map(({ act }) => act).toSorted()).toEqual(['appoint-committee', 'end-term'])
  const other = await aTerm()
  const then = other.term.startsAt + DAY_MS
  expect(await giveBack(db, { userId: other.as.userId, now: then })).toBe(true)
  expect(await giveBack(db, { userId: other.as.userId, now: then })).toBe(false)
  expect((await openTerms(db, then)).filter(({ id }) => id === other.id)).toEqual([])
})

it('[PC3] asks for no rest after a term that never began', async () => {
  const { as, term, seated } = await aTerm()
  const later = termFrom(term.month + 24)
  expect(await seated(later, term.startsAt)).toBeNull()
  const before = later.startsAt - DAY_MS
  expect(await giveBack(db, { userId: as.userId, now: before })).toBe(true)
  expect(await seated(later, before)).toBeNull()
})

it('[PC4] pays both months and the star once each, by 200 nights at once', async () => {
  const { dogId, term } = await aTerm()
  const half = termFrom(term.month + 1).startsAt
  await payCommittee(db, half - 1)
  expect(await bonesOf(dogId)).toBe(0)
  await payCommittee(db, half)
  expect(await bonesOf(dogId)).toBe(5000)
  await db.update(dog).set({ lifeDay: null }).where(eq(dog.id, dogId))
  await Promise.all(Array.from({ length: 200 }, () => payCommittee(db, term.endsAt)))
  expect([await bonesOf(dogId), await starsOf(dogId)]).toEqual([10_000, 1])
})

it('[PC4] pays another living dog where that of the term is dead, else it waits', async () => {
  const { as, dogId, term } = await aTerm()
  await db.update(dog).set({ diedAt: term.startsAt }).where(eq(dog.id, dogId))
  await payCommittee(db, term.endsAt)
  expect(await bonesOf(dogId)).toBe(0)
  const puppy = await aDogOf(as.userId, { bornAt: term.endsAt, lifeDay: null })
  await payCommittee(db, term.endsAt + DAY_MS)
  expect([await bonesOf(dogId), await bonesOf(puppy), await starsOf(puppy)]).toEqual([0, 10_000, 1])
})

it('[PC4] keeps a star for which there is no room for 60 days', async () => {
  const { as, dogId, term } = await aTerm()
  for (let slot = 0; slot < 20; slot++) await equip(dogId, `bag:${slot}`, 'beret')
  await payCommittee(db, term.endsAt)
  expect([await bonesOf(dogId), await starsOf(dogId)]).toEqual([10_000, 0])
  expect(await hasWaitingStar(db, as.userId, term.endsAt)).toBe(true)
  expect(await hasWaitingStar(db, as.userId, term.endsAt + 60 * DAY_MS)).toBe(false)
})

it('[PC6] shows on the credits who sits there now', async () => {
  const { as, term } = await aTerm()
  const names = async (now: number) => (await sittingOn(db, now)).map(({ username }) => username)
  expect([await names(term.startsAt), await names(term.endsAt)]).toEqual([[as.username], []])
})

it('[PC4] leaves the ledger clean over 1,000 terms', async () => {
  const { as, dogId } = await aTerm()
  const first = (january += 12)
  const rows = Array.from({ length: 1000 }, (_, place) => {
    const { month, startsAt, endsAt } = termFrom(first + 2 * Math.floor(place / 4))
    // One in five ends early, after up to a month.
    const until = place % 5 === 0 ? startsAt + (place % 28) * DAY_MS : endsAt
    return { userId: as.userId, dogId, seat: place % 4, month, startsAt, until, appointedAt: 0 }
  })
  for (let from = 0; from < rows.length; from += 10) await db.insert(committeeTerm).values(rows.slice(from, from + 10))
  await db.update(dog).set({ lifeDay: null }).where(eq(dog.id, dogId))
  for (let month = first; month < first + 500; month += 2) await payCommittee(db, termFrom(month).endsAt)
  expect(await bonesOf(dogId)).toBe(10_000 * 800)
  expect((await audit(db)).breaches).toEqual([])
}, 120_000)
