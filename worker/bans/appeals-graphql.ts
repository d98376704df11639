import { isReason } from '#durable/rules/bans.ts'
import { cleanText } from '#durable/rules/chat.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { builder } from '#worker/graphql/builder.ts'
import { refused } from '#worker/refusals.ts'
import { keepAppeal } from './appeals-db.ts'
import { SanctionType } from './sanction-graphql.ts'
import { ownSanction, recordOf } from './sanctions-db.ts'

/** A user's own record, and appeals. */
export function addAppeals() {
  builder.queryField('myRecord', (t) =>
    t.field({
      type: [SanctionType],
      description: 'All kicks and bans that were given to the viewer, the newest first.',
      resolve: (_root, _args, context) => recordOf(context.db, requireViewer(context).userId),
    }),
  )

  builder.mutationField('appeal', (t) =>
    t.boolean({
      description: 'Appeals against a ban, once; another member of staff decides.',
      args: { banId: t.arg.int(), words: t.arg.string({ description: '5 to 200 characters.' }) },
      resolve: async (_root, { banId, ...args }, context) => {
        const { db, now, language } = context
        const { userId } = requireViewer(context)
        const words = cleanText(args.words)
        if (!isReason(words, 'other')) throw refused('reason-length', language)
        const ban = await ownSanction(db, { banId, userId })
        if (!ban) throw refused('no-such-ban', language)
        if (ban.endsAt <= now) throw refused('ban-over', language)
        const refusal = await keepAppeal(db, { banId, words, now })
        if (refusal) throw refused(refusal, language)
        return true
      },
    }),
  )
}
