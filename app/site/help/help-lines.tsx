import { useTranslation } from 'react-i18next'
import { COUNTRY_OF, HELP_LINES, telOf } from '#app/shared/help-lines.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import styles from './help-lines.module.css'

/** Whom to call when it is serious, in each country; that of the reader's language first. */
export function HelpLines() {
  const { t } = useTranslation('help')
  const own = COUNTRY_OF[useLanguage()]
  const countries = HELP_LINES.toSorted((one, other) => Number(other.country === own) - Number(one.country === own))
  return (
    <Panel className={styles.lines}>
      <section id="help-lines" aria-labelledby="help-lines-title">
        <h2 id="help-lines-title">
          <Icon name="heart" />
          {t('lines.title')}
        </h2>
        <p>{t('lines.text')}</p>
        <div className={styles.countries}>
          {countries.map(({ country, emergency, lines }) => (
            <div key={country}>
              <h3>{t(`lines.country.${country}`)}</h3>
              <ul>
                {[{ name: t('lines.emergency'), number: emergency }, ...lines].map(({ name, number }) => (
                  <li key={name}>
                    {name} <a href={telOf(number)}>{number}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p>{t('lines.report')}</p>
      </section>
    </Panel>
  )
}
