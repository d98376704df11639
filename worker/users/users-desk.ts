import type { UserRow, UsersDesk } from '#app/manage/users/users-desk.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { kickText } from '#durable/protocol/kick-texts.ts'
import type { Capability } from '#durable/rules/roles.ts'
import { type RoleHolder as Roles, standsAbove } from '#durable/rules/roles.ts'
import { mayGrant } from '#durable/rules/staff/granting.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import { deletionOf, forgetOnRequest, keepOnRequest, noteExport } from '#worker/privacy/privacy-db.ts'
import {
  type StoredUserRow as Row,
  addNote,
  dogsOfUser,
  endSessions,
  formerNamesOf,
  notesOn,
  openSessions,
  setRole,
  userRow,
  usersTable,
} from './staff-users-db.ts'
import { recordOf } from '#worker/bans/sanctions-db.ts'
import { everythingAbout } from '#worker/privacy/own-words.ts'
import { closeSockets } from '#worker/rooms/revoke.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { type DeskContext, forFreshStaff, forStaff } from '#worker/desk/method.ts'
import { linesOf, reasonFor } from '#worker/desk/texts.ts'

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
    if (!standsAbove(staff, rolesOf(await requireUser(userId)))) throw refused('above-you', language)
    return { by: staff.userId, userId, reason: reasonFor(reason), now }
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
      const given = record.map(({ id: banId, at, endsAt, seconds, liftedAt, appealedAt, answer, ...sanction }) => ({
        ...{ id: banId, at, endsAt, seconds, liftedAt, appealedAt, answer },
        reason: kickText(language, sanction),
      }))
      const isBelowYou = standsAbove(staff, rolesOf(row))
      return { ...shown(row), isBelowYou, dogs, formerNames, sessions, notes, record: given, deletedFrom }
    }),

    setRole: forFreshStaff(context, 'grant-roles', async (staff, { userId, role, isGiven, reason }) => {
      const roles = rolesOf(await requireUser(userId))
      if (!standsAbove(staff, roles)) throw refused('above-you', language)
      if (!mayGrant(staff, role, roles)) throw refused('role-above-you', language)
      await setRole(db, role, isGiven, { by: staff.userId, userId, reason: reasonFor(reason), now })
      await closeSockets(env, db, { user: userId, code: CLOSE.changed })
    }),

    endSessions: forFreshStaff(context, 'end-sessions', async (staff, { userId, reason }) => {
      const isBelow = standsAbove(staff, rolesOf(await requireUser(userId)))
      if (!isBelow && staff.userId !== userId) throw refused('above-you', language)
      await endSessions(db, { by: staff.userId, userId, reason: reasonFor(reason), now })
      await closeSockets(env, db, { user: userId, code: CLOSE.banned })
    }),

    addNote: forFreshStaff(context, 'note-users', async (staff, { userId, text }) => {
      if (!standsAbove(staff, rolesOf(await requireUser(userId)))) throw refused('above-you', language)
      const note = linesOf('note', text)
      await addNote(db, note, { by: staff.userId, userId, reason: '', now })
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

function rolesOf({ admin, moderator, developer }: Row): Roles {
  return { admin, moderator, developer: developer !== 0 }
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
