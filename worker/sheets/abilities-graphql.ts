import type { AbilityRow } from '#durable/rules/sheets/abilities.ts'
import { run } from '#worker/db/query.ts'
import { builder } from '#worker/graphql/builder.ts'
import { publishedSheet } from './sheets-db.ts'

const Ability = builder.objectRef<AbilityRow>('Ability').implement({
  description: 'What the party committee can do, as administrators have published it.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'The thing by which it is used: wheel, roulette or festive.' }),
    isOn: t.exposeBoolean('isOn', { description: 'Whether anything can be begun by it.' }),
    dogs: t.int({
      nullable: true,
      description: 'The most dogs of a round at the wheel.',
      resolve: ({ dogs }) => dogs ?? null,
    }),
    lasts: t.int({
      nullable: true,
      description: 'For how long a dog has the colour of the roulette, in minutes.',
      resolve: ({ lasts }) => lasts ?? null,
    }),
    pieces: t.int({
      nullable: true,
      description: 'The most festive pieces of a room.',
      resolve: ({ pieces }) => pieces ?? null,
    }),
    stands: t.int({
      nullable: true,
      description: 'For how long festive pieces stand after the newest one, in minutes.',
      resolve: ({ stands }) => stands ?? null,
    }),
  }),
})

/** What the party committee can do, for everybody: its windows tell it. */
export function addAbilities() {
  builder.queryField('parkAbilities', (t) =>
    t.field({
      type: [Ability],
      description: 'What the party committee can do in the park, with its numbers.',
      resolve: async (_root, _args, { db }) => [...(await run(publishedSheet(db, 'abilities'))).rows],
    }),
  )
}
