import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import styles from './own.module.css'

/** Why something was not done: the park's own words, or that it did not answer. */
export function No({ no }: { no: { text: string | null } | null }) {
  const { t } = useTranslation('game')
  return (
    <div role="status" className={styles.noPlace}>
      {no && (
        <p className={styles.no}>
          <Icon name="danger" />
          <span>{no.text ?? t('life.noAnswer')}</span>
        </p>
      )}
    </div>
  )
}
