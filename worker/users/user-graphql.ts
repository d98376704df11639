import { decisionText } from '#durable/protocol/decision-texts.ts'
import { kickText } from '#durable/protocol/kick-texts.ts'
import { NAME_FAULTS } from '#durable/rules/names/taken-away.ts'
import { nextUsernameAt } from '#worker/accounts/users-db.ts'
import { activeBan } from '#worker/auth/active-ban-db.ts'
import type { ActiveBan as Ban } from '#worker/auth/active-ban-db.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import { run } from '#worker/db/query.ts'
import { dogsOf } from '#worker/dogs/dogs-db.ts'
import { Dog } from '#worker/dogs/dogs-graphql.ts'
import { Lang, builder, isoTime } from '#worker/graphql/builder.ts'
import { givenNames } from '#worker/names/taken-names-db.ts'
import type { GivenName } from '#worker/names/taken-names-db.ts'

const ActiveBan = builder.objectRef<Ban>('ActiveBan').implement({
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'For appeal.' }),
    reason: t.string({ resolve: (ban, _args, { language }) => kickText(language, ban) }),
    endsAt: t.string({ description: 'ISO 8601, UTC.', resolve: (ban) => isoTime(ban.endsAt) }),
    isClosed: t.boolean({
      description: 'Whether a second one of the staff has to decide still; then it ends at the latest then.',
      resolve: ({ kind }) => kind === 'closed',
    }),
    isForGood: t.boolean({ resolve: ({ kind }) => kind === 'for-good' }),
    origin: t.string({
      description: "How it came to be known, and by whom it was decided, in the viewer's language [B22].",
      resolve: ({ kind, ...ban }, _args, { language }) =>
        decisionText(language, { ...ban, isByTwo: kind === 'for-good' }),
    }),
    facts: t.exposeString('facts', { nullable: true, description: 'The reported line of theirs, if it was one.' }),
  }),
})

const NameFaultEnum = builder.enumType('NameFault', { values: NAME_FAULTS })

const GivenNameType = builder.objectRef<GivenName>('GivenName').implement({
  description: 'A name that staff gave in place of one that they took away.',
  fields: (t) => ({
    dogId: t.exposeInt('dogId', { nullable: true, description: 'Null for the name of the user.' }),
    former: t.exposeString('former'),
    given: t.exposeString('given'),
    fault: t.expose('fault', { type: NameFaultEnum }),
    origin: t.string({
      description: "How it came to be known, and by whom it was decided, in the viewer's language [B22].",
      resolve: (name, _args, { language }) => decisionText(language, name),
    }),
    until: t.string({
      description: 'ISO 8601, UTC: until when the user may choose another one.',
      resolve: ({ until }) => isoTime(until),
    }),
  }),
})

const User = builder.objectRef<Viewer>('User').implement({
  fields: (t) => ({
    id: t.exposeInt('userId'),
    username: t.exposeString('username'),
    language: t.expose('language', { type: Lang }),
    admin: t.exposeInt('admin'),
    moderator: t.exposeInt('moderator'),
    maxDogs: t.exposeInt('maxDogs'),
    hasAgreed: t.exposeBoolean('hasAgreed', { description: 'Whether the user has agreed to the terms that hold now.' }),
    activeBan: t.field({
      type: ActiveBan,
      nullable: true,
      resolve: ({ userId }, _args, { db, now }) => run(activeBan(db, userId, now)),
    }),
    givenNames: t.field({
      type: [GivenNameType],
      resolve: ({ userId }, _args, { db, now }) => givenNames(db, userId, now),
    }),
    nextUsernameAt: t.string({
      nullable: true,
      description: 'From when the username may be changed again, ISO 8601 in UTC; null if it may be changed now [N14].',
      resolve: async ({ userId }, _args, { db, now }) => {
        const at = await nextUsernameAt(db, userId, now)
        return at === null ? null : isoTime(at)
      },
    }),
    dogs: t.field({ type: [Dog], resolve: ({ userId }, _args, { db }) => dogsOf(db, userId) }),
  }),
})

/** The signed-in user. */
export function addUser() {
  builder.queryField('myUser', (t) =>
    t.field({ type: User, nullable: true, resolve: (_root, _args, { viewer }) => viewer }),
  )
}
