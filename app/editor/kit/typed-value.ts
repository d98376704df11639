import type { Json } from '#durable/rules/sheets/canonical.ts'

const NUMBER = /^-?\d{1,9}(?:[.,]\d{1,6})?$/

/** A typed text as a field keeps it: composed, and without space at its ends. */
export function typedText(text: string): string {
  return text.trim().normalize('NFC')
}

/** A typed number; null for nothing. What is no number stays the text that it is, which its field finds unsound. */
export function typedNumber(text: string): Json {
  const typed = typedText(text)
  if (typed === '') return null
  return NUMBER.test(typed) ? Number(typed.replace(',', '.')) : typed
}

/** A typed colour; null for nothing. The sharp sign may be left out. */
export function typedColour(text: string): Json {
  const typed = typedText(text).toLowerCase()
  if (typed === '') return null
  return /^[0-9a-f]{6}$/.test(typed) ? `#${typed}` : typed
}

/** A value as the text of its field. */
export function shownValue(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
