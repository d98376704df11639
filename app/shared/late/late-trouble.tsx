import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { TROUBLE_ID } from './late-ids.ts'
import styles from './late-trouble.module.css'

/**
 * Says that a part of the page has not come. It is there before any script is, and shown by wake-line.ts and
 * fetch-late.ts; its keys are those of wake-line.ts.
 */
export function LateTrouble() {
  const { t } = useTranslation('site')
  return (
    <div id={TROUBLE_ID} className={styles.trouble} role="alert" hidden suppressHydrationWarning>
      <p>{t('late.text')}</p>
      <div className={styles.keys}>
        <Button size="small" kind="primary" icon="retry" data-late="again">
          {t('late.again')}
        </Button>
        <Button size="small" data-late="close">
          {t('late.close')}
        </Button>
      </div>
    </div>
  )
}
