import { staffBadge } from '#durable/rules/roles.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { builder } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { refused } from '#worker/refusals.ts'
import { tellRooms } from './hearing.ts'
import { hearAgain, ownerOf, silence, unheardOf } from './unheard-db.ts'
import type { Unheard as UnheardRow, UnheardKind } from './unheard-db.ts'

const Unheard = builder.objectRef<UnheardRow>('Unheard').implement({
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'For hearAgain.' }),
    name: t.exposeString('name', { description: 'The name of the dog by which the viewer knows them.' }),
    isBlocked: t.boolean({ resolve: ({ kind }) => kind === 'blocked' }),
  }),
})

/** Ignores and blocks. They last, and hold for all dogs of the owner. */
export function addUnheard() {
  builder.queryField('unheard', (t) =>
    t.field({
      type: [Unheard],
      description: 'The users whom the viewer ignores or blocks, the newest first; 200 at most.',
      resolve: (_root, _args, context) => unheardOf(context.db, requireViewer(context).userId),
    }),
  )

  builder.mutationField('ignoreDog', (t) =>
    t.boolean({
      description:
        'Ignores the owner of the dog: their lines and emotes no longer reach the viewer. Staff are always heard.',
      args: { dogId: t.arg.int() },
      resolve: (_root, { dogId }, context) => silenceOwner(context, dogId, 'ignored'),
    }),
  )

  builder.mutationField('blockDog', (t) =>
    t.boolean({
      description: 'As ignoreDog, in both directions.',
      args: { dogId: t.arg.int() },
      resolve: (_root, { dogId }, context) => silenceOwner(context, dogId, 'blocked'),
    }),
  )

  builder.mutationField('hearAgain', (t) =>
    t.boolean({
      args: { id: t.arg.int() },
      resolve: async (_root, { id }, context) => {
        const { userId } = requireViewer(context)
        const other = await hearAgain(context.db, { userId, id })
        if (other !== null) await tellRooms(context.env, context.db, [userId, other])
        return true
      },
    }),
  )
}

async function silenceOwner(context: GraphQLContext, dogId: number, kind: UnheardKind): Promise<true> {
  const { userId } = requireViewer(context)
  const { db, env, now, language } = context
  const owner = await ownerOf(db, dogId)
  if (!owner) throw refused('not-here', language)
  if (owner.userId === userId) throw refused('own-dog', language)
  if (staffBadge(owner) !== null) throw refused('staff-are-heard', language)
  const refusal = await silence(db, { userId, otherId: owner.userId, dogId, kind, now })
  if (refusal) throw refused(refusal, language)
  await tellRooms(env, db, [userId, owner.userId])
  return true
}
