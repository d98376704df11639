import { useTranslation } from 'react-i18next'
import { languageOfTag } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'

/** The language of this page. */
export function useLanguage(): Language {
  return languageOfTag(useTranslation().i18n.language)
}
