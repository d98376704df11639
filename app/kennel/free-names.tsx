import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import styles from './styles/free-names.module.css'

type FreeNamesProps = {
  names: readonly string[]
  /** Called with the name that was pressed, which is wanted as it is. */
  onTake: (name: string) => void
  isAsking: boolean
}

/** Names that are free, in the place of one that is taken: one press takes one. */
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
