import { CLOSE } from '#durable/protocol/close-codes.ts'
import { exclusionText } from '#durable/protocol/exclusion-texts.ts'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { nameKey, trimName } from '#durable/rules/names.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import { issuersOf } from '#worker/auth/issuers.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { rememberDevice } from '#worker/bans/device.ts'
import { brake } from '#worker/brakes.ts'
import { hashOfSubject } from '#worker/exclusions/excluded-subject.ts'
import { Lang, builder, isoTime } from '#worker/graphql/builder.ts'
import { requireRate, requireSignInRate } from '#worker/graphql/errors.ts'
import { freeUsernames, nameRefusal } from '#worker/names/naming.ts'
import type { NameRefusal } from '#worker/names/naming.ts'
import { setUserLanguage } from '#worker/preferences/preferences-db.ts'
import { closeSockets } from '#worker/reach/revoke.ts'
import { Refused, refused } from '#worker/refusals.ts'
import { endAllSessions, endSession } from './ending-sessions-db.ts'
import { register, signIn, startSignIn } from './sign-in.ts'
import { agreeToTerms, nextUsernameAt, renameUser } from './users-db.ts'
import type { Identity } from './users-db.ts'

const TERMS_TEXT = 'The version of the terms that somebody of 16 or older says to have read.'
const FREE_NAMES_TEXT = 'Three free names like it if the name is taken or reserved; else empty.'

const LoginResult = builder
  .objectRef<{ token: string; newUser: boolean; userId: number | null }>('LoginResult')
  .implement({
    fields: (t) => ({
      token: t.exposeString('token', {
        description:
          'The session token; for a new user the credential again, which createUser takes once within ten minutes.',
      }),
      newUser: t.exposeBoolean('newUser'),
      pid: t.exposeInt('userId', { nullable: true, description: "The user's id; null for a new user." }),
    }),
  })

const CreateUserValidity = builder.enumType('CreateUserValidity', {
  description: 'What is wrong with the request; none: nothing is.',
  values: [
    'none',
    'invalidToken',
    'invalidUsername',
    'reservedUsername',
    'unfitUsername',
    'usernameTaken',
    'termsChanged',
  ] as const,
})
type Validity = typeof CreateUserValidity.$inferType

const VALIDITY_OF = {
  'sign-in-expired': 'invalidToken',
  'name-invalid': 'invalidUsername',
  'name-reserved': 'reservedUsername',
  'name-unfit': 'unfitUsername',
  'username-taken': 'usernameTaken',
  'terms-first': 'termsChanged',
} as const satisfies Record<NameRefusal | 'sign-in-expired' | 'username-taken' | 'terms-first', Validity>

const CreateUserResult = builder
  .objectRef<{ token: string | null; valid: Validity; freeNames: string[] }>('CreateUserResult')
  .implement({
    fields: (t) => ({
      token: t.exposeString('token', {
        nullable: true,
        description: 'The session token; null unless valid is none.',
      }),
      valid: t.expose('valid', { type: CreateUserValidity }),
      freeNames: t.exposeStringList('freeNames', { description: FREE_NAMES_TEXT }),
    }),
  })

type Renamed = { success: boolean; message: string | null; freeNames: string[]; nextAt: number | null }

const SetUsernameResult = builder.objectRef<Renamed>('SetUsernameResult').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message', {
      nullable: true,
      description: "Why not, in the user's language; null on success.",
    }),
    freeNames: t.exposeStringList('freeNames', { description: FREE_NAMES_TEXT }),
    nextAt: t.string({
      nullable: true,
      description: 'From when the name may be changed again, ISO 8601 in UTC, if it was changed lately [N14].',
      resolve: ({ nextAt }) => (nextAt === null ? null : isoTime(nextAt)),
    }),
  }),
})

