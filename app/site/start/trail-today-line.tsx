import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import styles from './styles/park-now.module.css'

/** How many have found the day's trail, as of when the page was rendered. */
export function TrailTodayLine({ finders }: { finders: number }) {
  const { t } = useTranslation('site')
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[useLanguage()])
  return (
    <p className={styles.trail}>
      <Icon name="sniff" />
      <span>{t('trail.finders', { count: finders, finders: number.format(finders) })}</span>
    </p>
  )
}
