import { cleanLines, cleanText } from '#durable/rules/chat.ts'
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

type Length = { min: number; max: number }

/** [C6] A cleaned line. @throws 'bad-input' for a text that is too short or too long, in code points */
export function textOf(name: string, text: string, length: Length): string {
  return fitting(name, cleanText(text), length)
}

/** [C6] The same of several lines. */
export function linesOf(name: string, text: string, length: Length): string {
  return fitting(name, cleanLines(text), length)
}

function fitting(name: string, cleaned: string, { min, max }: Length): string {
  const { length } = [...cleaned]
  if (length < min || length > max) throw badInput(`${name}: ${min} to ${max} letters`)
  return cleaned
}

/** @throws 'bad-input' for what is no moment */
export function epochOf(name: string, iso: string): number {
  const epochMs = Date.parse(iso)
  if (Number.isNaN(epochMs)) throw badInput(`${name}: ISO 8601`)
  return epochMs
}
