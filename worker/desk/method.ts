import type { Language } from '#durable/rules/languages.ts'
import type { Capability } from '#durable/rules/roles.ts'
import { requireFresh, requireStaff } from '#worker/auth/require-staff.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import { isUnavailable } from '#worker/db/circuit-breaker.ts'
import type { Db } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import { logFault } from '#worker/faults/log-fault.ts'
import { log, loggable } from '#worker/log.ts'
import { Refused, refused } from '#worker/refusals.ts'

/** The context of the methods. `viewer` is the user who asks, staff or not, null for a visitor; `now` is epoch ms. */
export type DeskContext = { env: Env; db: Db; viewer: Viewer | null; language: Language; now: number }

type Work<Asked extends unknown[], Answer> = (staff: Viewer, ...asked: Asked) => Promise<Answer>
type Method<Asked extends unknown[], Answer> = (...asked: Asked) => Promise<Answer>

/** A method for staff with the capability `needs`. It reads, or is too urgent for a new sign-in. */
export function forStaff<Asked extends unknown[], Answer>(
  context: DeskContext,
  needs: Capability,
  work: Work<Asked, Answer>,
): Method<Asked, Answer> {
  return async (...asked) => {
    try {
      return await work(await requireStaff(context, needs), ...asked)
    } catch (error) {
      throw toldOf(error, context, needs)
    }
  }
}

/** [S5] A method that changes something, for which the last sign-in must be recent. */
export function forFreshStaff<Asked extends unknown[], Answer>(
  context: DeskContext,
  needs: Capability,
  work: Work<Asked, Answer>,
): Method<Asked, Answer> {
  return forStaff(context, needs, (staff, ...asked: Asked) => {
    requireFresh(staff, context)
    return work(staff, ...asked)
  })
}

/**
 * The error for the page: a refusal as it is, 'try-again' if the database did not answer, else a bug, which is logged.
 */
function toldOf(error: unknown, { env, language }: DeskContext, needs: Capability): unknown {
  if (error instanceof Refused) return error
  if (isUnavailable(error)) {
    log({ event: 'database-unavailable', error: loggable(error).error })
    return refused('try-again', language)
  }
  logFault(env.DB, { event: 'operation-failed', requestId: crypto.randomUUID(), path: needs, ...loggable(error) })
  return error
}
