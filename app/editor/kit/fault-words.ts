import { useTranslation } from 'react-i18next'
import type { RowFault } from '#durable/rules/sheets/faults.ts'

/** What is wrong with a value, in the reader's words. */
export function useFaultWords(): (fault: RowFault) => string {
  const { t, i18n } = useTranslation('editor')
  return ({ what, limit = 0 }) => t(`fault.${what}`, { limit: new Intl.NumberFormat(i18n.language).format(limit) })
}
