import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import styles from '../styles/new-dog.module.css'

/** What a puppy starts with; for a rebirth, what the old life leaves it. */
export function RebirthTerms({ isRebirth }: { isRebirth: boolean }) {
  const { t } = useTranslation('kennel')
  if (!isRebirth) {
    return (
      <p className={styles.terms}>
        <Icon name="heart" />
        <span>{t('newDog.born')}</span>
      </p>
    )
  }
  return (
    <>
      <p className={styles.terms}>
        <Icon name="bone" />
        <span>{t('newDog.rebornKept')}</span>
      </p>
      <p className={styles.terms}>
        <Icon name="grave" />
        <span>{t('newDog.rebornLost')}</span>
      </p>
    </>
  )
}
