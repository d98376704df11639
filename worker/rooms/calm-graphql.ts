import { CALM_MODES, isCalm } from '#durable/rules/staff/calm.ts'
import type { Calm, CalmMode } from '#durable/rules/staff/calm.ts'
import { requireStaff } from '#worker/auth/require-staff.ts'
import { builder } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { isPublishedCopy } from '#worker/presence/presence-db.ts'
import { reachRoom } from '#worker/reach/reach.ts'
import { logged } from '#worker/records/staff-log-db.ts'
import { badInput } from '#worker/refusals.ts'

const CalmModeEnum = builder.enumType('CalmMode', { values: CALM_MODES })

const MINUTE_MS = 60_000

/** [C13] Calm modes of rooms. */
export function addCalm() {
  builder.mutationField('calmRoom', (t) =>
    t.boolean({
      description: 'Sets a calm mode in a room. It ends by itself, or with `mode: null`.',
      args: {
        room: t.arg.string({ description: 'The copy of a room: "plaza~2".' }),
        mode: t.arg({ type: CalmModeEnum, required: false, description: 'The mode; null ends it.' }),
        everySeconds: t.arg.int({
          required: false,
          description: 'The seconds between two lines in slow mode: 5, 15 or 60.',
        }),
        minutes: t.arg.int({ required: false, description: 'The minutes until it ends: 5, 15 or 60.' }),
      },
      resolve: (_root, { room, mode, everySeconds, minutes }, context) =>
        calmRoom(context, { room, mode: mode ?? null, everySeconds: everySeconds ?? 0, minutes: minutes ?? 0 }),
    }),
  )
}

type Asked = { room: string; mode: CalmMode | null; everySeconds: number; minutes: number }

async function calmRoom(context: GraphQLContext, { room, mode, everySeconds, minutes }: Asked): Promise<true> {
  const { db, env, now } = context
  const staff = await requireStaff(context, 'calm-room')
  if (!(await isPublishedCopy(db, room))) throw badInput('room: there is no such room')
  if (mode !== null && !isCalm({ mode, everySeconds, minutes })) throw badInput('mode')
  const calm: Calm | null = mode && { mode, everySeconds, until: now + minutes * MINUTE_MS }
  const detail = { mode: mode ?? 'off', everySeconds, minutes }
  await logged(db, { at: now, staffId: staff.userId, act: 'calm-room', room, detail })
  await reachRoom(env, room, (stub) => stub.calmDown(calm))
  return true
}
