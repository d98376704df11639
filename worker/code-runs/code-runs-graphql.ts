import { CODE_FAILURES, CODE_LETTERS, CODE_VERBS } from '#durable/rules/staff/code-effects.ts'
import type { CodeOutcome } from '#durable/rules/staff/code-effects.ts'
import { EFFECT_FAULTS } from '#durable/rules/staff/code-walk.ts'
import type { ShownEffect } from '#durable/rules/staff/code-walk.ts'
import { doneOr } from '#worker/acts/acting-graphql.ts'
import { builder } from '#worker/graphql/builder.ts'
import { spread } from '#worker/reach/news.ts'
import type { Written } from '#worker/reach/news.ts'
import { reasonIn } from '#worker/records/reason.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { requireAbove, requireFreshStaff } from '#worker/users/require-above.ts'
import { doRun, runOf } from './code-runs-db.ts'
import { tryCode } from './trying.ts'
import type { TriedCode } from './trying.ts'

const Verb = builder.enumType('CodeVerb', { values: CODE_VERBS })

const ShownEffectType = builder.objectRef<ShownEffect>('CodeEffect').implement({
  description: 'What code would do to a user.',
  fields: (t) => ({
    what: t.field({ type: Verb, resolve: ({ effect }) => effect.what }),
    dogId: t.exposeInt('dog', { nullable: true }),
    kind: t.string({
      nullable: true,
      description: 'The kind of the thing that is given or taken.',
      resolve: ({ effect, taken }) => (effect.what === 'give' ? effect.kind : (taken?.kind ?? null)),
    }),
    place: t.string({
      nullable: true,
      description: 'Where the thing is that is taken: "bag", or the slot in which it is worn.',
      resolve: ({ taken }) => taken?.place ?? null,
    }),
    text: t.string({
      nullable: true,
      description: 'The words of a note.',
      resolve: ({ effect }) => (effect.what === 'note' ? effect.text : null),
    }),
    before: t.exposeInt('before', {
      nullable: true,
      description: 'What the dog has before it; null if nothing is counted.',
    }),
    after: t.exposeInt('after', { nullable: true }),
    fault: t.string({
      nullable: true,
      description: `Why it cannot be had: ${EFFECT_FAULTS.join(', ')}; null if it can.`,
      resolve: ({ fault }) => fault,
    }),
  }),
})

const FailureType = builder.objectRef<NonNullable<CodeOutcome['failure']>>('CodeFailure').implement({
  description: 'Why code did not come to its end.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: CODE_FAILURES.join(', ') }),
    message: t.exposeString('message', { description: 'What the error said, or nothing.' }),
    line: t.exposeInt('line', { nullable: true, description: 'The line of the code, from 1.' }),
  }),
})

const TrialType = builder.objectRef<TriedCode>('CodeTrial').implement({
  description: 'A run of code on a user, which has changed nothing.',
  fields: (t) => ({
    run: t.exposeInt('run', { nullable: true, description: 'With it the run is confirmed; null if it cannot be.' }),
    effects: t.field({ type: [ShownEffectType], resolve: ({ effects }) => [...effects] }),
    printed: t.stringList({ resolve: ({ printed }) => [...printed] }),
    failure: t.field({ type: FailureType, nullable: true, resolve: ({ failure }) => failure }),
  }),
})

/** [S16] Code that administrators run on a user, in two steps. */
export function addCodeRuns() {
  builder.mutationField('tryCode', (t) =>
    t.field({
      type: TrialType,
      description: 'Runs code on a user who stands below the viewer [S7], and shows what it would do. Nothing changes.',
      args: { userId: t.arg.int(), code: t.arg.string({ description: `At most ${CODE_LETTERS} letters.` }) },
      resolve: async (_root, { userId, code }, context) => {
        const { by, whom } = await requireAbove(context, 'run-code-on-user', userId)
        if (code.trim() === '' || code.length > CODE_LETTERS) throw badInput(`code: 1 to ${CODE_LETTERS} letters`)
        return doneOr(await tryCode(context, { by, whom, code: code.replace(/\p{Cs}/gu, '\ufffd') }), context)
      },
    }),
  )

  builder.mutationField('runCode', (t) =>
    t.boolean({
      description: 'Does all effects of a run that the viewer was shown in the last five minutes, or none.',
      args: { run: t.arg.int(), reason: t.arg.string({ description: 'For the staff log.' }) },
      resolve: async (_root, { run: id, reason: why }, context) => {
        const { userId: by } = await requireFreshStaff(context, 'run-code-on-user')
        const reason = reasonIn(why, context.language)
        const { db, now } = context
        const run = await runOf(db, { id, by })
        if (!run) throw refused('code-over', context.language)
        await requireAbove(context, 'run-code-on-user', run.userId)
        doneOr(await doRun(db, run, { by, reason, now }), context)
        await spread(context, newsOf(run.effects))
        return true
      },
    }),
  )
}

/** What the pages of the dogs are to fetch again, and what others are to see. */
function newsOf(effects: readonly ShownEffect[]): Written[] {
  return effects.flatMap(({ effect, dog }): Written[] => {
    if (dog === null) return []
    const nudge = { type: 'nudge', dog, about: effect.what === 'life' ? 'life' : 'bag' } as const
    return effect.what === 'take' ? [{ type: 'dressed', dog }, nudge] : [nudge]
  })
}
