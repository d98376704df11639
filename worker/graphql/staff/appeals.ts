import { isReason } from '#durable/rules/bans.ts'
import { cleanText } from '#durable/rules/chat.ts'
import { type WaitingAppeal, answerAppeal, keepAppeal, waitingAppeals } from '#worker/db/staff/appeals.ts'
import { ownSanction, recordOf, sanctionOf } from '#worker/db/staff/records.ts'
import { builder, isoTime } from '../builder.ts'
import { refused, requireViewer } from '../errors.ts'
import { requireFresh, requireStaff } from './require-staff.ts'
import { Sanction, reasonOf } from './sanction.ts'

const Appeal = builder.objectRef<WaitingAppeal>('Appeal').implement({
  fields: (t) => ({
    banId: t.exposeInt('banId'),
    userId: t.exposeInt('userId'),
    username: t.exposeString('username'),
    at: t.string({ resolve: ({ at }) => isoTime(at) }),
    words: t.exposeString('words'),
    reason: t.string({
      description: 'Why the ban was given.',
      resolve: (ban, _args, { language }) => reasonOf(ban, language),
    }),
    seconds: t.exposeInt('seconds'),
    endsAt: t.string({ resolve: ({ endsAt }) => isoTime(endsAt) }),
    issuer: t.exposeString('issuer', { nullable: true }),
    mayAnswer: t.boolean({
      description: 'Whoever gave the ban, or has it, does not answer [B7].',
      resolve: ({ issuedBy, userId }, _args, { viewer }) =>
        viewer !== null && issuedBy !== viewer.userId && userId !== viewer.userId,
    }),
  }),
})

/** One's own record, and having a ban looked at again. */
export function addAppeals() {
  builder.queryField('myRecord', (t) =>
    t.field({
      type: [Sanction],
      description: 'All kicks and bans that were given to the viewer, the newest first.',
      resolve: (_root, _args, context) => recordOf(context.db, requireViewer(context).userId),
    }),
  )

  builder.mutationField('appeal', (t) =>
    t.boolean({
      description: 'Asks, once for each ban, that somebody else looks at it.',
      args: { banId: t.arg.int(), words: t.arg.string({ description: '5 to 200 characters.' }) },
      resolve: async (_root, { banId, ...args }, context) => {
        const { db, now, language } = context
        const { userId } = requireViewer(context)
        const words = cleanText(args.words)
        if (!isReason(words, 'other')) throw refused('reason-length', language)
        const ban = await ownSanction(db, { banId, userId })
        if (!ban) throw refused('forbidden', language)
        if (ban.endsAt <= now) throw refused('ban-over', language)
        const refusal = await keepAppeal(db, { banId, words, now })
        if (refusal) throw refused(refusal, language)
        return true
      },
    }),
  )

  builder.queryField('appeals', (t) =>
    t.field({
      type: [Appeal],
      description: 'What waits for an answer, the oldest first.',
      resolve: async (_root, _args, context) => {
        await requireStaff(context, 'answer-appeals')
        return waitingAppeals(context.db)
      },
    }),
  )

  builder.mutationField('answerAppeal', (t) =>
    t.boolean({
      description: 'Leaves a ban as it is, or lifts it: somebody else than who gave it, freshly signed in.',
      args: {
        banId: t.arg.int(),
        isLifted: t.arg.boolean(),
        answer: t.arg.string({ description: 'Said to them: 5 to 200 characters.' }),
      },
      resolve: async (_root, { banId, isLifted, ...args }, context) => {
        const { db, now, language } = context
        const staff = await requireStaff(context, 'answer-appeals')
        requireFresh(staff, context)
        const answer = cleanText(args.answer)
        if (!isReason(answer, 'other')) throw refused('reason-length', language)
        const ban = await sanctionOf(db, banId)
        if (!ban || ban.appealedAt === null) throw refused('forbidden', language)
        const request = { banId, staffId: staff.userId, userId: ban.userId, isLifted, answer, now }
        const refusal = await answerAppeal(db, request)
        if (refusal) throw refused(refusal, language)
        return true
      },
    }),
  )
}
