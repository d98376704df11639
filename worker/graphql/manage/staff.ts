import type { Capability } from '#durable/rules/roles.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import type { GraphQLContext } from '#worker/graphql/context.ts'
import { badInput } from '#worker/graphql/errors.ts'
import { requireFresh, requireStaff } from '#worker/graphql/staff/require-staff.ts'

/** For what changes something [S5]. @throws as requireStaff, and the refusal 'sign-in-again' */
export async function requireFreshStaff(context: GraphQLContext, capability: Capability): Promise<Viewer> {
  const viewer = await requireStaff(context, capability)
  requireFresh(viewer, context)
  return viewer
}

/** @throws 'bad-input' for a reason that says nothing or too much: the staff log has one for each change */
export function reasonOf(text: string): string {
  return textOf('reason', text, { min: 5, max: 200 })
}

/** Without spaces at its ends. @throws 'bad-input' for a text that is too short or too long, in code points */
export function textOf(name: string, text: string, { min, max }: { min: number; max: number }): string {
  const trimmed = text.trim()
  const { length } = [...trimmed]
  if (length < min || length > max) throw badInput(`${name}: ${min} to ${max} letters`)
  return trimmed
}

/** @throws 'bad-input' for what is no moment */
export function epochOf(name: string, iso: string): number {
  const epochMs = Date.parse(iso)
  if (Number.isNaN(epochMs)) throw badInput(`${name}: ISO 8601`)
  return epochMs
}
