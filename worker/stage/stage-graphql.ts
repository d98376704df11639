import { can } from '#durable/rules/roles.ts'
import { rememberDevice } from '#worker/bans/device.ts'
import { builder } from '#worker/graphql/builder.ts'
import { requireRate, requireSignInRate } from '#worker/graphql/errors.ts'
import { hashOf } from '#worker/hash.ts'
import { refused } from '#worker/refusals.ts'
import { giveStageToken, stageTokenOwner, takeStageToken } from './stage.ts'
import { takeVouched } from './vouched.ts'

/** A SHA-256 in base64url has 43 characters; of a longer text this much is stored. */
const CHALLENGE_KEPT = 44

const StageToken = builder.objectRef<{ token: string }>('StageToken').implement({
  fields: (t) => ({ token: t.exposeString('token') }),
})

/** One-use tokens that sign a user in at the demo park or in the app. */
export function addStage() {
  builder.mutationField('createStageToken', (t) =>
    t.field({
      type: StageToken,
      nullable: true,
      description:
        'A token that signs the viewer in at the demo park once within 60 seconds; null for those who may not enter it.',
      resolve: async (_root, _args, context) => {
        const { db, env, viewer, now } = context
        // The main park vouches for whoever comes in: a token of this one would open nothing.
        if (!viewer || env.MAIN_PARK || !can(viewer, 'see-demo-park')) return null
        await requireRate(context, 'CODE_BRAKE', viewer.userId)
        return { token: await giveStageToken(db, { maker: viewer, audience: 'stage', now }) }
      },
    }),
  )

  builder.mutationField('createAppCode', (t) =>
    t.field({
      type: StageToken,
      nullable: true,
      description:
        'A code that signs the viewer in inside the app, once within 60 seconds, by validateStageToken; null for visitors. With a challenge (base64url SHA-256) it needs the verifier.',
      args: { challenge: t.arg.string({ required: false }) },
      resolve: async (_root, { challenge }, context) => {
        const { db, viewer, now } = context
        if (!viewer) return null
        await requireRate(context, 'CODE_BRAKE', viewer.userId)
        // A malformed challenge is kept as it is: no verifier meets it, so the code is worth nothing.
        const bound = {
          maker: viewer,
          audience: 'app',
          challenge: challenge?.slice(0, CHALLENGE_KEPT) ?? null,
        } as const
        return { token: await giveStageToken(db, { ...bound, now }) }
      },
    }),
  )

  builder.queryField('stageTokenOwner', (t) =>
    t.string({
      nullable: true,
      description: 'The username that the token would sign in; null for an invalid token. The token stays valid.',
      args: { token: t.arg.string() },
      resolve: async (_root, { token }, context) => {
        await requireSignInRate(context, 'stageTokenOwner')
        const { db, env, now } = context
        return env.MAIN_PARK ? env.MAIN_PARK.ownerOf(await hashOf(token)) : stageTokenOwner(db, token, now)
      },
    }),
  )

  builder.mutationField('validateStageToken', (t) =>
    t.field({
      type: StageToken,
      description:
        'Exchanges the token of createStageToken or createAppCode, once, for a session token. The session is as fresh as the one that made the token, and ends with it; in a demo park of its own after 24 hours at the latest.',
      args: { token: t.arg.string(), verifier: t.arg.string({ required: false }) },
      resolve: async (_root, { token, verifier = null }, context) => {
        const { db, device, env, language, now } = context
        await requireSignInRate(context, 'validateStageToken')
        const taken = env.MAIN_PARK
          ? await takeVouched(env.MAIN_PARK, db, { token, now })
          : await takeStageToken(db, { token, verifier, now })
        if (typeof taken === 'string') throw refused(taken, language)
        await rememberDevice(db, { token: taken.token, device, now })
        return taken
      },
    }),
  )
}
