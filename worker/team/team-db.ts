import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import { TEAM_TYPES } from '#durable/rules/site/team.ts'
import type { TeamType } from '#durable/rules/site/team.ts'
import type { Db } from '#worker/db/client.ts'
import { meaningOf } from '#worker/db/constraints.ts'
import { committeeTerm } from '#worker/db/schema/committee.ts'
import { dog, wear } from '#worker/db/schema/dogs.ts'
import { teamContribution, teamMember } from '#worker/db/schema/team.ts'
import { user } from '#worker/db/schema/users.ts'
import { dressed } from '#worker/dogs/wear-db.ts'
import { logged } from '#worker/records/staff-log-db.ts'

export type TeamMember = Awaited<ReturnType<typeof teamOf>>[number]

export function isTeamType(type: string): type is TeamType {
  return TEAM_TYPES.some((known) => known === type)
}

/** The members of these types, in the order of the types and then of the team; contributions in one language. */
export async function teamOf(db: Db, types: readonly TeamType[], language: Language) {
  const rows = await db
    .select({
      dog: {
        id: teamMember.id,
        dogId: dog.id,
        type: teamMember.type,
        name: dog.name,
        color: dog.color,
        shadowColor: dog.shadowColor,
        username: user.username,
        contribution: teamContribution.contribution,
      },
      slot: wear.slot,
      item: wear.item,
    })
    .from(teamMember)
    .innerJoin(dog, eq(dog.id, teamMember.dogId))
    .innerJoin(user, eq(user.id, dog.userId))
    .leftJoin(
      teamContribution,
      and(eq(teamContribution.memberId, teamMember.id), eq(teamContribution.language, language)),
    )
    .leftJoin(wear, eq(wear.dogId, dog.id))
    .where(inArray(teamMember.type, [...new Set(types)]))
    .orderBy(asc(teamMember.type), asc(teamMember.place), asc(teamMember.id))
  return dressed(rows).toSorted((one, other) => types.indexOf(one.type) - types.indexOf(other.type))
}

/**
 * [PC6] The dogs of those who sit on the party committee at `now` (epoch ms), in the order of the seats: they stand under
 * FestKomiteen without an entry.
 */
export async function sittingOn(db: Db, now: number): Promise<TeamMember[]> {
  const rows = await db
    .select({
      dog: {
        id: committeeTerm.id,
        dogId: dog.id,
        name: dog.name,
        color: dog.color,
        shadowColor: dog.shadowColor,
        username: user.username,
      },
      slot: wear.slot,
      item: wear.item,
    })
    .from(committeeTerm)
    .innerJoin(dog, eq(dog.id, committeeTerm.dogId))
    .innerJoin(user, eq(user.id, dog.userId))
    .leftJoin(wear, eq(wear.dogId, dog.id))
    .where(and(gt(committeeTerm.until, now), lte(committeeTerm.startsAt, now)))
    .orderBy(asc(committeeTerm.seat))
  return dressed(rows).map((member) => ({ ...member, type: 'FestKomiteen', contribution: null }))
}

export type StoredTeamEntry = {
  id: number
  type: TeamType
  dogName: string
  username: string
  contributions: { language: Language; contribution: string }[]
}

/** Everybody on the pages of the team and the credits, in the order of the pages. */
export async function teamEntries(db: Db): Promise<StoredTeamEntry[]> {
  const [members, contributions] = await Promise.all([
    db
      .select({
        id: teamMember.id,
        type: teamMember.type,
        dogName: dog.name,
        username: user.username,
      })
      .from(teamMember)
      .innerJoin(dog, eq(dog.id, teamMember.dogId))
      .innerJoin(user, eq(user.id, dog.userId))
      .orderBy(asc(teamMember.type), asc(teamMember.place), asc(teamMember.id)),
    db.select().from(teamContribution),
  ])
  return members.map((member) => ({
    ...member,
    contributions: contributions
      .filter(({ memberId }) => memberId === member.id)
      .map(({ language, contribution }) => ({ language, contribution })),
  }))
}

export async function isTeamEntry(db: Db, id: number): Promise<boolean> {
  return (await db.select({ id: teamMember.id }).from(teamMember).where(eq(teamMember.id, id)).get()) !== undefined
}

type Writing = { by: number; reason: string; now: number }

const entryLog = (db: Db, { by, reason, now }: Writing, detail: Record<string, string | number | null>) =>
  logged(db, { at: now, staffId: by, act: 'edit-team', reason, detail })

/**
 * Puts a dog at the end of a page. The dog is found by its name key [N6] and, where several are called so, by the username
 * of its owner.
 */
export async function addTeamEntry(
  db: Db,
  { nameKey, ownerKey, type }: { nameKey: string; ownerKey: string | null; type: TeamType },
  writing: Writing,
): Promise<'no-such-dog' | 'which-dog' | 'stands-there' | null> {
  const isOwner = ownerKey === null ? undefined : eq(user.usernameKey, ownerKey)
  const called = db.select({ id: dog.id }).from(dog).innerJoin(user, eq(user.id, dog.userId))
  const [theOne, another] = await called.where(and(eq(dog.nameKey, nameKey), isOwner)).limit(2)
  if (another) return 'which-dog'
  if (!theOne) return 'no-such-dog'
  const place = sql<number>`(select coalesce(max(place) + 1, 0) from team_member where type = ${type})`
  try {
    await db.batch([
      db.insert(teamMember).values({ dogId: theOne.id, type, place }),
      entryLog(db, writing, { what: 'add', type, name: nameKey }),
    ])
    return null
  } catch (error) {
    return meaningOf(error, {
      'team_member.dog_id, team_member.type': 'stands-there',
    })
  }
}

/** Replaces the contribution of the member, in each language; '' deletes it. */
export async function describeTeamEntry(
  db: Db,
  { id, contributions }: { id: number; contributions: readonly { language: Language; contribution: string }[] },
  writing: Writing,
): Promise<void> {
  const kept = contributions.filter(({ contribution }) => contribution !== '')
  await db.batch([
    db.delete(teamContribution).where(eq(teamContribution.memberId, id)),
    ...kept.map((text) => db.insert(teamContribution).values({ memberId: id, ...text })),
    entryLog(db, writing, { what: 'describe', id }),
  ])
}

/** Moves an entry up by one place on its page, by swapping it with the one before. */
export async function raiseTeamEntry(db: Db, id: number, writing: Writing): Promise<void> {
  const theType = sql`(select type from team_member where id = ${id})`
  const crew = await db
    .select({ id: teamMember.id })
    .from(teamMember)
    .where(eq(teamMember.type, theType))
    .orderBy(asc(teamMember.place), asc(teamMember.id))
  const ids = crew.map((member) => member.id)
  const at = ids.indexOf(id)
  if (at <= 0) return
  const order = [...ids.slice(0, at - 1), id, ...ids.slice(at - 1).filter((other) => other !== id)]
  await db.batch([
    entryLog(db, writing, { what: 'raise', id }),
    ...order.map((member, place) => db.update(teamMember).set({ place }).where(eq(teamMember.id, member))),
  ])
}

/** Removes the entry from its page. The user's rights are not affected. */
export async function removeTeamEntry(db: Db, id: number, writing: Writing): Promise<void> {
  await db.batch([
    db.delete(teamContribution).where(eq(teamContribution.memberId, id)),
    db.delete(teamMember).where(eq(teamMember.id, id)),
    entryLog(db, writing, { what: 'remove', id }),
  ])
}
