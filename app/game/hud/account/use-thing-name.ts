import { useTranslation } from 'react-i18next'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import { useAccountState } from './use-account.ts'

/** What a kind of thing is called in the reader's language: as it is published, or else as in the code. */
export function useThingName(): (kind: string) => string {
  const { i18n } = useTranslation('game')
  const renamed = useAccountState((state) => state.renamed)
  const language = languageOfTag(i18n.language)
  return (kind) => (renamed.find((one) => one.kind === kind) ?? itemKind(kind)?.name)?.[language] ?? kind
}
