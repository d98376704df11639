import { rankAt } from '#durable/rules/ranks.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import { ACTOR_ARGS, actorOf, doneOr } from '#worker/acts/acting-graphql.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { run } from '#worker/db/query.ts'
import { dogOf } from '#worker/dogs/dogs-db.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { spread } from '#worker/reach/news.ts'
import { tellStamped } from '#worker/reach/stamped.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { answer, ask, openQuestion } from './questions-db.ts'
import type { AskedQuestion, ToldJudgement } from './questions-db.ts'

const Question = builder.objectRef<AskedQuestion>('Question').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    text: t.string({ resolve: ({ text }, _args, { language }) => text[language] }),
    options: t.stringList({
      description: 'Four options, one of which is right.',
      resolve: ({ options }, _args, { language }) => options.map((option) => option[language]),
    }),
    worth: t.exposeInt('worth', { description: 'The level points for a right answer.' }),
    until: t.string({
      description: 'Until when it may be answered, ISO 8601 in UTC.',
      resolve: ({ until }) => isoTime(until),
    }),
  }),
})

const Judged = builder.objectRef<ToldJudgement>('Judgement').implement({
  fields: (t) => ({
    isRight: t.exposeBoolean('isRight'),
    right: t.string({
      description: 'The right answer.',
      resolve: ({ right }, _args, { language }) => right[language],
    }),
    levelPoints: t.exposeInt('levelPoints'),
    points: t.exposeInt('points', { description: 'The level points that the answer has brought.' }),
    risenTo: t.string({
      nullable: true,
      description: 'Key of the rank that the dog has reached by this answer; null where it has not risen.',
      resolve: risenTo,
    }),
  }),
})

function risenTo({ isRight, levelPoints, points }: ToldJudgement): Rank | null {
  const rank = rankAt(levelPoints)
  return isRight && rank !== rankAt(levelPoints - points) ? rank : null
}

/** The questions of the mountain of wisdom (Visdomsberget). */
export function addQuestions() {
  builder.queryField('openQuestion', (t) =>
    t.field({
      type: Question,
      nullable: true,
      description: 'The question that the own dog has paid for on Visdomsberget and can still answer.',
      args: { dogId: t.arg.int() },
      resolve: async (_root, { dogId }, context) => {
        const { db, now, language } = context
        const { userId } = requireViewer(context)
        if (!(await run(dogOf(db, { dogId, userId })))) throw refused('not-your-dog', language)
        return openQuestion(db, { dog: dogId, now })
      },
    }),
  )

  builder.mutationField('askQuestion', (t) =>
    t.field({
      type: Question,
      description: 'Pays for a question and draws it, by a dog on Visdomsberget.',
      args: ACTOR_ARGS,
      resolve: async (_root, by, context) =>
        doneOr(await ask(context.db, { ...actorOf(context, by), random: context.random }), context),
    }),
  )

  builder.mutationField('answerQuestion', (t) =>
    t.field({
      type: Judged,
      description: 'Answers the question, once, by the index of an option, from 0.',
      args: { ...ACTOR_ARGS, questionId: t.arg.string(), place: t.arg.int() },
      resolve: async (_root, { questionId, place, ...by }, context) => {
        if (place < 0 || place > 3) throw badInput('place: 0 to 3')
        const judged = doneOr(await answer(context.db, actorOf(context, by), { questionId, place }), context)
        const rank = risenTo(judged)
        // Only dogs that have the last rank may know of it.
        if (rank !== null && rank !== 'morph') await spread(context, [{ type: 'risen', dog: by.dogId, rank }])
        if (judged.isRight) await tellStamped(context, [by.dogId])
        return judged
      },
    }),
  )
}
