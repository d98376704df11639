import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { ParkNow } from './start-query.ts'
import styles from './styles/park-now.module.css'

/** How many dogs are in the park, as of when the page was rendered; or that it is closed. */
export function ParkNowLine({ now: { dogs, isClosed } }: { now: Omit<NonNullable<ParkNow>, 'finders'> }) {
  const { t } = useTranslation('site')
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[useLanguage()])
  return (
    <p className={styles.now}>
      <Icon name={isClosed ? 'lock' : 'paw'} />
      <span>{isClosed ? t('now.closed') : t('now.dogs', { count: dogs, dogs: number.format(dogs) })}</span>
    </p>
  )
}
