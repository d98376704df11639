import type { TeamDesk } from '#app/manage/team/team-desk.ts'
import { nameKey } from '#durable/rules/names.ts'
import { forFreshStaff, forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { reasonFor, textOf } from '#worker/texts.ts'
import {
  addTeamEntry,
  describeTeamEntry,
  isTeamEntry,
  raiseTeamEntry,
  removeTeamEntry,
  teamEntries,
} from './team-db.ts'

/** The pages of the team and the credits. An entry gives no rights. */
export function teamDesk(context: DeskContext): TeamDesk {
  const { db, language: readers, now } = context

  /** @throws 'bad-input' if there is no such entry */
  async function requireEntry(id: number): Promise<void> {
    if (!(await isTeamEntry(db, id))) throw badInput('id: there is none')
  }

  return {
    teamEntries: forStaff(context, 'edit-team', () => teamEntries(db)),

    addTeamEntry: forFreshStaff(context, 'edit-team', async ({ userId }, { dogName, type, reason }) => {
      const writing = { by: userId, reason: reasonFor(reason), now }
      const [name = '', owner] = dogName.split('·')
      const who = { nameKey: nameKey(name), ownerKey: owner === undefined ? null : nameKey(owner) }
      const refusal = await addTeamEntry(db, { ...who, type }, writing)
      if (refusal) throw refused(refusal, readers)
    }),

    describeTeamEntry: forFreshStaff(context, 'edit-team', async ({ userId }, { id, contributions, reason }) => {
      const writing = { by: userId, reason: reasonFor(reason), now }
      await requireEntry(id)
      const texts = contributions.map(({ language, contribution }) => ({
        language,
        contribution: textOf('contribution', contribution),
      }))
      await describeTeamEntry(db, { id, contributions: texts }, writing)
    }),

    raiseTeamEntry: forFreshStaff(context, 'edit-team', async ({ userId }, id) => {
      await raiseTeamEntry(db, id, { by: userId, reason: '', now })
    }),

    removeTeamEntry: forFreshStaff(context, 'edit-team', async ({ userId }, { id, reason }) => {
      const writing = { by: userId, reason: reasonFor(reason), now }
      await requireEntry(id)
      await removeTeamEntry(db, id, writing)
    }),
  }
}
