import { requireViewer } from '#worker/auth/require-staff.ts'
import { run } from '#worker/db/query.ts'
import { dogOf } from '#worker/dogs/dogs-db.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { refused } from '#worker/refusals.ts'
import { printsFor, putPrintsAside } from './paw-prints-db.ts'
import type { FoundPrint } from './paw-prints-db.ts'

const PawPrint = builder.objectRef<FoundPrint>('PawPrint').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    dogId: t.exposeInt('dogId', { description: 'The dog that left it.' }),
    name: t.exposeString('name'),
    text: t.exposeString('text', { description: 'Empty for a paw print without text.' }),
    room: t.exposeString('room', { description: 'The room or twin where it was left, for a report.' }),
    line: t.exposeInt('line', { nullable: true, description: 'Its number in the log of that room, for a report.' }),
    at: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
  }),
})

/**
 * The messages that others have left for a sleeping dog. Leaving one goes over the socket (durable/protocol/README.md).
 */
export function addPawPrints() {
  builder.queryField('pawPrints', (t) =>
    t.field({
      type: [PawPrint],
      description: 'The paw prints that wait for an own dog, the oldest first.',
      args: { dogId: t.arg.int() },
      resolve: async (_root, { dogId }, context) => printsFor(context.db, await finder(context, dogId)),
    }),
  )

  builder.mutationField('putPawPrintsAside', (t) =>
    t.boolean({
      description: 'Deletes the paw prints of an own dog up to this one, which the player has read.',
      args: { dogId: t.arg.int(), upToId: t.arg.int() },
      resolve: async (_root, { dogId, upToId: upTo }, context) => {
        await putPrintsAside(context.db, { ...(await finder(context, dogId)), upTo })
        return true
      },
    }),
  )
}

async function finder(context: GraphQLContext, dog: number): Promise<{ user: number; dog: number }> {
  const { userId } = requireViewer(context)
  if (!(await run(dogOf(context.db, { dogId: dog, userId })))) throw refused('not-your-dog', context.language)
  return { user: userId, dog }
}
