import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { WearType } from '#worker/dogs/wear-graphql.ts'
import { builder } from '#worker/graphql/builder.ts'
import { ghostFor } from './ghosts-db.ts'
import type { Ghost } from './ghosts-db.ts'

const RoundGhost = builder.objectRef<Ghost>('RoundGhost').implement({
  description: 'A round of another user on the same course.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the dog.' }),
    color: t.exposeString('color', { description: '#rrggbb' }),
    shadowColor: t.exposeString('shadowColor', { description: '#rrggbb' }),
    wear: t.field({ type: WearType, resolve: ({ wear }) => wear }),
    score: t.exposeInt('score'),
    log: t.string({ description: 'base64url, no padding.', resolve: ({ log }) => textOfLog(log) }),
  }),
})

/** Whom one plays beside. */
export function addGhosts() {
  builder.queryField('roundGhost', (t) =>
    t.field({
      type: RoundGhost,
      nullable: true,
      description: "Whom to play beside in an open round of the viewer's; null where there is nobody.",
      args: { roundId: t.arg.string() },
      resolve: (_root, { roundId }, context) =>
        ghostFor(context.db, { user: requireViewer(context).userId, roundId, now: context.now }),
    }),
  )
}
