import { decisionText } from '#durable/protocol/decision-texts.ts'
import { kickText } from '#durable/protocol/kick-texts.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { isDoubled } from './sanctions-db.ts'
import type { Sanction as SanctionRow } from './sanctions-db.ts'

const orNull = (epochMs: number | null) => (epochMs === null ? null : isoTime(epochMs))

/** A kick or ban, as the user to whom it was given sees it. */
export const SanctionType = builder.objectRef<SanctionRow>('Sanction').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    at: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
    endsAt: t.string({ resolve: ({ endsAt }) => isoTime(endsAt) }),
    seconds: t.exposeInt('seconds', { description: 'The length as it was given; 0 for a kick without a ban.' }),
    reason: t.string({
      description: "The broken rule and the moderator's words, in the viewer's language.",
      resolve: (sanction, _args, { language }) => kickText(language, sanction),
    }),
    origin: t.string({
      description: "How it came to be known, and by whom it was decided, in the viewer's language [B22].",
      resolve: ({ kind, ...ban }, _args, { language }) =>
        decisionText(language, { ...ban, isByTwo: kind === 'for-good' }),
    }),
    facts: t.exposeString('facts', { nullable: true, description: 'The reported line of theirs, if it was one.' }),
    isClosed: t.boolean({
      description: 'Whether it holds, or held, until a second one of the staff decides.',
      resolve: ({ kind }) => kind === 'closed',
    }),
    isForGood: t.boolean({ resolve: ({ kind }) => kind === 'for-good' }),
    isDoubled: t.boolean({
      description: 'Whether signing in with another account has made it longer.',
      resolve: isDoubled,
    }),
    liftedAt: t.string({ nullable: true, resolve: ({ liftedAt }) => orNull(liftedAt) }),
    appealedAt: t.string({ nullable: true, resolve: ({ appealedAt }) => orNull(appealedAt) }),
    answer: t.exposeString('answer', { nullable: true, description: 'The answer of staff to the appeal.' }),
  }),
})
