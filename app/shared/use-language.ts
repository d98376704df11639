import { useTranslation } from 'react-i18next'
import { type Language, languageOfTag } from '#durable/rules/languages.ts'

/** The language of this page. */
export function useLanguage(): Language {
  return languageOfTag(useTranslation().i18n.language)
}
