import { useTranslation } from 'react-i18next'
import { FOUND_BY } from '#durable/rules/staff/decisions.ts'
import { Choice } from './choice.tsx'

/** [B22] Asks how staff came to know of it, which the user is told. */
export function FoundChoice() {
  const { t } = useTranslation('manage')
  const options = FOUND_BY.toReversed().map((value) => ({ value, label: t(`form.foundBy.${value}`) }))
  return <Choice name="foundBy" label={t('form.found')} options={options} />
}
