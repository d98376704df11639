import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import styles from '../styles/new-dog.module.css'

/** Says what a new puppy starts with or, for a rebirth, what it keeps and loses. */
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
