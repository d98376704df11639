import type { Language } from '#durable/rules/languages.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'

/** The text of a row of a draft in a language; empty where there is none. */
export function rowText(texts: Json | undefined, language: Language): string {
  const text = isRecord(texts) ? texts[language] : ''
  return typeof text === 'string' ? text : ''
}
