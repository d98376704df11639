import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { termFrom } from '#durable/rules/committee/terms.ts'
import type { CommitteeSeat } from '#durable/rules/committee/terms.ts'
import { osloMonth, osloMonthStart } from '#durable/rules/life/days.ts'
import { held } from '#test/worker/support/acting.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { deskOf } from '#test/worker/support/desk.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { aKennel, comeIn, goIn } from '#test/worker/support/kennel.ts'
import type { Kennel } from '#test/worker/support/kennel.ts'
import { liveRoom } from '#test/worker/support/live-room.ts'
import type { VisitorSocket } from '#test/worker/support/socket.ts'
import { viewerBySession } from '#worker/auth/viewer.ts'
import { HAT_JOB } from '#worker/committee/hats.ts'
import { payCommittee } from '#worker/committee/paying-db.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { session } from '#worker/db/schema/users.ts'
import { hashOf } from '#worker/hash.ts'
import { audit } from '#worker/ledger/audit.ts'
import { thingsOf, carry } from '#worker/things/carrying-db.ts'

const MINUTE_MS = 60_000
const GIVE_BACK = 'mutation { giveBackSeat }'

afterEach(async () => {
  await liveRoom.close()
  vi.useRealTimers()
})

/** No dog dies of the time that passes. */
const areFed = () => db.update(dog).set({ lifeDay: null })

/** The clock is set, the alarm of the room rings, and the job of the minute is done. */
async function itIs(now: number) {
  vi.setSystemTime(now)
  await liveRoom.ringAlarm()
  await HAT_JOB.run(env, db, now)
}

async function namesOf({ as, dogId }: Kennel) {
  const row = await db.select({ dogName: dog.name }).from(dog).where(eq(dog.id, dogId)).get()
  return { username: as.username, dogName: row?.dogName ?? '' }
}

async function appointed(member: Kennel, seat: CommitteeSeat) {
  const desk = await deskOf(await aUser({ admin: 1 }))
  await desk.appointMember({ ...(await namesOf(member)), seat, isNext: true, reason: 'good parties' })
}

/** A member does not lose their session in two months, since they come to the park now and then. */
async function isMember({ as: { token } }: Kennel): Promise<boolean> {
  const hash = await hashOf(token)
  const now = Date.now()
  await db
    .update(session)
    .set({ lastUsedAt: now, expiresAt: now + MINUTE_MS })
    .where(eq(session.hash, hash))
  return (await viewerBySession(db, hash, now))?.isCommittee === true
}

async function wears({ as: { userId: user }, dogId }: Kennel, kind: string) {
  for (const to of ['back', 'hat'] as const) {
    const { id, ver } = (await thingsOf(db, dogId)).find((thing) => thing.kind === kind)!
    const moved = await carry(
      db,
      { op: crypto.randomUUID(), user, dog: dogId, now: Date.now() },
      { thing: { id, ver }, to },
    )
    expect(moved).toBeTypeOf('object')
  }
}

const starsOf = async ({ dogId }: Kennel) =>
  (await thingsOf(db, dogId)).filter(({ kind }) => kind === 'glass-star').length

const badgesSeen = (socket: VisitorSocket, { dogId }: Kennel) =>
  socket.told('marked').flatMap(({ dog: id, mark }) => (id === dogId && 'committee' in mark ? [mark.committee] : []))

