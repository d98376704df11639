import type { Namespace } from '#app/i18n.ts'
import type { Language } from '#durable/rules/languages.ts'

/** The texts of one namespace in one language. A dot in a key leads into an inner object. */
export type Texts = { readonly [key: string]: string | Texts }

type Files = Record<string, () => Promise<Record<string, Texts>>>

/** The build makes a file for each language of each namespace (worker/local/builder/one-language.ts). */
const FILES: Record<Language, Files> = {
  dk: import.meta.glob<Record<string, Texts>>('./texts/*.ts', { query: '?dk' }),
  en: import.meta.glob<Record<string, Texts>>('./texts/*.ts', { query: '?en' }),
  no: import.meta.glob<Record<string, Texts>>('./texts/*.ts', { query: '?no' }),
  se: import.meta.glob<Record<string, Texts>>('./texts/*.ts', { query: '?se' }),
}

/**
 * Loads the texts of a namespace in one language. Each is a file of its own, so that a page fetches no others.
 * @throws if the file cannot be fetched
 */
export async function loadTexts(language: Language, namespace: Namespace | 'consent'): Promise<Texts> {
  const file = await FILES[language][`./texts/${namespace}.ts`]?.()
  return file?.[namespace] ?? {}
}
