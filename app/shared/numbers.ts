import { LANGUAGE_TAGS, type Language } from '#durable/rules/languages.ts'

/** Formats numbers in the reader's language, with its sign between thousands. */
export function numberFormat(language: Language): Intl.NumberFormat {
  return (FORMATS[language] ??= new Intl.NumberFormat(LANGUAGE_TAGS[language]))
}

/** Made once for each language, because making one takes longer than all that it formats on a page. */
const FORMATS: Partial<Record<Language, Intl.NumberFormat>> = {}
