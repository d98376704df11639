import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import type { Refusal } from '#durable/protocol/refusals.ts'
import styles from './own.module.css'

/** Why something was not done, or that the park did not answer. */
export function No({ no }: { no: { reason: Refusal | null } | null }) {
  const { t } = useTranslation(['game', 'words'])
  return (
    <div role="status" className={styles.noPlace}>
      {no && (
        <p className={styles.no}>
          <Icon name="danger" />
          <span>{no.reason ? t(`words:refusal.${no.reason}`) : t('game:life.noAnswer')}</span>
        </p>
      )}
    </div>
  )
}
