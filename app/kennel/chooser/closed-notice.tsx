import { useRevalidator } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { PaperNotice } from '#app/ui/notice.tsx'
import styles from '../styles/chooser.module.css'

/** Says that nobody can enter the park, and looks again on request. */
export function ClosedNotice() {
  const { t } = useTranslation('kennel')
  const { state, revalidate } = useRevalidator()
  return (
    <PaperNotice kind="info" word={t('closed.title')} live="status">
      <p className={styles.closed}>{t('closed.text')}</p>
      <Button icon="retry" disabled={state !== 'idle'} onClick={() => revalidate()}>
        {t('closed.again')}
      </Button>
    </PaperNotice>
  )
}
