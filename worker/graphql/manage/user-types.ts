import {
  type DogOfUser,
  type FormerName,
  type Note,
  type OpenSession,
  type UserRow,
  dogsOfUser,
  formerNamesOf,
  notesOn,
  openSessions,
} from '#worker/db/manage/users.ts'
import { deletionOf } from '#worker/db/privacy/privacy.ts'
import { recordOf } from '#worker/db/staff/records.ts'
import { Lang, builder, isoTime } from '#worker/graphql/builder.ts'
import { Sanction } from '../staff/sanction.ts'

const orNull = (epochMs: number | null) => (epochMs === null ? null : isoTime(epochMs))

const StaffUserDog = builder.objectRef<DogOfUser>('StaffUserDog').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    levelPoints: t.exposeInt('levelPoints'),
    bornAt: t.string({ resolve: ({ bornAt }) => isoTime(bornAt) }),
    diedAt: t.string({ nullable: true, resolve: ({ diedAt }) => orNull(diedAt) }),
    room: t.exposeString('room', { nullable: true, description: 'The copy of a room that it is in now.' }),
  }),
})

const StaffUserSession = builder.objectRef<OpenSession>('StaffUserSession').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    createdAt: t.string({ resolve: ({ createdAt }) => isoTime(createdAt) }),
    lastUsedAt: t.string({ resolve: ({ lastUsedAt }) => isoTime(lastUsedAt) }),
    expiresAt: t.string({ resolve: ({ expiresAt }) => isoTime(expiresAt) }),
  }),
})

const FormerNameType = builder.objectRef<FormerName>('FormerName').implement({
  fields: (t) => ({
    username: t.exposeString('username'),
    changedAt: t.string({ resolve: ({ changedAt }) => isoTime(changedAt) }),
  }),
})

const UserNote = builder.objectRef<Note>('UserNote').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    text: t.exposeString('text'),
    author: t.exposeString('author'),
    at: t.string({ resolve: ({ at }) => isoTime(at) }),
  }),
})

/** A user as the staff see them; gotten only behind `see-users`. */
export const StaffUser = builder.objectRef<UserRow>('StaffUser').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    username: t.exposeString('username'),
    language: t.expose('language', { type: Lang }),
    isAdministrator: t.boolean({ resolve: ({ admin }) => admin >= 1 }),
    isModerator: t.boolean({ resolve: ({ moderator }) => moderator !== 0 }),
    isDeveloper: t.boolean({ resolve: ({ developer }) => developer !== 0 }),
    tier: t.exposeString('tier', { nullable: true }),
    isBanned: t.boolean({ resolve: (row) => row.isBanned !== 0 }),
    createdAt: t.string({ resolve: ({ createdAt }) => isoTime(createdAt) }),
    seenAt: t.string({ nullable: true, resolve: ({ seenAt }) => orNull(seenAt) }),
    dogNames: t.exposeString('dogNames'),
    formerNames: t.field({ type: [FormerNameType], resolve: ({ id }, _args, { db }) => formerNamesOf(db, id) }),
    dogs: t.field({ type: [StaffUserDog], resolve: ({ id }, _args, { db }) => dogsOfUser(db, id) }),
    sessions: t.field({
      type: [StaffUserSession],
      resolve: ({ id }, _args, { db, now }) => openSessions(db, id, now),
    }),
    notes: t.field({ type: [UserNote], resolve: ({ id }, _args, { db }) => notesOn(db, id) }),
    record: t.field({ type: [Sanction], resolve: ({ id }, _args, { db }) => recordOf(db, id) }),
    deletedFrom: t.string({
      nullable: true,
      description: 'When they will be forgotten; null unless they asked for it.',
      resolve: async ({ id }, _args, { db }) => orNull(await deletionOf(db, id)),
    }),
  }),
})
