import { LANGUAGE_PARAMETER, LANGUAGE_TAGS, LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'

/** `hreflang` and address of each language of a page, and of the address without a language ("x-default"). */
export function languageAddresses(origin: string, pathname: string): { tag: string; href: string }[] {
  const own = { tag: 'x-default', href: origin + pathname }
  return [...LANGUAGES.map((language) => ({ tag: LANGUAGE_TAGS[language], href: inLanguage(own.href, language) })), own]
}

/** The address that shows a page in one language, whatever the visitor's language is. */
export function inLanguage(address: string, language: Language): string {
  return `${address}?${LANGUAGE_PARAMETER}=${language}`
}
