import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import styles from './styles/free-names.module.css'

type FreeNamesProps = {
  names: readonly string[]
  /** Called with the name whose button was pressed. */
  onTake: (name: string) => void
  isAsking: boolean
}

/** Offers free names in place of a taken one [N13]. */
export function FreeNames({ names, onTake, isAsking }: FreeNamesProps) {
  const { t } = useTranslation('kennel')
  if (names.length === 0) return null
  return (
    <div className={styles.free}>
      <p>{t('name.free')}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Button size="small" disabled={isAsking} onClick={() => onTake(name)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
