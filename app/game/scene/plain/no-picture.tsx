import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import { plainAddress } from './compatibility.ts'
import styles from './plain.module.css'

/** There is no graphics card for the park, or it was there and is gone: what one can do. The rest of the park goes on. */
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
