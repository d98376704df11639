import { staffBadge, standsAbove } from '#durable/rules/roles.ts'
import { PAGE_ROWS } from '#durable/rules/staff/tables.ts'
import { requireStaff } from '#worker/auth/require-staff.ts'
import { run } from '#worker/db/query.ts'
import { dogsOf, isDead, lifepointsOf } from '#worker/dogs/dogs-db.ts'
import type { OwnDog } from '#worker/dogs/dogs-db.ts'
import { WearType } from '#worker/dogs/wear-graphql.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { whereIs } from '#worker/presence/presence-db.ts'
import { thingsOf } from '#worker/things/carrying-db.ts'
import { ThingType } from '#worker/things/things-graphql.ts'
import { historyOf, maxDogsOf } from './person-db.ts'
import type { PersonEvent as Happening } from './person-db.ts'
import { storedRoles, userRow, usersTable } from './staff-users-db.ts'
import type { StoredUserRow } from './staff-users-db.ts'

const FoundUser = builder.objectRef<StoredUserRow>('FoundUser').implement({
  description: 'A user whom an administrator has searched for.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    username: t.exposeString('username'),
    dogs: t.exposeString('dogNames', { description: 'The names of their dogs, with commas.' }),
    isBanned: t.boolean({ resolve: ({ isBanned }) => isBanned !== 0 }),
  }),
})

const PersonDog = builder.objectRef<OwnDog>('PersonDog').implement({
  description: 'A dog of a user, as administrators see it.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    color: t.exposeString('color'),
    shadowColor: t.exposeString('shadowColor'),
    wear: t.field({ type: WearType, resolve: ({ wear }) => wear }),
    isDead: t.boolean({ resolve: (dog, _args, { now }) => isDead(dog, now) }),
    bones: t.exposeInt('bones'),
    karma: t.exposeInt('karma'),
    levelPoints: t.exposeInt('levelPoints'),
    lifepoints: t.int({ resolve: (dog, _args, { now }) => lifepointsOf(dog, now) }),
    room: t.string({
      nullable: true,
      description: 'The copy of a room in which it is; null if it is in none.',
      resolve: async ({ id }, _args, { db, now }) => (await run(whereIs(db, id, now)))?.room ?? null,
    }),
    things: t.field({ type: [ThingType], resolve: ({ id }, _args, { db }) => thingsOf(db, id) }),
  }),
})

const PersonEvent = builder.objectRef<Happening>('PersonEvent').implement({
  description: 'What a user has done that moved value, or what staff have done about them.',
  fields: (t) => ({
    at: t.string({ description: 'ISO 8601 in UTC.', resolve: ({ at }) => isoTime(at) }),
    what: t.exposeString('what', {
      description: 'The kind of an op, or an act of staff (durable/rules/staff/acts.ts).',
    }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'The member of staff; null for the user and for the park.',
    }),
    reason: t.exposeString('reason'),
    bones: t.exposeInt('bones', { description: 'What their dogs have gained; below zero for a loss.' }),
    karma: t.exposeInt('karma', { description: 'As the bones.' }),
    things: t.exposeStringList('things', { description: 'The kinds of the things that were moved.' }),
  }),
})

/** A user with the roles of whoever asks. */
type Card = StoredUserRow & { maxDogs: number; isBelowYou: boolean }

const Person = builder.objectRef<Card>('Person').implement({
  description: 'A user, as administrators see them in the editor.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    username: t.exposeString('username'),
    since: t.string({ description: 'ISO 8601 in UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    badge: t.string({
      nullable: true,
      description: 'The staff badge [S3]; null for players.',
      resolve: (row) => staffBadge(storedRoles(row)),
    }),
    isBanned: t.boolean({ resolve: ({ isBanned }) => isBanned !== 0 }),
    isBelowYou: t.exposeBoolean('isBelowYou', { description: 'Whether the viewer may act on them [S7].' }),
    maxDogs: t.exposeInt('maxDogs'),
    dogs: t.field({ type: [PersonDog], resolve: ({ id }, _args, { db }) => dogsOf(db, id) }),
  }),
})

/** Users as administrators find them in the editor. */
export function addPersons() {
  builder.queryField('findUsers', (t) =>
    t.field({
      type: [FoundUser],
      description:
        'Users by a part of their name or of the name of a dog, or by their id: 25 at most, the latest seen first.',
      args: { search: t.arg.string() },
      resolve: async (_root, { search }, context) => {
        await requireStaff(context, 'open-editor')
        const { db, now } = context
        return (await usersTable(db, { search, filter: 'all', sort: 'seen', page: 1, now })).rows
      },
    }),
  )

  builder.queryField('person', (t) =>
    t.field({
      type: Person,
      nullable: true,
      description: 'A user by their id; null if there is none.',
      args: { userId: t.arg.int() },
      resolve: async (_root, { userId }, context) => {
        const staff = await requireStaff(context, 'open-editor')
        const [row, maxDogs] = await Promise.all([
          userRow(context.db, userId, context.now),
          maxDogsOf(context.db, userId),
        ])
        if (!row || maxDogs === null) return null
        return { ...row, maxDogs, isBelowYou: standsAbove(staff, storedRoles(row)) }
      },
    }),
  )

  builder.queryField('personHistory', (t) =>
    t.field({
      type: [PersonEvent],
      description: `What has happened with a user, the newest first: ${PAGE_ROWS} entries, before a time or the newest.`,
      args: { userId: t.arg.int(), before: t.arg.string({ required: false, description: 'ISO 8601 in UTC.' }) },
      resolve: async (_root, { userId, before }, context) => {
        await requireStaff(context, 'open-editor')
        const at = before === null || before === undefined ? null : Date.parse(before)
        return historyOf(context.db, userId, at !== null && Number.isNaN(at) ? null : at)
      },
    }),
  )
}
