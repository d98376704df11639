import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import { plainAddress } from './compatibility.ts'
import styles from './plain.module.css'

/**
 * Shown if there is no graphics card, or its context was lost: what the player can do. The rest of the park goes on.
 */
export function NoPicture({ why }: { why: 'none' | 'lost' }) {
  const { t } = useTranslation('game')
  return (
    <div className={styles.none} role="alert" data-hud>
      <p>
        <Icon name="danger" />
        <b>{t(`plain.${why}`)}</b>
      </p>
      <p>{t('plain.text')}</p>
      <a className={styles.use} href={plainAddress(window.location)}>
        {t('plain.use')}
      </a>
    </div>
  )
}
