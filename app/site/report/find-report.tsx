import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Panel } from '#app/ui/panel.tsx'
import styles from './report.module.css'

/** A field for the number of a report, which opens its page. `isUnknown`: the last one is nobody's. */
export function FindReport({ isUnknown = false }: { isUnknown?: boolean }) {
  const { t } = useTranslation('report')
  return (
    <Panel title={t('receipt.find')}>
      {/* A number in the address would stay in logs, so it is sent as a form. */}
      <Form method="post" action="/report?index" className={styles.find} noValidate>
        <input type="hidden" name="find" value="1" />
        <Field
          name="number"
          label={t('receipt.number')}
          hint={t('receipt.findHint')}
          error={isUnknown ? t('receipt.unknown') : undefined}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{t('receipt.open')}</Button>
      </Form>
    </Panel>
  )
}