it.each([
  ['spring', Date.UTC(2027, 2, 15)],
  ['autumn', Date.UTC(2027, 8, 15)],
])('[PC2] [PC4] [PC7] [PC8] a term of two dogs, over the night on which the clock changes in %s', async (_, at) => {
  const { month, startsAt, endsAt } = termFrom(osloMonth(at))
  const half = osloMonthStart(month + 1)
  vi.useFakeTimers({ toFake: ['Date'], now: startsAt - 5 * MINUTE_MS })
  const [bella, max, onlooker] = [await aKennel(), await aKennel(), await aKennel()]
  const members = [bella, max]
  await areFed()
  const seen = await goIn(onlooker)
  for (const member of members) await goIn(member)
  await appointed(bella, 0)
  await appointed(max, 1)

  await itIs(startsAt - 1)
  expect(await Promise.all(members.map(isMember))).toEqual([false, false])
  expect(members.map((member) => badgesSeen(seen, member))).toEqual([[], []])
  await itIs(startsAt)
  expect(await Promise.all(members.map(isMember))).toEqual([true, true])
  await seen.heard('marked', ({ dog: id, mark }) => id === max.dogId && mark.committee === 1)
  expect(members.map((member) => badgesSeen(seen, member))).toEqual([[1], [1]])

  await payCommittee(db, half - 1)
  expect(await held(bella.dogId, 'bones')).toBe(0)
  await payCommittee(db, half)
  await payCommittee(db, half)
  expect(await held(bella.dogId, 'bones')).toBe(5000)

  vi.setSystemTime(endsAt - MINUTE_MS)
  await areFed()
  await db.update(session).set({ expiresAt: endsAt + MINUTE_MS, lastUsedAt: Date.now() })
  const later = await goIn(onlooker)
  const { socket, welcome } = await comeIn(bella)
  expect(welcome.marks).toContainEqual(
    expect.objectContaining({ dog: bella.dogId, mark: expect.objectContaining({ committee: 2 }) }),
  )
  await wears(bella, 'committee-hat')
  await itIs(endsAt - 1)
  expect(await isMember(bella)).toBe(true)
  expect(badgesSeen(later, bella).at(-1)).toBe(2)
  await itIs(endsAt)
  expect(await Promise.all(members.map(isMember))).toEqual([false, false])
  await later.heard('marked', ({ dog: id, mark }) => id === bella.dogId && mark.committee === null)
  await later.heard('dressed', ({ dog: id, wear }) => id === bella.dogId && wear.hat === null)
  socket.send({ type: 'say', text: 'that was it' })
  expect((await later.next('said')).text).toBe('that was it')

  for (const night of [endsAt, endsAt, endsAt + 86_400_000]) await payCommittee(db, night)
  expect(await Promise.all(members.map(({ dogId }) => held(dogId, 'bones')))).toEqual([10_000, 10_000])
  expect(await Promise.all(members.map(starsOf))).toEqual([1, 1])
  expect((await audit(db)).breaches).toEqual([])
})

it('[PC2] shows in an open socket who is appointed, and who gives the seat back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2029, 10, 15) })
  const [member, onlooker] = [await aKennel(), await aKennel()]
  await areFed()
  const seen = await goIn(onlooker)
  await goIn(member)
  const desk = await deskOf(await aUser({ admin: 1 }))
  await desk.appointMember({ ...(await namesOf(member)), seat: 0, isNext: false, reason: 'good parties' })
  await seen.heard('marked', ({ dog: id, mark }) => id === member.dogId && mark.committee === 1)
  vi.setSystemTime(Date.now() + MINUTE_MS)
  await ask(GIVE_BACK, { as: member.as })
  await seen.heard('marked', ({ dog: id, mark }) => id === member.dogId && mark.committee === null)
  expect(badgesSeen(seen, member)).toEqual([1, null])
})

it('[PC2] shows in an open socket that staff have ended a term', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 10, 15) })
  const [member, onlooker] = [await aKennel(), await aKennel()]
  await areFed()
  const seen = await goIn(onlooker)
  await goIn(member)
  const staff = await aUser({ admin: 1 })
  await (
    await deskOf(staff)
  ).appointMember({ ...(await namesOf(member)), seat: 0, isNext: false, reason: 'good parties' })
  vi.setSystemTime(Date.now() + MINUTE_MS)
  const seats = await (await deskOf(staff)).committee()
  await (await deskOf(staff)).endTerm({ id: seats[0]!.terms[0]!.id, reason: 'no parties' })
  await seen.heard('marked', ({ dog: id, mark }) => id === member.dogId && mark.committee === null)
})
