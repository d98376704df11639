/** What somebody else's JSON holds, if it is what one hopes for. */

export type Fields = Readonly<Record<string, unknown>>

/** No fields where it is no object. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An empty one where it is no list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** '' where it is no text. */
export function jsonText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Null where it is no number that a place or a size could have. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Math.abs(value) <= NUMBER_MAX ? value : null
}

export function wholeOf(value: unknown): number | null {
  const number = numberOf(value)
  return number !== null && Number.isInteger(number) ? number : null
}

/** Beyond all that is drawn and counted, and below what arithmetic loses. */
const NUMBER_MAX = 2 ** 32
