import { issuersOf } from '#worker/auth/issuers.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { builder } from '#worker/graphql/builder.ts'
import { refused } from '#worker/refusals.ts'
import { confirmSignIn } from './sign-in.ts'

/** Signing in again during a session, which changes by staff and irrevocable changes require. */
export function addConfirmation() {
  builder.mutationField('confirmSignIn', (t) =>
    t.boolean({
      description:
        'Takes an ID token of the viewer, as googleLogin does. For fifteen minutes staff may then make changes, and everybody may export or delete what is theirs.',
      args: { token: t.arg.string() },
      resolve: async (_root, { token }, context) => {
        const { env, db, now, language } = context
        const viewer = requireViewer(context)
        const refusal = await confirmSignIn(db, { credential: token, issuers: issuersOf(env, db), viewer, now })
        if (refusal) throw refused(refusal, language)
        return true
      },
    }),
  )
}
