import { useTranslation } from 'react-i18next'
import type { Refusal } from '#durable/protocol/refusals.ts'

/** Why something was not done, in the reader's language; null: the park did not answer. */
export function useNoWords(): (reason: Refusal | null) => string {
  const { t } = useTranslation(['game', 'words'])
  return (reason) => (reason ? t(`words:refusal.${reason}`) : t('game:life.noAnswer'))
}
