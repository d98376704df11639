import type { Refusal } from '#durable/protocol/refusals.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { builder } from '#worker/graphql/builder.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { badInput, refused } from '#worker/refusals.ts'
import type { Actor } from './acting-db.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The arguments of every mutation that moves value. */
export const ACTOR_ARGS = builder.args((t) => ({
  op: t.string({
    description: 'A UUID that the client keeps until it has the answer: a retry with it does nothing twice.',
  }),
  dogId: t.int({ description: 'The own dog that acts.' }),
}))

/**
 * The viewer with one of its dogs. The op itself demands that the dog is the viewer's.
 * @throws 'bad-input' for an op that is no UUID
 */
export function actorOf(context: GraphQLContext, { op, dogId }: { op: string; dogId: number }): Actor {
  return { ...askerOf(context, op), dog: dogId }
}

/** The viewer and the op, where what is acted upon says by which dog. */
export function askerOf(context: GraphQLContext, op: string): Pick<Actor, 'op' | 'user' | 'now'> {
  if (!UUID.test(op)) throw badInput('op: a UUID in small letters')
  return { op, user: requireViewer(context).userId, now: context.now }
}

/** The result of an act. @throws the refusal, if it was refused */
export function doneOr<Result extends object>(
  answer: Result | Refusal,
  { language }: Pick<GraphQLContext, 'language'>,
): Result {
  if (typeof answer === 'string') throw refused(answer, language)
  return answer
}
