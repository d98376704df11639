import type { UserRow, UsersDesk } from '#app/manage/users/users-desk.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { kickText } from '#durable/protocol/kick-texts.ts'
import { takenNameText } from '#durable/protocol/name-texts.ts'
import { isNameFault } from '#durable/rules/names/taken-away.ts'
import { staffBadge, standsAbove } from '#durable/rules/roles.ts'
import type { Capability } from '#durable/rules/roles.ts'
import { isFoundBy } from '#durable/rules/staff/decisions.ts'
import { mayGrant } from '#durable/rules/staff/granting.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import { recordOf } from '#worker/bans/sanctions-db.ts'
import { forFreshStaff, forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { freePlainNames } from '#worker/names/naming.ts'
import { takeName } from '#worker/names/taken-names-db.ts'
import { everythingAbout } from '#worker/privacy/own-words.ts'
import { deletionOf, forgetOnRequest, keepOnRequest, noteExport } from '#worker/privacy/privacy-db.ts'
import { closeSockets } from '#worker/reach/revoke.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { linesOf, reasonFor } from '#worker/texts.ts'
import {
  addNote,
  dogsOfUser,
  endSessions,
  formerNamesOf,
  notesOn,
  openSessions,
  setRole,
  storedRoles,
  userRow,
  usersTable,
} from './staff-users-db.ts'
import type { StoredUserRow as Row } from './staff-users-db.ts'

/** The users, and what staff do about them. */
export function usersDesk(context: DeskContext): UsersDesk {
  const { db, env, language, now } = context
  const see: Capability = 'see-users'

  /** @throws 'bad-input' if there is no such user */
  async function requireUser(id: number): Promise<Row> {
    const found = await userRow(db, id, now)
    if (!found) throw badInput('userId: there is no such user')
    return found
  }

  /** The user, if `staff` stands above them [S7]. @throws the refusal 'above-you' */
  async function ofUser(staff: Viewer, { userId, reason }: { userId: number; reason: string }) {
    if (!standsAbove(staff, storedRoles(await requireUser(userId)))) throw refused('above-you', language)
    return { by: staff.userId, userId, reason: reasonFor(reason), now }
  }

  /** Gives the first of the names that nobody has taken meanwhile, and returns it. */
  async function giveFirst(names: readonly string[], taking: Omit<Parameters<typeof takeName>[1], 'newName'>) {
    for (const newName of names) {
      const problem = await takeName(db, { ...taking, newName })
      if (problem === 'name-changed') throw badInput('name: it is not borne any more')
      if (problem === null) return newName
    }
    throw refused('try-again', language)
  }

  return {
    users: forStaff(context, see, async (_staff, query) => {
      const { rows, total } = await usersTable(db, { ...query, now })
      return { rows: rows.map(shown), total }
    }),

    user: forStaff(context, see, async (staff, id) => {
      const row = await userRow(db, id, now)
      if (!row) return null
      const [dogs, formerNames, sessions, notes, record, deletedFrom] = await Promise.all([
        dogsOfUser(db, id),
        formerNamesOf(db, id),
        openSessions(db, id, now),
        notesOn(db, id),
        recordOf(db, id),
        deletionOf(db, id),
      ])
      const given = record.map(
        ({ id: banId, at, endsAt, seconds, kind, liftedAt, appealedAt, answer, ...sanction }) => ({
          ...{ id: banId, at, endsAt, seconds, kind, liftedAt, appealedAt, answer },
          reason: kickText(language, sanction),
        }),
      )
      const nameKicks = record.filter(({ rule, liftedAt }) => rule === 'name' && liftedAt === null).length
      const isBelowYou = standsAbove(staff, storedRoles(row))
      return { ...shown(row), isBelowYou, dogs, formerNames, sessions, notes, record: given, nameKicks, deletedFrom }
    }),

    setRole: forFreshStaff(context, 'grant-roles', async (staff, { userId, role, isGiven, reason }) => {
      const roles = storedRoles(await requireUser(userId))
      if (!standsAbove(staff, roles)) throw refused('above-you', language)
      if (!mayGrant(staff, role, roles)) throw refused('role-above-you', language)
      await setRole(db, role, isGiven, { by: staff.userId, userId, reason: reasonFor(reason), now })
      await closeSockets(env, db, { user: userId, code: CLOSE.changed })
    }),

    endSessions: forFreshStaff(context, 'end-sessions', async (staff, { userId, reason }) => {
      const isBelow = standsAbove(staff, storedRoles(await requireUser(userId)))
      if (!isBelow && staff.userId !== userId) throw refused('above-you', language)
      await endSessions(db, { by: staff.userId, userId, reason: reasonFor(reason), now })
      await closeSockets(env, db, { user: userId, code: CLOSE.banned })
    }),

    addNote: forFreshStaff(context, 'note-users', async (staff, { userId, text }) => {
      if (!standsAbove(staff, storedRoles(await requireUser(userId)))) throw refused('above-you', language)
      const note = linesOf('note', text)
      await addNote(db, note, { by: staff.userId, userId, reason: '', now })
    }),

    takeName: forFreshStaff(context, 'kick', async (staff, { userId, dogId, name, fault, foundBy, reason }) => {
      const row = await requireUser(userId)
      if (!standsAbove(staff, storedRoles(row))) throw refused('above-you', language)
      if (!isNameFault(fault)) throw badInput('fault')
      if (!isFoundBy(foundBy)) throw badInput('foundBy')
      const found = { foundBy, decider: staffBadge(staff) }
      const taking = { userId, dogId, name, fault, ...found, by: staff.userId, reason: reasonFor(reason), now }
      const newName = await giveFirst(await freePlainNames(db, { userId, dogId }), taking)
      const about = { isDog: dogId !== null, former: name, given: newName, fault }
      const notice = { reason: takenNameText(row.language, about), until: null }
      await closeSockets(env, db, { user: userId, code: CLOSE.kicked, notice })
    }),

    exportUser: forFreshStaff(context, 'answer-for-data', async (staff, asked) => {
      await noteExport(db, await ofUser(staff, asked))
      return everythingAbout(context, asked.userId)
    }),

    forgetUser: forFreshStaff(context, 'answer-for-data', async (staff, asked) => {
      await forgetOnRequest(db, await ofUser(staff, asked))
    }),

    keepUser: forFreshStaff(context, 'answer-for-data', async (staff, asked) => {
      await keepOnRequest(db, await ofUser(staff, asked))
    }),
  }
}

function shown({ admin, moderator, developer, isBanned, ...row }: Row): UserRow {
  return {
    ...row,
    isAdministrator: admin >= 1,
    isModerator: moderator !== 0,
    isDeveloper: developer !== 0,
    isBanned: isBanned !== 0,
  }
}
