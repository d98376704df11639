import { useTranslation } from 'react-i18next'
import { BROKEN_RULES } from '#durable/rules/bans.ts'
import { Choice } from '../form/choice.tsx'
import { FoundChoice } from '../form/found-choice.tsx'
import { WriteForm } from '../form/write-form.tsx'
import { Paper } from '../page.tsx'

/** [B23] Closes the account until a second one of the staff has decided, on the page of reports. */
export function CloseAccount() {
  const { t } = useTranslation('manage')
  const rules = BROKEN_RULES.map((rule) => ({ value: rule, label: t(`bans.rule.${rule}`) }))
  return (
    <Paper title={t('closing.paper')}>
      <p>{t('closing.text')}</p>
      <WriteForm name="close" verb={t('closing.close')} kind="danger" reasonLabel={t('closing.reason')} isUrgent>
        <Choice name="rule" label={t('bans.why')} options={rules} />
        <FoundChoice />
      </WriteForm>
    </Paper>
  )
}
