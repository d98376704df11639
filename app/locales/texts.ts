import type { Namespace } from '#app/i18n.ts'
import type { Language } from '#durable/rules/languages.ts'

/** The texts of one namespace. A dot in a key leads into an inner object. */
export type Texts = { readonly [key: string]: string | Texts }

const FILES = import.meta.glob<Record<string, Texts>>('./*/*.ts')

/**
 * Loads the texts of a namespace in one language. Each is a file of its own, so that a page fetches no others.
 * @throws if the file cannot be fetched
 */
export async function loadTexts(language: Language, namespace: Namespace): Promise<Texts> {
  const file = await FILES[`./${language}/${namespace}.ts`]?.()
  return file?.[namespace] ?? {}
}