/** Signing in and out, and the account's own settings. */
export function addAccount() {
  builder.mutationField('startSignIn', (t) =>
    t.string({
      description: 'A nonce for one sign-in, valid for ten minutes, which the issuer puts into the ID token.',
      resolve: async (_root, _args, context) => {
        await requireRate(context, 'SIGN_IN_BRAKE', context.address)
        return startSignIn(context.db, context.now)
      },
    }),
  )

  builder.mutationField('googleLogin', (t) =>
    t.field({
      type: LoginResult,
      args: { token: t.arg.string(), language: t.arg({ type: Lang }) },
      resolve: async (_root, { token, language }, context) => {
        const { env, db, device, now } = context
        await requireSignInRate(context, 'googleLogin')
        const subjectHash = (identity: Identity) => hashOfSubject(env, identity)
        const signedIn = await signIn(db, { credential: token, issuers: issuersOf(env, db), subjectHash, now })
        if (signedIn === 'sign-in-expired') throw refused(signedIn, language)
        if ('excluded' in signedIn) throw new Refused('excluded', exclusionText(language, signedIn.excluded))
        if (signedIn.userId !== null) {
          await rememberDevice(db, { token: signedIn.token, device, now })
          // The language that was chosen before the sign-in is stored for the user.
          await setUserLanguage(db, signedIn.userId, language)
        }
        return signedIn
      },
    }),
  )

  builder.mutationField('createUser', (t) =>
    t.field({
      type: CreateUserResult,
      args: {
        token: t.arg.string(),
        username: t.arg.string(),
        language: t.arg({ type: Lang }),
        terms: t.arg.int({ description: TERMS_TEXT }),
      },
      resolve: async (_root, { token, username, language, terms }, context) => {
        const { db, device, now } = context
        await requireSignInRate(context, 'createUser')
        const registered = await register(db, { credential: token, username, language, terms, now })
        if (typeof registered === 'string') {
          const freeNames = await freeUsernames(db, { wanted: username, userId: null, refusal: registered })
          return { token: null, valid: VALIDITY_OF[registered], freeNames }
        }
        await rememberDevice(db, { token: registered.token, device, now })
        return { token: registered.token, valid: 'none' as const, freeNames: [] }
      },
    }),
  )

  builder.mutationField('agreeToTerms', (t) =>
    t.boolean({
      description: 'Stores that the viewer agrees. Until then they play nothing [S12].',
      args: { version: t.arg.int({ description: TERMS_TEXT }) },
      resolve: async (_root, { version }, context) => {
        const { userId } = requireViewer(context)
        const { db, language, now } = context
        if (version !== TERMS.version) throw refused('terms-first', language)
        await agreeToTerms(db, { userId, version, now })
        return true
      },
    }),
  )

  builder.mutationField('signOut', (t) =>
    t.boolean({
      description:
        'Ends this session and those that come from it by codes, and takes the dogs that came in by them out of the park.',
      resolve: async (_root, _args, { env, db, viewer, now }) => {
        if (!viewer) return true
        const { sessionHash: hash, userId } = viewer
        const ended = await endSession(db, { hash, userId, now })
        const close = (session: string) => closeSockets(env, db, { user: userId, code: CLOSE.banned, session })
        await Promise.all(ended.map(close))
        return true
      },
    }),
  )

  builder.mutationField('signOutEverywhere', (t) =>
    t.boolean({
      description: 'Ends all sessions of the viewer, this one too, and takes all their dogs out of the park.',
      resolve: async (_root, _args, context) => {
        const { env, db, now } = context
        const { userId } = requireViewer(context)
        await db.batch(endAllSessions(db, { userId, now }))
        await closeSockets(env, db, { user: userId, code: CLOSE.banned })
        return true
      },
    }),
  )

  builder.mutationField('setUsername', (t) =>
    t.field({
      type: SetUsernameResult,
      args: { username: t.arg.string() },
      resolve: async (_root, args, context) => {
        const { userId } = requireViewer(context)
        const { db, now, language } = context
        const username = trimName(args.username)
        const refusal =
          (await brake(context.env, 'NEW_DOG_BRAKE', userId)) ??
          (await nameRefusal(db, username, userId)) ??
          (await renameUser(db, { userId, username, usernameKey: nameKey(username), now }))
        return {
          success: refusal === null,
          message: refusal && REFUSAL_TEXTS[refusal][language],
          freeNames: await freeUsernames(db, { wanted: username, userId, refusal }),
          nextAt: refusal === 'renamed-lately' ? await nextUsernameAt(db, userId, now) : null,
        }
      },
    }),
  )

  builder.mutationField('setLanguage', (t) =>
    t.boolean({
      description: 'Stores the language of the user. For a visitor nothing is stored; the page has a cookie.',
      args: { language: t.arg({ type: Lang }) },
      resolve: async (_root, { language }, context) => {
        if (context.viewer) await setUserLanguage(context.db, context.viewer.userId, language)
        return true
      },
    }),
  )
}
