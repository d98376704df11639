import { FOUND_BY } from '#durable/rules/staff/decisions.ts'
import type { FoundBy } from '#durable/rules/staff/decisions.ts'
import { fieldOf } from './outcome.ts'

/** [B22] How staff came to know of it, by a sent form. */
export function foundByIn(form: FormData): FoundBy {
  return FOUND_BY.find((known) => known === fieldOf(form, 'foundBy')) ?? 'staff'
}
