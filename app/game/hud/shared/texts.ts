import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Refusal } from '#durable/protocol/refusals.ts'

/** The texts of the game, and by the prefix `words:` those that all pages share. */
export type Texts = TFunction<['game', 'words']>

/** Returns the words for a reason in the reader's language. */
export function useRefusalWords(): (reason: Refusal | null) => string {
  const { t } = useTranslation(['game', 'words'])
  return (reason) => refusalWords(t, reason)
}

/** The words for a reason; null: the park did not answer. */
export function refusalWords(t: Texts, reason: Refusal | null): string {
  return reason ? t(`words:refusal.${reason}`) : t('game:life.noAnswer')
}
