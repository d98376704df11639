import { desc, inArray } from 'drizzle-orm'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { nameKey } from '#durable/rules/names.ts'
import { REACTIONS } from '#durable/rules/site/announcements.ts'
import { TEAM_TYPES } from '#durable/rules/site/team.ts'
import type { Db } from '#worker/db/client.ts'
import { announcementReaction } from '#worker/db/schema/announcements.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { film, filmTitle } from '#worker/db/schema/films.ts'
import { teamContribution, teamMember } from '#worker/db/schema/team.ts'
import { user } from '#worker/db/schema/users.ts'
import { ACCOUNTS } from './accounts.ts'
import { ANNOUNCEMENTS } from './announcements.ts'
import { FILMS } from './films.ts'
import { NEIGHBOURS } from './neighbours.ts'
import { SEEDED_TEAM } from './team.ts'

/** Fills the public pages. The accounts must exist. A seeded dog that was renamed is left out. */
export async function seedSite(db: Db): Promise<void> {
  const dogIds = await seededDogs(db)
  await seedTeam(db, dogIds)
  await seedReactions(db)
  await seedProgramme(db)
}

/** Dog ids by name key. */
async function seededDogs(db: Db): Promise<Map<string, number>> {
  const keys = [...ACCOUNTS, ...NEIGHBOURS].flatMap(({ dogs }) => dogs.map(({ name }) => nameKey(name)))
  const namesakes = db.select({ key: dog.nameKey, id: dog.id }).from(dog).where(inArray(dog.nameKey, keys))
  // Dogs of players may have the same names. The seeded dogs have the lower ids.
  const rows = await namesakes.orderBy(desc(dog.id))
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Adds the team and the reactions, unless there are any: staff may have changed them. */
async function seedTeam(db: Db, dogIds: ReadonlyMap<string, number>): Promise<void> {
  if ((await db.$count(teamMember)) > 0) return
  for (const type of TEAM_TYPES) {
    for (const [place, member] of SEEDED_TEAM[type].entries()) {
      const dogId = dogIds.get(nameKey(member.dog))
      if (dogId === undefined) continue
      const [row] = await db.insert(teamMember).values({ dogId, type, place }).returning({ memberId: teamMember.id })
      if (!row || !member.contribution) continue
      const { contribution } = member
      await db
        .insert(teamContribution)
        .values(LANGUAGES.map((language) => ({ ...row, language, contribution: contribution[language] })))
    }
  }
}

/** Adds the programme of the cinema, unless it has any film: staff may have changed it. */
async function seedProgramme(db: Db): Promise<void> {
  if ((await db.$count(film)) > 0) return
  for (const { titles, ...whole } of FILMS) {
    const [row] = await db.insert(film).values(whole).returning({ filmId: film.id })
    if (row)
      await db.insert(filmTitle).values(LANGUAGES.map((language) => ({ ...row, language, title: titles[language] })))
  }
}

async function seedReactions(db: Db): Promise<void> {
  if ((await db.$count(announcementReaction)) > 0) return
  const emails = [...ACCOUNTS, ...NEIGHBOURS].map(({ email }) => email)
  // The sign-in accounts come last, so that they have few reactions and can give their own.
  const readers = await db
    .select({ userId: user.id })
    .from(user)
    .where(inArray(user.sub, emails))
    .orderBy(desc(user.id))
  for (const { id, reactions } of ANNOUNCEMENTS) {
    for (const reaction of REACTIONS) {
      const rows = readers
        .slice(0, reactions[reaction] ?? 0)
        .map((reader) => ({ ...reader, reaction, announcementId: id }))
      if (rows.length > 0) await db.insert(announcementReaction).values(rows).onConflictDoNothing()
    }
  }
}
