import { CLOSE } from '#durable/protocol/close-codes.ts'
import { type Viewer, standsAbove } from '#durable/rules/roles.ts'
import { GRANTABLE, mayGrant } from '#durable/rules/staff/granting.ts'
import type { TablePage } from '#worker/db/manage/pages.ts'
import {
  USER_FILTERS,
  USER_SORTS,
  type UserRow,
  addNote,
  endSessions,
  setRole,
  userRow,
  usersTable,
} from '#worker/db/manage/users.ts'
import { closeSockets } from '#worker/parks/revoke.ts'
import { builder } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { badInput, refused } from '#worker/graphql/errors.ts'
import { requireStaff } from '../staff/require-staff.ts'
import { linesOf, reasonOf, requireFreshStaff } from './staff.ts'
import { StaffUser } from './user-types.ts'

const Filter = builder.enumType('UserFilter', { values: USER_FILTERS })
const Sort = builder.enumType('UserSort', { values: USER_SORTS })
const Role = builder.enumType('GrantableRole', { values: GRANTABLE })

const Table = builder.objectRef<TablePage<UserRow>>('UsersTable').implement({
  fields: (t) => ({ rows: t.field({ type: [StaffUser], resolve: ({ rows }) => rows }), total: t.exposeInt('total') }),
})

/** Who plays here, and what staff do about it. */
export function addUsers() {
  builder.queryField('usersTable', (t) =>
    t.field({
      type: Table,
      args: {
        search: t.arg.string({ description: "A part of a user's name or of a dog's, or an id." }),
        filter: t.arg({ type: Filter }),
        sort: t.arg({ type: Sort }),
        page: t.arg.int(),
      },
      resolve: async (_root, query, context) => {
        await requireStaff(context, 'see-users')
        return usersTable(context.db, { ...query, now: context.now })
      },
    }),
  )

  builder.queryField('staffUser', (t) =>
    t.field({
      type: StaffUser,
      nullable: true,
      args: { id: t.arg.int() },
      resolve: async (_root, { id }, context) => {
        await requireStaff(context, 'see-users')
        return userRow(context.db, id, context.now)
      },
    }),
  )

  builder.mutationField('setRole', (t) =>
    t.boolean({
      description: 'Gives a role or takes it [S8]; their dogs leave the park and come back as what they are now.',
      args: { userId: t.arg.int(), role: t.arg({ type: Role }), isGiven: t.arg.boolean(), reason: t.arg.string() },
      resolve: async (_root, { userId, role, isGiven, reason }, context) => {
        const actor = await requireFreshStaff(context, 'grant-roles')
        const other = await userOf(context, userId)
        if (!mayGrant(actor, role, rolesOf(other))) throw refused('forbidden', context.language)
        const { db, env, now } = context
        await setRole(db, role, isGiven, { by: actor.userId, userId, reason: reasonOf(reason), now })
        await closeSockets(env, db, { user: userId, code: CLOSE.changed })
        return true
      },
    }),
  )

  builder.mutationField('endSessions', (t) =>
    t.boolean({
      description: 'Signs somebody out everywhere, at once.',
      args: { userId: t.arg.int(), reason: t.arg.string() },
      resolve: async (_root, { userId, reason }, context) => {
        const actor = await requireFreshStaff(context, 'end-sessions')
        const other = await userOf(context, userId)
        if (!standsAbove(actor, rolesOf(other)) && actor.userId !== userId) throw refused('forbidden', context.language)
        const { db, env, now } = context
        await endSessions(db, { by: actor.userId, userId, reason: reasonOf(reason), now })
        await closeSockets(env, db, { user: userId, code: CLOSE.banned })
        return true
      },
    }),
  )

  builder.mutationField('addNote', (t) =>
    t.boolean({
      description: 'Something that staff should remember of a user who stands below them [S7].',
      args: { userId: t.arg.int(), text: t.arg.string() },
      resolve: async (_root, { userId, text }, context) => {
        const actor = await requireFreshStaff(context, 'note-users')
        const other = await userOf(context, userId)
        if (!standsAbove(actor, rolesOf(other))) throw refused('above-you', context.language)
        const note = linesOf('text', text, { min: 5, max: 500 })
        await addNote(context.db, note, { by: actor.userId, userId, reason: '', now: context.now })
        return true
      },
    }),
  )
}

/** @throws 'bad-input' where there is no such user */
export async function userOf({ db, now }: GraphQLContext, id: number): Promise<UserRow> {
  const found = await userRow(db, id, now)
  if (!found) throw badInput('userId: there is no such user')
  return found
}

export function rolesOf({ admin, moderator, developer }: UserRow): Viewer {
  return { admin, moderator, developer: developer !== 0 }
}
