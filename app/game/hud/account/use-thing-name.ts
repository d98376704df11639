import { useTranslation } from 'react-i18next'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { languageOfTag } from '#durable/rules/languages.ts'

/** What a kind of thing is called in the reader's language. */
export function useThingName(): (kind: string) => string {
  const { i18n } = useTranslation('game')
  const language = languageOfTag(i18n.language)
  return (kind) => itemKind(kind)?.name[language] ?? kind
}
