import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import styles from '../styles/new-dog.module.css'

/** Says what a new puppy starts with or, for a rebirth, what it keeps and loses: `died` keeps its rank. */
export function RebirthTerms({ of }: { of: 'birth' | 'living' | 'died' }) {
  const { t } = useTranslation('kennel')
  if (of === 'birth') {
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
        <span>{t(of === 'died' ? 'newDog.diedKept' : 'newDog.rebornKept')}</span>
      </p>
      <p className={styles.terms}>
        <Icon name="grave" />
        <span>{t(of === 'died' ? 'newDog.diedLost' : 'newDog.rebornLost')}</span>
      </p>
    </>
  )
}
