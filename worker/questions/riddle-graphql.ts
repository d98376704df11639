import { requireViewer } from '#worker/auth/require-staff.ts'
import { run } from '#worker/db/query.ts'
import { dogOf } from '#worker/dogs/dogs-db.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { refused } from '#worker/refusals.ts'
import { riddleOfDay } from './riddle-db.ts'
import type { ToldRiddle } from './riddle-db.ts'

const Riddle = builder.objectRef<ToldRiddle>('Riddle').implement({
  fields: (t) => ({
    text: t.string({ resolve: ({ text }, _args, { language }) => text[language] }),
    options: t.stringList({
      description: 'Four answers, by the places on which one stands for them.',
      resolve: ({ options }, _args, { language }) => options.map((option) => option[language]),
    }),
    worth: t.exposeInt('worth', { description: 'The level points for a right answer.' }),
    until: t.string({
      description: 'Until when it may be answered, ISO 8601 in UTC.',
      resolve: ({ until }) => isoTime(until),
    }),
    points: t.int({
      nullable: true,
      description: 'The level points that the answer of the viewer has brought; null until they have answered.',
      resolve: ({ judged }) => judged?.points ?? null,
    }),
    right: t.string({
      nullable: true,
      description: 'The right answer; null until the viewer has answered.',
      resolve: ({ judged }, _args, { language }) => judged?.right[language] ?? null,
    }),
  }),
})

/** The riddle of the day of the mountain of wisdom (Visdomsberget). */
export function addRiddle() {
  builder.queryField('riddle', (t) =>
    t.field({
      type: Riddle,
      description: 'The riddle of the day, the same for all [Q5]. A room answers it: see the verb `use`.',
      args: { dogId: t.arg.int() },
      resolve: async (_root, { dogId }, context) => {
        const { db, now, language, random } = context
        const { userId } = requireViewer(context)
        if (!(await run(dogOf(db, { dogId, userId })))) throw refused('not-your-dog', language)
        return riddleOfDay(db, { user: userId, dog: dogId, now, random })
      },
    }),
  )
}
