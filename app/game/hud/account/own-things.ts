import { useTranslation } from 'react-i18next'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import type { Wear } from '#app/dog/wearables.ts'
import { SLOTS } from '#durable/rules/items/item-kind.ts'
import { useAccountState } from './use-account.ts'

/** What a kind of thing is called in the reader's language. */
export function useThingName(): (kind: string) => string {
  const { i18n } = useTranslation('game')
  const language = languageOfTag(i18n.language)
  return (kind) => itemKind(kind)?.name[language] ?? kind
}

/** What own dog wears, from its things. */
export function useWear(): Wear {
  const things = useAccountState((state) => state.things) ?? []
  return Object.fromEntries(SLOTS.map((slot) => [slot, things.find((thing) => thing.slot === slot)?.kind ?? null]))
}
