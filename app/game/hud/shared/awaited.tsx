import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import styles from './awaited.module.css'

/** A placeholder for an answer. It says so if the request fails. */
export function AnswerPending({ hasFailed, again }: { hasFailed: boolean; again: () => void }) {
  const { t } = useTranslation('game')
  return (
    <div className={styles.awaited} role="status">
      {hasFailed ? (
        <>
          <p>{t('life.failed')}</p>
          <Button size="small" icon="retry" onClick={again}>
            {t('life.again')}
          </Button>
        </>
      ) : (
        <Spinner label={t('life.loading')} />
      )}
    </div>
  )
}
