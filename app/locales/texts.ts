import type { Namespace } from '#app/i18n.ts'
import type { Language } from '#durable/rules/languages.ts'

/** The texts of one namespace; a key with dots leads to an inner one. */
export type Texts = { readonly [key: string]: string | Texts }

const FILES = import.meta.glob<Record<string, Texts>>('./*/*.ts')

/** The texts of a namespace in one language: a file of its own, so that a page fetches no others. */
export async function loadTexts(language: Language, namespace: Namespace): Promise<Texts> {
  const file = await FILES[`./${language}/${namespace}.ts`]?.()
  return file?.[namespace] ?? {}
}
