/** Readers for values of JSON that comes from outside: a value of a wrong type becomes an empty one or null. */

export type Fields = Readonly<Record<string, unknown>>

/** The object's fields; none if it is not an object. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The list; an empty one if it is not a list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The text; '' if it is not a text. */
export function jsonText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The number; null if it is none, or too large for any place or size. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Math.abs(value) <= NUMBER_MAX ? value : null
}

export function wholeOf(value: unknown): number | null {
  const number = numberOf(value)
  return number !== null && Number.isInteger(number) ? number : null
}

/** Larger than any coordinate or count, and small enough for exact arithmetic. */
const NUMBER_MAX = 2 ** 32
