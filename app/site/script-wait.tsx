import { useTranslation } from 'react-i18next'
import { Spinner } from '#app/ui/spinner.tsx'
import styles from './styles/script-wait.module.css'

/** A wait that only a script can end: where there is none, what is needed instead. */
export function ScriptWait({ label }: { label: string }) {
  const { t } = useTranslation('site')
  return (
    <>
      <div className={styles.wait}>
        <Spinner label={label} />
      </div>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </>
  )
}
